// Package needs holds what RVO wants to read in each answer, in one table: the criterion
// of the verdict, the question to the user, an example with open slots and what meets it.
// The verdict and the questions of an application use the same rows, so they never
// contradict each other.
package needs

import (
	"slices"

	"wbso/domain/reading"
)

// Need is one thing that RVO wants to read.
type Need struct {
	Key      string // the last part of a question's id
	Label    string // the name of the criterion
	Question string
	any      []part
	frames   [topics]string
}

// part is a role that a clause must play, with at least a strength.
type part struct {
	role     reading.Role
	strength int
}

// Met reports whether one of the clauses has what is needed.
func (n Need) Met(clauses []reading.Clause) bool {
	return slices.ContainsFunc(clauses, n.MetBy)
}

// MetBy reports whether a clause has what is needed.
func (n Need) MetBy(c reading.Clause) bool {
	return slices.ContainsFunc(n.any, func(p part) bool { return c.Strength(p.role) >= p.strength })
}

// Example returns the example for a subject, with an open slot (…) for each fact that
// only the user knows. It is the neutral one if there is none for the subject.
func (n Need) Example(t Topic) string {
	if n.frames[t] != "" {
		return n.frames[t]
	}
	return n.frames[Neutral]
}

// Role returns the role that meets the need first of all.
func (n Need) Role() reading.Role { return n.any[0].role }

// Of returns the need with a key, or a need without a text that nothing meets.
func Of(key string) Need {
	for _, n := range table {
		if n.Key == key {
			return n
		}
	}
	return Need{Key: key}
}

// All returns the needs in the order of the table.
func All() []Need { return slices.Clone(table) }
