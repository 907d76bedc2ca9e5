package find

import "slices"

// rule gives a role to the clause of a hit.
type rule struct {
	from      category
	role      Role
	strength  int
	technical bool // only in a sentence that names something technical
}

// rules is the table of what a hit shows. The strongest strength of a role counts.
var rules = []rule{
	{from: develop, role: Develops, strength: 2},
	{from: action, role: Develops, strength: 1, technical: true},
	{from: goal, role: Goal, strength: 2},
	{from: relative, role: Goal, strength: 1, technical: true},
	{from: bottleneck, role: Problem, strength: 2, technical: true},
	{from: bottleneck, role: Problem, strength: 1},
	{from: causal, role: Problem, strength: 1, technical: true},
	{from: causal, role: Cause, strength: 2, technical: true},
	{from: causal, role: Cause, strength: 1},
	{from: hence, role: Cause, strength: 1},
	{from: uncertain, role: Unknown, strength: 2},
	{from: hedge, role: Unknown, strength: 1, technical: true},
	{from: unpredicted, role: Unknown, strength: 1},
	{from: unpredicted, role: Unpredictable, strength: 2},
	{from: alternative, role: RuledOut, strength: 2},
	{from: limited, role: RuledOut, strength: 2, technical: true},
	{from: limited, role: StateOfArt, strength: 1},
	{from: existing, role: StateOfArt, strength: 2},
	{from: solution, role: Principle, strength: 2},
	{from: solution, role: Solution, strength: 1},
	{from: action, role: Principle, strength: 1, technical: true},
	{from: action, role: Solution, strength: 2},
	{from: own, role: OwnWork, strength: 1},
	{from: ours, role: KnowledgeEdge, strength: 2},
	{from: tooling, role: Tool, strength: 2},
	{from: planning, role: PhaseStep, strength: 1},
}

// addRoles adds what the hits of the rules show, and what numbers and names do.
func (e *findings) addRoles(all []Clause) {
	for _, r := range rules {
		for _, h := range e.found[r.from] {
			if !r.technical || len(e.nounsOf(h.s)) > 0 {
				all[h.s].play(Evidence{Role: r.role, Strength: r.strength, Quote: e.quote(h)})
			}
		}
	}
	e.addSubjects(all)
	for i, s := range e.sentences {
		if at := measureIn(s.words); s.prose && at >= 0 {
			all[i].play(Evidence{Role: LimitValue, Strength: 2, Quote: e.raw[s.words[at].start:s.words[at+1].end]})
		}
		if len(all[i].Done) > 2 { // with its year
			all[i].play(Evidence{Role: PhaseStep, Strength: 2, Quote: e.raw[s.start:s.end]})
		}
		if tool := capitalTool(s.words, e.raw); tool != "" {
			all[i].play(Evidence{Role: Tool, Strength: 2, Quote: tool})
		}
	}
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

// play adds a role, unless the clause plays it already and as strongly.
func (c *Clause) play(p Evidence) {
	for i := range c.Roles {
		if c.Roles[i].Role == p.Role {
			if p.Strength > c.Roles[i].Strength {
				c.Roles[i] = p
			}
			return
		}
	}
	c.Roles = append(c.Roles, p)
}
