package judge

import (
	"strings"

	"wbso/domain/needs"
	"wbso/domain/reading"
)

// view is a reading as the rules count it: without what only repeats our own examples.
type view struct {
	reading.Reading
	text   reading.Text
	facts  int    // see ownFacts
	copied []bool // by clause: it is not the user's own, so that it proves nothing
}

func look(text reading.Text, r reading.Reading) *view {
	v := &view{Reading: r, text: text}
	v.Clauses = needs.Own(text.Text, r.Clauses)
	for i, c := range v.Clauses {
		v.copied = append(v.copied, len(c.Roles)+len(c.Subjects) < len(r.Clauses[i].Roles)+len(r.Clauses[i].Subjects))
	}
	if r.Scores != nil {
		v.withoutOrders()
	}
	v.facts = v.ownFacts()
	return v
}

// best returns how strongly some clause plays one of the roles.
func (v *view) best(roles ...reading.Role) int {
	most := 0
	for _, c := range v.Clauses {
		most = max(most, c.Strongest(roles...))
	}
	return most
}

func (v *view) has(role reading.Role) bool { return v.best(role) > 0 }

// nouns counts the different technical nouns of clauses: specific and everyday ones.
func nouns(clauses ...reading.Clause) (specific, everyday int) {
	level := map[string]int{}
	for _, c := range clauses {
		for _, p := range c.Roles {
			if p.Role == reading.Subject {
				key := reading.Stem(p.Quote)
				level[key] = max(level[key], p.Strength)
			}
		}
	}
	for _, l := range level {
		if l > 1 {
			specific++
		} else {
			everyday++
		}
	}
	return specific, everyday
}

// weight returns the weight of the technical nouns: 2 for a specific noun, 1 for an
// everyday one.
func (v *view) weight() int {
	specific, everyday := nouns(v.Clauses...)
	return 2*specific + everyday
}

// count counts the negatives of a kind and at least a severity. Those that begin with
// the same word count once.
func (v *view) count(kind reading.NegativeKind, severity int) int {
	seen := map[string]bool{}
	for _, c := range v.Clauses {
		for _, n := range c.Negatives {
			if n.Kind == kind && n.Severity >= severity && !within(n, c.Negatives) {
				first, _, _ := strings.Cut(n.Quote, " ")
				seen[strings.ToLower(first)] = true
			}
		}
	}
	return len(seen)
}

// worst returns the clause with the worst negative of a kind, and that negative.
func (v *view) worst(kind reading.NegativeKind) (found reading.Clause, worst reading.Negative) {
	for _, c := range v.Clauses {
		for _, n := range c.Negatives {
			if n.Kind == kind && n.Severity > worst.Severity {
				found, worst = c, n
			}
		}
	}
	return found, worst
}

// within reports whether a graver negative of the clause has the words of n.
func within(n reading.Negative, all []reading.Negative) bool {
	for _, other := range all {
		if other.Severity > n.Severity && strings.Contains(other.Quote, n.Quote) {
			return true
		}
	}
	return false
}
