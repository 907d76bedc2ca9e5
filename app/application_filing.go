package app

import (
	"context"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// FileApplication says that an application was filed with RVO.
type FileApplication struct {
	Date      domain.Date
	Reference string // RVO's; may be empty
}

// File notes that an application was filed, and keeps the version, the company and the PDF
// as they are: Forbidden not_paid, Fields, Conflict filed when it was filed otherwise. The
// same call again changes nothing.
func (a *Applications) File(ctx context.Context, who Actor, ref string, in FileApplication) (Dossier, error) {
	d, err := a.record(ctx, who, ref, dossier.CauseFiled, func(r ports.Repos, d *Dossier) (bool, error) {
		changed, err := a.file(d, in)
		if err == nil && changed {
			err = within(ctx, r, domain.FilingBound, d.Request, 1)
		}
		return changed, err
	})
	if err == nil {
		_, err = a.print.filed(ctx, d)
	}
	return d, err
}

// file notes in a dossier that it was filed, unless that was noted already.
func (a *Applications) file(d *Dossier, in FileApplication) (changed bool, err error) {
	filed, err := dossier.File(in.Date, in.Reference, d.Today)
	switch {
	case err != nil:
		return false, err
	case d.Filed.Is() && (d.Filed.Date != filed.Date || d.Filed.Reference != filed.Reference):
		return false, domain.Fail(domain.Conflict, domain.CodeFiled)
	case d.Filed.Is():
		return false, nil
	}
	filed.Version, filed.Company, filed.At = d.Version+1, d.Company, a.deps.Clock.Now()
	d.Filed = filed
	return true, nil
}

// Unfile undoes File. What was kept stays in the history, and its PDF among the documents.
func (a *Applications) Unfile(ctx context.Context, who Actor, ref string) (Dossier, error) {
	return a.record(ctx, who, ref, dossier.CauseUnfiled, func(r ports.Repos, d *Dossier) (was bool, _ error) {
		was, d.Filed = d.Filed.Is(), dossier.Filed{}
		return was, d.addCompany(ctx, r) // no longer as filed
	})
}

// record stores what decide makes of a whole application, as a version of its own. What that
// leaves open is worked out before the transaction that writes.
func (a *Applications) record(ctx context.Context, who Actor, ref string, why dossier.Cause, decide func(ports.Repos, *Dossier) (bool, error)) (d Dossier, err error) {
	changed := false
	decided := func(r ports.Repos) error {
		if d, err = a.loadWhole(ctx, r, who, ref); err != nil {
			return err
		}
		if changed, err = decide(r, &d); err != nil {
			return err
		}
		return d.addEarlier(ctx, r)
	}
	err = a.composed(ctx, who, ref, func() error {
		if err := a.deps.Store.Read(ctx, decided); err != nil {
			return err
		}
		d.ask()
		if !changed {
			return nil
		}
		before := d
		return a.deps.Store.Write(ctx, func(r ports.Repos) error {
			if err := decided(r); err != nil {
				return err
			}
			d.askAs(before)
			if err := holdOpen(ctx, r, d.Of.Owner); err != nil || !changed {
				return err
			}
			return a.keep(ctx, r, &d, dossier.Version{Cause: why, Author: recorder(who)})
		})
	})
	return d, err
}
