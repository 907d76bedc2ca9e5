package app

import (
	"context"

	"wbso/domain"
	"wbso/ports"
)

// Jobs is the queue as administrators see it.
type Jobs struct {
	deps  *Deps
	kinds kinds
	wake  func()
}

// List returns the jobs of a status, or of all when it is empty, newest first.
func (j *Jobs) List(ctx context.Context, status domain.JobStatus, p domain.Page) (list domain.Paged[domain.Job], err error) {
	err = j.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Jobs.List(ctx, status, p)
		return err
	})
	return list, err
}

// Tally counts the jobs that wait, run or failed, by kind and status.
func (j *Jobs) Tally(ctx context.Context) (list []domain.JobTally, err error) {
	err = j.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Jobs.Tally(ctx)
		return err
	})
	return list, err
}

// Retry runs a failed or cancelled job again from its first attempt.
func (j *Jobs) Retry(ctx context.Context, id int64) (job domain.Job, err error) {
	err = j.deps.Store.Write(ctx, func(r ports.Repos) error {
		if job, err = r.Jobs.ByID(ctx, id); err != nil {
			return err
		}
		if job.Status != domain.JobFailed && job.Status != domain.JobCancelled {
			return domain.Fail(domain.Conflict, domain.CodeJobNotFinished)
		}
		kind, err := j.kinds.of(job)
		if err != nil {
			return err
		}
		if err := kind.reopen(ctx, r, job); err != nil {
			return err
		}
		job.Status, job.Attempts, job.LastError = domain.JobQueued, 0, ""
		job, err = settled(ctx, r, job)
		return err
	})
	if err == nil {
		j.wake()
	}
	return job, err
}

// Cancel ends a job that has not finished.
func (j *Jobs) Cancel(ctx context.Context, id int64) (job domain.Job, err error) {
	err = j.deps.Store.Write(ctx, func(r ports.Repos) error {
		if job, err = r.Jobs.ByID(ctx, id); err != nil {
			return err
		}
		if job.Status != domain.JobQueued && job.Status != domain.JobRunning {
			return domain.Fail(domain.Conflict, domain.CodeJobFinished)
		}
		kind, err := j.kinds.of(job)
		if err != nil {
			return err
		}
		if err := kind.cancel(ctx, r, job); err != nil {
			return err
		}
		job.Status, job.LastError = domain.JobCancelled, "cancelled"
		job, err = settled(ctx, r, job)
		return err
	})
	return job, err
}

// settled settles a job, due at once, and returns it as stored.
func settled(ctx context.Context, r ports.Repos, job domain.Job) (domain.Job, error) {
	if err := r.Jobs.Settle(ctx, job, 0); err != nil {
		return job, err
	}
	return r.Jobs.ByID(ctx, job.ID)
}
