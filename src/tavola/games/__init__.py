"""The games of the house, one folder each. They import the kernel and never one another."""
