package application

import (
	"cmp"
	"errors"
	"strings"

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
