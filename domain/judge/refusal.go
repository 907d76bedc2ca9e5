package judge

import (
	"slices"

	"wbso/domain/reading"
)

// refusing are the kinds of negatives for which RVO refuses a project, the gravest first.
// Of the grave ones a single clause weighs as much as three words.
var (
	grave    = []reading.NegativeKind{reading.Finished, reading.NoRisk, reading.ThirdParty}
	refusing = append(slices.Clone(grave), reading.Purchase, reading.Market, reading.Functional, reading.Constraint)
)

// refused returns the reason for which RVO is likely to refuse the project, or "" if there
// is none. It takes strong evidence: what speaks against the text must outweigh what
// speaks for it by more than one weak cue.
func (v *view) refused() reading.NegativeKind {
	worst, most, load := reading.NegativeKind(""), 0, 0
	for _, kind := range refusing {
		one := v.load(kind)
		load += one
		if one > most {
			worst, most = kind, one
		}
	}
	support := v.support()
	nothing := v.weight() == 0 && v.count(reading.Marketing, 1) == 0
	switch {
	case load >= refusalMargin+support,
		load == refusalMargin-1 && support == 0 && (slices.Contains(grave, worst) || v.idle()),
		load == refusalMargin-1 && nothing,
		load > 0 && nothing && worst == reading.Functional && v.idle():
		return worst
	}
	return ""
}

// refusalMargin is by how much the negatives of a refused text outweigh its support.
const refusalMargin = 3

// load weighs the negatives of a kind: a clause that does harm counts two and a word one.
// Words of trade count half, and time, money and people never two.
func (v *view) load(kind reading.NegativeKind) int {
	all, harmful := v.count(kind, 1), v.count(kind, reading.HarmfulFrom)
	switch kind {
	case reading.Market:
		return 2*harmful + (all-harmful+1)/2
	case reading.Constraint:
		return all
	}
	return all + harmful
}

// idle reports whether a text says of hardly anything technical that it is developed.
func (v *view) idle() bool {
	return v.weight() < 2 && !v.has(reading.Develops) && v.best(reading.Principle) < 2
}

// support weighs what a refused text does not have, in clauses that do no harm: something
// technical that is unknown, technical work of its own, and a reasoned bottleneck.
func (v *view) support() int {
	sum := 0
	if v.openQuestion() {
		sum += 3
	}
	if v.ownDevelopment() {
		sum += 2
	}
	for _, role := range []reading.Role{reading.RuledOut, reading.Problem, reading.Cause, reading.KnowledgeEdge} {
		if slices.ContainsFunc(v.Clauses, func(c reading.Clause) bool { return c.Strength(role) > 1 && !c.Harmful() }) {
			sum++
		}
	}
	return sum
}

// openQuestion reports whether a clause without harm says that something technical is
// unknown.
func (v *view) openQuestion() bool {
	return v.weight() > 0 && slices.ContainsFunc(v.Clauses, func(c reading.Clause) bool {
		return c.Strength(reading.Unknown) > 1 && !c.Harmful()
	})
}

// ownDevelopment reports whether a clause without harm says what technical thing the
// applicant makes.
func (v *view) ownDevelopment() bool {
	return slices.ContainsFunc(v.Clauses, func(c reading.Clause) bool {
		return c.Strength(reading.OwnWork) > 0 && c.Strength(reading.Subject) > 0 && !c.Harmful()
	})
}
