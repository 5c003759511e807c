# One command each. Needs make and Python 3.11 or newer with venv and pip; all else goes into .venv.

PYTHON ?= python3
VENV := .venv
COMPILED_VENV := .venv-compiled
# What is imported is compiled then, and kept; most of what is installed never is.
PIP_INSTALL := -m pip install --quiet --no-compile --disable-pip-version-check
# uv needs half of pip's time. Where it is not to be had, or does not find what pip is set up to
# find, pip does it and says what is wrong.
define install
	@$(VENV)/bin/python $(PIP_INSTALL) uv && \
	(set -x; $(VENV)/bin/uv pip install --quiet --python $(VENV)/bin/python --editable '$(1)') || \
	(set -x; $(VENV)/bin/python $(PIP_INSTALL) --editable '$(1)')
endef
SITE := import sysconfig; print(sysconfig.get_path("purelib"))

# The list of files is part of the stamp's name, so that a deleted module is noticed too.
SOURCES := $(shell find src web -type f ! -name '*.py[co]' ! -path 'src/trilith/web/*' ! -path 'src/trilith/site/*' ! -path '*/node_modules/*' | LC_ALL=C sort)
INSTALLED := $(VENV)/installed
COMPILED := $(COMPILED_VENV)/installed-$(shell echo $(SOURCES) | cksum | cut -d ' ' -f 1)

# What is tested is what was installed, never what lies on somebody's path.
unexport PYTHONPATH
unexport TRILITH_COMPILE
unexport TRILITH_OPTIMIZE
unexport TRILITH_WEB
# What was compiled or rewritten once is kept, for every test, worker and command after it.
unexport PYTHONDONTWRITEBYTECODE

# Real browsers, sockets and clocks: what fails there on a busy machine gets two more chances, and is
# listed as RERUN in the summary all the same.
AGAIN := --reruns 2 -raR --durations 25 --durations-min 4
# Each worker takes neighbours, which share servers and what was read, and helps out when it is done.
# One more than there are cores, because one of them always waits: for a page, a socket, a clock. Of
# those that run the tests on plain Python, half wait.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
ONE_MORE := $(shell expr $(CORES) + 1)
TWICE := $(shell expr $(CORES) \* 2)
HANDS := $(ONE_MORE)
WORKERS = -n $(HANDS) --dist worksteal
# Servers under test write every move to disk before they answer. Where memory can stand in for the
# disk, with room enough, nobody waits for it.
MEMORY := $(shell test -w /dev/shm && df -Pk /dev/shm | awk 'NR == 2 && $$4 > 4000000 { print "TMPDIR=/dev/shm" }')
# Of many games and long searches, plain Python plays a few, and the compiled build most; and of what
# is shown for several games, languages and screens, some: tests/sample.py.
SAMPLE := --sample
# In a fresh clone every worker would compile all tests by itself, and all at the same time.
WARM := nice $(VENV)/bin/python -P -m pytest --collect-only -qq -p no:cacheprovider > /dev/null 2>&1
# Pictures of all screens, for whoever wants to look; nothing is checked by them.
PICTURES := --pictures
# A plugin of a library that only the tests of the server use: a second for each worker.
PLAIN := -p no:schemathesis

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test test-long every-check compiled-behind set-up style types client offline browser test-web test-interpreted test-browser test-screens test-browsers test-compiled docs format bench clean python

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client  ## start the server on an embedded database, and open the browser
	@$(VENV)/bin/trilith

test: PICTURES :=
test: every-check  ## run every check, on the plain and on the compiled build

test-long: SAMPLE :=
test-long: every-check  ## the same, with everything on both builds and both databases

# The wheel is built and tested behind everything else: what waits for a page, a socket or a clock
# leaves a core free for it. So one worker for each core is enough there.
every-check: HANDS := $(CORES)
every-check: $(INSTALLED)
	@mkdir -p build
	@$(WARM) & $(MAKE) --no-print-directory SAMPLE=$(SAMPLE) HANDS=$(HANDS) COMPILED=$(COMPILED) compiled-behind > build/compiled.log 2>&1 & compiled=$$!; \
	$(MAKE) --no-print-directory SAMPLE=$(SAMPLE) PICTURES=$(PICTURES) HANDS=$(HANDS) \
		set-up style types test-web test-interpreted test-browser || { kill $$compiled; exit 1; }; \
	wait $$compiled; passed=$$?; cat build/compiled.log; exit $$passed

# What only computes can wait for all others; what watches a clock runs as one of them.
compiled-behind:
	@nice $(MAKE) --no-print-directory COMPILED=$(COMPILED) ON_COMPILED='$(COMPUTING)' test-compiled
	@$(MAKE) --no-print-directory COMPILED=$(COMPILED) ON_COMPILED='$(AGAIN) $(if $(SAMPLE),$(ACROSS),$(ON_THE_CLOCK))' test-compiled

# The browser is fetched while the rest is made: it needs nothing of it.
set-up: | python
	@mkdir -p build
	@$(MAKE) --no-print-directory browser > build/browser.log 2>&1 & browser=$$!; \
	$(MAKE) --no-print-directory client || { kill $$browser; exit 1; }; \
	wait $$browser || { cat build/browser.log; exit 1; }

