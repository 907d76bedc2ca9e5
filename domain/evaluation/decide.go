package evaluation

import (
	"cmp"
	"slices"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// Evaluate analyses and evaluates a text with the product's own rules.
func Evaluate(t find.Text) Evaluation { return Decide(t, find.Analyse(t)) }

// Decide evaluates what was read in one text of the wizard. It evaluates an unknown field as a
// pitch.
//
// A text is good when words show the musts of its field, nothing in it does harm and the
// classifier predicts green. When every question is answered there is nothing left to ask: then
// the classifier must be surer to keep it back. It is refused when something that RVO does not accept is named
// and the classifier predicts red. All else is amber.
func Decide(text find.Text, r find.Analysis) Evaluation {
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
			a := v.advise(c)
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

// unread returns the evaluation when the answer of a model was no analysis: what it said instead,
// or that the evaluation failed. Nothing is known of the text then.
func unread(f find.TextField, answer string) Evaluation {
	return Evaluation{Eligible: true, Suggestions: cmp.Or(short(answer), said(failed, domain.Args{"field": f.Label()}))}
}

// inDutch returns the evaluation of an English text, which is evaluated no further.
func inDutch() Evaluation {
	a := (&view{}).say(dutchName, nil)
	return Evaluation{Eligible: true, Suggestions: a.question, Criteria: []Criterion{a.criterion()}}
}
