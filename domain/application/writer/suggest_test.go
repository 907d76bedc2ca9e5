package writer_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/application/place"
	"wbso/domain/application/writer"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
)

// vague is a text of which no words say clearly what they are about, but for its first sentence.
func vague() request.Submission {
	s := pump()
	s.TechnicalChallenges = "De klep hangt in een kast van 40 cm. De lucht staat er stil. Anderen doen het met lijm. De as draait scheef. Dit is mooi. De lijm laat los boven 80 °C."
	return s
}

// says is the analysis of a text in which a model gives a role to the sentence that begins so.
func says(r find.Analysis, text string, roles map[string]find.Role) find.Analysis {
	r.Clauses = slices.Clone(r.Clauses)
	for i, c := range r.Clauses {
		quote := strings.TrimSpace(text[c.From:c.To])
		for begins, role := range roles {
			if strings.HasPrefix(quote, begins) {
				r.Clauses[i].Roles = []find.Evidence{{Role: role, Strength: 2, Quote: quote}}
				r.Clauses[i].Next = role == find.Problem
			}
		}
	}
	return r
}

func waiting(a application.Application) map[string]application.Box {
	out := map[string]application.Box{}
	for _, c := range place.ViewLayout(a, true).Clauses {
		if c.Box == application.Unplaced {
			out[c.Text] = c.Suggested
		}
	}
	return out
}

// A suggestion fills no box: its clause waits, and is asked, until the owner places it.
func TestSuggest(t *testing.T) {
	s := vague()
	rules := analyses(s)[find.TechnicalChallenges]
	a := compose(s)
	before := waiting(a)
	require.Contains(t, before, "De lucht staat er stil.")
	said := says(rules, s.TechnicalChallenges, map[string]find.Role{
		"De lucht": find.Cause, "Anderen": find.StateOfArt, "De as": find.Problem,
	})
	got := writer.Suggest(a, s, rules, said)
	assert.Equal(t, map[string]application.Box{
		"De klep hangt in een kast van 40 cm.": "", "De lucht staat er stil.": "k1.problem", "Anderen doen het met lijm.": application.NoveltyBox,
		"De as draait scheef.": "k2.problem", "Dit is mooi.": "",
	}, waiting(got))
	assert.Equal(t, a.Bottlenecks, got.Bottlenecks)
	assert.Equal(t, a.Novelty, got.Novelty)
	assert.Equal(t, form.OpenQuestions(a, application.CompanyDetails{}), form.OpenQuestions(got, application.CompanyDetails{}), "as much is open")
	assert.Equal(t, before, waiting(a), "nothing of the given application changes")

	placed, err := place.PlaceClauses(got, []place.Placement{{Clause: clauseID(t, got, "De as"), Box: "k2.problem"}}, true)
	require.NoError(t, err)
	assert.Equal(t, "De as draait scheef. Dit is mooi.", placed.Bottlenecks.Blocks[1].Problem, "with what refers to it")
	for _, c := range place.ViewLayout(placed, true).Clauses {
		assert.False(t, c.Box != application.Unplaced && c.Suggested != "", "what is placed has no suggestion any more: %s", c.Text)
	}
}

func clauseID(t *testing.T, a application.Application, begins string) string {
	t.Helper()
	for _, c := range a.Layout.Clauses {
		if strings.HasPrefix(c.Text, begins) {
			return c.ID
		}
	}
	require.Fail(t, "no clause "+begins)
	return ""
}

// Whatever a model says, the application is the same but for its suggestions, and there are
// none where it reads as the rules do.
func TestSuggest_any_reading(t *testing.T) {
	suggested := 0
	for i, s := range everyText(t, "") {
		random := rand.New(rand.NewPCG(uint64(i), 11))
		rules := analyses(s)[find.TechnicalChallenges]
		a := compose(s)
		require.Equal(t, a, writer.Suggest(a, s, rules, rules))
		got := writer.Suggest(a, s, rules, scrambled(random, s.TechnicalChallenges, rules))
		for j, c := range got.Layout.Clauses {
			if c.Suggested != "" {
				suggested++
				require.Equal(t, application.Unplaced, c.Box)
				require.Contains(t, c.Text, c.SuggestedFor)
			}
			c.Suggested, c.SuggestedFor, c.Done = "", "", a.Layout.Clauses[j].Done
			require.Equal(t, a.Layout.Clauses[j], c)
		}
		got.Layout = a.Layout
		require.Equal(t, a, got)
	}
	assert.Greater(t, suggested, 50)
}