style: $(INSTALLED)  ## check format and lint
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/ruff check

types: $(INSTALLED)  ## check the types
	$(VENV)/bin/mypy

client: $(INSTALLED)  ## build the client for the browser, if it is missing or old
	@$(VENV)/bin/python -m trilith.server.client_build

offline: $(INSTALLED)  ## write a folder of static files that plays in any browser, into build/offline
	@$(VENV)/bin/trilith offline --out build/offline

browser: | python
	@$(PYTHON) tests/web/chromium.py --install

# Node is the one of the Python package, whatever else is installed.
test-web: client  ## check the client: format, lint, types, its own logic
	cd web && PATH="$(CURDIR)/$(VENV)/bin:$$PATH" && npm run --silent lint && npm run --silent check && npm test

test-interpreted: WORKERS = -n $(TWICE) --dist worksteal
test-interpreted: $(INSTALLED) client  ## run the tests on plain Python, with a sample of the many games
	$(MEMORY) TRILITH_EXPECTED_BUILD=interpreted $(VENV)/bin/python -P -m pytest $(WORKERS) $(AGAIN) $(SAMPLE) --ignore tests/web

# By now nothing runs behind it, so a worker that waits leaves a core to another.
test-browser: WORKERS = -n $(ONE_MORE) --dist worksteal
test-browser: $(INSTALLED) client browser  ## play whole games in a real browser (takes a while)
	$(MEMORY) $(VENV)/bin/python -P -m pytest $(WORKERS) $(PLAIN) $(AGAIN) $(SAMPLE) $(PICTURES) tests/web

# Apart from `make test`: it takes half an hour.
test-screens: $(INSTALLED) client browser  ## look at every decision of whole games at every size, in every language
	$(MEMORY) $(VENV)/bin/python -P -m pytest $(WORKERS) $(PLAIN) $(PICTURES) -m whole tests/web

# Apart from `make test`: it installs two more browsers.
test-browsers: $(INSTALLED) client  ## begin and play games in Firefox and WebKit too
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/python -m tests.browsers --install

# What is compiled, and a game at a table and in the terminal on top of it. The server, the commands,
# the screens and the words are plain Python in both builds, and tested once.
COMPUTING := tests/engine tests/games tests/conformance tests/playthroughs tests/records tests/bots tests/test_build.py
ON_THE_CLOCK := tests/arena tests/server/test_play.py tests/server/test_workers.py tests/cli/test_play.py
# Of these, what carries compiled objects from process to process, or plays at a table.
ACROSS := tests/arena/test_on_ray.py tests/arena/test_crew.py tests/server/test_play.py tests/server/test_workers.py tests/cli/test_play.py
ON_COMPILED := $(COMPUTING) $(ON_THE_CLOCK)

test-compiled: $(COMPILED)  ## run the tests of what is compiled on the compiled wheel
	$(MEMORY) TRILITH_EXPECTED_BUILD=compiled $(COMPILED_VENV)/bin/python -P -m pytest $(WORKERS) $(PLAIN) $(SAMPLE) $(ON_COMPILED)

# Its tools are installed only here: nothing else needs them.
docs: $(VENV)/installed-docs  ## build the documentation as a site, which the server shows at /docs
	$(VENV)/bin/python -m tools.docs

$(VENV)/installed-docs: $(INSTALLED)
	$(call install,.[docs])
	@touch $@

format: $(INSTALLED)  ## put the code into shape, and mend what can be mended
	$(VENV)/bin/ruff check --fix --exit-zero
	$(VENV)/bin/ruff format

bench: $(INSTALLED)  ## measure the speed of both builds
	$(VENV)/bin/python benchmarks/against_peers.py

clean:  ## remove all that was made here, the environments too
	rm -rf $(VENV) .venv-* build dist web/node_modules src/trilith/web src/trilith/site .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "expected Python 3.11 or newer as '$(PYTHON)', found $$($(PYTHON) --version 2>/dev/null || echo none); try: make PYTHON=python3.13" >&2; exit 1; }

# Editable: the source itself runs, so this is due again only when the requirements change.
$(INSTALLED): pyproject.toml | python
	$(PYTHON) -m venv $(VENV)
	$(call install,.[dev])
	@touch $@

# Built without isolation, because .venv holds the build's requirements already; and whatever else
# the tests need is borrowed from there. Only the wheel itself is installed here, without a client:
# what runs on it has no screen.
$(COMPILED): $(SOURCES) hatch_build.py $(INSTALLED)
	@rm -rf $(COMPILED_VENV)
	$(PYTHON) -m venv --without-pip $(COMPILED_VENV)
	@wheels=$$(mktemp -d) && trap 'rm -rf "$$wheels"' EXIT && set -ex && \
	TRILITH_COMPILE=1 TRILITH_OPTIMIZE=1 TRILITH_WEB=0 $(VENV)/bin/python -m build --wheel --no-isolation --outdir "$$wheels" && \
	$(VENV)/bin/python -m pip --python $(COMPILED_VENV) install --quiet --no-deps "$$wheels"/*.whl
	@$(VENV)/bin/python -c '$(SITE)' > "$$($(COMPILED_VENV)/bin/python -c '$(SITE)')/borrowed.pth"
	@touch $@
