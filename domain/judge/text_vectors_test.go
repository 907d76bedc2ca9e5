package judge

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

type textCase struct {
	Set      string           `json:"set"`
	Field    domain.TextField `json:"field"`
	Expected string           `json:"expected"`
	Text     string           `json:"text"`
}

func textCases(t testing.TB) []textCase {
	t.Helper()
	raw, err := os.ReadFile("../../testdata/vectors/judge_texts.json")
	require.NoError(t, err)
	var cases []textCase
	require.NoError(t, json.Unmarshal(raw, &cases))
	return cases
}

func colour(e domain.Verdict) string {
	switch {
	case e.GoodEnough:
		return "green"
	case !e.Eligible:
		return "red"
	}
	return "amber"
}

// hard are the sets of long texts by other hands or with a twist, and the share that must
// be right. No text may turn from red to green or from green to red.
var hard = map[string]int{"adviser": 95, "equal-1": 90, "equal-2": 90, "equal-3": 90}

// TestText_vectors is a regression test. Each set was judged once unseen, and only then
// were the tables extended with what it showed. Unseen, holdout-1 to holdout-6 scored 38
// of 40, 21 of 40 (deliberately hard), 32 of 40, 28 of 40, 25 of 30 and 16 of 20; second-a
// to second-j 103 of 120, 67 of 90, 48 of 60, 45 of 54, 44 of 55, 52 of 55, 44 of 54, 42
// of 45 and 32 of 36. In equal-1 to equal-3, green, amber and red are equally long and
// technical: unseen they scored 38 of 52, 34 of 56 and 33 of 47.
func TestText_vectors(t *testing.T) {
	right, all := map[string]int{}, map[string]int{}
	for _, c := range textCases(t) {
		e := Text(domain.TextQuestion{Field: c.Field, Text: c.Text})
		got := colour(e)
		all[c.Set]++
		if got == c.Expected {
			right[c.Set]++
		}
		if hard[c.Set] == 0 || got != "amber" && c.Expected != "amber" {
			assert.Equal(t, c.Expected, got, "%s %s: %s\n%s", c.Set, c.Field, c.Text, e.Suggestions)
		}
	}
	for s, n := range all {
		assert.GreaterOrEqual(t, 100*right[s], hard[s]*n, "%s: %d of %d", s, right[s], n)
	}
}
