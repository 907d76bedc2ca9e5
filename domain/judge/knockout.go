package judge

// knockout finds what RVO would refuse outright, nil when nothing does. An
// uncertainty that the applicant names keeps most texts amber, when there is
// anything technical to be uncertain about.
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

// offSubject: screens, purchases and trade crowd out technique. The fewer
// technical nouns, the less it takes; who makes something gets more room.
func (e *evidence) offSubject(strong, weak int, open, technical bool) bool {
	spoilt := e.count(functional) + e.count(routine) + e.count(commercial) + (e.count(trade)+1)/2
	maker := e.has(develop) || e.has(action)
	switch {
	case spoilt == 0:
		return false
	case strong+weak == 0 && spoilt == 1 && e.has(develop) && !e.has(outsourced) && e.count(marketing) == 0:
		return false // one such word is no trade: who develops something is asked for its technique
	case strong+weak == 0:
		return spoilt >= 3 || !e.has(promise) && (!e.has(aiUse) || e.has(routine)) || !open && (spoilt >= 2 || e.has(commercial)) || spoilt+e.count(marketing) >= 4
	case strong == 0:
		if maker && e.has(promise) && e.count(functional)+e.count(routine) == 0 && e.count(commercial) <= 1 {
			return false // software for a trade: asked for its technique
		}
		few := weak == 1 && e.has(routine) && !maker && !e.has(promise) && !e.has(bottleneck)
		sales := e.has(commercial) && e.count(commercial)+e.count(trade) >= 2
		return !open && (spoilt >= 2 || sales || few) || spoilt+e.count(marketing) >= 4
	case strong == 1:
		return !technical && !open && (spoilt >= 4 || spoilt >= 2 && !maker)
	}
	return false
}

// heaviest is the category that spoils the text most.
func (e *evidence) heaviest() category {
	best := functional
	for _, c := range []category{routine, commercial, trade} {
		if e.count(c) > e.count(best) {
			best = c
		}
	}
	return best
}
