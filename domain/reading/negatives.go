package reading

import "slices"

// against is the table of what speaks against a clause.
var against = []struct {
	from     category
	kind     NegativeKind
	severity int
	unless   func(*evidence, hit) bool
}{
	{functional, Functional, 1, nil},
	{required, Requirement, 1, nil},
	{marketing, Marketing, 1, nil},
	{constraint, Constraint, 2, nil},
	{outsourced, ThirdParty, 2, nil},
	{finished, Finished, 2, open},
	{noRisk, NoRisk, 3, nil},
	{sure, NoRisk, 2, open},
	{familiar, NoRisk, 1, nil},
	{aiUse, UseOfAI, 2, nil},
	{gathering, DataCollection, 2, nil},
	{learning, LearningCurve, 2, nil},
	{buying, Purchase, 2, nil},
	{routine, Purchase, 1, nil},
	{commercial, Market, 2, nil},
	{trade, Market, 1, nil},
}

// open reports whether the sentence says no or is about something unknown, so that
// nothing is finished or certain.
func open(e *evidence, h hit) bool {
	words := e.sentences[h.s].words
	for i := h.from; i <= h.to; i++ {
		if !slices.Contains(h.matched, i) && denials[words[i].text] {
			return true
		}
	}
	return e.in(uncertain, h.s) || slices.ContainsFunc(words, func(w word) bool { return conditions[w.text] })
}

var conditions = set("als zodra wanneer indien totdat")

var denials = set("niet nooit nog nergens geen nauwelijks of")

// ahead reports whether the applicant still has something to find out.
func (e *evidence) ahead() bool {
	return e.has(uncertain) && (e.has(action) || e.has(own) || e.has(trial))
}

// history are words for what was before the project.
var history = set("vorig vorige eerder eerdere destijds toen huidig huidige oude voorganger")

func (e *evidence) addNegatives(all []Clause) {
	taken := map[NegativeKind][]hit{}
	for _, severity := range []int{3, 2, 1} {
		for _, a := range against {
			for _, h := range e.found[a.from] {
				if a.unless != nil && a.unless(e, h) || e.severity(a.kind, a.severity, h) != severity {
					continue
				}
				if slices.ContainsFunc(taken[a.kind], h.overlaps) {
					continue
				}
				taken[a.kind] = append(taken[a.kind], h)
				all[h.s].Negatives = append(all[h.s].Negatives, Negative{a.kind, severity, e.quote(h)})
			}
		}
	}
}

// severity returns how much a negative weighs: what was finished before the project, in a
// text about new work, is history.
func (e *evidence) severity(kind NegativeKind, severity int, h hit) int {
	if kind == Finished && e.ahead() && slices.ContainsFunc(e.sentences[h.s].words, func(w word) bool { return history[w.text] }) {
		return 1
	}
	return severity
}

// overlaps reports whether two hits share a word.
func (h hit) overlaps(other hit) bool {
	return h.s == other.s && h.from <= other.to && other.from <= h.to
}
