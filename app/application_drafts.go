package app

import (
	"cmp"
	"context"
	"slices"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// Proposed is a draft with whether the text that it was made for was changed since.
type Proposed struct {
	dossier.Draft
	Outdated bool
}

// Drafts returns the open drafts of what the caller may read, none of a filed
// application.
func (a *Applications) Drafts(ctx context.Context, who Actor, ref string) (open []Proposed, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err := a.load(ctx, r, who, ref)
			if err != nil || d.Filed.Is() {
				return err
			}
			all, err := r.Drafts.List(ctx, d.Request)
			open = d.proposed(all)
			return err
		})
	})
	return open, err
}

func (d Dossier) proposed(all []dossier.Draft) []Proposed {
	open := []Proposed{}
	for _, draft := range all {
		if draft.State == dossier.DraftOpen && d.Document.MayRead(draft, d.Whole) && d.Document.Fits(draft) {
			open = append(open, Proposed{draft, d.Document.Outdated(draft)})
		}
	}
	return open
}

// Acceptance puts a draft in the place of the user's own text. Rev is that of its part.
type Acceptance struct {
	Draft string
	Rev   int
}

// Accept: NotFound, Forbidden not_paid, StalePart, Conflict draft_gone when the draft was
// refused or has no place any more, Conflict filed. The text that was there is in the
// history.
func (a *Applications) Accept(ctx context.Context, who Actor, ref string, in Acceptance) (Dossier, error) {
	c := change{cause: dossier.CauseDraft, rev: in.Rev} // its part shows when the draft is found
	c.decide = func(ctx context.Context, r ports.Repos, d *Dossier) error {
		draft, err := a.draft(ctx, r, *d, in.Draft)
		if err != nil {
			return err
		}
		c.part = draft.Part
		next, err := d.Document.Accept(draft, d.Whole)
		if err != nil {
			return err
		}
		switch {
		case draft.State == dossier.DraftRefused, draft.State == dossier.DraftAccepted && !same(next, d.Document, draft.Part):
			return domain.Fail(domain.Conflict, domain.CodeDraftGone)
		case draft.State == dossier.DraftAccepted:
			return nil // the answer to the first call was lost
		case in.Rev != d.revision(draft.Part):
			return stale(*d, draft.Part)
		}
		d.Document = next
		c.also = func(ctx context.Context, r ports.Repos) error {
			if now, err := a.draft(ctx, r, *d, in.Draft); err != nil || now.State != draft.State {
				return cmp.Or(err, errMoved)
			}
			return a.decided(ctx, r, draft, dossier.DraftAccepted)
		}
		return nil
	}
	return a.apply(ctx, who, ref, &c)
}

// same reports whether a part has not been changed.
func same(a, b dossier.Application, part dossier.PartKey) bool { return a.Revs[part] == b.Revs[part] }

// Refuse sets a draft aside for good: NotFound, Forbidden not_paid, Conflict draft_gone when it
// was accepted, Conflict filed. Refusing it twice is no error.
func (a *Applications) Refuse(ctx context.Context, who Actor, ref, id string) error {
	return a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Write(ctx, func(r ports.Repos) error {
			d, err := a.loadOpen(ctx, r, who, ref)
			if err != nil {
				return err
			}
			draft, err := a.draft(ctx, r, d, id)
			switch {
			case err != nil:
				return err
			case d.Filed.Is():
				return domain.Fail(domain.Conflict, domain.CodeFiled)
			case !d.Document.MayRead(draft, d.Whole):
				return domain.Fail(domain.Forbidden, domain.CodeNotPaid)
			case draft.State == dossier.DraftAccepted:
				return domain.Fail(domain.Conflict, domain.CodeDraftGone)
			case draft.State == dossier.DraftRefused:
				return nil
			}
			return a.decided(ctx, r, draft, dossier.DraftRefused)
		})
	})
}

// draft finds a draft by its id: NotFound when there is none yet, or it was dropped.
func (a *Applications) draft(ctx context.Context, r ports.Repos, d Dossier, id string) (dossier.Draft, error) {
	all, err := r.Drafts.List(ctx, d.Request)
	if err != nil {
		return dossier.Draft{}, err
	}
	at := slices.IndexFunc(all, func(one dossier.Draft) bool {
		return one.ID() == id && one.State != dossier.DraftDropped && one.State != dossier.DraftOrdered
	})
	if at < 0 {
		return dossier.Draft{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return all[at], nil
}

// decided stores what was decided about a draft.
func (a *Applications) decided(ctx context.Context, r ports.Repos, draft dossier.Draft, as dossier.DraftState) error {
	draft.State, draft.DecidedAt = as, a.deps.Clock.Now()
	return r.Drafts.Put(ctx, draft)
}
