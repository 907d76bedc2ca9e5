package writer

import "wbso/domain"

// picker returns the sentences of a section. Together the pickers and the phases
// take every sentence of the three texts.
type picker = func(material) []sentence

func nothing(material) []sentence { return nil }

func summary(m material) []sentence { return m.of(domain.ElevatorPitch) }

func cooperation(m material) []sentence {
	if m.submission.Collaborative {
		return []sentence{{text: together}}
	}
	return []sentence{{text: alone}}
}

// problemsOf returns the text on bottlenecks without what belongs in other sections.
func problemsOf(m material) []sentence {
	return own(m, domain.TechnicalChallenges, problem|doubt|ruledOut)
}

// newnessOf returns the text on the innovation without what belongs in other
// sections, and what the text on bottlenecks says about newness.
func newnessOf(m material) []sentence {
	said := filter(m.of(domain.TechnicalChallenges), func(s sentence) bool { return s.is&newness != 0 })
	return filter(append(own(m, domain.Innovation, newness|doubt|ruledOut|reference), said...), anySentence)
}

// own returns the sentences of a text that are about the subject or belong in no
// other section, or the whole text if there are none. It leaves out explicit
// solutions, unless they express a doubt.
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

// solutionsOf returns the sentences on solutions. It takes those of the pitch only if
// the other texts have none.
func solutionsOf(m material) []sentence {
	pass := func(s sentence) bool { return solves(s) && (s.is&remedy != 0 || !m.planned[s.text]) }
	if found := filter(m.of(domain.TechnicalChallenges, domain.Innovation), pass); len(found) > 0 {
		return found
	}
	return filter(m.of(domain.ElevatorPitch), pass)
}

// solves reports whether a sentence is about the applicant's own solution, and not
// about a technique that fails or that others use.
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

// codes keeps the sentences of a picker that are about software.
func codes(p picker) picker {
	return func(m material) []sentence {
		return filter(p(m), func(s sentence) bool { return s.is&(code|tooling) != 0 })
	}
}

// things leaves out the sentences that are only about software if software has
// sections of its own, unless no sentence would remain.
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
