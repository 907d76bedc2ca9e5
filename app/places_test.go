package app_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/usecase"
)

// Every place that contains a panic is counted from 0 on.
func TestPlaces_F09_areAllNamed(t *testing.T) {
	files, err := filepath.Glob("*/*.go")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var named []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		require.NoError(t, err)
		ast.Inspect(source, func(n ast.Node) bool {
			named = append(named, placesIn(t, n)...)
			return true
		})
	}
	slices.Sort(named)
	assert.Equal(t, slices.Compact(named), usecase.Places())
}

// placesIn returns the places that a call of one of the functions that contain panics names.
func placesIn(t *testing.T, n ast.Node) (named []string) {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return nil
	}
	method, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || !slices.Contains([]string{"Contain", "Background", "SideBySide"}, method.Sel.Name) {
		return nil
	}
	for _, argument := range call.Args {
		if text, ok := argument.(*ast.BasicLit); ok {
			place, err := strconv.Unquote(text.Value)
			require.NoError(t, err)
			named = append(named, place)
		}
	}
	return named
}
