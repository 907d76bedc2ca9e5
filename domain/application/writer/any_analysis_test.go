package writer_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wbso/domain/application/writer"
	"wbso/domain/evaluation"
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
func scrambled(random *rand.Rand, text string, r evaluation.Analysis) evaluation.Analysis {
	roles := []evaluation.Role{evaluation.Develops, evaluation.Goal, evaluation.Problem, evaluation.Cause, evaluation.Unknown, evaluation.Unpredictable, evaluation.RuledOut,
		evaluation.Solution, evaluation.Principle, evaluation.StateOfArt, evaluation.KnowledgeEdge, evaluation.Tool, evaluation.PhaseStep, evaluation.PartnerRole, evaluation.OwnWork}
	kinds := []evaluation.ObjectionKind{evaluation.Requirement, evaluation.Marketing, evaluation.Constraint, evaluation.LearningCurve, evaluation.Purchase, evaluation.ThirdParty,
		evaluation.Finished, evaluation.NoRisk, evaluation.DataCollection, evaluation.UseOfAI, evaluation.Market, evaluation.Functional}
	clauses := make([]evaluation.Clause, len(r.Clauses))
	for i, c := range r.Clauses {
		quote := strings.TrimSpace(text[c.From:c.To])
		c.Roles, c.Objections, c.Next = nil, nil, random.IntN(3) == 0
		for range random.IntN(4) {
			c.Roles = append(c.Roles, evaluation.Evidence{Role: roles[random.IntN(len(roles))], Strength: 1 + random.IntN(2), Quote: quote})
		}
		if random.IntN(8) == 0 {
			c.Objections = []evaluation.Objection{{Kind: kinds[random.IntN(len(kinds))], Severity: 1 + random.IntN(3), Quote: quote}}
		}
		clauses[i] = c
	}
	r.Clauses = clauses
	r.Kind = []evaluation.Kind{evaluation.None, evaluation.Software, evaluation.Product, evaluation.Process, evaluation.TWO}[random.IntN(5)]
	return r
}
