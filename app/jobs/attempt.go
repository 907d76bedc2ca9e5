package jobs

import (
	"context"
	"errors"
	"log/slog"
	"strconv"
	"sync"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/fairqueue"
	"wbso/ports"
)

const (
	beats        = 3           // how often a lease is extended in its own time
	releasePause = time.Second // between two tries to give a job back
)

var errWorkersLost = errors.New("every worker was lost")

// jobKey is the key of the job whose work a context belongs to.
type jobKey struct{}

// JobOf returns the job whose work ctx belongs to, for the log.
func JobOf(ctx context.Context) (job queue.Job, found bool) {
	job, found = ctx.Value(jobKey{}).(queue.Job)
	return job, found
}

// attempt runs one claimed job and records how it ended. The attempt counts when the
// job fails. It is given back when ctx ends, when the database is in trouble and when
// it came too early.
func (w *Worker) attempt(ctx context.Context, job queue.Job) error {
	ctx = context.WithValue(ctx, jobKey{}, job)
	defer w.held.take(job)
	kind := w.Kinds[job.Kind]
	troubled, err := w.run(ctx, kind, job)
	waited := w.deps.Clock.Now().Sub(job.DueAt)
	if code := domain.CodeOf(err); err != nil && ctx.Err() == nil && code != domain.CodeLeaseLost && !domain.IsStoreTrouble(err) && !kind.canRetryLater(err, waited) {
		err = w.fail(context.WithoutCancel(ctx), kind, job, err)
	}
	switch code := domain.CodeOf(err); {
	case err == nil:
		return nil
	case code == domain.CodeLeaseLost && !troubled:
		return nil // another worker records how the job ends
	case code == domain.CodeLeaseLost || ctx.Err() != nil:
		return w.giveBack(ctx, job, 0)
	case domain.IsStoreTrouble(err):
		w.deps.Log.WarnContext(ctx, "job given back", slog.Any("error", err))
		return w.giveBack(ctx, job, queue.JobBackoff(1, jitter()))
	case kind.canRetryLater(err, waited):
		w.deps.Log.InfoContext(ctx, "job put off", slog.Any("error", err))
		job.LastError = err.Error()
		return w.giveBack(ctx, job, queue.PutOff(waited, jitter()))
	}
	return err
}

// run does the work under the lease and records its result. troubled reports
// whether the database was away when the lease was to be extended.
func (w *Worker) run(ctx context.Context, kind Kind, job queue.Job) (troubled bool, err error) {
	if job.Lost >= queue.MaxLost && kind.Interval == 0 {
		return false, errWorkersLost
	}
	work, cancel := context.WithTimeout(fairqueue.WithKey(ctx, turnOf(job)), kind.Time)
	defer cancel()
	var beat sync.WaitGroup
	w.deps.Background(work, &beat, "heartbeat", func() error {
		troubled = w.heartbeat(work, cancel, job)
		return nil
	})
	err = w.deps.Contain(work, "job", func() error {
		record, err := kind.Run(work, job)
		if err != nil {
			return err
		}
		return w.finish(work, kind, job, record)
	})
	cancel()
	beat.Wait()
	return troubled, err
}

// turnOf returns the key under which a job waits for a model or a printer: that of its owner.
func turnOf(job queue.Job) string { return "user " + strconv.FormatInt(job.Owner, 10) }

// heartbeat extends the lease while the job runs, and ends the job when it is lost.
func (w *Worker) heartbeat(ctx context.Context, cancel context.CancelFunc, job queue.Job) (troubled bool) {
	beat := time.NewTicker(w.deps.Lease / beats)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return troubled
		case <-beat.C:
		}
		switch err := w.deps.Leases.ExtendLease(ctx, job, w.deps.Lease); {
		case domain.IsStoreTrouble(err):
			troubled = true
		case domain.CodeOf(err) == domain.CodeLeaseLost:
			cancel()
		}
	}
}

// finish records a result and the end of its job, or that it comes again, in one
// transaction.
func (w *Worker) finish(ctx context.Context, kind Kind, job queue.Job, record Record) error {
	job.MarkDone(kind.Interval > 0)
	err := w.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := record(ctx, r); err != nil {
			return err
		}
		return r.Jobs.SettleJob(ctx, job, kind.Interval)
	})
	if err == nil {
		w.deps.OnJob(job.Kind, queue.JobDone)
	}
	return err
}

// fail records a failed attempt: the job waits for the next one, or has failed
// for good.
func (w *Worker) fail(ctx context.Context, kind Kind, job queue.Job, cause error) error {
	w.deps.Log.WarnContext(ctx, "job attempt failed", slog.Int("attempt", job.Attempts), slog.Any("error", cause))
	job.LastError = cause.Error()
	err := w.deps.Store.Write(ctx, func(r ports.Repos) error {
		again := job.Attempts < kind.Attempts && !errors.Is(cause, errWorkersLost)
		if job.MarkTried(kind.isRefusal(cause), again); job.Status == queue.JobQueued {
			return r.Jobs.SettleJob(ctx, job, job.Kind.Backoff(job.Attempts, jitter()))
		}
		if err := kind.Fail(ctx, r, job, cause); err != nil {
			return err
		}
		return r.Jobs.SettleJob(ctx, job, 0)
	})
	if err == nil && job.Status != queue.JobQueued {
		w.deps.OnJob(job.Kind, job.Status)
	}
	return err
}

// giveBack releases a job, unless Stop has done so, as soon as the database is
// there. When ctx ends it tries once more.
func (w *Worker) giveBack(ctx context.Context, job queue.Job, wait time.Duration) error {
	if !w.held.take(job) {
		return nil
	}
	pause := time.NewTicker(releasePause)
	defer pause.Stop()
	for {
		ended := ctx.Err() != nil
		err := w.deps.Leases.ReleaseJob(context.WithoutCancel(ctx), job, wait)
		if ended || !domain.IsStoreTrouble(err) {
			return err
		}
		select {
		case <-pause.C:
		case <-ctx.Done():
		}
	}
}
