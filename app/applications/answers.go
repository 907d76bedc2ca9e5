package applications

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
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
	Placed form.Destination
}

// AnswerQuestion puts an answer in the box that the question is about, also before payment. It
// fails with Invalid on "text" when the answer cannot be placed, with Conflict question_gone,
// StalePart, or Conflict filed.
func (a *Applications) AnswerQuestion(ctx context.Context, who usecase.Actor, ref string, in Reply) (Answer, error) {
	out, err := a.decideAndStore(ctx, who, ref, in.change(), in.decide)
	return Answer{out.View, out.placed}, err
}

func (in Reply) change() change {
	if in.Dismiss != nil {
		return change{cause: claim.CauseDismiss, rev: in.Rev}
	}
	return change{cause: claim.CauseAnswer, rev: in.Rev}
}

// decide finds the part of the question, which is the one that the caller saw a revision of.
func (in Reply) decide(_ context.Context, _ ports.Repos, d View) (out decision, err error) {
	part := d.partAsking(in.Question)
	switch {
	case part == "":
		return out, domain.Fail(domain.Conflict, domain.CodeQuestionGone)
	case in.Rev != d.revision(part):
		return out, stale(d, part)
	case in.Dismiss != nil:
		d.Application, err = form.Dismiss(d.Application, d.Company, in.Question, *in.Dismiss)
		return decision{View: d, placed: form.Destination{Part: part}}, err
	}
	answered, err := form.Answer(d.Application, d.Company, in.Question, in.Text)
	if err == nil {
		d.Application, d.Company = answered.Application, answered.Company
	}
	return decision{View: d, placed: answered.Destination}, err
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

// Inclusion puts a clause that was left out into a part. Rev is the revision of Section that the
// caller saw.
type Inclusion struct {
	Item    string
	Section application.PartKey
	Rev     int
}

// IncludeSentence returns Forbidden not_paid, StalePart, Conflict filed, NotFound for an item that is not
// there, Invalid on "section".
func (a *Applications) IncludeSentence(ctx context.Context, who usecase.Actor, ref string, in Inclusion) (View, error) {
	c := change{cause: claim.CauseInclude, part: in.Section, rev: in.Rev, whole: true}
	return a.update(ctx, who, ref, c, func(_ context.Context, _ ports.Repos, d View) (_ decision, err error) {
		d.Application, err = form.Include(d.Application, in.Item, in.Section)
		return decision{View: d}, err
	})
}
