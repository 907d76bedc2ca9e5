package applications

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"wbso/app/jobs"
	"wbso/domain"
	"wbso/domain/application/draft"
	"wbso/domain/queue"
	"wbso/ports"
)

// draftJobs lets a model propose texts for the parts of an application. One job drafts one
// part and queues the next one, so that applications take turns and no work is lost on a stop.
type draftJobs struct{ deps *Deps }

// draftTime bounds one job: a model is asked twice at most.
const draftTime = 3 * time.Minute

// kind returns how drafts are made. An application does without them, so that nothing follows
// from a job that fails.
func (a *draftJobs) kind() jobs.Kind {
	nothing := func(context.Context, ports.Repos, queue.Job) error { return nil }
	return jobs.Kind{
		Run: a.run, Time: draftTime, Attempts: queue.MaxAttempts, External: true, Unsupported: a.deps.Drafter == nil, Reopen: nothing,
		Cancel: func(ctx context.Context, r ports.Repos, job queue.Job) error { return a.giveUp(ctx, r, job.Subject) },
		RetryLater: func(cause error, waited time.Duration) bool { // many drafts may wait for a budget, for days
			return domain.CodeOf(cause) == domain.CodeJudgeBudget || modelAway(cause, waited)
		},
		Fail: func(ctx context.Context, r ports.Repos, job queue.Job, _ error) error {
			return a.giveUp(ctx, r, job.Subject)
		},
	}
}

// giveUp drops the drafts that were ordered and do not come, so that they may be ordered again.
func (a *draftJobs) giveUp(ctx context.Context, r ports.Repos, request int64) error {
	made, err := r.Drafts.ListDrafts(ctx, request)
	if err != nil {
		return err
	}
	for _, drafted := range made {
		if drafted.State == draft.DraftOrdered {
			drafted.State = draft.DraftDropped
			if err := r.Drafts.PutDraft(ctx, drafted); err != nil {
				return err
			}
		}
	}
	return nil
}

// run drafts the first part whose draft was ordered, else the first one that has none yet. The draft is recorded unless the
// application is gone or filed by then.
func (a *draftJobs) run(ctx context.Context, job queue.Job) (jobs.Record, error) {
	var order draft.Order
	var found bool
	err := a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		order, found, err = nextDraft(ctx, r, job.Subject)
		return err
	})
	if err != nil || !found {
		return func(context.Context, ports.Repos) error { return nil }, err
	}
	drafted, err := a.draft(ctx, order)
	if err != nil {
		return nil, err
	}
	drafted.Request, drafted.By, drafted.CreatedAt = job.Subject, a.deps.Drafter.Version(), a.deps.Clock.Now()
	return func(ctx context.Context, r ports.Repos) error {
		next, found, err := nextDraft(ctx, r, job.Subject)
		if err != nil || !found {
			return err
		}
		if next.ID() == order.ID() { // its place is still there, and empty
			if err := r.Drafts.PutDraft(ctx, drafted); err != nil {
				return err
			}
		}
		if _, more, err := nextDraft(ctx, r, job.Subject); err != nil || !more {
			return err
		}
		return a.deps.queueDrafts(ctx, r, job.Subject)
	}, nil
}

// nextDraft returns the first order of an application that waits or was never drafted. There is none when
// the application is filed, or was deleted with its account.
func nextDraft(ctx context.Context, r ports.Repos, request int64) (next draft.Order, found bool, err error) {
	record, err := r.Applications.FindApplication(ctx, request)
	if domain.KindOf(err) == domain.NotFound {
		return next, false, nil
	}
	if err != nil || record.Filed.IsFiled() {
		return next, false, err
	}
	made, err := r.Drafts.ListDrafts(ctx, request)
	if err != nil {
		return next, false, err
	}
	orders := draft.Orders(record.Application.Complete())
	for _, state := range []draft.State{draft.DraftOrdered, ""} {
		for _, order := range orders {
			if stateOf(made, order.ID()) == state {
				return order, true, nil
			}
		}
	}
	return next, false, nil
}

// draft asks for a draft, and once more with what was wrong with it.
func (a *draftJobs) draft(ctx context.Context, order draft.Order) (draft.Draft, error) {
	for try := 1; ; try++ {
		proposal, err := a.deps.Drafter.WriteDraft(ctx, order)
		if err != nil {
			return draft.Draft{}, err
		}
		drafted, wrong := order.CheckDraft(proposal)
		if len(wrong) == 0 {
			return drafted, nil
		}
		if try == 2 {
			a.deps.Log.InfoContext(ctx, "draft dropped", slog.String("part", order.ID()), slog.Int("faults", len(wrong)))
			return draft.Draft{Part: drafted.Part, Block: drafted.Block, State: draft.DraftDropped}, nil
		}
		order.Wrong = wrong
	}
}

// modelAway reports whether a job waits for its model: for a budget until the next day, for a
// provider that is away as long as LongestAway.
func modelAway(cause error, waited time.Duration) bool {
	return waited < queue.LongestAway && (errors.Is(cause, domain.ErrAway) || domain.CodeOf(cause) == domain.CodeJudgeBudget)
}
