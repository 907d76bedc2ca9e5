package evaluation

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/evaluation/find"
	"wbso/domain/vectortest"
)

// TestEvaluate_holdOut evaluates the frozen sets in testdata/evaluation/holdout_*.json, which were
// written by other hands before the rules changed and from which nothing is learned. No
// text may turn from red to green or from green to red. A was counted many times while the
// rules grew, B and C were evaluated once before the classifier decided. Since it does, 74, 69
// and 74 of 84 are right. D and E were written without sight of rules and tables, and evaluated
// once: 52 and 56 of 60 were right, 55 and 57 as green or not, no text was green that should
// not be, and 44 of 52 good ones were. Then the rules and phrases that cross-validation did not
// miss went, and all were counted again: 71, 69, 73, 55 and 56 are right; of D and E 57 and 57
// as green or not, none is falsely green, and 46 of 52 good ones are green. Of A three less are
// right, all between amber and red: its floor was 86. F and G were written after that without
// sight of rules and tables, and evaluated once: 52 and 46 of 60 are right, 58 and 50 as green or
// not, 47 of 54 good ones are green; five that should be amber are. Each floor is the share of
// right ones less two points. Since a partner or a purchase that is only mentioned is amber and
// not red, three more of A and four of C are amber that were labelled red before that: their
// floors were 82 and 86. H has 60 good texts, evaluated once after that: 48 are green, none is red.
// With WBSO_HOLDOUT set to a file it only counts that file's evaluations, so that a set can be
// measured without being read.
func TestEvaluate_holdOut(t *testing.T) {
	if file := os.Getenv("WBSO_HOLDOUT"); file != "" {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var cases []textCase
		require.NoError(t, json.Unmarshal(raw, &cases))
		countColours(t, cases)
		return
	}
	for set, least := range map[string]int{"a": 77, "b": 80, "c": 80, "d": 89, "e": 91, "f": 84, "g": 74, "h": 78} { // percent
		right, all, flips := countColours(t, vectortest.Texts[find.TextField](t, "evaluation/holdout_"+set+".json"))
		assert.Zero(t, flips, "red and green never change places: %s", set)
		assert.GreaterOrEqual(t, 100*right, least*all, "%s: %d of %d", set, right, all)
	}
}

// Worthless texts that imitate good ones, frozen as the sets above. When they were first evaluated
// 2 and 1 of 20 came out green, and 1 and 1 of the last two. Of the 30 in fools_unseen.json it was 11, and 6 after more
// fools were learned. Since a text passes that answers every question, one more of two sets does. Of
// the 40 of H, recipes and manuals among them, one is.
func TestEvaluate_unseenFools(t *testing.T) {
	for set, most := range map[string]int{"unseen": 7, "d": 3, "e": 1, "f": 1, "g": 1, "h": 1} {
		green := 0
		for _, c := range vectortest.Texts[find.TextField](t, "evaluation/fools_"+set+".json") {
			if Evaluate(find.Text{Field: c.Field, Text: c.Text}).GoodEnough {
				green++
			}
		}
		assert.LessOrEqual(t, green, most, set)
	}
}

// countColours logs the counts per field, expected and given colour, and nothing else.
func countColours(t *testing.T, cases []textCase) (right, all, flips int) {
	t.Helper()
	counts := map[[3]string]int{}
	for _, c := range cases {
		got := colour(Evaluate(find.Text{Field: c.Field, Text: c.Text}))
		counts[[3]string{string(c.Field), c.Expected, got}]++
		all++
		switch {
		case got == c.Expected:
			right++
		case got != "amber" && c.Expected != "amber":
			flips++
		}
	}
	for k, n := range counts {
		t.Logf("%-28s %-6s → %-6s %3d", k[0], k[1], k[2], n)
	}
	t.Logf("%d of %d, %d flips", right, all, flips)
	return right, all, flips
}
