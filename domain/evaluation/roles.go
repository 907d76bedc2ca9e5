package evaluation

import (
	"slices"
	"strings"
)

// rule gives a role to the clause of a hit.
type rule struct {
	name     string
	from     category
	role     Role
	strength int
	when     func(*findings, hit) bool // always if nil
}

// rules is the table of what a hit shows. The strongest strength of a role counts.
var rules = []rule{
	{"something is developed", develop, Develops, 2, nil},
	{"somebody builds in a technical text", action, Develops, 1, inTechnicalText},
	{"a purpose", goal, Goal, 2, nil},
	{"what is done to what", working, Goal, 1, nil},
	{"what something technical is to do", relative, Goal, 1, amongNouns},
	{"something goes wrong", bottleneck, Problem, 1, nil},
	{"something goes wrong with something technical", bottleneck, Problem, 2, technical},
	{"cause and effect between technical things", causal, Problem, 1, amongNouns},
	{"a shortcoming of something technical", lack, Problem, 1, shortOfSomething},
	{"a cause", causal, Cause, 1, nil},
	{"a cause between technical things", causal, Cause, 2, amongNouns},
	{"an unknown outcome", uncertain, Unknown, 1, nil},
	{"an unknown outcome of something technical", uncertain, Unknown, 2, ofTechnique},
	{"nobody can predict something technical", unpredicted, Unknown, 1, named},
	{"a softened statement about something technical", hedge, Unknown, 1, named},
	{"nobody can predict it", unpredicted, Unpredictable, 2, nil},
	{"a technique is ruled out", alternative, RuledOut, 2, nil},
	{"a limit of a technique", limited, RuledOut, 2, technicalHere},
	{"today's technique goes wrong", existing, RuledOut, 2, fails},
	{"today's technique beside a new one", existing, RuledOut, 1, besideNew},
	{"what exists", existing, StateOfArt, 2, notMerelyOther},
	{"a limit of what exists", limited, StateOfArt, 1, nil},
	{"a working principle", solution, Principle, 2, nil},
	{"something technical is built", action, Principle, 1, technicalHere},
	{"something technical is tried", trial, Principle, 1, technicalHere},
	{"a technique that is still to be tried", uncertain, Principle, 1, hypothesis},
	{"how technical things work together", working, Principle, 1, mechanism},
	{"somebody builds or tries", action, Solution, 2, nil},
	{"the way out", remedy, Solution, 2, nil},
	{"the applicant's own way out", remedy, OwnWork, 2, nil},
	{"something might help", trial, Solution, 1, nil},
	{"how it will work", solution, Solution, 1, nil},
	{"new for the applicant", ours, KnowledgeEdge, 2, nil},
	{"the applicant's own work", own, OwnWork, 1, nil},
	{"the applicant's own model", ownModel, OwnWork, 2, nil},
	{"a tool", tooling, Tool, 2, nil},
	{"a step", planning, PhaseStep, 1, doneOrDated},
	{"somebody to work with", together, PartnerRole, 1, nil},
}

// social are the stems of what is not technical about an outcome: people, sales, time,
// permission.
var social = strings.Fields("klant gebruiker afnemer koper verkop verkope bezoeker markt prij betal akkoord opvolg accepter certificaat vergunning leverancier " +
	"planning budget personeel medewerker opdrachtgever directie subsidie keuring levertijd tijdig investeer draagvlak verzekera winkelier consument")

// ofTechnique reports whether the outcome is of something technical: the sentence names
// nothing social, or at least something specific.
func ofTechnique(e *findings, h hit) bool {
	strong, _, _ := e.nouns(h.s)
	return strong > 0 || !e.anyWord(h.s, "social", func(w word) bool { return startsWith(w.text, social) })
}

// notMerelyOther reports whether the hit is more than "andere", which says what differs.
func notMerelyOther(e *findings, h hit) bool {
	return h.to > h.from || e.sentences[h.s].words[h.from].text != "andere"
}

// named reports whether the sentence names something technical.
func named(e *findings, h hit) bool { return e.weight(h.s) >= 1 }

