package applications

import (
	"cmp"
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/draft"
	"wbso/domain/application/form"
	"wbso/domain/member"
	"wbso/ports"
)

// Proposal is a draft with whether the text that it was made for was changed since.
type Proposal struct {
	draft.Draft
	Outdated bool
}

// ListDrafts returns the open drafts of what the caller may read, none of a filed
// application.
func (a *Applications) ListDrafts(ctx context.Context, who usecase.Actor, ref string) (open []Proposal, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err := a.load(ctx, r, who.To(member.ReadApplications), ref)
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

func (d View) proposed(all []draft.Draft) []Proposal {
	open := []Proposal{}
	for _, drafted := range all {
		if drafted.State == draft.DraftOpen && draft.MayRead(d.Application, drafted, d.Whole) && draft.Fits(d.Application, drafted) {
			open = append(open, Proposal{drafted, draft.Outdated(d.Application, drafted)})
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
	c := change{cause: claim.CauseDraft}
	return a.update(ctx, who, ref, c, func(ctx context.Context, r ports.Repos, d View) (out decision, err error) {
		drafted, err := a.draft(ctx, r, d, in.Draft)
		if err != nil {
			return out, err
		}
		next, err := draft.Accept(d.Application, drafted, d.Whole)
		if err != nil {
			return out, err
		}
		out = decision{View: d, placed: form.Destination{Part: drafted.Part}}
		switch {
		case drafted.State == draft.DraftRefused, drafted.State == draft.DraftAccepted && !same(next, d.Application, drafted.Part):
			return out, domain.Fail(domain.Conflict, domain.CodeDraftGone)
		case drafted.State == draft.DraftAccepted:
			return out, nil // the answer to the first call was lost
		case in.Rev != d.revision(drafted.Part):
			return out, stale(d, drafted.Part)
		}
		out.Application = next
		out.also = func(ctx context.Context, r ports.Repos) error {
			if now, err := a.draft(ctx, r, d, in.Draft); err != nil || now.State != drafted.State {
				return cmp.Or(err, errMoved)
			}
			return a.decided(ctx, r, drafted, draft.DraftAccepted)
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
			drafted, err := a.draft(ctx, r, d, id)
			switch {
			case err != nil:
				return err
			case d.Filed.IsFiled():
				return domain.Fail(domain.Conflict, domain.CodeFiled)
			case !draft.MayRead(d.Application, drafted, d.Whole):
				return domain.Fail(domain.Forbidden, domain.CodeNotPaid)
			case drafted.State == draft.DraftAccepted:
				return domain.Fail(domain.Conflict, domain.CodeDraftGone)
			case drafted.State == draft.DraftRefused:
				return nil
			}
			return a.decided(ctx, r, drafted, draft.DraftRefused)
		})
	})
}

// draft finds a draft by its id. It fails with NotFound when there is none yet or it was dropped.
func (a *Applications) draft(ctx context.Context, r ports.Repos, d View, id string) (draft.Draft, error) {
	all, err := r.Drafts.ListDrafts(ctx, d.Request)
	if err != nil {
		return draft.Draft{}, err
	}
	at := slices.IndexFunc(all, func(one draft.Draft) bool {
		return one.DraftID() == id && one.State != draft.DraftDropped && one.State != draft.DraftOrdered
	})
	if at < 0 {
		return draft.Draft{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return all[at], nil
}

// decided stores what was decided about a draft.
func (a *Applications) decided(
	ctx context.Context, r ports.Repos, drafted draft.Draft, as draft.State,
) error {
	drafted.State, drafted.DecidedAt = as, a.deps.Clock.Now()
	return r.Drafts.PutDraft(ctx, drafted)
}
