package domain_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// codeBlocks returns the codes in codes.go: first those of the standard cases, then
// those of the product's own rules.
func codeBlocks(t *testing.T) [][]domain.Code {
	tree, err := parser.ParseFile(token.NewFileSet(), "codes.go", nil, 0)
	require.NoError(t, err)
	var blocks [][]domain.Code
	for _, d := range tree.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		var codes []domain.Code
		for _, s := range g.Specs {
			text, err := strconv.Unquote(s.(*ast.ValueSpec).Values[0].(*ast.BasicLit).Value)
			require.NoError(t, err)
			codes = append(codes, domain.Code(text))
		}
		blocks = append(blocks, codes)
	}
	require.Len(t, blocks, 2)
	return blocks
}

func TestDutch_everyRuleOfTheProductHasASentence(t *testing.T) {
	blocks := codeBlocks(t)
	for _, c := range blocks[1] {
		text, ok := domain.Dutch(domain.Fail(domain.Invalid, c))
		assert.True(t, ok, "%s has no sentence", c)
		assert.NotEmpty(t, text, c)
		assert.NotRegexp(t, regexp.MustCompile(`\bu\b|\buw\b`), text, "texts say je, not u")
	}
	for _, c := range blocks[0] {
		_, ok := domain.Dutch(domain.Fail(domain.Invalid, c))
		assert.False(t, ok, "%s is a standard case, worded by the API", c)
	}
}

// A scope is called as on the screen where tokens are made.
func TestDutch_namesAScopeAsTheBrowserDoes(t *testing.T) {
	screen, err := os.ReadFile("../web/src/features/profile/token-scopes.ts")
	require.NoError(t, err)
	named := regexp.MustCompile(`value: '(\w+)',\s+label: '([^']+)'`).FindAllStringSubmatch(string(screen), -1)
	require.Len(t, named, 3)
	for _, scope := range named {
		text, _ := domain.Dutch(domain.Fail(domain.Forbidden, domain.CodeScope).With("needs", scope[1]))
		assert.Equal(t, "Dit toegangstoken mag dat niet: maak er een met het bereik "+scope[1]+" ("+scope[2]+").", text)
	}
}

func TestCodes_areUnique(t *testing.T) {
	seen := map[domain.Code]bool{}
	for _, block := range codeBlocks(t) {
		for _, c := range block {
			assert.False(t, seen[c], c)
			seen[c] = true
		}
	}
}
