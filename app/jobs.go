package app

import (
	"context"

	"wbso/domain"
	"wbso/ports"
)

// Jobs is the queue as administrators see it.
type Jobs struct {
	deps *Deps
	wake func()
}

// List returns the jobs of a status, or of all when it is empty, newest first.
func (j *Jobs) List(ctx context.Context, status domain.JobStatus, p domain.Page) (list domain.Paged[domain.Job], err error) {
	err = j.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Jobs.List(ctx, status, p)
		return err
	})
	return list, err
}

// Retry runs a failed or cancelled job again from its first attempt, and takes
// its request back into processing.
func (j *Jobs) Retry(ctx context.Context, id int64) (job domain.Job, err error) {
	err = j.deps.Store.Write(ctx, func(r ports.Repos) error {
		if job, err = r.Jobs.ByID(ctx, id); err != nil {
			return err
		}
		if job.Status != domain.JobFailed && job.Status != domain.JobCancelled {
			return domain.Fail(domain.Conflict, domain.CodeJobNotFinished)
		}
		if err := j.reopen(ctx, r, job.Subject, domain.Processing); err != nil {
			return err
		}
		job.Status, job.Attempts, job.LastError, job.RunAt = domain.JobQueued, 0, "", j.deps.Clock.Now()
		return r.Jobs.Settle(ctx, job)
	})
	if err == nil {
		j.wake()
	}
	return job, err
}

// Cancel ends a job that has not finished, and fails its request, so that its
// owner sees it and may run it again.
func (j *Jobs) Cancel(ctx context.Context, id int64) (job domain.Job, err error) {
	err = j.deps.Store.Write(ctx, func(r ports.Repos) error {
		if job, err = r.Jobs.ByID(ctx, id); err != nil {
			return err
		}
		if job.Status != domain.JobQueued && job.Status != domain.JobRunning {
			return domain.Fail(domain.Conflict, domain.CodeJobFinished)
		}
		if err := j.reopen(ctx, r, job.Subject, domain.Failed); err != nil {
			return err
		}
		job.Status, job.LastError = domain.JobCancelled, "cancelled"
		return r.Jobs.Settle(ctx, job)
	})
	return job, err
}

// reopen moves the job's request, unless it has that status already.
func (j *Jobs) reopen(ctx context.Context, r ports.Repos, id int64, to domain.Status) error {
	request, err := find(ctx, r, id)
	if err != nil {
		return err
	}
	if request.Status.Known() == to {
		return nil
	}
	if err := request.Move(to, j.deps.Clock.Now()); err != nil {
		return err
	}
	return save(ctx, r, request)
}
