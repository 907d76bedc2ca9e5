package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"wbso/domain"
)

// Worker claims due jobs and runs them. Several workers, also in other
// processes, share one queue.
type Worker struct {
	deps       *Deps
	processing *processing
	name       string
	wake       chan struct{}
	stop       context.CancelFunc // ends the claiming
	abort      context.CancelFunc // ends the jobs that run
	group      sync.WaitGroup
	slots      chan struct{}
}

const (
	workerSlots = 2                // jobs at a time
	workerPoll  = time.Second      // how often to look without being woken
	jobTime     = 2 * time.Minute  // the longest one attempt may take
	leaseTime   = 30 * time.Second // how long a silent worker keeps a job
	claimTime   = 10 * time.Second // the longest the database may take to hand one out
)

func newWorker(d *Deps, p *processing) *Worker {
	return &Worker{
		deps: d, processing: p, wake: make(chan struct{}, 1), slots: make(chan struct{}, workerSlots),
		name: fmt.Sprintf("worker-%016x", rand.Uint64()),
	}
}

func jitter() int { return rand.IntN(1000) }

// Wake makes the worker look for jobs at once.
func (w *Worker) Wake() {
	select {
	case w.wake <- struct{}{}:
	default:
	}
}

// Start begins to claim jobs.
func (w *Worker) Start(ctx context.Context) {
	ctx = context.WithoutCancel(ctx)
	claiming, stop := context.WithCancel(ctx)
	running, abort := context.WithCancel(ctx)
	w.stop, w.abort = stop, abort
	w.deps.background(ctx, &w.group, "worker", func() error { return w.loop(claiming, running) })
}

// Stop claims no more, waits for the running jobs until ctx ends, and then
// gives back what is still running with its attempt not counted.
func (w *Worker) Stop(ctx context.Context) {
	if w.stop == nil {
		return
	}
	w.stop()
	done := make(chan struct{})
	var waiter sync.WaitGroup
	w.deps.background(ctx, &waiter, "worker stop", func() error {
		w.group.Wait()
		close(done)
		return nil
	})
	select {
	case <-done:
	case <-ctx.Done():
		w.abort()
		<-done
	}
}

func (w *Worker) loop(claiming, running context.Context) error {
	poll := time.NewTicker(workerPoll)
	defer poll.Stop()
	for {
		err := w.deps.contain(claiming, "claim", func() error { return w.claim(claiming, running) })
		if err != nil && claiming.Err() == nil {
			w.deps.Log.ErrorContext(claiming, "claim jobs", slog.Any("error", err))
		}
		select {
		case <-claiming.Done():
			return nil
		case <-poll.C:
		case <-w.wake:
		}
	}
}

// claim takes as many jobs as there are free slots and starts them.
func (w *Worker) claim(claiming, running context.Context) error {
	for claiming.Err() == nil {
		select {
		case w.slots <- struct{}{}:
		default:
			return nil
		}
		jobs, err := w.next(claiming)
		if err != nil || len(jobs) == 0 {
			<-w.slots
			return err
		}
		w.deps.background(running, &w.group, "job", func() error {
			defer func() { <-w.slots; w.Wake() }()
			return w.attempt(running, jobs[0])
		})
	}
	return nil
}

// RunDue runs the jobs that are due now, one after the other, and tells how many.
// When ctx ends it gives back the one at hand.
func (w *Worker) RunDue(ctx context.Context) (int, error) {
	for n := 0; ; n++ {
		if err := ctx.Err(); err != nil {
			return n, err
		}
		jobs, err := w.next(ctx)
		if err != nil || len(jobs) == 0 {
			return n, err
		}
		if err := w.attempt(ctx, jobs[0]); err != nil {
			return n, err
		}
	}
}

// next claims one job, if any is due. A claim that has begun is seen through
// when ctx ends, so that no job is left held by a worker that does not know of it.
func (w *Worker) next(ctx context.Context) ([]domain.Job, error) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), claimTime)
	defer cancel()
	now := w.deps.Clock.Now()
	return w.deps.Leases.Claim(ctx, w.name, now, now.Add(leaseTime), 1)
}

// attempt runs one claimed job under its lease and records how it ended.
func (w *Worker) attempt(ctx context.Context, job domain.Job) error {
	if job.Attempts > domain.MaxAttempts { // every earlier attempt took its process down
		return unlessLost(w.processing.giveUp(ctx, job, errors.New("worker lost")))
	}
	work, cancel := context.WithTimeout(ctx, jobTime)
	defer cancel()
	var beat sync.WaitGroup
	w.deps.background(work, &beat, "heartbeat", func() error { return w.heartbeat(work, cancel, job) })
	err := w.deps.contain(work, "job", func() error { return w.processing.run(work, job) })
	cancel()
	beat.Wait()

	record := context.WithoutCancel(ctx)
	switch {
	case err == nil:
		w.deps.OnJob(job.Kind, domain.JobDone)
		return nil
	case unlessLost(err) == nil:
		return nil
	case ctx.Err() != nil: // told to end: the attempt does not count
		return w.deps.Leases.Release(record, job)
	}
	return unlessLost(w.processing.retryOrGiveUp(record, job, err))
}

// unlessLost drops the error about a job that another worker has: how it ends
// is that worker's to record.
func unlessLost(err error) error {
	if domain.CodeOf(err) == domain.CodeLeaseLost {
		return nil
	}
	return err
}

// heartbeat holds the lease while the job runs, and ends the job when it is lost.
func (w *Worker) heartbeat(ctx context.Context, cancel context.CancelFunc, job domain.Job) error {
	beat := time.NewTicker(leaseTime / 3)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-beat.C:
		}
		err := w.deps.Leases.Extend(ctx, job, w.deps.Clock.Now().Add(leaseTime))
		if domain.CodeOf(err) == domain.CodeLeaseLost {
			cancel()
			return nil
		}
	}
}
