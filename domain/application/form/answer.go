package form

import (
	"cmp"
	"errors"
	"regexp"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation"
)

// AnswerOutcome is an application and the details of its company after an answer, of which one
// has changed, and where the answer is.
type AnswerOutcome struct {
	Application application.Application
	Company     application.CompanyDetails
	Destination
}

// Destination says where an answer is. From and To count characters in the field, and are 0 when
// the field is not a text.
type Destination struct {
	Part     application.PartKey
	Block    string
	Field    string
	From, To int
	Text     string // the answer as it is there
}

// Answer puts the answer to a question where it belongs. It adds to what the user wrote and
// never removes a word of it. It returns a field error on text for what it cannot place,
// and Conflict CodeQuestionGone for a question that is not asked.
func Answer(a application.Application, c application.CompanyDetails, id, text string) (AnswerOutcome, error) {
	p := &placer{app: a.Clone(), company: c}
	r, asked := p.asked(id)
	if !asked {
		return AnswerOutcome{}, domain.Fail(domain.Conflict, domain.CodeQuestionGone)
	}
	if err := onText(domain.CheckText(text)); err != nil {
		return AnswerOutcome{}, err
	}
	p.Destination = Destination{Part: r.part, Block: r.block}
	err := r.place(p, cmp.Or(r.field, r.need), strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n")))
	if err == nil && r.need != placeNeed {
		err = p.check(a)
	}
	if err != nil {
		return AnswerOutcome{}, onText(err)
	}
	if r.thin || evaluation.QuestionOf(r.need).Question != "" {
		p.noteAnswer(id)
	}
	return AnswerOutcome{Application: p.app, Company: p.company, Destination: p.Destination}, nil
}

// onText makes an error one about the answer, wherever it was going to be placed.
func onText(err error) error {
	var many domain.Fields
	var one *domain.Error
	switch {
	case errors.As(err, &many):
		one = many[0]
	case !errors.As(err, &one):
		return err
	}
	named := *one
	named.Field = "text"
	return &named
}

// oneOf returns the value of the option that an answer means: by its value, by its label,
// or because it is in the label of only that option.
func oneOf(options []application.Option, text string) (string, error) {
	text = strings.ToLower(strings.TrimRight(strings.TrimSpace(text), "."))
	within := ""
	var labels []string
	for _, o := range options {
		label := strings.ToLower(o.Label)
		switch {
		case text == strings.ToLower(o.Value) || text == label:
			return o.Value, nil
		case strings.Contains(label, text) && within == "":
			within = o.Value
		case strings.Contains(label, text):
			within = "?" // several
		}
		labels = append(labels, o.Label)
	}
	if within == "" || within == "?" {
		return "", application.UnclearAnswer(domain.CodeChoiceUnclear, domain.Args{"options": strings.Join(labels, ", ")})
	}
	return within, nil
}

var postcodeForm = regexp.MustCompile(`\b[1-9]\d{3}\s?[A-Za-z]{2}\b`)

// addressIn reads an address on one line: Dorpsstraat 12, 1234 AB Utrecht.
func addressIn(text string) (application.Address, error) {
	text = strings.Join(strings.Fields(text), " ")
	at := postcodeForm.FindStringIndex(text)
	if at == nil {
		return application.Address{}, application.UnclearAnswer(domain.CodeAddress, nil)
	}
	var a application.Address
	a.Street, a.Number, a.Addition = application.SplitStreet(strings.TrimRight(text[:at[0]], " ,"))
	a.Postcode, _ = domain.ParsePostcode(text[at[0]:at[1]])
	a.City = strings.Trim(text[at[1]:], " ,.")
	if !a.Full() {
		return application.Address{}, application.UnclearAnswer(domain.CodeAddress, nil)
	}
	return a, nil
}
