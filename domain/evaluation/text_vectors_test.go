package evaluation

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation/find"
	"wbso/domain/vectortest"
)

type textCase = vectortest.Text[find.TextField]

func textCases(t testing.TB) []textCase {
	t.Helper()
	return vectortest.Texts[find.TextField](t, "vectors/evaluation_texts.json")
}

func colour(e Evaluation) string {
	switch {
	case e.GoodEnough:
		return "green"
	case !e.Eligible:
		return "red"
	}
	return "amber"
}

// TestEvaluate_vectors is a regression test. Each set was evaluated once unseen, and only then
// were the tables extended with what it showed. Unseen, holdout-1 to holdout-6 scored 38
// of 40, 21 of 40 (deliberately hard), 32 of 40, 28 of 40, 25 of 30 and 16 of 20; second-a
// to second-j 103 of 120, 67 of 90, 48 of 60, 45 of 54, 44 of 55, 52 of 55, 44 of 54, 42
// of 45 and 32 of 36.
func TestEvaluate_vectors(t *testing.T) {
	for _, c := range textCases(t) {
		e := Evaluate(find.Text{Field: c.Field, Text: c.Text})
		assert.Equal(t, c.Expected, colour(e), "%s %s: %s\n%s", c.Set, c.Field, c.Text, e.Suggestions)
	}
}

// TestEvaluate_hardTexts evaluates sets of long texts in which green, amber and red are equally
// technical. No text may turn from red to green or from green to red.
func TestEvaluate_hardTexts(t *testing.T) {
	for set, least := range map[string]int{"adviser": 95, "equal": 93, "a": 82, "fools": 85} {
		right, all, flips := countColours(t, vectortest.Texts[find.TextField](t, "evaluation/learn_"+set+".json"))
		assert.GreaterOrEqual(t, 100*right, least*all, "%s: %d of %d", set, right, all)
		assert.Zero(t, flips, set)
	}
}
