package applications

import (
	"context"
	"errors"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/request"
	"wbso/ports"
)

// Applications are the applications that owners finish and file.
type Applications struct {
	deps  *Deps
	print *printer
}

// View is an application with what is shown beside it.
type View struct {
	claim.Situation
	claim.Overview // once it leaves the use case
}

// finish works out what is shown of an application.
func (d View) finish() View {
	d.Overview = d.Situation.Overview()
	return d
}

// FindApplication returns the application of a request, and composes it when there is none yet:
// Conflict not_processed until the request is processed.
func (a *Applications) FindApplication(ctx context.Context, who usecase.Actor, ref string) (d View, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err = a.load(ctx, r, who, ref)
			return err
		})
	})
	return d.asked(err)
}

// errNotComposed says that a request has no application yet.
var errNotComposed = errors.New("not composed yet")

// composed runs do, which loads an application, and runs it once more after composing when
// there was none.
func (a *Applications) composed(ctx context.Context, who usecase.Actor, ref string, do func() error) error {
	if err := who.Guard(); err != nil {
		return err
	}
	err := do()
	if !errors.Is(err, errNotComposed) {
		return err
	}
	if err := a.compose(ctx, who, ref); err != nil {
		return err
	}
	return do()
}

// load reads the application of a request: errNotComposed when there is none yet.
func (a *Applications) load(ctx context.Context, r ports.Repos, who usecase.Actor, ref string) (d View, err error) {
	if d.Of, err = r.Requests.FindRequest(ctx, who.UserID, ref); err != nil {
		return d, err
	}
	if d.Of.Status.KnownStatus() != request.Processed {
		return d, domain.Fail(domain.Conflict, domain.CodeNotProcessed)
	}
	d.Record, err = r.Applications.FindApplication(ctx, d.Of.ID)
	if domain.KindOf(err) == domain.NotFound {
		return d, errNotComposed
	}
	if err != nil {
		return d, err
	}
	d.Today, d.Whole = a.deps.Clock.Today(), opens(who, d.Of)
	if err = d.addCompany(ctx, r); err != nil {
		return d, err
	}
	return d, d.addEarlier(ctx, r)
}

// loadOpen is load for a transaction that writes: Conflict account_closed.
func (a *Applications) loadOpen(ctx context.Context, r ports.Repos, who usecase.Actor, ref string) (View, error) {
	d, err := a.load(ctx, r, who, ref)
	if err == nil {
		err = accounts.HoldOpen(ctx, r, d.Of.Owner)
	}
	return d, err
}

// ask works out what is asked. It reads all texts.
func (d *View) ask() { d.AskedQuestions = form.Ask(d.Application, d.Company) }

// asked returns an application that was loaded with its questions and all that is shown of it.
func (d View) asked(err error) (View, error) {
	if err != nil {
		return d, err
	}
	d.ask()
	return d.finish(), nil
}

// askAs takes over the questions that were worked out before a transaction that writes, so
// that nobody waits for them there. They are worked out anew only when what they are about was
// changed in between.
func (d *View) askAs(before View) {
	if d.same(before) {
		d.AskedQuestions = before.AskedQuestions
		return
	}
	d.ask()
}
