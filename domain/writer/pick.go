package writer

import "wbso/domain"

// picker chooses the sentences of a section. Together the pickers leave no
// sentence of the three texts out: what one drops, another takes.
type picker = func(material) []sentence

func nothing(material) []sentence { return nil }

func summary(m material) []sentence { return m.of(domain.ElevatorPitch) }

func cooperation(m material) []sentence {
	if m.submission.Collaborative {
		return []sentence{{text: together}}
	}
	return []sentence{{text: alone}}
}

// problemsOf is the text on the bottlenecks, without what belongs elsewhere.
func problemsOf(m material) []sentence {
	return own(m, domain.TechnicalChallenges, problem|doubt|ruledOut)
}

// newnessOf is the text on the innovation, without what belongs elsewhere, and
// what the text on the bottlenecks says of it.
func newnessOf(m material) []sentence {
	said := filter(m.of(domain.TechnicalChallenges), func(s sentence) bool { return s.is&newness != 0 })
	return filter(append(own(m, domain.Innovation, newness|doubt|ruledOut|reference), said...), anySentence)
}

// own are a text's sentences that speak of the subject or have no other home;
// the whole text when none does.
func own(m material, field domain.TextField, subject trait) []sentence {
	text := m.of(field)
	kept := filter(text, func(s sentence) bool {
		if s.is&remedy != 0 && s.is&doubt == 0 {
			return false
		}
		elsewhere := solves(s) || m.planned[s.text] || s.is&tooling != 0 && m.submission.WritesSoftware()
		return s.is&subject != 0 || !elsewhere
	})
	if len(kept) == 0 {
		return filter(text, anySentence)
	}
	return kept
}

// solutionsOf are the sentences on solutions, of the pitch only when the other
// texts have none.
func solutionsOf(m material) []sentence {
	pass := func(s sentence) bool { return solves(s) && (s.is&remedy != 0 || !m.planned[s.text]) }
	if found := filter(m.of(domain.TechnicalChallenges, domain.Innovation), pass); len(found) > 0 {
		return found
	}
	return filter(m.of(domain.ElevatorPitch), pass)
}

// solves tells a solution of one's own from a technique that is named because
// it fails or because others use it.
func solves(s sentence) bool {
	switch {
	case s.is&remedy != 0:
		return true
	case s.is&reference != 0, s.is&problem != 0 && s.is&doubt == 0:
		return false
	}
	return s.is&solution != 0
}

func toolsOf(m material) []sentence {
	return filter(m.texts, func(s sentence) bool { return s.is&tooling != 0 })
}

func costsOf(m material) []sentence {
	return filter(m.costs, func(s sentence) bool { return s.is&asset == 0 })
}

func spendingOf(m material) []sentence {
	return filter(m.costs, func(s sentence) bool { return s.is&asset != 0 })
}

func whole(p picker) picker { return p }

// codes keeps what a picker finds on software.
func codes(p picker) picker {
	return func(m material) []sentence {
		return filter(p(m), func(s sentence) bool { return s.is&(code|tooling) != 0 })
	}
}

// things leaves out what speaks of software alone, when the software has
// sections of its own and something remains.
func things(p picker) picker {
	return func(m material) []sentence {
		found := p(m)
		if !m.submission.WritesSoftware() {
			return found
		}
		rest := filter(found, func(s sentence) bool { return s.is&thing != 0 || s.is&(code|tooling) == 0 })
		if len(rest) == 0 {
			return found
		}
		return rest
	}
}

func anySentence(sentence) bool { return true }
