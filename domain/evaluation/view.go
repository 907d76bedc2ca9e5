package evaluation

import (
	"slices"
	"strings"

	"wbso/domain/evaluation/find"
)

// view is an analysis as the rules count it: without what only repeats our own examples.
type view struct {
	find.Analysis
	text   find.Text
	copied []bool // by clause: it is not the user's own, so that it proves nothing
}

func look(text find.Text, r find.Analysis) *view {
	v := &view{Analysis: r, text: text}
	v.Clauses = withoutCopies(text.Text, r.Clauses)
	for i, c := range v.Clauses {
		v.copied = append(v.copied, len(c.Roles)+len(c.Subjects) < len(r.Clauses[i].Roles)+len(r.Clauses[i].Subjects))
	}
	if r.Scores != nil {
		v.withoutOrders()
	}
	if r.Scores == nil && r.Likelihood.Green >= predicted {
		v.addSigns()
	}
	return v
}

// addSigns adds the roles that weaker signs show in a text for which the classifier predicts green. They
// count for the evaluation alone: nothing is put in a box of the application because of them.
func (v *view) addSigns() {
	for i, c := range v.Clauses {
		for _, sign := range c.Signs {
			if !v.copied[i] && c.Strength(sign.Role) < sign.Strength {
				c.Roles = append(slices.Clip(c.Roles), sign)
			}
		}
		v.Clauses[i].Roles = c.Roles
	}
}

// best returns how strongly some clause plays one of the roles.
func (v *view) best(roles ...find.Role) int {
	most := 0
	for _, c := range v.Clauses {
		most = max(most, c.Strongest(roles...))
	}
	return most
}

func (v *view) has(role find.Role) bool { return v.best(role) > 0 }

// count counts the objections of a kind and at least a severity. Those that begin with
// the same word count once.
func (v *view) count(kind find.ObjectionKind, severity int) int {
	seen := map[string]bool{}
	for _, c := range v.Clauses {
		for _, n := range c.Objections {
			if n.Kind == kind && n.Severity >= severity && !within(n, c.Objections) {
				first, _, _ := strings.Cut(n.Quote, " ")
				seen[strings.ToLower(first)] = true
			}
		}
	}
	return len(seen)
}

// worst returns the clause with the worst objection of a kind, and that objection.
func (v *view) worst(kind find.ObjectionKind) (found find.Clause, worst find.Objection) {
	for _, c := range v.Clauses {
		for _, n := range c.Objections {
			if n.Kind == kind && n.Severity > worst.Severity {
				found, worst = c, n
			}
		}
	}
	return found, worst
}

// within reports whether a graver objection of the clause has the words of n.
func within(n find.Objection, all []find.Objection) bool {
	for _, other := range all {
		if other.Severity > n.Severity && strings.Contains(other.Quote, n.Quote) {
			return true
		}
	}
	return false
}

// without is what the words predict without one of the clauses.
func (v *view) without(c find.Clause) find.Likelihood {
	rest := v.text
	rest.Text = rest.Text[:c.From] + rest.Text[c.To:]
	return find.Analyse(rest).Likelihood
}
