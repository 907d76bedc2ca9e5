package judge

import "wbso/domain/reading"

// refusing are the kinds of negatives for which RVO refuses a project, the gravest first.
var refusing = []reading.NegativeKind{reading.Finished, reading.NoRisk, reading.ThirdParty, reading.Market, reading.Purchase, reading.Constraint}

// refused returns the reason for which RVO is likely to refuse the project, or "" if there
// is none. It needs strong evidence: a clause that does harm, in a text without an unknown
// and without own technical work, or two such clauses; or so much of something else that
// technology is pushed aside.
func (v *view) refused() reading.NegativeKind {
	specific, everyday := nouns(v.Clauses...)
	open, own := v.openQuestion(), v.ownDevelopment()
	if v.Leaning.Green >= mostRed {
		return ""
	}
	if kind := v.heaviest(); v.Leaning.Red >= mostRed && v.count(kind, 1) > 0 {
		return kind
	}
	for _, kind := range refusing {
		strong := v.count(kind, reading.HarmfulFrom)
		switch kind {
		case reading.Finished, reading.ThirdParty, reading.NoRisk:
			if strong > 0 && (!own || strong > 1 || v.count(kind, 3) > 0) && !open {
				return kind
			}
		case reading.Constraint:
			if !open && (strong > 1 && specific <= 1 || strong > 0 && v.weight() == 0) {
				return kind
			}
		default:
			bought := kind == reading.Purchase && v.weight() < 2 && !v.has(reading.Develops)
			if !open && (strong > 1 || strong > 0 && bought) {
				return kind
			}
		}
	}
	if v.offSubject(specific, everyday, v.weight() > 0 && v.best(reading.Unknown) > 1) {
		return v.heaviest()
	}
	return ""
}

// openQuestion reports whether a clause without harm says that something technical is
// unknown.
func (v *view) openQuestion() bool {
	technical := v.weight() > 0
	for _, c := range v.Clauses {
		if technical && c.Strength(reading.Unknown) > 1 && !c.Harmful() {
			return true
		}
	}
	return false
}

// ownDevelopment reports whether a clause without harm says what technical thing the
// applicant makes.
func (v *view) ownDevelopment() bool {
	for _, c := range v.Clauses {
		if c.Strength(reading.OwnWork) > 0 && c.Strength(reading.Subject) > 0 && !c.Harmful() {
			return true
		}
	}
	return false
}

// offSubject reports whether screens, purchases and trade push technology aside. The
// fewer technical nouns a text has, the less it takes.
func (v *view) offSubject(specific, everyday int, open bool) bool {
	technical := specific > 0 && v.best(reading.Problem) > 1
	sales := v.count(reading.Market, 2)
	trade := v.count(reading.Market, 1) - sales
	spoilt := v.count(reading.Functional, 1) + v.count(reading.Purchase, 1) + sales + (trade+1)/2
	maker := v.has(reading.Develops)
	switch {
	case spoilt == 0:
		return false
	case specific+everyday == 0 && spoilt == 1 && sales == 0 && v.best(reading.Develops) > 1 && v.count(reading.ThirdParty, 1) == 0 && v.count(reading.Marketing, 1) == 0:
		return false // one such word in a text about a development: ask for the technology
	case specific+everyday == 0:
		return spoilt >= 2 || !open && (sales > 0 || !maker && v.count(reading.Functional, 1) > 0 || trade > 1 && v.count(reading.Marketing, 1) == 0)
	case specific == 0 && maker && v.count(reading.Functional, 1)+v.count(reading.Purchase, 1) == 0 && sales <= 1:
		return false // likely software for a trade: ask for the technology
	case specific == 0:
		return !open && (spoilt >= 2 || sales > 0 && (sales+trade >= 2 || !maker && !v.has(reading.Solution))) || spoilt+v.count(reading.Marketing, 1) >= 4
	case specific == 1:
		return !technical && !open && (spoilt >= 4 || spoilt >= 2 && !maker)
	}
	return false
}

// heaviest returns which of screens, purchases and market has the most evidence.
func (v *view) heaviest() reading.NegativeKind {
	best := reading.Functional
	for _, kind := range []reading.NegativeKind{reading.Purchase, reading.Market} {
		if v.count(kind, 1) > v.count(best, 1) {
			best = kind
		}
	}
	return best
}
