package evaluation

import "slices"

// against is the table of what speaks against a clause.
var against = []struct {
	from     category
	kind     ObjectionKind
	severity int
	unless   func(*findings, hit) bool
}{
	{functional, Functional, 1, nil},
	{required, Requirement, 1, nil},
	{marketing, Marketing, 1, nil},
	{constraint, Constraint, 2, nil},
	{outsourced, ThirdParty, 2, nil},
	{finished, Finished, 2, open},
	{noRisk, NoRisk, 3, nil},
	{sure, NoRisk, 2, open},
	{aiUse, UseOfAI, 2, nil},
	{gathering, DataCollection, 2, nil},
	{learning, LearningCurve, 2, nil},
	{buying, Purchase, 2, nil},
	{routine, Purchase, 1, nil},
	{commercial, Market, 2, nil},
	{trade, Market, 1, nil},
}

// open reports whether the sentence is about something unknown or comes with a condition, so
// that nothing is finished or certain.
func open(e *findings, h hit) bool { return e.in(uncertain, h.s) || e.in(condition, h.s) }

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
				all[h.s].Objections = append(all[h.s].Objections, Objection{a.kind, severity, e.quote(h)})
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
