package domain_test

import (
	"go/ast"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// goPlaces may start a goroutine with a bare go statement, each for a reason.
// Everything else goes through app's wrapper, which contains a panic (J-06).
func goPlaces() map[string]string {
	return map[string]string{
		"app/usecase/background.go":          "the wrapper itself",
		"adapters/sqlstore/backup/behind.go": "a thread of its own for a command, which a panic may end",
		"cmd/wbso/serve.go":                  "http.Server.Serve, which contains the panics of its handlers",
		"adapters/mail/smtptest/server.go":   "a mail server for tests",
		"cmd/wbso/log_pipe.go":               "the log itself, which passes lines on and runs nothing of the core",
	}
}

func TestArchitecture_J06_codeShape(t *testing.T) {
	for file, tree := range sources(t) {
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt:
				assert.Contains(t, goPlaces(), file, "%s: a bare go statement; a panic in it ends the process", file)
			case *ast.FuncDecl:
				assert.False(t, n.Recv == nil && n.Name.Name == "init", "%s: init() hides the order of events", file)
			case *ast.SelectorExpr:
				assert.False(t, readsClock(file, n), "%s: time.%s; the time is an argument (domain) or ports.Clock (app)", file, n.Sel.Name)
			}
			return true
		})
	}
}

func readsClock(file string, n *ast.SelectorExpr) bool {
	pkg, ok := n.X.(*ast.Ident)
	core := under(file, "domain") || under(file, "app")
	return ok && core && pkg.Name == "time" && slices.Contains([]string{"Now", "Since", "Until"}, n.Sel.Name)
}
