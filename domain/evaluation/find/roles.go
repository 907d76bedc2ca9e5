package find

import (
	"slices"
	"strings"
)

// addRoles adds what the hits of the rules show, and what numbers and dates do.
func (e *findings) addRoles(all []Clause) {
	for i, s := range e.sentences {
		names := len(e.nounsOf(i)) > 0
		for _, h := range e.hits[i] {
			r := &e.rules[h.rule]
			for _, role := range r.shows {
				if !role.technical || names {
					play(&all[i].Roles, role.role, role.strength, e.quote(i, h))
				}
			}
			if r.sign.Strength > 0 {
				play(&all[i].Signs, r.sign.Role, r.sign.Strength, e.quote(i, h))
			}
		}
		if at := measureIn(s.words); s.prose && at >= 0 {
			play(&all[i].Roles, LimitValue, 2, e.raw[s.words[at].start:s.words[at+1].end])
		}
		if len(all[i].Done) > 2 { // with its year
			play(&all[i].Roles, PhaseStep, 2, e.raw[s.start:s.end])
		}
	}
	e.addSubjects(all)
}

// addSubjects adds the technical nouns. Guesses count only beside something specific or
// measured, and at most maxCompounds.
func (e *findings) addSubjects(all []Clause) {
	certain := e.measured || slices.ContainsFunc(e.nouns, func(n noun) bool { return n.level == specific })
	guesses := map[string]bool{}
	for _, n := range e.nouns {
		strength := 1
		switch {
		case n.level == specific:
			strength = 2
		case n.level == guessed:
			if !certain || !guesses[n.key] && len(guesses) == maxCompounds {
				continue
			}
			guesses[n.key] = true
		}
		all[n.s].Roles = append(all[n.s].Roles, Evidence{Role: Subject, Strength: strength, Quote: n.original})
	}
}

// play adds a role to those of a clause, unless it is there already and as strong.
func play(roles *[]Evidence, role Role, strength int, quote string) {
	at := slices.IndexFunc(*roles, func(e Evidence) bool { return e.Role == role })
	switch {
	case at < 0:
		*roles = append(*roles, Evidence{Role: role, Strength: strength, Quote: quote})
	case strength > (*roles)[at].Strength:
		(*roles)[at] = Evidence{Role: role, Strength: strength, Quote: quote}
	}
}

// addLabels gives the clauses under a label of the user ("Oplossing 2: …", or "Knelpunten:" above
// a list) its role.
func (e *findings) addLabels(all []Clause) {
	var under Role
	paragraph := -1
	for i, s := range e.sentences {
		if role := e.labelOf(i); role != "" && (all[i].Heading || all[i].Numeral != "") {
			under, paragraph = role, s.paragraph
			if all[i].Heading {
				all[i].Label, paragraph = role, -1
				continue
			}
		}
		if under == "" || paragraph >= 0 && paragraph != s.paragraph {
			continue
		}
		all[i].Label = under
		if s.prose {
			play(&all[i].Roles, under, 1, e.raw[s.start:s.end])
		}
	}
}

// labelOf returns the role of the label with which a sentence begins, before a number and a colon.
func (e *findings) labelOf(i int) Role {
	s := e.sentences[i]
	for _, h := range e.hits[i] {
		rest := strings.TrimLeft(e.raw[s.words[h.to].end:s.end], " \t0123456789")
		if h.from == 0 && (rest == "" || rest[0] == ':') && e.rules[h.rule].label != "" {
			return e.rules[h.rule].label
		}
	}
	return ""
}
