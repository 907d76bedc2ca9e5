package applications

import (
	"context"
	"reflect"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// FollowUp asks for a new request on the basis of a filed one. Key and Digest are those of
// Submit.
type FollowUp struct {
	Start  domain.Date
	Hours  int
	Key    string
	Digest string
}

// AddFollowUp adds a request that continues a filed one: its application is a copy, it is processed
// and not paid. It fails with Forbidden not_paid, Conflict not_filed or Fields. The same key gives
// the same request. allow counts it as a submission and may refuse it; undo takes the count back
// when nothing was added.
func (a *Applications) AddFollowUp(
	ctx context.Context, who usecase.Actor, ref string, in FollowUp, allow func() (undo func(), err error),
) (req request.Request, err error) {
	if err := who.Guard(); err != nil {
		return req, err
	}
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		req, err = addedBy(ctx, r, who, in.Key, in.Digest, account.FollowUpCall)
		return err
	})
	if err == nil || domain.KindOf(err) != domain.NotFound {
		return req, err
	}
	undo, err := allow()
	if err != nil {
		return req, err
	}
	req, fresh, err := a.addFollowUp(ctx, who, ref, in)
	if err != nil || !fresh {
		undo()
	}
	return req, err
}

// addFollowUp adds the request. fresh is false when the same call was answered in the
// meantime.
func (a *Applications) addFollowUp(
	ctx context.Context, who usecase.Actor, ref string, in FollowUp,
) (req request.Request, fresh bool, err error) {
	err = a.composed(ctx, who, ref, func() error {
		first, err := a.firstOfFollowUp(ctx, who, ref, in)
		if err != nil {
			return err
		}
		return a.deps.Store.Write(ctx, func(r ports.Repos) error {
			req, err = addedBy(ctx, r, who, in.Key, in.Digest, account.FollowUpCall)
			if fresh = domain.KindOf(err) == domain.NotFound; !fresh {
				return err
			}
			d, err := a.loadWhole(ctx, r, who.To(member.EditApplications), ref)
			if err != nil {
				return err
			}
			if err := accounts.HoldOpen(ctx, r, d.Of.Owner); err != nil {
				return err
			}
			req, err = a.followUp(ctx, r, who, d, first, in)
			return err
		})
	})
	return req, fresh, err
}

// firstOfFollowUp returns the application of a follow-up, with its questions.
func (a *Applications) firstOfFollowUp(ctx context.Context, who usecase.Actor, ref string, in FollowUp) (View, error) {
	var d View
	err := a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		d, err = a.loadWhole(ctx, r, who.To(member.EditApplications), ref)
		return err
	})
	if err != nil {
		return View{}, err
	}
	document, err := d.followUp(in)
	if err != nil {
		return View{}, err
	}
	return a.first(ctx, request.Request{Owner: d.Of.Owner, Company: d.Of.Company}, document)
}

// followUp returns the application that continues a filed one.
func (d View) followUp(in FollowUp) (application.Application, error) {
	if !d.Filed.IsFiled() {
		return application.Application{}, domain.Fail(domain.Conflict, domain.CodeNotFiled)
	}
	return claim.FollowUp(d.Application, in.Start, in.Hours)
}

// followUp adds the request of a follow-up with its application and the idempotency key.
func (a *Applications) followUp(
	ctx context.Context, r ports.Repos, who usecase.Actor, d, first View, in FollowUp,
) (request.Request, error) {
	document, err := d.followUp(in)
	if err != nil {
		return request.Request{}, err
	}
	if !reflect.DeepEqual(document, first.Application) { // changed, and filed again, in between
		first = View{Situation: claim.Situation{Record: claim.Record{Application: document}}}
	}
	now := a.deps.Clock.Now()
	req := request.Request{
		Owner: d.Of.Owner, MadeBy: who.Recorder(), Company: d.Of.Company, Submission: d.Of.Submission, Title: d.Of.Title,
		Status: request.Processed, PaymentStatus: request.Unpaid, CreatedAt: now, UpdatedAt: now,
	}
	if req, err = a.deps.addRequest(ctx, r, req); err != nil {
		return req, err
	}
	if req, err = a.begin(ctx, r, req, first, claim.CauseFollowUp); err != nil {
		return req, err
	}
	return req, remember(ctx, r, req, in.Key, in.Digest, account.FollowUpCall)
}
