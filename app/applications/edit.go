package applications

import (
	"cmp"
	"context"
	"errors"
	"reflect"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/form"
	"wbso/domain/member"
	"wbso/ports"
)

// PartEdit is a change of one part. Fill changes the content, to which it gets a pointer of the
// type that PartKey.NewContent returns; it may be called more than once.
type PartEdit struct {
	Part application.PartKey
	Rev  int // of the part that the caller saw
	Fill func(content any)
}

// ReplacePart changes one part: StalePart when it is newer than the caller saw, Forbidden
// not_paid when it is locked, Conflict filed, Fields. The same content again changes nothing.
func (a *Applications) ReplacePart(ctx context.Context, who usecase.Actor, ref string, in PartEdit) (View, error) {
	c := change{cause: claim.CauseEdit, part: in.Part, rev: in.Rev}
	return a.update(ctx, who, ref, c, func(_ context.Context, _ ports.Repos, d View) (out decision, err error) {
		if in.Part != application.CompanyPart {
			d.Application, err = d.Application.EditContent(in.Part, d.Whole, in.Fill)
			return decision{View: d}, err
		}
		details := d.Company
		in.Fill(&details)
		d.Company, err = application.ParseCompanyDetails(details)
		d.Company = d.Company.WithProfile(d.Of.Company)
		return decision{View: d}, err
	})
}

// change is one change of an application.
type change struct {
	cause claim.Cause
	part  application.PartKey // the part whose revision the caller saw; empty when only decide finds out which part it is
	rev   int
	whole bool // only a user who may read all of the application
}

// decide says what becomes of an application. It reads, and may be called again.
type decide func(ctx context.Context, r ports.Repos, d View) (decision, error)

// decision is an application with its document or its company changed.
type decision struct {
	View
	placed form.Destination                               // where the words went, when the change did not name its part
	also   func(ctx context.Context, r ports.Repos) error // stores what goes with it: errMoved when it was decided otherwise meanwhile
}

// updateTries is how often a change is tried when others change the application meanwhile.
const updateTries = 10

// update makes one change and stores it, and returns the application.
func (a *Applications) update(ctx context.Context, who usecase.Actor, ref string, c change, do decide) (View, error) {
	out, err := a.decideAndStore(ctx, who, ref, c, do)
	return out.View, err
}

// decideAndStore makes one change and stores it. The change is decided and its questions are
// worked out before the transaction that writes, which keeps nobody waiting for them; when the
// application was changed meanwhile, all is decided anew. A change that changes nothing is not stored.
func (a *Applications) decideAndStore(ctx context.Context, who usecase.Actor, ref string, c change, do decide) (out decision, err error) {
	err = a.composed(ctx, who, ref, func() error {
		for try := 1; ; try++ {
			var before View
			err := a.deps.Store.Read(ctx, func(r ports.Repos) error {
				if before, err = a.load(ctx, r, who.To(member.EditApplications), ref); err != nil {
					return err
				}
				out, err = before.changed(ctx, r, c, do)
				return err
			})
			if err != nil || out.also == nil && out.same(before) {
				return err
			}
			err = a.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
				out.View, err = a.store(ctx, r, who, ref, before, out, c)
				return err
			})
			if !errors.Is(err, errMoved) {
				return err
			}
			if try == updateTries {
				return domain.Fail(domain.Unavailable, domain.CodeBusy).With("limit", "application")
			}
		}
	})
	out.View = out.finish()
	return out, err
}

// changed returns what a change makes of an application. A call that is repeated, because its
// answer was lost, finds its change made and is not stale.
func (d View) changed(ctx context.Context, r ports.Repos, c change, do decide) (out decision, err error) {
	switch {
	case c.whole && !d.Whole:
		return out, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	case d.Filed.IsFiled():
		return out, domain.Fail(domain.Conflict, domain.CodeFiled)
	}
	newest := c.part == "" || c.rev == d.revision(c.part)
	out, err = do(ctx, r, d)
	if err == nil {
		err = out.bind(ctx, r, d)
	}
	if err == nil {
		err = out.Application.CheckSize(d.Application)
	}
	switch {
	case err != nil && (newest || domain.KindOf(err) != domain.Invalid):
		return out, err
	case !newest && (err != nil || !out.same(d)):
		return out, stale(d, c.part)
	}
	out.ask()
	return out, nil
}

// errMoved says that an application was changed after a change to it was decided.
var errMoved = errors.New("changed meanwhile")

// store stores what was decided on an application as it was before: errMoved when it is not so
// any more.
func (a *Applications) store(
	ctx context.Context, r ports.Repos, who usecase.Actor, ref string, before View, decided decision, c change,
) (View, error) {
	d, err := a.loadOpen(ctx, r, who, ref)
	if err != nil {
		return decided.View, err
	}
	if !d.same(before) || d.Filed.IsFiled() || d.Whole != before.Whole || d.CompanyRev != before.CompanyRev {
		return decided.View, errMoved
	}
	if decided.also != nil {
		if err := decided.also(ctx, r); err != nil {
			return decided.View, err
		}
	}
	d.Application, d.Company, d.AskedQuestions = decided.Application, decided.Company, decided.AskedQuestions
	d.Earlier, d.Together = decided.Earlier, decided.Together
	version := claim.Version{Cause: c.cause, Part: cmp.Or(decided.placed.Part, c.part), Author: who.Recorder()}
	return a.put(ctx, r, before, d, version)
}

// put stores an application that was changed.
func (a *Applications) put(ctx context.Context, r ports.Repos, before, d View, v claim.Version) (View, error) {
	if !reflect.DeepEqual(d.Company, before.Company) {
		if err := a.keepCompany(ctx, r, &d); err != nil {
			return d, err
		}
	}
	if reflect.DeepEqual(d.Application, before.Application) {
		return d, nil
	}
	err := a.keep(ctx, r, &d, v)
	return d, err
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
func (a *Applications) keep(ctx context.Context, r ports.Repos, d *View, v claim.Version) error {
	var newest claim.Version
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
