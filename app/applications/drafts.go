package applications

import (
	"cmp"
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/ports"
)

// Proposal is a draft with whether the text that it was made for was changed since.
type Proposal struct {
	application.Draft
	Outdated bool
}

// ListDrafts returns the open drafts of what the caller may read, none of a filed
// application.
func (a *Applications) ListDrafts(ctx context.Context, who usecase.Actor, ref string) (open []Proposal, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err := a.load(ctx, r, who, ref)
			if err != nil || d.Filed.IsFiled() {
				return err
			}
			all, err := r.Drafts.ListDrafts(ctx, d.Request)
			open = d.proposed(all)
			return err
		})
	})
	return open, err
}

func (d View) proposed(all []application.Draft) []Proposal {
	open := []Proposal{}
	for _, draft := range all {
		if draft.State == application.DraftOpen && d.Application.MayRead(draft, d.Whole) && d.Application.FitsDraft(draft) {
			open = append(open, Proposal{draft, d.Application.Outdated(draft)})
		}
	}
	return open
}

// Acceptance puts a draft in the place of the user's own text. Rev is that of its part.
type Acceptance struct {
	Draft string
	Rev   int
}

// AcceptDraft returns NotFound, Forbidden not_paid, StalePart, Conflict draft_gone when the draft was
// refused or has no place any more, Conflict filed. The text that was there is in the
// history.
func (a *Applications) AcceptDraft(ctx context.Context, who usecase.Actor, ref string, in Acceptance) (View, error) {
	c := change{cause: application.CauseDraft}
	return a.update(ctx, who, ref, c, func(ctx context.Context, r ports.Repos, d View) (out decision, err error) {
		draft, err := a.draft(ctx, r, d, in.Draft)
		if err != nil {
			return out, err
		}
		next, err := d.Application.Accept(draft, d.Whole)
		if err != nil {
			return out, err
		}
		out = decision{View: d, placed: application.Destination{Part: draft.Part}}
		switch {
		case draft.State == application.DraftRefused, draft.State == application.DraftAccepted && !same(next, d.Application, draft.Part):
			return out, domain.Fail(domain.Conflict, domain.CodeDraftGone)
		case draft.State == application.DraftAccepted:
			return out, nil // the answer to the first call was lost
		case in.Rev != d.revision(draft.Part):
			return out, stale(d, draft.Part)
		}
		out.Application = next
		out.also = func(ctx context.Context, r ports.Repos) error {
			if now, err := a.draft(ctx, r, d, in.Draft); err != nil || now.State != draft.State {
				return cmp.Or(err, errMoved)
			}
			return a.decided(ctx, r, draft, application.DraftAccepted)
		}
		return out, nil
	})
}

// same reports whether a part has not been changed.
func same(a, b application.Application, part application.PartKey) bool {
	return a.Revs[part] == b.Revs[part]
}

// RefuseDraft sets a draft aside for good: NotFound, Forbidden not_paid, Conflict draft_gone when it
// was accepted, Conflict filed. Refusing it twice is no error.
func (a *Applications) RefuseDraft(ctx context.Context, who usecase.Actor, ref, id string) error {
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
			case d.Filed.IsFiled():
				return domain.Fail(domain.Conflict, domain.CodeFiled)
			case !d.Application.MayRead(draft, d.Whole):
				return domain.Fail(domain.Forbidden, domain.CodeNotPaid)
			case draft.State == application.DraftAccepted:
				return domain.Fail(domain.Conflict, domain.CodeDraftGone)
			case draft.State == application.DraftRefused:
				return nil
			}
			return a.decided(ctx, r, draft, application.DraftRefused)
		})
	})
}

// draft finds a draft by its id: NotFound when there is none yet, or it was dropped.
func (a *Applications) draft(ctx context.Context, r ports.Repos, d View, id string) (application.Draft, error) {
	all, err := r.Drafts.ListDrafts(ctx, d.Request)
	if err != nil {
		return application.Draft{}, err
	}
	at := slices.IndexFunc(all, func(one application.Draft) bool {
		return one.DraftID() == id && one.State != application.DraftDropped && one.State != application.DraftOrdered
	})
	if at < 0 {
		return application.Draft{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return all[at], nil
}

// decided stores what was decided about a draft.
func (a *Applications) decided(
	ctx context.Context, r ports.Repos, draft application.Draft, as application.DraftState,
) error {
	draft.State, draft.DecidedAt = as, a.deps.Clock.Now()
	return r.Drafts.PutDraft(ctx, draft)
}
