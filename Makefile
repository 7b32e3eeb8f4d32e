# Every target makes the environment it needs in .venv, from the hash-locked files; nothing is installed elsewhere
# (but the checker of the JavaScript in node_modules, and a browser for the tests, see tests/browser/setup.sh).

SHELL := bash
PYTHON ?= python3
OUT ?= site
PORT ?= 8000
UV_VERSION := 0.13.9

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
PYTEST := $(BIN)/python -bb -m pytest

# A stamp carries the checksum of what it was made from: the environment follows the lock files by content, and a
# checkout that only changes the dates of files installs nothing.
checksum = $(shell cat $(1) 2>/dev/null | cksum | cut -d ' ' -f 1)
SITE_ENV := .venv/.site-$(call checksum,requirements.txt)
DEV_ENV := .venv/.dev-$(call checksum,requirements-dev.txt)
PROJECT := .venv/.project-$(call checksum,pyproject.toml scripts/svod/__init__.py)
NODE_ENV := node_modules/.made-$(call checksum,package-lock.json)

# install(lock): what the lock names, by hash; counts packages on a terminal, is quiet elsewhere.
define install
	set -o pipefail; terminal=; if test -t 1; then terminal=yes; fi; \
	$(PIP) install --require-hashes -r $(1) | \
		awk -v terminal="$$terminal" -v total="$$(grep -c '^[a-z].*==' $(1))" ' \
		/^(Collecting|Requirement|Ignoring)/ && terminal { printf "\r  package %d of %d ", ++n, total; fflush() } \
		/^Installing/ { if (terminal) print ""; print "  unpacking them"; fflush() } \
		END { if (terminal && n == total) print "" }'
endef

.PHONY: help
help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | while IFS= read -r line; do \
		printf '  make %-14s %s\n' "$${line%%:*}" "$${line##*## }"; done

##### For everybody

.PHONY: site
site: $(PROJECT) ## Build the site into site/ (OUT=folder for another place)
	@echo "Building the site into $(OUT)/"
	@$(BIN)/svod build --out $(OUT)
	@printf '%s\n' "The site is in $(OUT)/. To look at it:" \
		"  $(PYTHON) -m http.server --directory $(OUT) $(PORT)   and open http://localhost:$(PORT)/" \
		"  make serve                                  a preview that follows your edits"

.PHONY: test
test: $(PROJECT) $(DEV_ENV) ## Run every test, those in a real browser too
	@sh tests/browser/setup.sh
	@$(PYTEST)

.PHONY: serve
serve: $(PROJECT) ## Preview the site; it follows your edits
	@$(BIN)/svod serve

.PHONY: check
check: $(PROJECT) ## Check the records
	@$(BIN)/svod check

##### For programmers

.PHONY: env
env: $(PROJECT) $(DEV_ENV) $(NODE_ENV) ## Make the environment only

.PHONY: lint
lint: $(PROJECT) $(DEV_ENV) $(NODE_ENV) ## Check the code: ruff, mypy, layers, tsc
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@node node_modules/typescript/bin/tsc --project scripts/svod/browser

.PHONY: format
format: $(DEV_ENV) ## Lay the code out and repair what ruff can
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

.PHONY: unit
unit: $(PROJECT) $(DEV_ENV) ## Run the tests that need no browser
	@$(PYTEST) --ignore=tests/browser

.PHONY: browser
browser: $(PROJECT) $(DEV_ENV) ## Run the tests in a browser (in SVOD_BUILT_SITE=folder, a site already built)
	@sh tests/browser/setup.sh
	@$(PYTEST) tests/browser

.PHONY: test-long
test-long: $(PROJECT) $(DEV_ENV) ## Run every test, the slow ones and long searches for counter-examples too
	@sh tests/browser/setup.sh
	@HYPOTHESIS_PROFILE=long $(PYTEST) -m ''

.PHONY: bench-mentions
bench-mentions: $(PROJECT) $(DEV_ENV) ## Tell how well names are found in the marked sentences
	@$(BIN)/python -m tests.bench.mentions

.PHONY: bench-search
bench-search: $(PROJECT) $(DEV_ENV) ## Tell how well judged queries are answered, and what each part of the search brings
	@$(BIN)/python -m tests.bench.search

.PHONY: bench-speed
bench-speed: $(PROJECT) $(DEV_ENV) ## Tell what a query takes today and with 2,000 rulings, beside SQLite's FTS5
	@$(BIN)/python -m tests.bench.search_speed

.PHONY: bench-page
bench-page: $(PROJECT) $(DEV_ENV) ## Tell what the search loads and takes in a browser, beside the theme's own
	@sh tests/browser/setup.sh
	@$(BIN)/python -m tests.bench.search_page

.PHONY: bench-terms
bench-terms: $(PROJECT) $(DEV_ENV) ## Tell how many seeded mistakes in terms the checks find, and their false alarms
	@$(BIN)/python -m tests.bench.terms

.PHONY: bench-check
bench-check: $(PROJECT) $(DEV_ENV) ## Tell what a check costs after one edit, beside the start-up
	@$(BIN)/python -m tests.bench.check_cost

.PHONY: golden
golden: $(PROJECT) $(DEV_ENV) ## Rewrite the golden files; look at the diff afterwards
	@$(PYTEST) --ignore=tests/browser --update-golden
	@git diff --stat

.PHONY: published
published: $(PROJECT) $(DEV_ENV) ## Add today's addresses to the list of those that must not vanish
	@$(BIN)/python -m tests.site.published
	@git diff --stat tests/site/published.txt

.PHONY: schema
schema: $(PROJECT) ## Write schema/ anew from the models
	@$(BIN)/python -m svod.records.json_schema

.PHONY: lock
lock: ## Renew the lock files after a change of dependencies (UPGRADE=1 takes the newest of everything)
	@$(PYTHON) -m venv .svod/lock
	@.svod/lock/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@compile() { .svod/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) pyproject.toml "$$@"; }; \
	compile --group build --output-file requirements.txt && \
	compile --group build --group dev --constraint requirements.txt --output-file requirements-dev.txt

.PHONY: clean
clean: ## Remove what was built; the environment in .venv stays
	@rm -rf site .svod .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

##### The environment

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Svod needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11 …" >&2; exit 1; }
	@echo "Making the environment in .venv"
	@$(PYTHON) -m venv .venv

$(SITE_ENV): | $(BIN)/python
	@echo "Installing what the site needs (about half a minute)"
	@$(call install,requirements.txt)
	@rm -f .venv/.site-* && touch $@

$(DEV_ENV): $(SITE_ENV)
	@echo "Installing what the tests need (about half a minute)"
	@$(call install,requirements-dev.txt)
	@rm -f .venv/.dev-* && touch $@

$(PROJECT): $(SITE_ENV)
	@$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@rm -f .venv/.project-* && touch $@

$(NODE_ENV):
	@node -e 'process.exit(Number(parseInt(process.versions.node) < 20))' || { \
		echo "The checks of the JavaScript need Node 20 or newer, as the command node" >&2; exit 1; }
	@echo "Installing the checker of the JavaScript"
	@npm ci --silent --no-audit --no-fund
	@touch $@
