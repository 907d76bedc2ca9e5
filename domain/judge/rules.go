package judge

import (
	"slices"

	"wbso/domain"
)

// Lengths of an answer in code points: below them nobody can be concrete.
const (
	minPitch  = 80
	minAnswer = 150
)

// check is one criterion of a field. All criteria of a field are musts: a text
// is good when every one is met and nothing knocks it out.
type check struct {
	name   string
	met    func(*evidence) bool
	advice func(*evidence, domain.TextQuestion) advice
}

var checks = map[domain.TextField][]check{
	domain.ElevatorPitch: {
		{"Hele zinnen", (*evidence).prose, adviseProse},
		{"Wat je ontwikkelt", (*evidence).develops, adviseDevelop},
		{"Technisch onderwerp", (*evidence).subject, adviseSubject},
		{"Doel of moeilijkheid", (*evidence).purpose, advisePurpose},
		{"Technisch verhaal", (*evidence).technical, adviseTechnical},
		{"Eigen en nieuw werk", (*evidence).ownWork, adviseOwnWork},
		{"Lengte", (*evidence).pitchLength, adviseLength(minPitch)},
	},
	domain.TechnicalChallenges: {
		{"Hele zinnen", (*evidence).prose, adviseProse},
		{"Technisch knelpunt", (*evidence).troubled, adviseBottleneck},
		{"Onzekerheid", (*evidence).doubts, adviseUncertain},
		{"Alternatief of oplossingsrichting", (*evidence).leads, adviseWayOut},
		{"Technisch verhaal", (*evidence).technical, adviseTechnical},
		{"Eigen en nieuw werk", (*evidence).ownWork, adviseOwnWork},
		{"Lengte", (*evidence).answerLength, adviseLength(minAnswer)},
	},
	domain.Innovation: {
		{"Hele zinnen", (*evidence).prose, adviseProse},
		{"Nieuw voor jullie of beter dan bestaand", (*evidence).renews, adviseNovel},
		{"Werkingsprincipe", (*evidence).explains, advisePrinciple},
		{"Technische onderbouwing", (*evidence).grounded, adviseGrounded},
		{"Technisch risico", (*evidence).dares, adviseUncertain},
		{"Technisch verhaal", (*evidence).technical, adviseTechnical},
		{"Eigen en nieuw werk", (*evidence).ownWork, adviseOwnWork},
		{"Lengte", (*evidence).answerLength, adviseLength(minAnswer)},
	},
}

// Text judges one answer of the wizard. An unknown field is judged as a pitch.
func Text(q domain.TextQuestion) domain.Verdict {
	e := gather(q.Text)
	list, known := checks[q.Field]
	if !known {
		list = checks[domain.ElevatorPitch]
	}
	out := domain.Verdict{GoodEnough: true}
	var missing []advice
	for _, c := range list {
		item := domain.Criterion{Name: c.name, Met: c.met(e)}
		if !item.Met {
			a := c.advice(e, q)
			a.name = c.name
			item.Hint = a.hint()
			missing = append(missing, a)
			out.GoodEnough = false
		}
		out.Criteria = append(out.Criteria, item)
	}
	reason := e.knockout()
	out.Eligible = reason == nil
	out.GoodEnough = out.GoodEnough && out.Eligible
	switch {
	case out.GoodEnough:
		out.Suggestions = e.praise(q.Field)
	default:
		out.Suggestions = suggest(reason, missing)
	}
	return out
}

func (e *evidence) prose() bool {
	for _, s := range e.sentences {
		if s.prose {
			return true
		}
	}
	return false
}

func (e *evidence) develops() bool { return e.has(develop) || e.has(action) && e.known() >= 3 }

// subject: one specific noun or two everyday ones that are not both bland; or a
// specific one in a text without ballast.
func (e *evidence) subject() bool {
	known := e.known() - max(0, e.bland()-1)
	return known >= 2 || e.ballast() == 0 && e.specific()
}

// weight of the technical nouns of a sentence, or (s < 0) of the whole text:
// a specific noun counts for two everyday ones.
func (e *evidence) weight(s int) int {
	strong, weak, compounds := e.nouns(s)
	return 2*strong + weak + compounds
}

// known is the weight of the whole text without guesses.
func (e *evidence) known() int {
	strong, weak, _ := e.nouns(-1)
	return 2*strong + weak
}

// specific: one noun that is not bland or a measured value, with compounds that
// no table knows.
func (e *evidence) specific() bool {
	_, _, compounds := e.nouns(-1)
	known := e.known() - e.bland()
	if e.measured {
		known++
	}
	return known >= 1 && known+compounds >= 2
}

// bland counts the nouns that fit any trade: a system, data, a machine.
func (e *evidence) bland() int {
	seen := map[string]bool{}
	for _, n := range e.fields {
		if !n.strong && !n.guess && startsWith(n.key, blandNouns) {
			seen[n.key] = true
		}
	}
	return len(seen)
}

// purpose: a goal, a difficulty, how it works, or a subject so specific that
// it speaks for itself.
func (e *evidence) purpose() bool {
	return e.has(goal) || e.has(working) || e.has(relative) && e.weight(-1) >= 2 || e.has(bottleneck) || e.has(uncertain) || e.has(ours) || e.measured || e.known() >= 4
}

