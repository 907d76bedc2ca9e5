package evaluation

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/evaluation/find"
	"wbso/domain/vectortest"
)

var update = flag.Bool("update", false, "write the golden file anew")

const goldenFile = "../../testdata/evaluation/golden.txt"

// TestGolden tells, a line a text, what is read in the texts that are learned from: the
// colour, and of each role and objection in how many clauses it is, with the words that show
// it best. The frozen sets are not among them, so that nothing is fitted to them.
func TestGolden(t *testing.T) {
	var all strings.Builder
	for _, c := range vectortest.LearnedTexts[find.TextField](t) {
		all.WriteString(lineOf(c) + "\n")
	}
	if *update {
		require.NoError(t, os.WriteFile(goldenFile, []byte(all.String()), 0o644))
	}
	want, err := os.ReadFile(goldenFile)
	require.NoError(t, err)
	assert.Equal(t, strings.Split(string(want), "\n"), strings.Split(all.String(), "\n"), "go test ./domain/evaluation -run Golden -update")
}

// lineOf is what is read in a text, as a line of the golden file.
func lineOf(c textCase) string {
	text := find.Text{Field: c.Field, Text: c.Text}
	r := find.Analyse(text)
	shown, count := map[string]find.Evidence{}, map[string]int{}
	add := func(name string, strength int, quote string) {
		count[name]++
		if strength > shown[name].Strength {
			shown[name] = find.Evidence{Strength: strength, Quote: quote}
		}
	}
	for _, clause := range look(text, r).Clauses {
		for name, is := range map[string]bool{"refers": clause.Refers, "heading": clause.Heading, "next": clause.Next, "prose": clause.Prose, "done " + clause.Done: clause.Done != ""} {
			if is {
				count[name]++
			}
		}
		for _, e := range clause.Roles {
			add(string(e.Role), e.Strength, e.Quote)
		}
		for _, o := range clause.Objections {
			add("!"+string(o.Kind), o.Severity, o.Quote)
		}
	}
	line := []string{c.Set, colour(Decide(text, r))}
	if r.Kind != find.None {
		line = append(line, string(r.Kind)+" "+string(r.Area))
	}
	for _, name := range slices.Sorted(maps.Keys(count)) {
		if shown[name].Strength == 0 {
			line = append(line, fmt.Sprintf("%s %d", name, count[name]))
			continue
		}
		words := strings.Fields(shown[name].Quote)
		line = append(line, fmt.Sprintf("%s %d/%d %s", name, shown[name].Strength, count[name], strings.Join(words[:min(len(words), 4)], " ")))
	}
	return strings.Join(line, "; ")
}
