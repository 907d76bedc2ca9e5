package evaluation

import (
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

// Probabilities from which the classifier predicts a colour, with which it lets a text pass that
// answers everything (at least of green, at most of red), and from which it is sure of a refusal.
const (
	predicted = 0.55
	wavers    = 0.3
	suspects  = 0.2
	surelyRed = 0.6
)

// view is an analysis as the rules count it: without what only repeats our own examples, and for a
// model without what speaks to the analyzer, which is meant to talk a model round. In a text for which
// the classifier predicts green weaker signs count; nothing is put in a box of the application
// because of them.
type view struct {
	find.Analysis
	text   find.Text
	copied []bool // by clause: it is not the user's own, so that it proves nothing
}

func look(text find.Text, r find.Analysis) *view {
	v := &view{Analysis: r, text: text, copied: make([]bool, len(r.Clauses))}
	v.Clauses = slices.Clone(r.Clauses)
	for i, c := range r.Clauses {
		said := text.Text[c.From:c.To]
		ordered := r.Scores != nil && orders.MatchString(said)
		if ordered || copied(said, c.Subjects) {
			v.Clauses[i].Roles, v.Clauses[i].Subjects = nil, nil
			v.copied[i] = ordered || len(c.Roles)+len(c.Subjects) > 0
		}
		for _, sign := range c.Signs {
			if r.Scores == nil && r.Likelihood.Green >= predicted && !v.copied[i] && v.Clauses[i].Strength(sign.Role) < sign.Strength {
				v.Clauses[i].Roles = append(slices.Clip(v.Clauses[i].Roles), sign)
			}
		}
	}
	return v
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

// without returns the likelihood of the text without one of its clauses.
func (v *view) without(c find.Clause) find.Likelihood {
	rest := v.text
	rest.Text = rest.Text[:c.From] + rest.Text[c.To:]
	return find.Analyse(rest).Likelihood
}

// topic returns the subject of the examples: that of the text or, when it does not say,
// that of the other texts and the type of the project.
func (v *view) topic() Topic {
	if t := TopicOf(v.Analysis); t != TopicNeutral {
		return t
	}
	for _, f := range find.TextFields() {
		if text := v.text.Others[f]; text != "" && f != v.text.Field {
			if t := TopicOf(find.Analyse(find.Text{Field: f, Text: text})); t != TopicNeutral {
				return t
			}
		}
	}
	if v.text.ProjectType == scheme.Software {
		return TopicSoftware
	}
	return TopicNeutral
}

func runes(s string) int { return utf8.RuneCountInString(s) }
