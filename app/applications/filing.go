package applications

import (
	"context"
	"slices"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// FileApplication says that an application was filed with RVO.
type FileApplication struct {
	Date      domain.Date
	Reference string // RVO's; may be empty
}

// FileApplication notes that an application was filed, and keeps the version, the company and the PDF
// as they are, of all projects that are filed together. It fails with Forbidden not_paid, with
// Fields, or with Conflict filed when it was filed with other values. The same call again changes
// nothing.
func (a *Applications) FileApplication(
	ctx context.Context, who usecase.Actor, ref string, in FileApplication,
) (View, error) {
	all, d, err := a.record(ctx, who, ref, claim.CauseFiled, func(r ports.Repos, d *View) (bool, error) {
		changed, err := a.file(d, in)
		if err == nil && changed {
			err = usecase.CheckBound(ctx, r, retention.FilingBound, d.Request, 1)
		}
		return changed, err
	})
	if err == nil {
		_, err = a.print.filed(ctx, d, all)
	}
	return d, err
}

// file notes in an application that it was filed, unless that was noted already.
func (a *Applications) file(d *View, in FileApplication) (changed bool, err error) {
	filed, err := claim.File(in.Date, in.Reference, d.Today)
	switch {
	case err != nil:
		return false, err
	case d.Filed.IsFiled() && (d.Filed.Date != filed.Date || d.Filed.Reference != filed.Reference):
		return false, domain.Fail(domain.Conflict, domain.CodeFiled)
	case d.Filed.IsFiled():
		return false, nil
	}
	filed.Version, filed.Company, filed.At = d.Version+1, d.Company, a.deps.Clock.Now()
	d.Filed = filed
	return true, nil
}

// UnfileApplication undoes File. What was kept stays in the history, and its PDF among the documents.
func (a *Applications) UnfileApplication(ctx context.Context, who usecase.Actor, ref string) (View, error) {
	_, d, err := a.record(ctx, who, ref, claim.CauseUnfiled, func(r ports.Repos, d *View) (was bool, _ error) {
		was, d.Filed = d.Filed.IsFiled(), claim.FilingRecord{}
		return was, d.addCompany(ctx, r) // no longer as filed
	})
	return d, err
}

// joint is the decision about an application and all that is filed together with it.
type joint struct {
	cause   claim.Cause
	decide  func(ports.Repos, *View) (bool, error)
	all     []View // in order
	at      int    // of the application that was asked for
	changed bool
}

// record stores what decide makes of whole applications, each as a version of its own. What they
// leave open is worked out before the transaction that writes.
func (a *Applications) record(ctx context.Context, who usecase.Actor, ref string, why claim.Cause, decide func(ports.Repos, *View) (bool, error)) (all []View, d View, err error) {
	rec := joint{cause: why, decide: decide}
	err = a.composed(ctx, who, ref, func() error {
		decided := func(r ports.Repos) error { return a.decideAll(ctx, r, who, ref, &rec) }
		if err := a.deps.Store.Read(ctx, decided); err != nil {
			return err
		}
		for i := range rec.all {
			rec.all[i].ask()
		}
		if !rec.changed {
			return nil
		}
		before := rec.all
		return a.deps.Store.Write(ctx, func(r ports.Repos) error {
			if err := decided(r); err != nil {
				return err
			}
			return a.keepAll(ctx, r, who, &rec, before)
		})
	})
	if err != nil {
		return nil, View{}, err
	}
	return rec.all, rec.all[rec.at].finish(), nil
}

// decideAll loads the applications that belong together and decides about each of them.
func (a *Applications) decideAll(
	ctx context.Context, r ports.Repos, who usecase.Actor, ref string, rec *joint,
) (err error) {
	if rec.all, err = a.loadTogether(ctx, r, who.To(member.EditApplications), ref); err != nil {
		return err
	}
	of, err := r.Requests.FindRequest(ctx, who.To(member.EditApplications), ref)
	if err != nil {
		return err
	}
	rec.changed, rec.at = false, slices.IndexFunc(rec.all, func(d View) bool { return d.Request == of.ID })
	for i := range rec.all {
		d := &rec.all[i]
		changed, err := rec.decide(r, d)
		if err != nil {
			return err
		}
		together := d.Together
		if err := d.addEarlier(ctx, r); err != nil {
			return err
		}
		d.Together = together // which the store does not know yet
		rec.changed = rec.changed || changed
	}
	return nil
}

// keepAll stores the decision. before are the applications as they were, with their open questions.
func (a *Applications) keepAll(ctx context.Context, r ports.Repos, who usecase.Actor, rec *joint, before []View) error {
	owner := rec.all[0].Of.Owner
	for i := range rec.all {
		if d := &rec.all[i]; i < len(before) && before[i].Request == d.Request {
			d.askAs(before[i])
		} else {
			d.ask()
		}
	}
	if err := accounts.HoldOpen(ctx, r, owner); err != nil || !rec.changed {
		return err
	}
	if err := a.part(ctx, r, rec); err != nil {
		return err
	}
	for i := range rec.all {
		if err := a.keep(ctx, r, &rec.all[i], claim.Version{Cause: rec.cause, Author: who.Recorder()}); err != nil {
			return err
		}
	}
	for i := range rec.all {
		if err := rec.all[i].addEarlier(ctx, r); err != nil {
			return err
		}
	}
	return nil
}

// part takes the applications that are filed out of their bundle when others of it no longer fit.
// The others stay together in a bundle of their own.
func (a *Applications) part(ctx context.Context, r ports.Repos, rec *joint) error {
	if rec.cause != claim.CauseFiled {
		return nil
	}
	var filed []int64
	for _, d := range rec.all {
		filed = append(filed, d.Request)
	}
	rest, err := others(ctx, r, rec.all[0].Of.Company.ID, rec.all[0].Bundle, filed)
	if err != nil {
		return err
	}
	for i := range rec.all {
		rec.all[i].Bundle = bundleOf(filed)
	}
	return together(ctx, r, rest...)
}
