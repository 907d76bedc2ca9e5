package domain_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "wbso"

// part is a part of the tree and what its code (not its tests) may import of
// this module: packages, or with "/..." a package and everything below it. What it says of a
// path is true of everything below that has no line of its own.
type part struct {
	path    string
	allowed []string
}

// parts is the picture "who may import whom". The longest path wins, so an
// exception has a line of its own. A package that no line covers fails.
func parts() []part {
	const kernel, core = "domain", "domain/..."
	return []part{
		{"domain", nil},
		{"domain/scheme", []string{kernel}},
		{"domain/dutch", []string{kernel}},
		{"domain/account", []string{kernel}},
		{"domain/member", []string{kernel, "domain/account"}},
		{"domain/company", []string{kernel, "domain/account", "domain/member"}},
		{"domain/evaluation/find", []string{kernel, "domain/dutch", "domain/scheme"}},
		{"domain/evaluation", []string{kernel, "domain/dutch", "domain/scheme", "domain/evaluation/find"}},
		{"domain/request", []string{kernel, "domain/scheme", "domain/company", "domain/member", "domain/evaluation/..."}},
		{"domain/application", []string{kernel, "domain/dutch", "domain/scheme", "domain/account", "domain/company", "domain/evaluation/...", "domain/request"}},
		{"domain/application/applicationtest", []string{core}},
		{"domain/vectortest", nil},
		{"domain/application/place", []string{kernel, "domain/dutch", "domain/evaluation/...", "domain/application"}},
		{"domain/application/stored", []string{kernel, "domain/evaluation/...", "domain/application", "domain/application/place"}},
		{"domain/application/form", []string{kernel, "domain/dutch", "domain/scheme", "domain/evaluation/...", "domain/request", "domain/application", "domain/application/place"}},
		{"domain/application/draft", []string{kernel, "domain/dutch", "domain/scheme", "domain/evaluation/...", "domain/application", "domain/application/form"}},
		{"domain/application/claim", []string{kernel, "domain/scheme", "domain/company", "domain/request", "domain/application", "domain/application/form"}},
		{"domain/application/costs", []string{kernel, "domain/dutch", "domain/scheme", "domain/application"}},
		{"domain/application/example", []string{kernel, "domain/scheme", "domain/company", "domain/request", "domain/application", "domain/application/form", "domain/application/claim"}},
		{"domain/application/writer", []string{kernel, "domain/dutch", "domain/scheme", "domain/evaluation/...", "domain/request", "domain/application", "domain/application/place"}},
		{"domain/payment", []string{kernel, "domain/company", "domain/request"}},
		{"domain/hours", []string{kernel, "domain/scheme", "domain/account", "domain/company", "domain/member", "domain/request"}},
		{"domain/hoursfile", []string{kernel, "domain/dutch", "domain/hours"}},
		{"domain/queue", []string{kernel}},
		{"domain/ratelimit", []string{kernel}},
		{"domain/retention", []string{kernel}},
		{"domain/mailtext", []string{kernel, "domain/account", "domain/hours", "domain/request", "domain/payment", "domain/scheme"}},
		{"domain/site", []string{kernel, "domain/account"}},
		{"domain/site/manual", []string{kernel, "domain/scheme", "domain/payment", "domain/site"}},
		{"domain/privacy", []string{core}},
		{"ports", []string{core}},
		{"ports/portstest", []string{core, "ports"}},
		{"fairqueue", nil},
		{"app", []string{core, "ports", "app/..."}},
		{"app/apptest", []string{core, "ports", "fairqueue", "app/...", "adapters/..."}},
		{"app/usecase", []string{kernel, "domain/account", "domain/member", "domain/request", "domain/payment", "domain/queue", "domain/retention", "ports", "fairqueue"}},
		{"app/limits", []string{kernel, "domain/ratelimit", "ports", "app/usecase"}},
		// Privacy: who changes a password over and over is told once, which the mails that went out show.
		{"app/accounts", []string{kernel, "domain/account", "domain/member", "domain/privacy", "domain/queue", "domain/ratelimit", "domain/retention", "ports", "fairqueue", "app/usecase", "app/limits"}},
		{"app/companies", []string{kernel, "domain/company", "domain/member", "domain/payment", "domain/queue", "domain/request", "domain/retention", "ports", "app/usecase", "app/accounts"}},
		{"app/members", []string{kernel, "domain/account", "domain/company", "domain/dutch", "domain/hours", "domain/hoursfile", "domain/member", "domain/queue", "domain/request", "domain/retention", "ports", "app/usecase", "app/accounts"}},
		{"app/evaluations", []string{kernel, "domain/evaluation/...", "domain/ratelimit", "ports", "app/usecase"}},
		{"app/jobs", []string{kernel, "domain/queue", "domain/retention", "ports", "fairqueue", "app/usecase"}},
		{"app/applications", []string{kernel, "domain/scheme", "domain/account", "domain/company", "domain/member", "domain/evaluation/...", "domain/request",
			"domain/application/...", "domain/queue", "domain/retention", "ports", "app/usecase", "app/jobs", "app/accounts", "app/companies", "app/evaluations"}},
		{"app/payments", []string{kernel, "domain/company", "domain/member", "domain/request", "domain/application/claim", "domain/payment", "domain/queue",
			"ports", "app/usecase", "app/jobs", "app/accounts", "app/applications"}},
		// Payment: the report of a project shows what was paid for it, which it reads through its port.
		{"app/timesheets", []string{kernel, "domain/account", "domain/company", "domain/member", "domain/request", "domain/dutch", "domain/hours", "domain/hoursfile", "domain/payment",
			"domain/queue", "domain/retention", "ports", "app/usecase", "app/accounts", "app/companies"}},
		{"app/months", []string{kernel, "domain/company", "domain/hours", "domain/mailtext", "domain/member", "domain/queue", "domain/request", "domain/retention",
			"ports", "app/usecase", "app/jobs", "app/accounts"}},
		{"app/mails", []string{kernel, "domain/account", "domain/hours", "domain/member", "domain/request", "domain/payment", "domain/queue", "domain/mailtext",
			"ports", "app/usecase", "app/jobs", "app/accounts", "app/members", "app/payments"}},
		// Payment and request: the manual names the price and the seller, the booklets are documents. One is an application.
		{"app/pages", []string{kernel, "domain/scheme", "domain/request", "domain/payment", "domain/queue", "domain/site/...", "domain/application/example",
			"ports", "app/usecase", "app/accounts"}},
		// Exports of a person and the demonstration read all contexts.
		{"app/personaldata", []string{core, "ports", "app/usecase", "app/accounts", "app/evaluations", "app/applications", "app/payments", "app/timesheets", "app/mails"}},
		{"app/demo", []string{core, "ports", "app/usecase", "app/accounts", "app/applications", "app/payments", "app/timesheets"}},
		{"adapters/bootstrap", []string{core, "ports", "app/...", "fairqueue", "adapters/...", "web"}},
		// The doctor opens what a server opens.
		{"adapters/doctor", []string{core, "ports", "adapters/bootstrap", "adapters/settings", "adapters/sqlstore", "adapters/stripepay", "adapters/llm"}},
		// The settings of a provider are read by its own rules.
		{"adapters/settings", []string{core, "adapters/llm", "adapters/mail/smtp", "adapters/stripepay", "adapters/systemclock"}},
		{"adapters/httpapi", []string{core, "app/...", "fairqueue", "web", "adapters/httpapi/...", "adapters/apitypes"}},
		// What the fake provider reports is read as Stripe's is.
		{"adapters/fakepay", []string{core, "ports", "adapters/stripepay"}},
		{"adapters/httpapi/card", []string{"adapters/geist"}},
		{"adapters/geist", nil},
		// Documents have the type of the website.
		{"adapters/pdf", []string{core, "ports", "adapters/geist"}},
		{"adapters/apitypes", []string{core, "app/..."}},
		{"adapters/apiclient", []string{kernel, "adapters/apitypes"}},
		// The command line calls the API, also beside the database.
		{"cmd", []string{core, "adapters/apiclient", "adapters/httpapi", "adapters/bootstrap", "adapters/settings", "adapters/doctor", "adapters/apitypes", "app/...", "cmd/..."}},
		{"scripts/ablate", nil},
		{"scripts/apitypes", nil},
		{"scripts/fit", []string{core}},
		{"web", nil},
	}
}

