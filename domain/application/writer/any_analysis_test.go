package writer_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wbso/domain/application/writer"
	"wbso/domain/evaluation/find"
)

// A model may say anything of a sentence. However it sorts them, no sentence is lost, printed
// twice or torn from what it refers to, nothing harmful is filed, and nothing is invented.
func TestCompose_invariants_whatever_is_read(t *testing.T) {
	requests := everyText(t, "")
	var sorted []writerCase
	for seed := range uint64(3) {
		random := rand.New(rand.NewPCG(seed, 10))
		for i := int(seed); i < len(requests); i += 3 {
			s := requests[i]
			by := analyses(s)
			for f, r := range by {
				by[f] = scrambled(random, s.TextOf(f), r)
			}
			sorted = append(sorted, writerCase{Submission: s, said: clausesOf(s, by), app: writer.Compose(s, by, nil)})
		}
	}
	everyClauseOnce(t, sorted)
	nothingHarmful(t, sorted)
	nothingInvented(t, sorted)
	referencesFollow(t, sorted)
	numeralsStay(t, sorted)
}

// scrambled is an analysis of which roles, negatives and the beginnings of bottlenecks are
// chance.
func scrambled(random *rand.Rand, text string, r find.Analysis) find.Analysis {
	roles := []find.Role{find.Develops, find.Goal, find.Problem, find.Cause, find.Unknown, find.Unpredictable, find.RuledOut,
		find.Solution, find.Principle, find.StateOfArt, find.KnowledgeEdge, find.Tool, find.PhaseStep, find.PartnerRole, find.OwnWork}
	kinds := []find.ObjectionKind{find.Requirement, find.Marketing, find.Constraint, find.LearningCurve, find.Purchase, find.ThirdParty,
		find.Finished, find.NoRisk, find.DataCollection, find.UseOfAI, find.Market, find.Functional}
	clauses := make([]find.Clause, len(r.Clauses))
	for i, c := range r.Clauses {
		quote := strings.TrimSpace(text[c.From:c.To])
		c.Roles, c.Objections, c.Next = nil, nil, random.IntN(3) == 0
		for range random.IntN(4) {
			c.Roles = append(c.Roles, find.Evidence{Role: roles[random.IntN(len(roles))], Strength: 1 + random.IntN(2), Quote: quote})
		}
		if random.IntN(8) == 0 {
			c.Objections = []find.Objection{{Kind: kinds[random.IntN(len(kinds))], Severity: 1 + random.IntN(3), Quote: quote}}
		}
		clauses[i] = c
	}
	r.Clauses = clauses
	r.Kind = []find.Kind{find.None, find.Software, find.Product, find.Process, find.TWO}[random.IntN(5)]
	return r
}
