package evaluation

import (
	"slices"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// Evaluation is the evaluation of one text. Suggestions is plain Dutch text with
// one suggestion per line; for a text that is not Eligible, the first line says why.
// A text that is GoodEnough is also Eligible. Bottlenecks is how many are read in the text
// about them; 0 when that is not known, and for another text. Kind is what an elevator pitch
// says that is developed, and is empty for another text. Proof shows when a request is submitted
// that this text was GoodEnough, and is empty for one that is not.
type Evaluation struct {
	GoodEnough  bool
	Eligible    bool
	Suggestions string
	Criteria    []Criterion
	Bottlenecks int
	Kind        find.Kind
	Proof       string
}

// Criterion is one thing that the analyzer looks for. When it is met, Quote is the part of
// the text that shows it, literally; it is empty when nothing needs to be shown. When it is
// not met, Hint says what to add. The analyzer may also give that in parts: the Question to
// answer, the Place in the text where the answer belongs, in quotation marks, and an
// Example of an answer. Place and Example may be empty.
type Criterion struct {
	Name     string
	Met      bool
	Quote    string
	Hint     string
	Question string
	Place    string
	Example  string
}

// CheckTextQuestion returns an error, under its API name, for a text that is blank
// or too long and for a description or another text that is too long. It checks the question as
// Normal returns it.
func CheckTextQuestion(q find.Text) error {
	q = q.Normal()
	var errs domain.Fields
	errs.Check("text", domain.CheckText(q.Text))
	errs.Check("project_description", domain.CheckLength(q.Pitch, domain.TextMax))
	for _, f := range find.TextFields() {
		errs.Check("other_texts."+f.Other(), domain.CheckTextMax(q.Others[f]))
	}
	return errs.Err()
}

// Repeated returns the evaluation of a text that is the text of another field too.
func (e Evaluation) Repeated(field find.TextField) Evaluation {
	hint, _ := domain.Dutch(&domain.Error{Code: domain.CodeTextRepeated, Args: domain.Args{"field": field.Label()}})
	e.GoodEnough = false
	e.Suggestions = hint
	e.Criteria = append(slices.Clone(e.Criteria), Criterion{Name: "Een eigen antwoord", Hint: hint, Question: hint})
	return e
}

// Colour is the colour in which an evaluation is shown.
type Colour string

const (
	Green Colour = "green" // good enough
	Amber Colour = "amber" // something is missing
	Red   Colour = "red"   // not for the WBSO
)

// Colour returns the colour of the evaluation.
func (e Evaluation) Colour() Colour {
	switch {
	case e.GoodEnough:
		return Green
	case !e.Eligible:
		return Red
	}
	return Amber
}

// CheckEvaluations returns CodeVerdictNotGood, with the analyzer's {suggestions}, for each
// text whose evaluation is not good or missing.
func CheckEvaluations(evaluations map[find.TextField]Evaluation) domain.Fields {
	var errs domain.Fields
	for _, f := range find.TextFields() {
		if v := evaluations[f]; !v.GoodEnough {
			errs.Add(string(f), domain.CodeVerdictNotGood).Args["suggestions"] = v.Suggestions
		}
	}
	return errs
}
