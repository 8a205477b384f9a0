# make install, make run, make test: nothing else is needed. `make help` lists the rest.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# The first Python that is new enough and can make a virtual environment; or name one: PYTHON=python3.12
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && exit; done; echo python3)

VENV := .venv
BIN := $(VENV)/bin
BASE := $(VENV)/.base
INSTALLED := $(VENV)/.installed
WORKERS ?= auto
KILLS ?= 150
SEED ?= $(shell date +%s)
RULES := $(wildcard tools/rules_page.py)
# The site's tests that ask a database; CI leaves the long ones to `make test-postgresql` by hand.
LONG := secrecy survival e2e
ON_POSTGRESQL := store web cli/test_server.py $(if $(CI),,$(LONG))
MEASURED := --quiet --benchmark-enable --benchmark-columns min,median,mean,stddev,rounds --benchmark-sort name
PAGES := README.md README.uk.md docs/host.md docs/host.uk.md docs/records.md docs/records.uk.md docs/balance.md docs/balance.uk.md

# The tools of the environment find one another, and no setting of the shell changes what they say.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONUTF8 := 1
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV

heading = @printf '\n== %s\n' '$(1)'

##@ Setting up

.PHONY: install
install: $(INSTALLED)  ## make .venv with misto and the tools of development in it