// allowedOf answers for a driven adapter by its place: the core, its own subfolders and the queue.
func allowedOf(pkg string) ([]string, bool) {
	var best *part
	for _, p := range parts() {
		if under(pkg, p.path) && (best == nil || len(p.path) > len(best.path)) {
			best = &p
		}
	}
	if best != nil {
		return best.allowed, true
	}
	if own, ok := strings.CutPrefix(pkg, "adapters/"); ok {
		own, _, _ = strings.Cut(own, "/")
		return []string{"domain/...", "ports", "fairqueue", "adapters/" + own + "/..."}, true
	}
	return nil, false
}

// fences name the only places of every module from outside. A module that is
// not here is a dependency nobody has decided on.
func fences() map[string][]string {
	return map[string][]string{
		"github.com/rickar/cal/v2":            {"domain"},
		"github.com/pquerna/otp":              {"adapters/totp"},
		"github.com/mileusna/useragent":       {"adapters/httpapi"},
		"github.com/jackc/pgx/v5":             {"adapters/sqlstore/postgres"},
		"modernc.org/sqlite":                  {"adapters/sqlstore/sqlite"},
		"github.com/pressly/goose/v3":         {"adapters/sqlstore"},
		"github.com/go-chi":                   {"adapters/httpapi"},
		"github.com/prometheus/client_golang": {"adapters/httpapi", "adapters/bootstrap"},
		"github.com/go-json-experiment/json":  {"adapters/httpapi", "adapters/apitypes"},
		"github.com/golang-jwt/jwt/v5":        {"adapters/jwttokens"},
		"github.com/phpdave11/gofpdf":         {"adapters/pdf"},
		"github.com/xuri/excelize/v2":         {"adapters/xlsx"},
		"github.com/go-fonts/dejavu":          {"adapters/pdf"},
		"golang.org/x/image":                  {"adapters/httpapi/card", "adapters/pdf"},
		"github.com/stripe/stripe-go":         {"adapters/stripepay"},
		"github.com/sashabaranov/go-openai":   {"adapters/llm/openai"},
		"github.com/ollama/ollama":            {"adapters/llm/ollama"},
		"github.com/failsafe-go/failsafe-go":  {"adapters/llm"},
		"github.com/wneessen/go-mail":         {"adapters/mail"},
		"github.com/emersion":                 {"adapters/mail/smtptest"},
		"github.com/caarlos0/env/v11":         {"adapters/settings"},
		"github.com/spf13":                    {"cmd"},
		"github.com/KimMachineGun":            {"cmd"},
		"golang.org/x/term":                   {"cmd"},
		"golang.org/x/crypto":                 {"adapters"},
		"golang.org/x/sync":                   {"adapters"},
		"golang.org/x/text":                   {"adapters", "cmd", "domain/dutch"},
		"github.com/stretchr/testify": {"ports/portstest", "app/apptest", "domain/vectortest", "domain/application/applicationtest", "adapters/sqlstore/pgtest",
			"adapters/mail/smtptest"},
		"pgregory.net/rapid":            nil,
		"github.com/getkin/kin-openapi": nil, // tests only
		"go.yaml.in/yaml/v3":            {"scripts"},
	}
}