// bottleneck: something goes wrong with something technical, in one sentence
// or beside it; or a cause and effect between technical things.
func (e *evidence) bottleneck() bool {
	total := e.weight(-1)
	for _, h := range e.found[bottleneck] {
		here := e.weight(h.s)
		if here >= 2 || here >= 1 && total >= 3 || total >= 2 && e.weightBeside(h.s) >= 2 {
			return true
		}
	}
	for _, h := range e.found[causal] {
		if total >= 4 && e.weight(h.s) >= 2 || total >= 3 && e.weight(h.s) >= 1 && e.uncertain() && e.wayOut() {
			return true
		}
	}
	for _, h := range e.found[lack] {
		if total >= 4 && e.weight(h.s) >= 2 && !e.in(uncertain, h.s) && e.uncertain() && e.wayOut() {
			return true
		}
	}
	return false
}

func (e *evidence) weightBeside(s int) int {
	return max(e.weight(max(s-1, 0)), e.weight(s+1))
}

func (e *evidence) uncertain() bool { return e.has(uncertain) }

func (e *evidence) wayOut() bool { return e.ruledOut() || e.principle() }

func (e *evidence) novel() bool { return e.has(ours) || e.ruledOut() }

// ruledOut: an alternative falls off, or something goes wrong in a sentence
// about what is used today.
func (e *evidence) ruledOut() bool {
	if e.has(alternative) {
		return true
	}
	for _, h := range e.found[limited] {
		if here := e.weight(h.s); here >= 2 || here >= 1 && e.known() >= 3 {
			return true
		}
	}
	for _, h := range e.found[existing] {
		if e.weight(-1) >= 2 && e.in(bottleneck, h.s) {
			return true
		}
		// today's way is named, then ours, with an open outcome
		if e.known() >= 5 && e.uncertain() && e.weight(h.s) >= 2 && e.has(action) && len(e.sentences) > 2 {
			return true
		}
	}
	return false
}

// in tells whether sentence s holds evidence of a category.
func (e *evidence) in(c category, s int) bool {
	return slices.ContainsFunc(e.found[c], func(h hit) bool { return h.s == s })
}

// principle: a working principle, or something technical that we build or try.
func (e *evidence) principle() bool {
	if e.has(solution) {
		return true
	}
	for _, c := range []category{action, trial} {
		for _, h := range e.found[c] {
			if here := e.weight(h.s); here >= 2 || here >= 1 && e.known() >= 3 || e.known() >= 5 {
				return true
			}
		}
	}
	return e.hypothesis() || e.mechanism()
}

// hypothesis: an open question about a technique that it names without an
// article, as one does for what is still to be tried: "of polarisatiebeelden
// genoeg verschil geven".
func (e *evidence) hypothesis() bool {
	for _, n := range e.fields {
		words := e.sentences[n.s].words
		if n.strong && n.at > 0 && words[n.at-1].text == "of" && e.in(uncertain, n.s) {
			return true
		}
	}
	return false
}

// mechanism: beside what is unknown and what is done today, a sentence tells
// with technical words what happens to what.
func (e *evidence) mechanism() bool {
	if !e.uncertain() || e.weight(-1) < 5 {
		return false
	}
	for _, h := range e.found[working] {
		if e.weight(h.s) >= 3 && !e.in(existing, h.s) {
			return true
		}
	}
	return false
}

// grounded: two specific nouns, or one with two everyday ones.
func (e *evidence) grounded() bool { return e.weight(-1) >= 4 }

// risk: what may fail; both "new for us" and "the known ways fail" imply it.
func (e *evidence) risk() bool {
	return e.has(uncertain) || e.has(ours) && e.ruledOut()
}

// technical: the technical words outweigh the commercial and functional ones,
// and nothing says that there is no risk.
func (e *evidence) technical() bool {
	return e.ballast() <= 5+2*e.weight(-1) && e.safe() == categories
}

// safe is the evidence that the applicant sees no technical risk, categories
// when there is none. Known techniques say so only when nothing else is open.
func (e *evidence) safe() category {
	switch {
	case e.has(noRisk):
		return noRisk
	case e.has(familiar) && !e.uncertain() && !e.has(bottleneck):
		return familiar
	}
	return categories
}

// heavy tells what one piece of ballast weighs, and at most all of a kind.
var heavy = map[category]struct{ each, most int }{
	marketing: {5, 15}, functional: {6, 24}, routine: {8, 24}, commercial: {10, 20}, trade: {4, 12}, constraint: {10, 10},
}

// ballast weighs what speaks against an answer.
func (e *evidence) ballast() int {
	sum := 0
	for c := range heavy {
		sum += e.ballastOf(c)
	}
	return sum
}

func (e *evidence) ballastOf(c category) int {
	return min(heavy[c].each*e.count(c), heavy[c].most)
}

// ownWork: the applicant's own people do it, by more than using a model of
// others, and it is still to be done. What stands already may be the start of
// new work, when that has an unknown of its own.
func (e *evidence) ownWork() bool {
	return !e.onlyFinished() && !(e.has(outsourced) && !e.ownHands()) && !((e.has(aiUse) || e.has(switching)) && !e.has(ownModel))
}

// ownHands: the applicant's people do work beside what others do for them.
func (e *evidence) ownHands() bool {
	return slices.ContainsFunc(e.found[own], func(h hit) bool {
		first := e.sentences[h.s].words[h.from].text
		return !e.in(outsourced, h.s) || first == "zelf" || first == "onze"
	})
}

func (e *evidence) onlyFinished() bool {
	ahead := e.has(uncertain) && (e.has(action) || e.has(own))
	return e.has(finished) && !ahead
}

func (e *evidence) pitchLength() bool  { return e.lengthFrom(minPitch) }
func (e *evidence) answerLength() bool { return e.lengthFrom(minAnswer) }

func (e *evidence) lengthFrom(least int) bool {
	return e.distinct >= least && e.length <= domain.TextAdvised
}
