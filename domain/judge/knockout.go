package judge

// knockout returns the reason for which RVO is likely to refuse the project, or nil
// if there is none. A text that names an uncertainty and something technical is
// rarely knocked out.
func (e *evidence) knockout() *knockout {
	strong, weak, _ := e.nouns(-1)
	open := e.uncertain() && strong+weak > 0
	technical := strong > 0 && e.bottleneck()
	switch {
	case e.has(finished) && !open:
		return e.because(finished)
	case e.safe() != categories && !open:
		return e.because(e.safe())
	case e.has(outsourced) && !e.ownHands() && !open:
		return e.because(outsourced)
	case e.offSubject(strong, weak, open, technical):
		return e.because(e.heaviest())
	case !technical && !open && (e.count(constraint) > 1 && strong <= 1 || e.has(constraint) && strong+weak == 0):
		return e.because(constraint)
	}
	return nil
}

// offSubject reports whether screens, purchases and trade push technology aside. The
// fewer technical nouns a text has, the less it takes. A text that says that
// something is made gets more tolerance.
func (e *evidence) offSubject(strong, weak int, open, technical bool) bool {
	spoilt := e.count(functional) + e.count(routine) + e.count(commercial) + (e.count(trade)+1)/2
	maker := e.has(develop) || e.has(action)
	switch {
	case spoilt == 0:
		return false
	case strong+weak == 0 && spoilt == 1 && e.has(develop) && !e.has(outsourced) && e.count(marketing) == 0:
		return false // one such word in a text about a development: ask for the technology
	case strong+weak == 0:
		return spoilt >= 3 || !e.has(promise) && (!e.has(aiUse) || e.has(routine)) || !open && (spoilt >= 2 || e.has(commercial)) || spoilt+e.count(marketing) >= 4
	case strong == 0:
		if maker && e.has(promise) && e.count(functional)+e.count(routine) == 0 && e.count(commercial) <= 1 {
			return false // likely software for a trade: ask for the technology
		}
		few := weak == 1 && e.has(routine) && !maker && !e.has(promise) && !e.has(bottleneck)
		sales := e.has(commercial) && e.count(commercial)+e.count(trade) >= 2
		return !open && (spoilt >= 2 || sales || few) || spoilt+e.count(marketing) >= 4
	case strong == 1:
		return !technical && !open && (spoilt >= 4 || spoilt >= 2 && !maker)
	}
	return false
}

// heaviest returns which of functional, routine, commercial and trade has the most
// evidence.
func (e *evidence) heaviest() category {
	best := functional
	for _, c := range []category{routine, commercial, trade} {
		if e.count(c) > e.count(best) {
			best = c
		}
	}
	return best
}