// forbidden are the standard packages a part of the core does without.
func forbidden(pkg string) []string {
	switch {
	case under(pkg, "domain") && !supportsTests(pkg):
		return []string{"os", "io/fs", "net", "database", "log", "embed", "math/rand", "crypto/rand", "syscall", "unsafe"}
	case under(pkg, "app") && !supportsTests(pkg):
		return []string{"net/http", "database/sql", "os", "syscall", "unsafe"}
	}
	return nil
}

// portImports is all the standard library a port may speak of.
func portImports() []string { return []string{"context", "io", "time"} }

func TestArchitecture_imports(t *testing.T) {
	for pkg, imports := range packages(t) {
		allowed, ok := allowedOf(pkg)
		assert.True(t, ok, "package %s has no rule in arch_test.go", pkg)
		for _, imp := range imports {
			inner, own := strings.CutPrefix(imp, module+"/")
			switch {
			case own:
				assert.True(t, mayImport(inner, allowed), "%s must not import %s", pkg, inner)
			case strings.Contains(strings.Split(imp, "/")[0], "."):
				checkFence(t, pkg, imp)
			default:
				assert.False(t, underAny(imp, forbidden(pkg)), "%s must not import %s", pkg, imp)
				if pkg == "ports" {
					assert.Contains(t, portImports(), imp, "%s must not import %s", pkg, imp)
				}
			}
		}
	}
}

// supportsTests reports whether only tests, and what supports them, may import a package.
func supportsTests(pkg string) bool { return strings.HasSuffix(pkg, "test") }

