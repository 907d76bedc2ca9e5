package applications

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// HistoryRow is a version with the name of the user who made it, which is empty for an
// administrator and for the product.
type HistoryRow struct {
	claim.Version
	By string
}

// Key implements domain.Identified: versions go by their number.
func (h HistoryRow) Key() int64 { return int64(h.Number) }

// ListVersions returns the history of an application, newest first. It fails with Forbidden
// not_paid before payment.
func (a *Applications) ListVersions(ctx context.Context, who usecase.Actor, ref string) (rows []HistoryRow, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err := a.loadWhole(ctx, r, who.To(member.ReadApplications), ref)
			if err != nil {
				return err
			}
			rows, err = history(ctx, r, d)
			return err
		})
	})
	return rows, err
}

func history(ctx context.Context, r ports.Repos, d View) (rows []HistoryRow, err error) {
	versions, err := r.Applications.ListVersions(ctx, d.Request)
	if err != nil {
		return nil, err
	}
	names := map[int64]string{0: ""}
	for _, v := range versions {
		by, known := names[v.Author]
		if !known {
			author, err := r.Accounts.FindUser(ctx, v.Author)
			if err != nil {
				return nil, err
			}
			by = author.Username
			names[v.Author] = by
		}
		rows = append(rows, HistoryRow{Version: v, By: by})
	}
	return rows, nil
}

// FindVersion returns an application as it was. It fails with Forbidden not_paid before payment.
func (a *Applications) FindVersion(ctx context.Context, who usecase.Actor, ref string, number int) (d View, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			if d, err = a.loadWhole(ctx, r, who.To(member.ReadApplications), ref); err != nil {
				return err
			}
			v, err := r.Applications.FindVersion(ctx, d.Request, number)
			if err != nil {
				return err
			}
			d.Application, d.Record.Version, d.UpdatedAt = v.Document, v.Number, v.SavedAt
			return nil
		})
	})
	return d.asked(err)
}

// Back sets one part back to what it was in a version.
type Back struct {
	Version int
	Part    application.PartKey
	Rev     int // the present one of the part
}

// RestoreVersion makes a version in which one part is as it was: StalePart, Forbidden not_paid,
// Conflict filed.
func (a *Applications) RestoreVersion(ctx context.Context, who usecase.Actor, ref string, in Back) (View, error) {
	c := change{cause: claim.CauseRestore, part: in.Part, rev: in.Rev, whole: true}
	return a.update(ctx, who, ref, c, func(ctx context.Context, r ports.Repos, d View) (out decision, err error) {
		old, err := r.Applications.FindVersion(ctx, d.Request, in.Version)
		if err != nil {
			return out, err
		}
		d.Application, err = d.Application.Restore(old.Document, in.Part)
		return decision{View: d}, err
	})
}

// mark adds a version that changes nothing, so that the history shows an event and the next
// save begins a version of its own. A newest version that is such a mark serves.
func (a *Applications) mark(
	ctx context.Context, r ports.Repos, record *claim.Record, v claim.Version,
) error {
	last, err := r.Applications.FindVersion(ctx, record.Request, record.Version)
	if err != nil || last.Cause.Marks() {
		return err
	}
	now := a.deps.Clock.Now()
	record.Version++
	v.Request, v.Number, v.CreatedAt, v.SavedAt = record.Request, record.Version, now, now
	v.Document, v.Questions = record.Application, record.Questions
	if err := r.Applications.PutApplication(ctx, *record); err != nil {
		return err
	}
	if err := r.Applications.KeepVersion(ctx, v); err != nil {
		return err
	}
	return r.Applications.TrimVersions(ctx, record.Request)
}

// loadWhole is like load, for what may be read only after payment.
func (a *Applications) loadWhole(ctx context.Context, r ports.Repos, who member.Access, ref string) (View, error) {
	d, err := a.load(ctx, r, who, ref)
	if err == nil && !d.Whole {
		err = domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	return d, err
}

// MarkPaid marks the history of a request that was paid, if it has an application already.
func (a *Applications) MarkPaid(ctx context.Context, r ports.Repos, req request.Request) error {
	record, err := r.Applications.FindApplication(ctx, req.ID)
	if domain.KindOf(err) == domain.NotFound {
		return nil
	}
	if err != nil {
		return err
	}
	return a.mark(ctx, r, &record, claim.Version{Cause: claim.CausePayment})
}
