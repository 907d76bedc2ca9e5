package applications

import (
	"context"
	"errors"
	"reflect"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/ports"
)

// PartEdit changes a part. Fill gets a pointer to its content, as PartKey.NewContent returns one,
// and may be called again.
type PartEdit struct {
	Part application.PartKey
	Rev  int // of the part that the caller saw
	Fill func(content any)
}

// ReplacePart changes one part: StalePart when it is newer than the caller saw, Forbidden
// not_paid when it is locked, Conflict filed, Fields. The same content again changes nothing.
func (a *Applications) ReplacePart(ctx context.Context, who usecase.Actor, ref string, in PartEdit) (View, error) {
	c := change{cause: application.CauseEdit, part: in.Part, rev: in.Rev}
	c.decide = func(_ context.Context, _ ports.Repos, d *View) (err error) {
		if in.Part != application.CompanyPart {
			d.Application, err = d.Application.EditContent(in.Part, d.Whole, in.Fill)
			return err
		}
		company := d.Company
		in.Fill(&company)
		d.Company, err = application.ParseCompanyDetails(company)
		d.Company = d.Company.WithProfile(d.Of.Company)
		return err
	}
	return a.apply(ctx, who, ref, &c)
}

// change is what a use case does to an application. decide changes the document or the
// company; it reads, may run again and sets also for what is to be stored besides.
type change struct {
	cause  application.Cause
	part   application.PartKey // the part of which the caller saw a revision
	rev    int
	whole  bool // only for who may read all of it
	decide func(ctx context.Context, r ports.Repos, d *View) error
	also   func(ctx context.Context, r ports.Repos) error // errMoved when it was decided otherwise
}

// applyTries bounds how often a change is decided anew.
const applyTries = 10

// apply makes one change and stores it. The change is decided and its questions are worked out
// before the transaction that writes, which keeps nobody waiting for them; when the application
// was changed meanwhile, all is decided anew. A change that changes nothing is not stored.
func (a *Applications) apply(ctx context.Context, who usecase.Actor, ref string, c *change) (d View, err error) {
	err = a.composed(ctx, who, ref, func() error {
		for try := 1; ; try++ {
			var before View
			c.also = nil
			err := a.deps.Store.Read(ctx, func(r ports.Repos) error {
				if before, err = a.load(ctx, r, who, ref); err != nil {
					return err
				}
				d, err = before.changed(ctx, r, c)
				return err
			})
			if err != nil || c.also == nil && d.same(before) {
				return err
			}
			err = a.deps.Store.Write(ctx, func(r ports.Repos) error { return a.store(ctx, r, who, ref, before, &d, c) })
			if !errors.Is(err, errMoved) {
				return err
			}
			if try == applyTries {
				return domain.Fail(domain.Unavailable, domain.CodeBusy).With("limit", "application")
			}
		}
	})
	return d.finish(), err
}

// store stores what was decided on an application as it was before: errMoved when it is not so
// any more.
func (a *Applications) store(
	ctx context.Context, r ports.Repos, who usecase.Actor, ref string, before View, decided *View, c *change,
) error {
	d, err := a.loadOpen(ctx, r, who, ref)
	if err != nil {
		return err
	}
	if !d.same(before) || d.Filed.IsFiled() || d.Whole != before.Whole || d.CompanyRev != before.CompanyRev {
		return errMoved
	}
	if c.also != nil {
		if err := c.also(ctx, r); err != nil {
			return err
		}
	}
	d.Application, d.Company, d.AskedQuestions = decided.Application, decided.Company, decided.AskedQuestions
	d.Earlier, d.Together = decided.Earlier, decided.Together
	*decided = d
	return a.put(ctx, r, who, before, decided, c)
}

// put stores an application that was changed.
func (a *Applications) put(
	ctx context.Context, r ports.Repos, who usecase.Actor, before View, d *View, c *change,
) error {
	if !reflect.DeepEqual(d.Company, before.Company) {
		if err := a.keepCompany(ctx, r, d); err != nil {
			return err
		}
	}
	if reflect.DeepEqual(d.Application, before.Application) {
		return nil
	}
	return a.keep(ctx, r, d, application.Version{Cause: c.cause, Part: c.part, Author: who.Recorder()})
}

// same reports whether nothing that the user writes differs.
func (d *View) same(as View) bool {
	return reflect.DeepEqual(d.Application, as.Application) && reflect.DeepEqual(d.Company, as.Company)
}

// revision returns that of a part; 0 for one that does not exist.
func (d *View) revision(p application.PartKey) int {
	if p == application.CompanyPart {
		return d.CompanyRev
	}
	return d.Application.Revs[p]
}

// keep stores a changed application and its place in the history: it renews the newest
// version, or begins one.
func (a *Applications) keep(ctx context.Context, r ports.Repos, d *View, v application.Version) error {
	var newest application.Version
	if d.Version > 0 {
		var err error
		if newest, err = r.Applications.FindVersion(ctx, d.Request, d.Version); err != nil {
			return err
		}
	}
	v, listed := d.Revise(v, newest, a.deps.Build, a.deps.Clock.Now())
	if err := r.Applications.PutApplication(ctx, d.Record); err != nil {
		return err
	}
	if err := r.Applications.KeepVersion(ctx, v); err != nil {
		return err
	}
	if err := r.Applications.TrimVersions(ctx, d.Request); err != nil || !listed {
		return err
	}
	return usecase.SaveRequest(ctx, r, d.Of)
}
