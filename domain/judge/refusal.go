package judge

import (
	"slices"
	"strings"

	"wbso/domain"
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
	if v.Scores != nil {
		return v.refusedByModel()
	}
	worst, load := v.load()
	support := v.support()
	nothing := v.weight() == 0 && v.count(reading.Marketing, 1) == 0
	if v.Leaning.Green >= mostRed {
		return ""
	}
	switch {
	case v.leansToRed(load, support) && worst != "" && runes(v.text.Text) <= domain.TextAdvised: // learned from texts of this length
		return worst
	case load >= v.margin()+support,
		load == 2 && support == 0 && (slices.Contains(grave, worst) || v.idle()),
		load == 2 && nothing,
		load > 0 && nothing && worst == reading.Functional && v.idle():
		return worst
	}
	return ""
}

// leansToRed reports whether the words of the text speak for a refusal: strongly, or when
// what was found against it is no less than what was found for it.
func (v *view) leansToRed(load, support int) bool {
	return v.Leaning.Red >= surelyRed || v.Leaning.Red >= mostRed && load >= support
}

// margin is by how much the negatives of a refused text outweigh its support: by more in a
// short text, which has no room for much support.
func (v *view) margin() int {
	if v.Length < minAnswer {
		return 3
	}
	return 2
}

// clauseMost is the most that the words of one clause weigh, so that one sentence does not
// spoil an answer; a clause that does harm weighs one more.
const clauseMost = 3

// load weighs what speaks against the text, and returns the kind that weighs most. A clause
// that does harm counts two and a word one. Beside something technical, words of trade
// count half. Time, money and people never count two.
func (v *view) load() (worst reading.NegativeKind, load int) {
	halves := map[reading.NegativeKind]int{}
	sum := 0
	seen := map[string]bool{}
	for _, c := range v.Clauses {
		clause := 0
		for _, n := range c.Negatives {
			first, _, _ := strings.Cut(strings.ToLower(n.Quote), " ")
			key := string(n.Kind) + " " + first
			if !slices.Contains(refusing, n.Kind) || within(n, c.Negatives) || seen[key] {
				continue
			}
			seen[key] = true
			one := 2 * min(n.Severity, 2)
			switch {
			case n.Kind == reading.Constraint:
				one = 2
			case n.Kind == reading.Market && n.Severity == 1 && v.weight() > 0:
				one = 1
			case n.Severity > 2:
				one = 2 * (clauseMost + 1)
			}
			halves[n.Kind] += one
			clause += one
		}
		most := clauseMost
		if c.Harmful() {
			most++
		}
		sum += min(clause, 2*most)
	}
	for _, kind := range refusing {
		if halves[kind] > halves[worst] {
			worst = kind
		}
	}
	return worst, (sum + 1) / 2
}

// idle reports whether a text says of hardly anything technical that it is developed.
func (v *view) idle() bool {
	return v.weight() < 2 && !v.has(reading.Develops) && v.best(reading.Principle) < 2 && v.count(reading.Marketing, 1) == 0
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
