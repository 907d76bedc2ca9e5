package applications

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// SeedFirst records the first version of an application. The demonstration brings applications
// further inside its own transaction and at moments of its own.
func (a *Applications) SeedFirst(
	ctx context.Context, r ports.Repos, req request.Request, document application.Application,
) error {
	return a.recordFirst(ctx, r, req, View{Situation: claim.Situation{Record: claim.Record{Application: document}}})
}

// SeedAnswers answers the questions of an application, the last one first, until as many are open
// as leave says. A question without an answer is set aside.
func (a *Applications) SeedAnswers(ctx context.Context, r ports.Repos, req request.Request, answers map[string]string, leave func(open []form.Question) int) (View, error) {
	who := usecase.Actor{UserID: req.MadeBy}
	d, err := a.load(ctx, r, who.To(member.EditApplications), req.Number)
	if err != nil {
		return d, err
	}
	d.ask()
	for left := leave(d.Open); len(d.Open) > left; {
		if d, err = a.seedAnswer(ctx, r, who, d, answers); err != nil {
			return d, err
		}
	}
	return d, nil
}

func (a *Applications) seedAnswer(
	ctx context.Context, r ports.Repos, who usecase.Actor, d View, answers map[string]string,
) (View, error) {
	q := d.Open[len(d.Open)-1]
	reply := Reply{Question: q.ID, Text: answers[q.ID], Rev: d.revision(q.Part)}
	answered, err := a.seedReply(ctx, r, who, d, reply)
	if err == nil && !slices.ContainsFunc(answered.Open, func(open form.Question) bool { return open.ID == q.ID }) {
		return answered, nil
	}
	if err != nil && domain.KindOf(err) != domain.Invalid {
		return d, err
	}
	aside := true
	return a.seedReply(ctx, r, who, d, Reply{Question: q.ID, Dismiss: &aside, Rev: reply.Rev})
}

func (a *Applications) seedReply(
	ctx context.Context, r ports.Repos, who usecase.Actor, d View, reply Reply,
) (View, error) {
	c := reply.change()
	next, err := d.changed(ctx, r, c, reply.decide)
	if err != nil {
		return d, err
	}
	return a.put(ctx, r, d, next.View, claim.Version{Cause: c.cause, Part: next.placed.Part, Author: who.Recorder()})
}

// SeedFiled files an application on a day.
func (a *Applications) SeedFiled(ctx context.Context, r ports.Repos, d View, on domain.Date) error {
	if _, err := a.file(&d, FileApplication{Date: on}); err != nil {
		return err
	}
	return a.keep(ctx, r, &d, claim.Version{Cause: claim.CauseFiled, Author: d.Of.MadeBy})
}
