package evaluation

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
	{develop, Develops, 2, false},
	{action, Develops, 1, true},
	{goal, Goal, 2, false},
	{relative, Goal, 1, true},
	{bottleneck, Problem, 2, true},
	{bottleneck, Problem, 1, false},
	{causal, Problem, 1, true},
	{causal, Cause, 2, true},
	{causal, Cause, 1, false},
	{uncertain, Unknown, 2, false},
	{hedge, Unknown, 1, true},
	{unpredicted, Unknown, 1, false},
	{unpredicted, Unpredictable, 2, false},
	{alternative, RuledOut, 2, false},
	{limited, RuledOut, 2, true},
	{limited, StateOfArt, 1, false},
	{existing, StateOfArt, 2, false},
	{solution, Principle, 2, false},
	{solution, Solution, 1, false},
	{action, Principle, 1, true},
	{action, Solution, 2, false},
	{own, OwnWork, 1, false},
	{ours, KnowledgeEdge, 2, false},
	{tooling, Tool, 2, false},
	{planning, PhaseStep, 1, false},
}

// addRoles adds what the hits of the rules show, and what numbers and names do.
func (e *findings) addRoles(all []Clause) {
	for _, r := range rules {
		for _, h := range e.found[r.from] {
			if !r.technical || len(e.nounsOf(h.s)) > 0 {
				all[h.s].play(Evidence{r.role, r.strength, e.quote(h)})
			}
		}
	}
	e.addSubjects(all)
	for i, s := range e.sentences {
		if at := measureIn(s.words); s.prose && at >= 0 {
			all[i].play(Evidence{LimitValue, 2, e.raw[s.words[at].start:s.words[at+1].end]})
		}
		if len(all[i].Done) > 2 { // with its year
			all[i].play(Evidence{PhaseStep, 2, e.raw[s.start:s.end]})
		}
		if tool := capitalTool(s.words, e.raw); tool != "" {
			all[i].play(Evidence{Tool, 2, tool})
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
		all[n.s].Roles = append(all[n.s].Roles, Evidence{Subject, strength, n.original})
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
