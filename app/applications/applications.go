package applications

import (
	"context"
	"errors"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// Applications are the applications that owners finish and file.
type Applications struct {
	deps  *Deps
	print *printer
}

// FindApplication returns the application of a request, and composes it when there is none yet. It
// fails with Conflict not_processed until the request is processed.
func (a *Applications) FindApplication(ctx context.Context, who usecase.Actor, ref string) (d View, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err = a.load(ctx, r, who.To(member.ReadApplications), ref)
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
func (a *Applications) load(ctx context.Context, r ports.Repos, who member.Access, ref string) (d View, err error) {
	if d.Of, err = r.Requests.FindRequest(ctx, who, ref); err != nil {
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

// loadOpen is like load for a transaction that writes. It fails with Conflict account_closed when
// the owner's account was closed.
func (a *Applications) loadOpen(ctx context.Context, r ports.Repos, who usecase.Actor, ref string) (View, error) {
	d, err := a.load(ctx, r, who.To(member.EditApplications), ref)
	if err == nil {
		err = accounts.HoldOpen(ctx, r, d.Of.Owner)
	}
	return d, err
}

// printer makes the PDFs of applications.
type printer struct {
	deps  *Deps
	turns *usecase.PrintTurns
}
