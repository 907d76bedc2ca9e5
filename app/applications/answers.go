package applications

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/ports"
)

// Reply answers a question; with Dismiss it says whether the question is set aside. Rev is
// that of the question's part.
type Reply struct {
	Question string
	Text     string
	Dismiss  *bool
	Rev      int
}

// Answer is an application after a reply, and where its words are. Placed has only the
// part after a question was set aside or asked again.
type Answer struct {
	View
	Placed application.Destination
}

// AnswerQuestion puts a reply where it belongs: Invalid on "text" when it has no place, Conflict
// question_gone, StalePart, Conflict filed. It is open before payment.
func (a *Applications) AnswerQuestion(
	ctx context.Context, who usecase.Actor, ref string, in Reply,
) (out Answer, err error) {
	out.View, err = a.apply(ctx, who, ref, in.change(&out.Placed))
	return out, err
}

// change is what a reply does; placed becomes where its words are.
func (in Reply) change(placed *application.Destination) *change {
	c := change{cause: application.CauseAnswer, rev: in.Rev} // its part shows when the question is found
	if in.Dismiss != nil {
		c.cause = application.CauseDismiss
	}
	c.decide = func(_ context.Context, _ ports.Repos, d *View) (err error) {
		if c.part = d.partAsking(in.Question); c.part == "" {
			return domain.Fail(domain.Conflict, domain.CodeQuestionGone)
		}
		if in.Rev != d.revision(c.part) {
			return stale(*d, c.part)
		}
		if in.Dismiss != nil {
			*placed = application.Destination{Part: c.part}
			d.Application, err = d.Application.Dismiss(d.Company, in.Question, *in.Dismiss)
			return err
		}
		answered, err := d.Application.Answer(d.Company, in.Question, in.Text)
		if err == nil {
			d.Application, d.Company, *placed = answered.Application, answered.Company, answered.Destination
		}
		return err
	}
	return &c
}

// partAsking returns the part of a question that is asked or set aside, and "" for any other.
func (d *View) partAsking(question string) application.PartKey {
	if d.Open == nil {
		d.ask()
	}
	for _, q := range slices.Concat(d.Open, d.Optional, d.Aside) {
		if q.ID == question {
			return q.Part
		}
	}
	return ""
}

// Inclusion puts a clause that was left out into a part. Rev is that of Section.
type Inclusion struct {
	Item    string
	Section application.PartKey
	Rev     int
}

// IncludeSentence returns Forbidden not_paid, StalePart, Conflict filed, NotFound for an item that is not
// there, Invalid on "section".
func (a *Applications) IncludeSentence(ctx context.Context, who usecase.Actor, ref string, in Inclusion) (View, error) {
	c := change{cause: application.CauseInclude, part: in.Section, rev: in.Rev, whole: true}
	c.decide = func(_ context.Context, _ ports.Repos, d *View) (err error) {
		d.Application, err = d.Application.Include(in.Item, in.Section)
		return err
	}
	return a.apply(ctx, who, ref, &c)
}
