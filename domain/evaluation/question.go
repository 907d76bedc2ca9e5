package evaluation

import (
	"cmp"
	"slices"

	"wbso/domain/evaluation/find"
)

// Question asks for one thing that RVO wants to read. It has an example of an answer with open
// slots, and the roles of clauses that answer it.
type Question struct {
	Key      string // the last part of a question's id
	Label    string // the name of the criterion
	Question string
	any      []part
	frames   map[Topic]string
}

// part is a role that a clause must play, with at least a strength.
type part struct {
	role     find.Role
	strength int
}

// Met reports whether one of the clauses has what is needed.
func (n Question) Met(clauses []find.Clause) bool {
	return slices.ContainsFunc(clauses, n.MetBy)
}

// MetBy reports whether a clause has what is needed.
func (n Question) MetBy(c find.Clause) bool {
	return slices.ContainsFunc(n.any, func(p part) bool { return c.Strength(p.role) >= p.strength })
}

// Shown returns the clause that has what is needed most strongly, and the role that shows
// it. Its strength is 0 when nothing shows it.
func (n Question) Shown(clauses []find.Clause) (clause find.Clause, shown find.Evidence) {
	for _, p := range n.any {
		for _, c := range clauses {
			for _, played := range c.Roles {
				if played.Role == p.role && played.Strength >= max(p.strength, shown.Strength+1) {
					clause, shown = c, played
				}
			}
		}
	}
	return clause, shown
}

// Topic is the subject of an example: what is developed, or a field of work that has examples of its own.
type Topic string

const (
	TopicNeutral  Topic = ""
	TopicSoftware       = Topic(find.Software)
	TopicMatter         = Topic(find.Product)
	TopicProcess        = Topic(find.Process)
	TopicFood           = Topic(find.AboutFood)
	TopicLife           = Topic(find.AboutLife)
)

// TopicOf returns the subject that a text is about, or TopicNeutral when it does not say clearly.
func TopicOf(r find.Analysis) Topic {
	if r.Kind == find.TWO {
		return Topic(r.Area)
	}
	return cmp.Or(Topic(r.Area), Topic(r.Kind))
}

// Example returns the example for a subject, with an open slot (…) for each fact that only the user
// knows. Without an example for the subject it returns the neutral one.
func (n Question) Example(t Topic) string {
	return cmp.Or(n.frames[t], n.frames[TopicNeutral])
}

// Role returns the role that answers the question first of all.
func (n Question) Role() find.Role { return n.any[0].role }
