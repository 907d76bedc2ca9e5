package writer_test

import (
	"math/rand/v2"
	"testing"

	"wbso/domain/reading"
	"wbso/domain/writer"
)

// A model may say anything of a sentence. However it sorts them, no sentence is lost, printed
// twice or torn from what it refers to, nothing harmful is filed, and nothing is invented.
func TestCompose_invariants_whatever_is_read(t *testing.T) {
	requests := everyText(t, "")
	var sorted []composed
	for seed := range uint64(3) {
		random := rand.New(rand.NewPCG(seed, 10))
		for i := int(seed); i < len(requests); i += 3 {
			s := requests[i]
			by := readings(s)
			for f, r := range by {
				by[f] = scrambled(random, s.Text(f), r)
			}
			sorted = append(sorted, composed{s, clausesOf(s, by), writer.Compose(s, by, nil)})
		}
	}
	everyClauseOnce(t, sorted)
	nothingHarmful(t, sorted)
	nothingInvented(t, sorted)
	referencesFollow(t, sorted)
	numeralsStay(t, sorted)
}

// scrambled is a reading of which roles, negatives and the beginnings of bottlenecks are
// chance.
func scrambled(random *rand.Rand, text string, r reading.Reading) reading.Reading {
	roles := []reading.Role{reading.Develops, reading.Goal, reading.Problem, reading.Cause, reading.Unknown, reading.Unpredictable, reading.RuledOut,
		reading.Solution, reading.Principle, reading.StateOfArt, reading.KnowledgeEdge, reading.Tool, reading.PhaseStep, reading.PartnerRole, reading.OwnWork}
	kinds := []reading.NegativeKind{reading.Requirement, reading.Marketing, reading.Constraint, reading.LearningCurve, reading.Purchase, reading.ThirdParty,
		reading.Finished, reading.NoRisk, reading.DataCollection, reading.UseOfAI, reading.Market, reading.Functional}
	clauses := make([]reading.Clause, len(r.Clauses))
	for i, c := range r.Clauses {
		quote := text[c.From:c.To]
		c.Roles, c.Negatives, c.Next = nil, nil, random.IntN(3) == 0
		for range random.IntN(4) {
			c.Roles = append(c.Roles, reading.Played{Role: roles[random.IntN(len(roles))], Strength: 1 + random.IntN(2), Quote: quote})
		}
		if random.IntN(8) == 0 {
			c.Negatives = []reading.Negative{{Kind: kinds[random.IntN(len(kinds))], Severity: 1 + random.IntN(3), Quote: quote}}
		}
		clauses[i] = c
	}
	r.Clauses = clauses
	r.Kind = []reading.Kind{reading.None, reading.Software, reading.Product, reading.Process, reading.TWO}[random.IntN(5)]
	return r
}
