# make play and make test do all set-up themselves. make help lists the rest.

BIN := .venv/bin
UV := scripts/uv
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.toml' | grep -v /page/)
PAGE_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
PAGE := src/lampblack/server/page/index.html
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 2

.PHONY: help play install dist test check test-interpreted test-compiled test-page soak mutants bench format clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 20

# The compiled build when it is up to date, else the sources as they are: nobody waits for a compiler to play.
play: build/deps $(PAGE) ## set everything up and serve the tables at http://127.0.0.1:8000
	@$(MAKE) --no-print-directory --question build/installed 2>/dev/null || export PYTHONPATH=src; \
	exec $(BIN)/python -m lampblack.cli serve --host $(HOST) --port $(PORT) --data data --open

install: build/optimised ## compile the rules and put the lampblack command into .venv/bin, with the lab's extra
	@$(UV) sync --quiet --frozen --no-install-project --inexact --no-default-groups --group build --extra lab
	@echo "$(BIN)/lampblack is ready."

dist: build/deps $(PAGE) ## an sdist with the page in it, and a wheel for this machine, into dist/
	$(UV) build --out-dir dist

test: build/dev build/node_modules ## everything: checks, both builds, the page in a real browser
	@$(MAKE) --no-print-directory -j2 check test-page build/installed  # the checks use one core, the compiler the other
	@$(MAKE) --no-print-directory test-interpreted test-compiled
	@echo "All tests passed. What was skipped, and why, stands above each summary."

check: build/dev build/node_modules ## format, lint, types, import rule; seconds
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	cd web && ../scripts/npm run --silent check

# What never runs compiled (adapters, lab, server, store, table, terminal, commands) is tested once, over the compiled rules,
# and so are bots, whose strength takes games by the hundred; packages are installed once too, with every command on
# interpreted rules.
ONCE := adapters bots lab server store table terminal test_cli.py test_cli_content.py test_cli_lab.py
test-interpreted: build/dev $(PAGE) ## the tests of the rules on the interpreted build
	PYTHONPATH=src LAMPBLACK_BUILD=interpreted $(BIN)/pytest -n $(WORKERS) \
		-m "not browser and not install and not soak" $(ONCE:%=--ignore tests/%)

test-compiled: build/dev build/installed ## the tests on the compiled build, and in a real browser
	scripts/chromium
	scripts/servers
	LAMPBLACK_BUILD=installed $(BIN)/pytest -n $(WORKERS)

soak: build/dev build/installed ## what takes long: tests marked soak, laws looked at long and elsewhere, some mutants; an hour
	scripts/servers
	LAMPBLACK_BUILD=installed $(BIN)/pytest -m soak --durations 0
	LAMPBLACK_BUILD=installed LAMPBLACK_HYPOTHESIS=thorough $(BIN)/pytest -n $(WORKERS) -k law tests/games
	@for game in $(GAMES); do \
		$(MAKE) --no-print-directory mutants GAME=$$game SAMPLE=5 SEED=$$(date +%F) || exit 1; done

GAMES := $(patsubst src/lampblack/games/%/game.py,%,$(wildcard src/lampblack/games/*/game.py))
GAME ?= night_cage
SAMPLE ?= 100
SEED ?= 1
mutants: build/dev ## change the rules of GAME one place at a time and see whether its tests notice; an hour
	@$(UV) pip install --quiet --python $(BIN)/python "coverage>=7"
	$(BIN)/python scripts/mutants.py $(GAME) --sample $(SAMPLE) --seed $(SEED)

test-page: build/node_modules ## the page's own unit tests
	cd web && ../scripts/npm run --silent test

bench: build/dev build/optimised ## actions per second of every game, both builds, beside our peers
	$(BIN)/python bench/run.py

format: build/dev build/node_modules ## put every file into shape
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format .
	cd web && ../scripts/npm run --silent format

clean: ## remove everything that was built or installed
	rm -rf .venv build dist web/node_modules src/lampblack/server/page src/*.egg-info

# What running and compiling needs, and what developing needs besides.
build/deps: pyproject.toml uv.lock
	@mkdir -p build
	@echo "Setting up .venv ..."
	@$(UV) sync --quiet --frozen --no-install-project --inexact --no-default-groups --group build
	@touch $@

build/dev: build/deps
	@$(UV) sync --quiet --frozen --no-install-project --inexact
	@touch $@

# Not npm ci: it wants the binaries of every platform in the lock file, and not every registry has them all.
build/node_modules: web/package.json web/package-lock.json
	@mkdir -p build
	@echo "Fetching what builds the page ..."
	@cd web && ../scripts/npm install --no-save --loglevel=error --no-fund --no-audit
	@touch $@

$(PAGE): $(PAGE_SOURCES) | build/node_modules
	@echo "Building the page ..."
	@cd web && ../scripts/npm run --silent build
	@touch $@

# For tests the C compiler hurries: it is most of the wait, and twice as long when it optimises.
BUILT_FROM := build/deps $(SOURCES) $(PAGE) setup.py $(wildcard scripts/building/*.py)
build/installed: $(BUILT_FROM)
	@rm -f build/optimised
	@LAMPBLACK_OPT=1 scripts/compile
	@touch $@

build/optimised: $(BUILT_FROM)
	@rm -rf build/lib.* build/temp.*
	@scripts/compile
	@touch build/installed $@