# What the site needs, and no more: a newcomer who only looks at it doesn't wait for the rest.
$(BASE): pyproject.toml constraints.txt
	$(call heading,Install: $(PYTHON) into $(VENV))
	@command -v $(PYTHON) >/dev/null || { \
		echo 'There is no $(PYTHON) here. Misto needs Python 3.11 or later (Debian: apt install python3 python3-venv).'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Misto needs Python 3.11 or later; this is $$($(PYTHON) --version). Name another: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'This Python has no venv module (Debian: apt install python3-venv).'; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(INSTALLED): $(BASE)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

.PHONY: run
run: $(BASE)  ## start the site with games to look at, and print the ways in
	@misto serve --demo

##@ Checking

.PHONY: test
test: install style types imports sizes pages docs readme tests  ## every check and test

.PHONY: style
style: install  ## ruff: all its rules, and the format
	$(call heading,Style: ruff)
	@ruff check --quiet
	@ruff format --check

.PHONY: types
types: install  ## mypy, strict
	$(call heading,Types: mypy)
	@mypy

.PHONY: imports
imports: install  ## the arrows between the packages
	$(call heading,Imports: import-linter)
	@lint-imports --no-logo

.PHONY: sizes
sizes: install  ## the lengths of functions and files
	$(call heading,Sizes)
	@python tools/sizes.py src/misto

.PHONY: pages
pages: install  ## the pages of the rules are those of the catalogues and cases, the tables of odds the programme's
ifneq ($(RULES),)
	$(call heading,Pages of the rules)
	@python $(RULES) --check
endif
	$(call heading,Tables of odds)
	@python tools/odds.py --check

.PHONY: docs
docs: install  ## the documentation, in docs/_build
	$(call heading,Documentation: sphinx)
	@sphinx-build --quiet --fail-on-warning --keep-going --nitpicky --jobs auto docs docs/_build
	@echo 'docs/_build/index.html'

.PHONY: readme
readme: install  ## the commands of the READMEs and guides print what these say
	$(call heading,Commands of the READMEs and guides)
	@python tools/readme.py $(PAGES)

.PHONY: tests
tests: install  ## the tests, with coverage; in a browser too, where one is found
	$(call heading,Tests: pytest)
	@coverage erase
	@coverage run -m pytest --numprocesses $(WORKERS) --dist worksteal --durations 5 --durations-min 1
	@coverage combine --quiet
	$(call heading,Coverage: 90 % of all and 100 % of the engine)
	@coverage report --fail-under 90
	@coverage report --fail-under 100 --include 'src/misto/engine/*'

.PHONY: test-postgresql
test-postgresql: install  ## the site's tests on PostgreSQL: on the server of DATABASE_URL, or this machine's
	$(call heading,Tests on PostgreSQL: pytest)
	@python tools/on_postgresql.py pytest --numprocesses $(WORKERS) --dist worksteal \
		$(addprefix tests/,$(ON_POSTGRESQL)) --ignore tests/web/test_a11y.py

##@ Now and then

.PHONY: bench
bench: bench-engine bench-sim bench-site  ## the speed of the engine, of the simulator and of the site

.PHONY: bench-engine
bench-engine: install  ## the speed of the engine
	@pytest benchmarks/bench_engine.py $(MEASURED)

.PHONY: bench-sim
bench-sim: install  ## the speed of the simulator, on one core: the processor's time
	@pytest benchmarks/bench_sim.py $(MEASURED) --benchmark-timer time.process_time

.PHONY: screenshots
screenshots: install  ## pictures of the main pages, in build/screenshots (PICTURES=--all: of all)
	@python tools/screenshots.py $(PICTURES)

.PHONY: a11y
a11y: install  ## axe on every page, for each viewer, in both themes and languages (half an hour)
	@pytest --numprocesses $(WORKERS) tests/web/a11y_in_full.py

.PHONY: bench-site
bench-site: install  ## the site under load: needs PostgreSQL and wrk, and takes some minutes
	$(call heading,Load: PostgreSQL and two processes for pages)
	@python -m benchmarks.bench_site

.PHONY: oracle
oracle: install  ## the engine against the naive resolver, over 100,000 random turns
	@python -m tests.oracle.compare --turns 100000

.PHONY: differential
differential: install  ## the batch of the simulator against the engine, over 300,000 turns
	@python -m tests.sim.differential --turns 100000

.PHONY: exhaustive
exhaustive: install  ## every night of two seven-seat games, and each compared with the naive resolver
	@python -m tests.engine.exhaustive --oracle

.PHONY: fuzz
fuzz: install  ## random commands, sensible and not: accepted, and refused by code
	@python -m tests.engine.fuzz

.PHONY: soak
soak: soak-engine soak-secrecy soak-kills soak-fuzz  ## all that can be tried for longer, another choice each time

.PHONY: soak-engine
soak-engine: install  ## the properties, over many more games
	@HYPOTHESIS_PROFILE=soak pytest --numprocesses $(WORKERS) tests/engine

.PHONY: soak-secrecy
soak-secrecy: install  ## the law of secrecy: every page in every phase for each viewer, over 1,000 games (GAMES=100 in each of ten parts)
	@HYPOTHESIS_PROFILE=soak GAMES=$(or $(GAMES),100) pytest --numprocesses $(WORKERS) --dist worksteal tests/secrecy

.PHONY: soak-kills
soak-kills: install  ## a site killed again and again, on SQLite and on PostgreSQL (KILLS=150 each)
	@SURVIVAL_KILLS=$(KILLS) SURVIVAL_SEED=$(SEED) pytest --quiet --capture no tests/survival/test_killing.py
	@SURVIVAL_KILLS=$(KILLS) SURVIVAL_SEED=$(SEED) python tools/on_postgresql.py \
		pytest --quiet --capture no tests/survival/test_killing.py

.PHONY: soak-fuzz
soak-fuzz: install  ## every form and parameter of the site, spoiled 50,000 times (REQUESTS=50000)
	@FUZZ_REQUESTS=$(or $(REQUESTS),50000) FUZZ_SEED=$(or $(SEED),4) pytest --quiet --capture no tests/fuzz/test_fuzz.py

.PHONY: audit
audit: install  ## advisories about what is installed; only where an advisory service answers
	@mkdir -p build
	@test -x build/auditor/bin/pip-audit || { \
		$(PYTHON) -m venv build/auditor && build/auditor/bin/python -m pip install --quiet pip-audit; }
	@python tools/audit.py --with build/auditor/bin/pip-audit

.PHONY: mutants
mutants: install  ## the mutation score of the engine; a run that was stopped goes on
	@HYPOTHESIS_PROFILE=mutants PYTHONHASHSEED=0 mutmut run
	@python tools/mutants.py

.PHONY: mutants-again
mutants-again: install  ## the same for the survivors alone, after new tests
	@HYPOTHESIS_PROFILE=mutants PYTHONHASHSEED=0 python tools/mutants.py --again

.PHONY: format
format: install  ## let ruff set the format and mend what it can
	@ruff check --fix --quiet --exit-zero
	@ruff format

.PHONY: rules
rules: install  ## write docs/rules from the catalogues and the cases
ifneq ($(RULES),)
	@python $(RULES)
else
	@echo 'tools/rules_page.py is not there yet'
endif

.PHONY: odds
odds: install  ## write the tables of docs/balance from the exact solutions
	@python tools/odds.py

.PHONY: changelog
changelog: install  ## gather changelog.d into CHANGELOG.md: make changelog VERSION=0.1.0
	@test -n '$(VERSION)' || { echo 'make changelog VERSION=...'; exit 1; }
	@towncrier build --yes --version '$(VERSION)'

.PHONY: constraints
constraints:  ## pin the newest versions of all that is installed
	@mkdir -p build
	@test -x build/resolver/bin/uv || { $(PYTHON) -m venv build/resolver && build/resolver/bin/python -m pip install --quiet uv; }
	@build/resolver/bin/uv pip compile --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 \
		--extra dev --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
		--output-file build/constraints.txt pyproject.toml
	@{ echo '# Made by `make constraints`: what `make install` installs, on every Python from 3.11 on.'; \
		cat build/constraints.txt; } > constraints.txt

.PHONY: clean
clean:  ## remove all that was made here
	@rm -rf $(VENV) build dist docs/_build mutants .coverage .coverage.* htmlcov .hypothesis .benchmarks \
		.mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: help
help:
	@awk 'BEGIN {FS = ":.*##"} \
		/^##@/ {printf "\n%s\n", substr($$0, 5)} \
		/^[a-z-]+:.*##/ {printf "  make %-17s%s\n", $$1, $$2}' $(MAKEFILE_LIST)
