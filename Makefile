# Two commands do everything on a fresh machine that has python3 (3.11 or newer) and make:
#   make play    opens the table in the browser
#   make test    runs every test, those in the browser included
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: help play test fast slow check clean

help: ## Say what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/ —/'

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# A stamp for each kind of install, renewed when the project's description changes.
$(VENV)/.installed: $(BIN)/python pyproject.toml setup.py
	@echo "Installing Tavola into $(VENV); the first time this takes about half a minute."
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.installed-test: $(BIN)/python pyproject.toml setup.py
	@echo "Installing Tavola and its tests into $(VENV); the first time this takes about a minute."
	$(BIN)/python -m pip install --quiet --editable '.[test]'
	touch $@ $(VENV)/.installed

$(VENV)/.installed-dev: $(BIN)/python pyproject.toml setup.py
	$(BIN)/python -m pip install --quiet --editable '.[test,dev]'
	touch $@ $(VENV)/.installed-test $(VENV)/.installed

play: $(VENV)/.installed ## Open the table in the browser
	$(BIN)/tavola serve --open

test: $(VENV)/.installed-test ## Run every test, those in the browser included
	$(BIN)/python -m tests.browser_ready
	$(BIN)/python -m pytest -n auto --dist loadfile

fast: $(VENV)/.installed-dev ## Compile the kernel and the games with mypyc (needs a C compiler)
	$(BIN)/python -m pip install --quiet 'setuptools>=77' wheel
	TAVOLA_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2

slow: ## Go back to plain Python
	find src -name '*.so' -delete
	rm -rf build

check: $(VENV)/.installed-dev ## Lint, types and import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

clean: slow ## Remove everything that was built or installed
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
