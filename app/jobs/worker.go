package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"wbso/domain/queue"
	"wbso/ports"
)

// Worker claims due jobs and runs them. Several workers, also in other
// processes, share one queue.
type Worker struct {
	deps        *Deps
	Kinds       Kinds
	name        string
	claims      atomic.Int64
	stop        context.CancelFunc // ends the claiming
	abort       context.CancelFunc // ends the jobs that run
	group       sync.WaitGroup
	concurrency concurrency
	held        claimTable
}

func newWorker(d *Deps, k Kinds) *Worker {
	return &Worker{
		deps: d, Kinds: k, concurrency: concurrency{waiting: map[queue.JobKind]bool{}},
		held: claimTable{jobs: map[string]queue.Job{}}, name: fmt.Sprintf("worker-%016x", rand.Uint64()),
	}
}

func jitter() int { return rand.IntN(1000) }

// Wake tells a worker that there are jobs. It has room for one.
type Wake chan struct{}

// Wake makes the worker look for jobs at once.
func (w Wake) Wake() {
	select {
	case w <- struct{}{}:
	default:
	}
}

// Start begins to claim jobs.
func (w *Worker) Start(ctx context.Context) {
	ctx = context.WithoutCancel(ctx)
	claiming, stop := context.WithCancel(ctx)
	running, abort := context.WithCancel(ctx)
	w.stop, w.abort = stop, abort
	w.deps.Background(ctx, &w.group, "worker", func() error { return w.loop(claiming, running) })
	w.deps.Background(ctx, &w.group, "cleaning", func() error { return (&Cleaner{w.deps}).loop(claiming) })
}

// Stop claims no more and waits for the running jobs until ctx ends. Then it
// aborts them and gives back what is still running, with its attempt not counted.
// A job that does not listen runs on, and what it records is refused.
func (w *Worker) Stop(ctx context.Context) {
	if w.stop == nil {
		return
	}
	w.stop()
	done := make(chan struct{})
	var waiter sync.WaitGroup
	w.deps.Background(ctx, &waiter, "worker stop", func() error {
		w.group.Wait()
		close(done)
		return nil
	})
	select {
	case <-done:
		return
	case <-ctx.Done():
	}
	w.abort()
	grace := time.NewTimer(stopGrace)
	defer grace.Stop()
	select {
	case <-done:
	case <-grace.C:
		w.giveBackAll(context.WithoutCancel(ctx))
	}
}

// giveBackAll releases the jobs that do not listen.
func (w *Worker) giveBackAll(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, releaseTime)
	defer cancel()
	for _, job := range w.held.all() {
		if !w.held.take(job) {
			continue
		}
		if err := w.deps.Leases.ReleaseJob(ctx, job, 0); err != nil {
			w.deps.Log.ErrorContext(ctx, "job not given back", slog.Int64("job", job.ID), slog.Any("error", err))
		}
	}
}

func (w *Worker) loop(claiming, running context.Context) error {
	poll := time.NewTicker(workerPoll)
	defer poll.Stop()
	planned := false
	for {
		err := w.deps.Contain(claiming, "claim", func() error {
			if err := w.plan(claiming, &planned); err != nil {
				return err
			}
			return w.claim(claiming, running)
		})
		if err != nil && claiming.Err() == nil {
			w.deps.Log.ErrorContext(claiming, "claim jobs", slog.Any("error", err))
		}
		select {
		case <-claiming.Done():
			return nil
		case <-poll.C:
		case <-w.deps.Wake:
		}
	}
}

// plan adds, once, the jobs that come again and again.
func (w *Worker) plan(ctx context.Context, planned *bool) error {
	if *planned {
		return nil
	}
	for _, name := range w.Kinds.names() {
		if w.Kinds[name].Interval == 0 {
			continue
		}
		err := w.deps.Store.Write(ctx, func(r ports.Repos) error { return r.Jobs.EnsureJob(ctx, name, w.deps.Clock.Now()) })
		if err != nil {
			return err
		}
	}
	*planned = true
	return nil
}

// claim takes as many jobs as there is room for and starts them.
func (w *Worker) claim(claiming, running context.Context) error {
	for claiming.Err() == nil {
		free := w.concurrency.free(w.Kinds)
		if len(free) == 0 {
			return nil
		}
		job, found, err := w.next(claiming, free)
		if err != nil || !found {
			return err
		}
		w.concurrency.enter(w.Kinds, job.Kind)
		w.deps.Background(running, &w.group, "job", func() error {
			defer func() { w.concurrency.leave(w.Kinds, job.Kind); w.deps.Wake.Wake() }()
			return w.attempt(running, job)
		})
	}
	return nil
}

// RunDue runs the jobs that are due now, one after the other, and returns how
// many. When ctx ends it gives back the one at hand.
func (w *Worker) RunDue(ctx context.Context) (int, error) {
	for n := 0; ; n++ {
		if err := ctx.Err(); err != nil {
			return n, err
		}
		job, found, err := w.next(ctx, w.Kinds.names())
		if err != nil || !found {
			return n, err
		}
		if err := w.attempt(ctx, job); err != nil {
			return n, err
		}
	}
}

// next claims one job of one of the kinds, if any is due, under a name that no other claim has. A
// claim that has begun is seen through when ctx ends, so that no job is left held
// by a worker that does not know of it.
func (w *Worker) next(ctx context.Context, kinds []queue.JobKind) (queue.Job, bool, error) {
	holder := fmt.Sprintf("%s-%d", w.name, w.claims.Add(1))
	job, found, err := w.deps.Leases.ClaimJob(context.WithoutCancel(ctx), holder, kinds, w.deps.Lease)
	if found {
		w.held.add(job)
	}
	return job, found, err
}
