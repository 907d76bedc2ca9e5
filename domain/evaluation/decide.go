package evaluation

import (
	"slices"
	"unicode/utf8"

	"wbso/domain/evaluation/find"
	"wbso/domain/scheme"
)

// Evaluate analyses and evaluates one answer of the wizard with the product's own rules.
func Evaluate(q TextQuestion) Evaluation {
	t := find.Text{Field: q.Field, Text: q.Text, Pitch: q.Description}
	return Decide(t, find.Analyse(t), OthersOf(q))
}

// Others are the other texts and the type of the project. They feed hints only: the
// colour depends on the text, and for the innovation on the pitch.
type Others struct {
	Texts       map[find.TextField]string
	ProjectType scheme.ProjectType
}

// OthersOf returns what a question says of the other texts and the project.
func OthersOf(q TextQuestion) Others {
	return Others{Texts: q.Others, ProjectType: q.ProjectType}
}

// Probabilities from which the classifier predicts a colour, with which it lets a text pass that
// answers everything (at least of green, at most of red), and from which it is sure of a refusal.
const (
	predicted = 0.55
	wavers    = 0.3
	suspects  = 0.2
	surelyRed = 0.6
)

// Decide evaluates what was read in one text of the wizard. It evaluates an unknown field as a
// pitch.
//
// A text is good when words show the musts of its field, nothing in it does harm and the
// classifier predicts green. When every question is answered there is nothing left to ask: then
// the classifier must be surer to keep it back. It is refused when something that RVO does not accept is named
// and the classifier predicts red. All else is amber.
func Decide(text find.Text, r find.Analysis, others Others) Evaluation {
	if r.Unread != nil {
		return unread(text.Field, r.Unread.Said)
	}
	if r.Language == find.English || r.Scores != nil && r.Language == find.Other {
		return inDutch()
	}
	v := look(text, r)
	list := criteriaOf(text.Field)
	if r.Kind == find.TWO {
		list = append(slices.Clip(list), criterion{name: developName, must: true, absent: func(*view) bool { return false }})
	}
	var out Evaluation
	var missing []advice
	musts := true
	for _, c := range list {
		item := Criterion{Name: c.name, Met: v.meets(c)}
		if item.Met {
			item.Quote = v.proof(c)
		} else {
			a := v.advise(c, others)
			item = a.criterion()
			missing = append(missing, a)
			musts = musts && !c.must
		}
		out.Criteria = append(out.Criteria, item)
	}
	reason := v.refused()
	out.Eligible = reason == ""
	out.GoodEnough = out.Eligible && musts && v.convincing(len(missing) == 0)
	out.Suggestions = v.suggest(out.GoodEnough, reason, missing)
	return out
}

// convincing reports whether the classifier speaks for a text whose musts are met. A reader
// without a classifier, such as a model, must find all criteria in it.
func (v *view) convincing(all bool) bool {
	if v.Scores != nil || v.Likelihood == (find.Likelihood{}) {
		return all
	}
	l := v.Likelihood
	answered := all && !slices.ContainsFunc(strengthening[v.text.Field], v.open) && l.Green >= wavers && l.Red < suspects
	return l.Green >= predicted || answered
}

// inDutch is the evaluation of an English text, which is evaluated no further.
func inDutch() Evaluation {
	a := advice{name: "Nederlands", question: "Schrijf je antwoord in het Nederlands: kun je deze tekst vertalen? RVO neemt alleen aanvragen in het Nederlands aan."}
	return Evaluation{Eligible: true, Suggestions: a.question, Criteria: []Criterion{a.criterion()}}
}

func runes(s string) int { return utf8.RuneCountInString(s) }
