"""What a page looks like, measured in it."""

from __future__ import annotations

PAGE_SIZE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
#: What is too small for a thumb.
TOO_SMALL = """() => [...document.querySelectorAll("button, summary, label, input, select, a.button, a.switch")]
    .filter((one) => one.getClientRects().length && !one.matches(".skip, label[for], .card-choice input, .tab input"))
    .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 39.5 || box.height < 39.5)
    .map(([text]) => text)"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll("#frame .card, #frame .pile, #frame .region, #frame .expedition")]
    .filter((one) => one.getClientRects().length)
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(([name]) => name)"""
