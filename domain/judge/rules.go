package judge

import (
	"slices"

	"wbso/domain"
)

// Minimum lengths of an answer, in code points.
const (
	minPitch  = 80
	minAnswer = 150
)

// check is one criterion of a field. A text is good when all criteria of its field
// are met and nothing knocks it out.
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

// Text judges one answer of the wizard. It judges an unknown field as a pitch.
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
			item = a.criterion()
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

// subject reports whether the text names a technical subject: one specific noun, or
// two everyday nouns that are not both bland. A text without ballast may instead be
// specific.
func (e *evidence) subject() bool {
	known := e.known() - max(0, e.bland()-1)
	return known >= 2 || e.ballast() == 0 && e.specific()
}

// weight returns the weight of the technical nouns in sentence s, or in the whole
// text if s < 0. A specific noun weighs 2, an everyday noun or a guess 1.
func (e *evidence) weight(s int) int {
	strong, weak, compounds := e.nouns(s)
	return 2*strong + weak + compounds
}

// known returns the weight of the whole text without guesses.
func (e *evidence) known() int {
	strong, weak, _ := e.nouns(-1)
	return 2*strong + weak
}

// specific reports whether nouns that are not bland, a measured value and guesses
// together weigh at least 2. At least one of them is not a guess.
func (e *evidence) specific() bool {
	_, _, compounds := e.nouns(-1)
	known := e.known() - e.bland()
	if e.measured {
		known++
	}
	return known >= 1 && known+compounds >= 2
}

// bland counts the everyday nouns that fit any trade, such as system, data and
// machine.
func (e *evidence) bland() int {
	seen := map[string]bool{}
	for _, n := range e.fields {
		if !n.strong && !n.guess && startsWith(n.key, blandNouns) {
			seen[n.key] = true
		}
	}
	return len(seen)
}

// purpose reports whether the text gives a goal, a difficulty or a way of working,
// or has enough technical nouns to make its purpose clear.
func (e *evidence) purpose() bool {
	return e.has(goal) || e.has(working) || e.has(relative) && e.weight(-1) >= 2 || e.has(bottleneck) || e.has(uncertain) || e.has(ours) || e.measured || e.known() >= 4
}

// bottleneck reports whether something technical goes wrong: a phrase that says so,
// with technical nouns in the same or an adjacent sentence; a cause and effect
// between technical things; or, in a text with an uncertainty and a way out, a
// technical sentence about a shortcoming.
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

// weightBeside returns the larger weight of the sentences before and after s.
func (e *evidence) weightBeside(s int) int {
	return max(e.weight(max(s-1, 0)), e.weight(s+1))
}

func (e *evidence) uncertain() bool { return e.has(uncertain) }

// wayOut reports whether the text rules out an alternative or gives a direction for
// a solution.
func (e *evidence) wayOut() bool { return e.ruledOut() || e.principle() }

func (e *evidence) novel() bool { return e.has(ours) || e.ruledOut() }

// ruledOut reports whether the text rules out an alternative: it says so, it names a
// limit of a technique, or something goes wrong in a sentence about what is used
// today.
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
		// The text names what is used today and what the applicant will do, and the
		// outcome is uncertain: an implicit comparison.
		if e.known() >= 5 && e.uncertain() && e.weight(h.s) >= 2 && e.has(action) && len(e.sentences) > 2 {
			return true
		}
	}
	return false
}

// in reports whether sentence s has evidence of a category.
func (e *evidence) in(c category, s int) bool {
	return slices.ContainsFunc(e.found[c], func(h hit) bool { return h.s == s })
}

// principle reports whether the text gives a working principle or says what
// technical thing the applicant builds or tries.
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

// hypothesis reports whether the text asks whether ("of") a specific noun without an
// article will do, as in "of polarisatiebeelden genoeg verschil geven". Dutch omits
// the article for a technique that is still to be tried.
func (e *evidence) hypothesis() bool {
	for _, n := range e.fields {
		words := e.sentences[n.s].words
		if n.strong && n.at > 0 && words[n.at-1].text == "of" && e.in(uncertain, n.s) {
			return true
		}
	}
	return false
}

// mechanism reports whether a technical text with an uncertainty has a sentence that
// explains what is done to what and is not about what is used today.
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

// grounded reports whether the text has enough technical nouns, such as two specific
// ones, or one and two everyday ones.
func (e *evidence) grounded() bool { return e.weight(-1) >= 4 }

// risk reports whether the text says what may fail. Something new for the applicant
// where known techniques fail implies a risk.
func (e *evidence) risk() bool {
	return e.has(uncertain) || e.has(ours) && e.ruledOut()
}

// technical reports whether the technical nouns outweigh the ballast and nothing
// denies the technical risk.
func (e *evidence) technical() bool {
	return e.ballast() <= 5+2*e.weight(-1) && e.safe() == categories
}

// safe returns the category of the evidence that the applicant sees no technical
// risk, or categories if there is none. Use of known technology is such evidence
// only if the text names no uncertainty or bottleneck.
func (e *evidence) safe() category {
	switch {
	case e.has(noRisk):
		return noRisk
	case e.has(familiar) && !e.uncertain() && !e.has(bottleneck):
		return familiar
	}
	return categories
}

// heavy gives, by category, the weight of each piece of ballast and the maximum for
// the category.
var heavy = map[category]struct{ each, most int }{
	marketing: {5, 15}, functional: {6, 24}, routine: {8, 24}, commercial: {10, 20}, trade: {4, 12}, constraint: {10, 10},
}

// ballast returns the weight of the evidence that draws an answer away from
// technology.
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

// ownWork reports whether the work is still to be done, by the applicant's own
// people, and is more than using an existing AI model or switching technology.
func (e *evidence) ownWork() bool {
	return !e.onlyFinished() && !(e.has(outsourced) && !e.ownHands()) && !((e.has(aiUse) || e.has(switching)) && !e.has(ownModel))
}

// ownHands reports whether the applicant's own people also do work, next to what
// others do for them.
func (e *evidence) ownHands() bool {
	return slices.ContainsFunc(e.found[own], func(h hit) bool {
		first := e.sentences[h.s].words[h.from].text
		return !e.in(outsourced, h.s) || first == "zelf" || first == "onze"
	})
}

// onlyFinished reports whether the work is finished. Finished work may be the start
// of new work that has an uncertainty of its own.
func (e *evidence) onlyFinished() bool {
	ahead := e.has(uncertain) && (e.has(action) || e.has(own))
	return e.has(finished) && !ahead
}

func (e *evidence) pitchLength() bool  { return e.lengthFrom(minPitch) }
func (e *evidence) answerLength() bool { return e.lengthFrom(minAnswer) }

func (e *evidence) lengthFrom(least int) bool {
	return e.distinct >= least && e.length <= domain.TextAdvised
}
