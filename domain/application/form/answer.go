package form

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
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

// check checks the changed part as if it had been replaced by hand.
func (p *placer) check(before application.Application) error {
	if p.Part == application.CompanyPart {
		checked, err := application.ParseCompanyDetails(p.company)
		p.company = checked
		return err
	}
	next := p.app
	before.Proposed, before.Answered = next.Proposed, next.Answered
	checked, err := before.ReplaceContent(p.Part, next.PartContent(p.Part), true)
	if err != nil {
		return err
	}
	if !application.SamePart(before, next, application.LeftOutPart) {
		was := checked
		checked = checked.Clone()
		checked.LeftOut = next.LeftOut
		checked.FindClauses(was)
		checked = checked.Changed(application.LeftOutPart)
	}
	p.app = checked
	return nil
}

// asked returns the requirement that an open question is about.
func (p *placer) asked(id string) (requirement, bool) {
	f := read(&p.app, &p.company)
	for _, all := range []func() []requirement{f.byImportance, f.thinSpots} {
		for _, r := range all() {
			if r.id() == id && r.missing && r.question != "" && !slices.Contains(p.app.Dismissed, id) {
				return r, true
			}
		}
	}
	return requirement{}, false
}

// Dismiss sets a question aside that does not apply, or asks it again. Doing so twice is
// no error. It returns Conflict CodeQuestionGone for a question that is not asked.
func Dismiss(a application.Application, c application.CompanyDetails, id string, aside bool) (application.Application, error) {
	next := a.Clone()
	if !aside {
		next.Dismissed = slices.DeleteFunc(next.Dismissed, func(d string) bool { return d == id })
		return next, nil
	}
	if slices.Contains(a.Dismissed, id) {
		return a, nil
	}
	asked := Ask(a, c)
	if !slices.ContainsFunc(append(asked.Open, asked.Optional...), func(q Question) bool { return q.ID == id }) {
		return a, domain.Fail(domain.Conflict, domain.CodeQuestionGone)
	}
	next.Dismissed = append(next.Dismissed, id)
	return next, nil
}
