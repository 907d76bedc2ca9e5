# make run     build everything and serve the demonstration on http://localhost:8000
# make test    install what is missing and run every check and test: the one gate
# make dev     both halves with hot reload     make check   format, vet, lint, types, architecture
# make build   bin/wbso and bin/wbsoctl        make golden  write the golden files anew
# make bench   the figures (BENCH_DIR adds peers from outside)
# make shots   every screen as a picture, in three widths and both themes: web/shots/, and the two of README
# make audit   known holes, signatures and parts of what the product is made of

export CGO_ENABLED := 0
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1
SHELL := bash
GO_FILES := $(shell find adapters app cmd domain fairqueue ports web -name '*.go' -not -path '*/node_modules/*') go.mod go.sum
ASSETS := $(shell find adapters app domain -type f -not -name '*.go')
WEB_FILES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/test-results/*' -not -path 'web/shots/*' \
	-not -path 'web/e2e/*' -not -name playwright.config.ts -not -name '*.go')
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
NODE_STAMP := web/node_modules/.installed-$(shell sha256sum web/package-lock.json | cut -c1-16)

.PHONY: run server-packages test dev build check go-check web-check golden bench shots audit setup web-deps all-tests go-test web-test e2e

# On a fresh machine most packages of the server compile while npm fetches those of the client.
run:
	@$(MAKE) --no-print-directory --jobs=2 server-packages build
	@echo "Starting the demonstration"
	bin/wbso serve --demo

server-packages:
	@echo "Compiling the packages of the server"
	@go build -trimpath ./adapters/sqlstore/... ./adapters/stripepay ./adapters/pdf ./adapters/xlsx ./adapters/llm/...

build: bin/wbso bin/wbsoctl

bin/wbso bin/wbsoctl &: $(GO_FILES) $(ASSETS) web/dist/index.html
	@echo "Building wbso and wbsoctl"
	@go build -buildvcs=auto -trimpath -ldflags '-s -w' -o bin/ ./cmd/wbso ./cmd/wbsoctl

web/dist/index.html: $(WEB_FILES) $(NODE_STAMP)
	@echo "Building the client"
	@npm --prefix web run build

web-deps: $(NODE_STAMP)
$(NODE_STAMP):
	@echo "Fetching the packages of the client"
	@npm --prefix web ci --no-audit --no-fund
	rm -f web/node_modules/.installed-* && touch $@

# Two things at a time, the longest first.
test: setup
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target all-tests

all-tests: e2e check go-test web-test

setup:
	scripts/setup.sh

go-test: build
	go test -p 2 -timeout 40m ./...

web-test: web-deps
	npm --prefix web test

e2e: build
	npm --prefix web run e2e

check: go-check web-check

go-check: web/dist/index.html
	@unformatted=$$(gofmt -l $$(git ls-files '*.go')); test -z "$$unformatted" || { echo "gofmt: $$unformatted"; exit 1; }
	go vet ./...
	go run $(STATICCHECK) -checks inherit,ST1020,ST1021,ST1022 ./...
	go mod tidy -diff
	scripts/deadcode.sh
	go run ./scripts/apitypes | diff adapters/apitypes/types.gen.go - || { echo "run: go generate ./adapters/apitypes"; exit 1; }

web-check: web-deps
	npm --prefix web run check

golden:
	go test ./adapters/pdf ./domain/mailtext ./domain/hoursfile ./cmd/wbsoctl -run Golden -update

bench: build
	scripts/bench.sh

shots: build
	npm --prefix web run shots

audit: build
	scripts/audit.sh

dev: web-deps
	scripts/dev.sh
