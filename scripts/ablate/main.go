// Ablate changes each number of domain/evaluation and its package find, and takes out each row of its tables, one
// at a time, and says for which of these no test of the package fails. The tests of find
// itself do that for phrases and signs. It is run from the root of the repository,
// for all files or some, and takes some ten seconds a change:
//
//	go run ./scripts/ablate [FILE...]
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// tables are the variables of which each row is taken out.
var tables = []string{"rules", "sayings", "refusing", "distractions", "notOwn"}

// change replaces bytes of a file.
type change struct {
	file     string
	from, to int
	by, says string
}

func main() {
	files := os.Args[1:]
	if len(files) == 0 {
		for _, pattern := range []string{"domain/evaluation/*.go", "domain/evaluation/find/*.go"} {
			all, _ := filepath.Glob(pattern)
			files = append(files, all...)
		}
	}
	missed := 0
	var changes []change
	for _, file := range files {
		if !strings.HasSuffix(file, "_test.go") && filepath.Base(file) != "weights.go" {
			changes = append(changes, changesOf(file)...)
		}
	}
	for _, c := range changes {
		if passes(c) {
			missed++
			fmt.Println("no test misses", c.says)
		}
	}
	fmt.Printf("%d of %d changes are noticed\n", len(changes)-missed, len(changes))
}

// changesOf lists what is changed in a file: the numbers of its constants and tables, and
// the rows of its tables.
func changesOf(file string) (all []change) {
	source, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, source, 0)
	if err != nil {
		log.Fatal(err)
	}
	add := func(n ast.Node, by string) {
		at := set.Position(n.Pos())
		text := string(source[at.Offset:set.Position(n.End()).Offset])
		end := at.Offset + len(text)
		if by == "" && source[end] == ',' {
			end++
		}
		all = append(all, change{file: file, from: at.Offset, to: end, by: by,
			says: fmt.Sprintf("%s: %.60s → %s", at, text, by)})
	}
	numbers := func(n ast.Node) {
		ast.Inspect(n, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && (lit.Kind == token.INT || lit.Kind == token.FLOAT) {
				add(lit, other(lit.Value))
			}
			return true
		})
	}
	for _, decl := range tree.Decls {
		group, ok := decl.(*ast.GenDecl)
		if !ok {
			continue
		}
		for _, spec := range group.Specs {
			value, ok := spec.(*ast.ValueSpec)
			switch {
			case !ok:
			case group.Tok == token.CONST && !strings.Contains(string(source[set.Position(spec.Pos()).Offset:set.Position(spec.End()).Offset]), "iota"):
				numbers(value)
			case slices.Contains(tables, value.Names[0].Name):
				numbers(value)
				for _, row := range value.Values[0].(*ast.CompositeLit).Elts {
					add(row, "")
				}
			}
		}
	}
	return all
}

// other returns a number near another one.
func other(number string) string {
	if n, err := strconv.Atoi(number); err == nil {
		if n == 2 || n == 3 {
			return strconv.Itoa(n - 1)
		}
		return strconv.Itoa(n + 1)
	}
	x, err := strconv.ParseFloat(number, 64)
	if err != nil {
		log.Fatal(err)
	}
	return strconv.FormatFloat(x*1.1, 'f', -1, 64)
}

// passes reports whether all tests pass after a change.
func passes(c change) bool {
	source, err := os.ReadFile(c.file)
	if err != nil {
		log.Fatal(err)
	}
	dir, err := os.MkdirTemp("", "ablate")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	changed, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	path, err := filepath.Abs(c.file)
	if err != nil {
		log.Fatal(err)
	}
	replace, err := json.Marshal(map[string]map[string]string{"Replace": {path: changed}})
	if err != nil {
		log.Fatal(err)
	}
	text := slices.Concat(source[:c.from], []byte(c.by), source[c.to:])
	if err := os.WriteFile(changed, text, 0o600); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(overlay, replace, 0o600); err != nil {
		log.Fatal(err)
	}
	out, err := exec.Command("go", "test", "-count=1", "-failfast", "-overlay", overlay, "./domain/evaluation/...").CombinedOutput()
	if bytes.Contains(out, []byte("[build failed]")) {
		log.Fatalf("%s: %s", c.says, out)
	}
	return err == nil
}
