package application

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// AnswerOutcome is an application and the details of its company after an answer, of which one
// has changed, and where the answer is.
type AnswerOutcome struct {
	Application Application
	Company     CompanyDetails
	Destination
}

// Destination says where an answer is. From and To count characters in the field, and are 0 when
// the field is not a text.
type Destination struct {
	Part     PartKey
	Block    string
	Field    string
	From, To int
	Text     string // the answer as it is there
}

// Answer puts the answer to a question where it belongs. It adds to what the user wrote and
// never removes a word of it. It returns a field error on text for what it cannot place,
// and Conflict CodeQuestionGone for a question that is not asked.
func (a Application) Answer(c CompanyDetails, id, text string) (AnswerOutcome, error) {
	p := &placer{app: a.clone(), company: c}
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
	if evaluation.QuestionOf(r.need).Question != "" && substantial(p.Text) {
		p.app.Answered[id] = p.Text
	}
	if p.ready != "" {
		p.app = p.app.clone()
		p.app.Answered[readyID] = p.ready
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

// placer puts one answer in its place.
type placer struct {
	app     Application
	company CompanyDetails
	ready   string // the month in which the project ends, once the user said that it is the end
	Destination
}

// check checks the changed part as if it had been replaced by hand.
func (p *placer) check(before Application) error {
	if p.Part == CompanyPart {
		checked, err := ParseCompanyDetails(p.company)
		p.company = checked
		return err
	}
	next := p.app
	checked, err := before.ReplaceContent(p.Part, next.PartContent(p.Part), true)
	if err != nil {
		return err
	}
	if !partsEqual(before, next, LeftOutPart) {
		checked.LeftOut = next.LeftOut
		checked = checked.changed(LeftOutPart)
	}
	p.app = checked
	return nil
}

// asked returns the requirement that an open question is about.
func (p *placer) asked(id string) (requirement, bool) {
	for _, r := range p.app.read(&p.company).byImportance() {
		if r.id() == id && r.missing && r.question != "" && !slices.Contains(p.app.Dismissed, id) {
			return r, true
		}
	}
	return requirement{}, false
}

// append adds a text to a field as a sentence of its own and notes where it is.
func (p *placer) append(field string, to *string, text string) {
	before := *to
	switch last := before[strings.LastIndexByte(before, '\n')+1:]; {
	case before == "" || before != strings.TrimRight(before, " \n\t"):
	case ends(before) && !listItem.MatchString(last):
		before += " "
	default:
		before += "\n"
	}
	p.Field, p.From = field, utf8.RuneCountInString(before)
	p.set(text)
	*to = before + text
}

// set notes what was placed.
func (p *placer) set(text string) {
	p.Text, p.To = text, p.From+utf8.RuneCountInString(text)
}

// fact notes that an answer is a field that is no text.
func (p *placer) fact(field, text string) error {
	p.Field, p.Text = field, text
	return nil
}

// Dismiss sets a question aside that does not apply, or asks it again. Doing so twice is
// no error. It returns Conflict CodeQuestionGone for a question that is not asked.
func (a Application) Dismiss(c CompanyDetails, id string, aside bool) (Application, error) {
	next := a.clone()
	if !aside {
		next.Dismissed = slices.DeleteFunc(next.Dismissed, func(d string) bool { return d == id })
		return next, nil
	}
	if slices.Contains(a.Dismissed, id) {
		return a, nil
	}
	if !slices.ContainsFunc(a.OpenQuestions(c), func(q Question) bool { return q.ID == id }) {
		return a, domain.Fail(domain.Conflict, domain.CodeQuestionGone)
	}
	next.Dismissed = append(next.Dismissed, id)
	return next, nil
}