// amongNouns reports whether the sentence has technical things to be cause and effect.
func amongNouns(e *findings, h hit) bool { return e.weight(h.s) >= 2 }

func inTechnicalText(e *findings, _ hit) bool { return e.known() >= 3 }

// technical reports whether the sentence or one beside it is about something technical.
func technical(e *findings, h hit) bool {
	here, total := e.weight(h.s), e.weight(-1)
	return here >= 2 || here >= 1 && total >= 3 || total >= 2 && e.weightBeside(h.s) >= 2
}

func technicalHere(e *findings, h hit) bool {
	here := e.weight(h.s)
	return here >= 2 || here >= 1 && e.known() >= 3
}

func shortOfSomething(e *findings, h hit) bool {
	return e.weight(h.s) >= 2 && !e.in(uncertain, h.s)
}

func fails(e *findings, h hit) bool { return e.weight(-1) >= 2 && e.in(bottleneck, h.s) }

// besideNew reports whether a text with an uncertainty names what is used today and what
// the applicant will do.
func besideNew(e *findings, h hit) bool {
	return e.known() >= 5 && e.has(uncertain) && e.weight(h.s) >= 2 && e.has(action) && len(e.sentences) > 2
}

// hypothesis reports whether the text asks whether ("of") a specific noun without an
// article will do, as in "of polarisatiebeelden genoeg verschil geven". Dutch omits the
// article for a technique that is still to be tried.
func hypothesis(e *findings, h hit) bool {
	return e.once(h.s, "hypothesis", func() bool {
		words := e.sentences[h.s].words
		return slices.ContainsFunc(e.fieldsOf(h.s), func(n noun) bool { return n.level == specific && n.at > 0 && words[n.at-1].text == "of" })
	})
}

// mechanism reports whether a technical text with an uncertainty explains what is done
// to what, and not what is used today.
func mechanism(e *findings, h hit) bool {
	return e.has(uncertain) && e.weight(-1) >= 5 && e.weight(h.s) >= 3 && !e.in(existing, h.s)
}

// doneOrDated reports whether the hit says what is done or has a number ("fase 2"), or the
// sentence says when: a noun such as "planning" alone is no step.
func doneOrDated(e *findings, h hit) bool {
	s := e.sentences[h.s]
	numbered := h.to+1 < len(s.words) && s.words[h.to+1].number
	return h.to > h.from || numbered || s.words[h.from].text == "valideren" ||
		e.once(h.s, "dated", func() bool { return MonthOf(e.raw[s.start:s.end]) != "" })
}

// asked is a question about a sentence.
type asked struct {
	s    int
	what string
}

// once answers a question about a sentence that each of its hits asks, and remembers it: a
// text may be one sentence with as many hits as words.
func (e *findings) once(s int, what string, answer func() bool) bool {
	q := asked{s, what}
	yes, known := e.answers[q]
	if !known {
		yes = answer()
		e.answers[q] = yes
	}
	return yes
}

// anyWord reports whether a word of sentence s is one of those that are asked for.
func (e *findings) anyWord(s int, what string, is func(word) bool) bool {
	return e.once(s, what, func() bool { return slices.ContainsFunc(e.sentences[s].words, is) })
}

// in reports whether sentence s has evidence of a category.
func (e *findings) in(c category, s int) bool {
	_, found := slices.BinarySearchFunc(e.found[c], s, func(h hit, s int) int { return h.s - s })
	return found
}

// weight returns the weight of the technical nouns in sentence s, or in the whole text
// if s < 0. A specific noun weighs 2, an everyday noun or a guess 1.
func (e *findings) weight(s int) int {
	strong, weak, compounds := e.nouns(s)
	return 2*strong + weak + compounds
}

// known returns the weight of the whole text without guesses.
func (e *findings) known() int {
	strong, weak, _ := e.nouns(-1)
	return 2*strong + weak
}

// weightBeside returns the larger weight of the sentences before and after s.
func (e *findings) weightBeside(s int) int {
	return max(e.weight(max(s-1, 0)), e.weight(s+1))
}
