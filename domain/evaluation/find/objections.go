package find

import "slices"

// against is the table of what speaks against a clause.
var against = []struct {
	from     category
	kind     ObjectionKind
	severity int
	unless   func(*findings, hit) bool
}{
	{from: functional, kind: Functional, severity: 1},
	{from: required, kind: Requirement, severity: 1},
	{from: marketing, kind: Marketing, severity: 1},
	{from: constraint, kind: Constraint, severity: 2},
	{from: outsourced, kind: ThirdParty, severity: 2},
	{from: finished, kind: Finished, severity: 2, unless: open},
	{from: noRisk, kind: NoRisk, severity: 3},
	{from: sure, kind: NoRisk, severity: 2, unless: open},
	{from: aiUse, kind: UseOfAI, severity: 2},
	{from: gathering, kind: DataCollection, severity: 2},
	{from: learning, kind: LearningCurve, severity: 2},
	{from: buying, kind: Purchase, severity: 2, unless: developed},
	{from: routine, kind: Purchase, severity: 1, unless: developed},
	{from: commercial, kind: Market, severity: 2},
	{from: trade, kind: Market, severity: 1},
}

// open reports whether the sentence is about something unknown or comes with a condition, so
// that nothing is finished or certain.
func open(e *findings, h hit) bool { return e.in(uncertain, h.s) || e.in(condition, h.s) }

// developed reports whether the sentence says what technology is developed, which is never bought.
func developed(e *findings, h hit) bool { return e.in(develop, h.s) && len(e.nounsOf(h.s)) > 0 }

func (e *findings) addObjections(all []Clause) {
	type place struct {
		s    int
		kind ObjectionKind
	}
	taken := map[place][]bool{} // the words of a sentence that said it
	for _, severity := range []int{3, 2, 1} {
		for _, a := range against {
			for _, h := range e.found[a.from] {
				if a.unless != nil && a.unless(e, h) || a.severity != severity {
					continue
				}
				at := place{h.s, a.kind}
				if taken[at] == nil {
					taken[at] = make([]bool, len(e.sentences[h.s].words))
				}
				if !take(taken[at][h.from : h.to+1]) {
					continue
				}
				all[h.s].Objections = append(all[h.s].Objections, Objection{Kind: a.kind, Severity: severity, Quote: e.quote(h)})
			}
		}
	}
}

// take marks words, unless one of them is marked.
func take(words []bool) bool {
	if slices.Contains(words, true) {
		return false
	}
	for i := range words {
		words[i] = true
	}
	return true
}

// Limits of grammatical nonsense.
const (
	nonsenseNouns   = 7 // different specific nouns
	nonsenseClauses = 3 // clauses that mix software and matter
)

// nonsense reports whether the text puts unrelated technical words into sentences: many
// specific nouns of software and matter in one clause after another, of which none comes
// back.
func (e *findings) nonsense() bool {
	first, sides := map[string]int{}, map[int][2]bool{}
	for _, n := range e.nouns {
		if n.level != specific {
			continue
		}
		if at, seen := first[n.key]; seen && at != n.s {
			return false
		}
		first[n.key] = n.s
		side := sides[n.s]
		sides[n.s] = [2]bool{side[0] || n.matter, side[1] || !n.matter}
	}
	mixed := 0
	for _, side := range sides {
		if side == [2]bool{true, true} {
			mixed++
		}
	}
	return len(first) >= nonsenseNouns && mixed >= nonsenseClauses
}