// Programs do not link what supports tests, nor the libraries of tests with it.
func TestArchitecture_noProgramLinksTestSupport(t *testing.T) {
	for pkg, imports := range packages(t) {
		for _, imp := range imports {
			assert.True(t, supportsTests(pkg) || !supportsTests(imp) && !strings.HasPrefix(imp, "github.com/stretchr/") && !strings.HasPrefix(imp, "pgregory.net/rapid"),
				"%s must not import %s, which supports tests", pkg, imp)
		}
	}
}

// A rule about a package that is gone would allow one that comes by its name.
func TestArchitecture_rulesNameWhatThereIs(t *testing.T) {
	all := packages(t)
	exists := func(place string) bool {
		tree := strings.TrimSuffix(place, "/...")
		for pkg := range all {
			if under(pkg, tree) {
				return true
			}
		}
		return false
	}
	for _, p := range parts() {
		assert.True(t, exists(p.path), "the rule about %s is of no package", p.path)
		for _, other := range p.allowed {
			assert.True(t, exists(other), "%s may import %s, which there is not", p.path, other)
		}
	}
}

// The rules themselves, on pairs that must come out as the picture says.
func TestArchitecture_rules(t *testing.T) {
	for _, c := range []struct {
		from, to string
		may      bool
	}{
		{"domain/evaluation", "domain", true}, {"domain", "domain/scheme", false}, {"domain/request", "domain/application", false}, {"domain", "ports", false}, {"ports", "app", false},
		{"app/payments", "app/applications", true}, {"app/applications", "app/payments", false}, {"app/timesheets", "app/applications", false}, {"app/timesheets", "domain/application", false}, {"app/evaluations", "domain/application", false}, {"app", "domain/evaluation", true}, {"app", "adapters/pdf", false},
		{"adapters/pdf", "ports", true}, {"adapters/pdf", "app", false}, {"adapters/pdf", "adapters/sqlstore", false},
		{"adapters/sqlstore/sqlite", "adapters/sqlstore", true}, {"adapters/llm/offline", "domain/evaluation", true},
		{"adapters/httpapi", "app", true}, {"adapters/httpapi", "ports", false}, {"adapters/httpapi", "adapters/bootstrap", false},
		{"adapters/bootstrap", "adapters/pdf", true}, {"cmd/wbso", "adapters/bootstrap", true}, {"cmd/wbso", "adapters/pdf", false}, {"cmd/wbsoctl", "ports", false},
		{"web", "domain", false}, {"adapters/argon2", "fairqueue", true}, {"domain", "fairqueue", false}, {"fairqueue", "domain", false},
	} {
		allowed, ok := allowedOf(c.from)
		assert.True(t, ok, c.from)
		assert.Equal(t, c.may, mayImport(c.to, allowed), "%s → %s", c.from, c.to)
	}
	_, ok := allowedOf("util")
	assert.False(t, ok, "a new kind of package needs a rule")
}

// mayImport reports whether one of the patterns is the package or a tree that it is in.
func mayImport(pkg string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		tree, whole := strings.CutSuffix(p, "/...")
		return pkg == tree || whole && under(pkg, tree)
	})
}

func checkFence(t *testing.T, pkg, imp string) {
	for sdk, places := range fences() {
		if imp == sdk || strings.HasPrefix(imp, sdk+"/") {
			assert.True(t, underAny(pkg, places), "%s must not import %s: it belongs to %v", pkg, imp, places)
			return
		}
	}
	assert.Fail(t, "no fence", "%s imports %s, which has no rule in arch_test.go", pkg, imp)
}

// packages lists the packages of the module with the imports of their code,
// tests left out; -e bears with what does not compile at the moment.
func packages(t *testing.T) map[string][]string {
	cmd := exec.Command("go", "list", "-e", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...")
	cmd.Dir = ".."
	out, err := cmd.Output()
	require.NoError(t, err)
	all := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		all[strings.TrimPrefix(words[0], module+"/")] = words[1:]
	}
	require.Contains(t, all, "domain")
	return all
}

// sources parses the code of the module, tests left out.
func sources(t *testing.T) map[string]*ast.File {
	all := map[string]*ast.File{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == "testdata" || d.Name() == ".git" || d.Name() == "dist") {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		tree, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		all[strings.TrimPrefix(filepath.ToSlash(path), "../")] = tree
		return nil
	})
	require.NoError(t, err)
	return all
}

// under reports whether a package or file is a place or is below it.
func under(path, place string) bool { return path == place || strings.HasPrefix(path, place+"/") }

func underAny(path string, places []string) bool {
	return slices.ContainsFunc(places, func(p string) bool { return under(path, p) })
}
