package httpapi

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/vectortest"
)

// errorCase is one line of the vectors that the client's messages.ts runs too.
type errorCase struct {
	Code     domain.Code
	Kind     string
	Field    string
	Args     domain.Args
	Status   int
	Sentence string
	Dutch    string
}

func kinds() map[string]domain.Kind {
	return map[string]domain.Kind{
		"internal": domain.Internal, "invalid": domain.Invalid, "unauthenticated": domain.Unauthenticated, "forbidden": domain.Forbidden,
		"not_found": domain.NotFound, "conflict": domain.Conflict, "limited": domain.Limited, "unavailable": domain.Unavailable,
	}
}

func TestErrors_vectors(t *testing.T) {
	for _, c := range vectortest.Cases[errorCase](t, "http_errors") {
		t.Run(string(c.Code), func(t *testing.T) {
			kind, known := kinds()[c.Kind]
			require.True(t, known, c.Kind)
			status, body := problem(&domain.Error{Kind: kind, Code: c.Code, Field: c.Field, Args: c.Args})
			assert.Equal(t, c.Status, status)
			switch {
			case c.Field != "":
				assert.Equal(t, map[string][]string{c.Field: {c.Sentence}}, body)
			case c.Code == domain.CodeTokenInvalid, c.Code == domain.CodeStoreFull, kind == domain.Conflict, kind == domain.Forbidden:
				assert.Equal(t, map[string]string{"detail": c.Sentence, "code": string(c.Code)}, body)
			default:
				assert.Equal(t, map[string]string{"detail": c.Sentence}, body)
			}
			_, speaksDutch := domain.Dutch(&domain.Error{Code: c.Code})
			assert.Equal(t, speaksDutch, c.Dutch == "", "a standard sentence has its Dutch in the vectors, a rule of the product is Dutch")
		})
	}
}

// Every standard case has a sentence of its own, and a vector, so that the
// client cannot lack its Dutch.
func TestErrors_every_standard_code_has_a_vector(t *testing.T) {
	seen := map[domain.Code]bool{}
	for _, c := range vectortest.Cases[errorCase](t, "http_errors") {
		seen[c.Code] = true
	}
	tree, err := parser.ParseFile(token.NewFileSet(), "../../domain/codes.go", nil, 0)
	require.NoError(t, err)
	ast.Inspect(tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.ValueSpec); ok {
			text, err := strconv.Unquote(s.Values[0].(*ast.BasicLit).Value)
			require.NoError(t, err)
			code := domain.Code(text)
			if _, ok := domain.Dutch(&domain.Error{Code: code}); !ok {
				assert.True(t, seen[code], "%s has no vector", code)
				assert.True(t, code == domain.CodeInternal || apitypes.Sentence(&domain.Error{Code: code}) != apitypes.Sentence(&domain.Error{Code: domain.CodeInternal}), "%s has no sentence", code)
			}
		}
		return true
	})
}
