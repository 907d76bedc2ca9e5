package applications

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/draft"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// Draftable is a part or bottleneck of which a model writes drafts, by the id of its draft.
// State is that of a draft which is open or ordered, else empty: one may be ordered.
type Draftable struct {
	ID    string
	State draft.State
}

// ListDraftable returns what the caller may have drafted: nothing without a model, nor of a filed
// application.
func (a *Applications) ListDraftable(ctx context.Context, who usecase.Actor, ref string) (all []Draftable, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Read(ctx, func(r ports.Repos) error {
			d, err := a.load(ctx, r, who.To(member.ReadApplications), ref)
			if err != nil || d.Filed.IsFiled() || a.deps.Drafter == nil {
				return err
			}
			made, err := r.Drafts.ListDrafts(ctx, d.Request)
			all = d.draftable(made)
			return err
		})
	})
	return all, err
}

func (d View) draftable(made []draft.Draft) (all []Draftable) {
	for _, o := range draft.Draftable(d.Application, d.Whole) {
		one := Draftable{ID: o.ID()}
		if state := stateOf(made, one.ID); state == draft.DraftOpen || state == draft.DraftOrdered {
			one.State = state
		}
		all = append(all, one)
	}
	return all
}

// stateOf returns the state of a draft, or "" when there is none.
func stateOf(made []draft.Draft, id string) draft.State {
	at := slices.IndexFunc(made, func(d draft.Draft) bool { return d.DraftID() == id })
	if at < 0 {
		return ""
	}
	return made[at].State
}

// OrderDraft orders a new draft in place of one that was accepted or rejected. It does nothing
// while the earlier draft is open or ordered. It fails with NotFound when there is nothing to draft
// or no model, with Forbidden not_paid, or with Conflict filed.
func (a *Applications) OrderDraft(ctx context.Context, who usecase.Actor, ref, id string) (ordered bool, err error) {
	err = a.composed(ctx, who, ref, func() error {
		return a.deps.Store.Write(ctx, func(r ports.Repos) error {
			ordered = false
			d, err := a.loadOpen(ctx, r, who, ref)
			if err != nil {
				return err
			}
			orders := draft.Orders(d.Application)
			at := slices.IndexFunc(orders, func(o draft.Order) bool { return o.ID() == id })
			switch {
			case d.Filed.IsFiled():
				return domain.Fail(domain.Conflict, domain.CodeFiled)
			case a.deps.Drafter == nil, at < 0:
				return domain.Fail(domain.NotFound, domain.CodeNotFound)
			}
			drafted := draft.Draft{Request: d.Request, Part: orders[at].Part, Block: orders[at].Block, State: draft.DraftOrdered, CreatedAt: a.deps.Clock.Now()}
			if !draft.MayRead(d.Application, drafted, d.Whole) {
				return domain.Fail(domain.Forbidden, domain.CodeNotPaid)
			}
			made, err := r.Drafts.ListDrafts(ctx, d.Request)
			state := stateOf(made, id)
			if err != nil || state == draft.DraftOpen || state == draft.DraftOrdered {
				return err
			}
			if err := r.Drafts.PutDraft(ctx, drafted); err != nil {
				return err
			}
			ordered = true
			return a.deps.queueDrafts(ctx, r, d.Request)
		})
	})
	return ordered && err == nil, err
}

// queueDrafts orders the drafts of an application that was composed, if there is a drafter. The job
// has no owner: an owner has one running job at a time, and the owner's next request must not wait
// for a model.
func (d *Deps) queueDrafts(ctx context.Context, r ports.Repos, request int64) error {
	if d.Drafter == nil {
		return nil
	}
	_, err := r.Jobs.EnqueueJob(ctx, queue.Job{Kind: queue.DraftRequest, Subject: request, CreatedAt: d.Clock.Now()}, 0)
	return err
}
