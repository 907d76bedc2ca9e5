package main_test

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	promised  = regexp.MustCompile(`(?m)^- \*\*([A-Z]-\d\d)\*\* `)
	goTest    = regexp.MustCompile(`(?m)^func (?:Test|test|Fuzz|Benchmark)\w*`)
	goID      = regexp.MustCompile(`(?:_|^func test)([A-Z])(\d\d)(?:_|$)`)
	clientID  = regexp.MustCompile(`['"\x60 ]([A-Z]-\d\d)\b`)
	clientExt = regexp.MustCompile(`\.(?:test|spec)\.tsx?$`)
)

// Every id in the name of a test is in promises.md, and every promise there has a test.
func TestPromises_areThoseOfTheTests(t *testing.T) {
	page, err := os.ReadFile("../../docs/promises.md")
	require.NoError(t, err)
	var said []string
	for _, m := range promised.FindAllStringSubmatch(string(page), -1) {
		said = append(said, m[1])
	}
	kept := map[string]bool{}
	require.NoError(t, filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{"node_modules", "dist", ".git", "testdata"}, d.Name()):
			return fs.SkipDir
		case strings.HasSuffix(path, ".go"), clientExt.MatchString(path):
			text, err := os.ReadFile(path)
			maps.Copy(kept, idsIn(path, string(text)))
			return err
		}
		return nil
	}))
	assert.ElementsMatch(t, slices.Collect(maps.Keys(kept)), said)
	assert.True(t, slices.IsSorted(said))
}

// idsIn returns the ids in the names of the tests of a file.
func idsIn(path, text string) map[string]bool {
	ids := map[string]bool{}
	if !strings.HasSuffix(path, ".go") {
		for _, m := range clientID.FindAllStringSubmatch(text, -1) {
			ids[m[1]] = true
		}
		return ids
	}
	for _, name := range goTest.FindAllString(text, -1) {
		for _, m := range goID.FindAllStringSubmatch(name, -1) {
			ids[m[1]+"-"+m[2]] = true
		}
	}
	return ids
}
