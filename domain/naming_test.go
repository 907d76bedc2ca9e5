package domain_test

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// sharedNames are the names that several types of the core share, with the reason.
func sharedNames() map[string]string {
	return map[string]string{
		"New":            "what makes the value of a package, as Go writes it",
		"String":         "fmt.Stringer",
		"Error":          "the interface of errors",
		"Unwrap":         "of errors, for errors.Is and errors.As",
		"Err":            "the error of what collects them, as bufio.Scanner has it",
		"Compare":        "for slices.SortFunc",
		"Key":            "domain.Item, by which rows are paged",
		"Dutch":          "a value as Dutch people write it",
		"Euro":           "an amount as Dutch people write it",
		"Filename":       "of a file that is downloaded",
		"Timing":         "of a request and of its summary",
		"WritesSoftware": "of a submission and of the application made of it",
		"Version":        "of what answers, in both ports of models",
	}
}

// A name of the core is found where it is: only a port and the use case behind it share one.
func TestNames_bareNamesAreNotShared(t *testing.T) {
	places := map[string][]string{}
	for file, tree := range sources(t) {
		dir := file[:strings.LastIndex(file, "/")]
		if !underAny(dir, []string{"domain", "app", "ports"}) || supportsTests(dir) {
			continue
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				places[n.Name.Name] = append(places[n.Name.Name], dir)
				return false
			case *ast.InterfaceType:
				for _, m := range n.Methods.List {
					for _, name := range m.Names {
						places[name.Name] = append(places[name.Name], dir)
					}
				}
			}
			return true
		})
	}
	allowed := sharedNames()
	for name, dirs := range places {
		if !ast.IsExported(name) || allowed[name] != "" {
			continue
		}
		inner := slices.DeleteFunc(slices.Clone(dirs), func(dir string) bool { return dir == "ports" })
		twins := len(inner) < len(dirs) && !slices.ContainsFunc(inner, func(dir string) bool { return under(dir, "domain") })
		assert.True(t, twins || len(dirs) == 1, "%s is in %v: give it its noun, or a reason here", name, dirs)
	}
	for name := range allowed {
		assert.Greater(t, len(places[name]), 1, "%s is shared by nothing", name)
	}
}

// A variable with the name of a package that its file imports would hide the package.
func TestNames_noVariableHidesAPackage(t *testing.T) {
	for file, tree := range sources(t) {
		imported := map[string]bool{}
		for _, spec := range tree.Imports {
			name := path.Base(strings.Trim(spec.Path.Value, `"`))
			if spec.Name != nil {
				name = spec.Name.Name
			}
			imported[name] = name != "_"
		}
		for _, name := range variables(tree) {
			assert.False(t, imported[name], "%s: the variable %s hides a package", file, name)
		}
	}
}

// variables returns the names of the variables and parameters of a file.
func variables(tree *ast.File) (names []string) {
	add := func(all ...ast.Expr) {
		for _, one := range all {
			if ident, is := one.(*ast.Ident); is {
				names = append(names, ident.Name)
			}
		}
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.StructType:
			return false // whose fields hide nothing
		case *ast.Field:
			for _, name := range n.Names {
				add(name)
			}
		case *ast.ValueSpec:
			for _, name := range n.Names {
				add(name)
			}
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				add(n.Lhs...)
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				add(n.Key, n.Value)
			}
		}
		return true
	})
	return names
}
