package find

import "slices"

// addObjections adds what the hits of the rules have against a clause, the gravest first. No word
// says the same thing twice.
func (e *findings) addObjections(all []Clause) {
	for s, hits := range e.hits {
		taken := map[ObjectionKind][]bool{} // the words that said it
		for severity := 3; severity > 0; severity-- {
			for _, h := range hits {
				r := &e.rules[h.rule]
				if r.objection.Severity != severity || slices.ContainsFunc(r.unless, func(c clue) bool { return e.gives(s, c) }) {
					continue
				}
				kind := r.objection.Kind
				if taken[kind] == nil {
					taken[kind] = make([]bool, len(e.sentences[s].words))
				}
				if take(taken[kind][h.from : h.to+1]) {
					all[s].Objections = append(all[s].Objections, Objection{Kind: kind, Severity: severity, Quote: e.quote(s, h)})
				}
			}
		}
	}
}

// gives reports whether a sentence has a clue.
func (e *findings) gives(s int, c clue) bool {
	return e.in(s, c.rule) && (!c.technical || len(e.nounsOf(s)) > 0)
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
