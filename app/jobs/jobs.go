package jobs

import (
	"context"
	"slices"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// Jobs is the queue as administrators see it.
type Jobs struct {
	deps  *Deps
	kinds Kinds
}

// ListJobs returns the jobs that a filter selects, newest first.
func (j *Jobs) ListJobs(
	ctx context.Context, f queue.JobFilter, p domain.Page,
) (list domain.List[queue.Job], err error) {
	err = j.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Jobs.ListJobs(ctx, f, p)
		return err
	})
	return list, err
}

// TallyJobs counts the jobs that wait, run, failed or were refused, by kind and status.
func (j *Jobs) TallyJobs(ctx context.Context) (list []queue.JobTally, err error) {
	err = j.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Jobs.TallyJobs(ctx)
		return err
	})
	return list, err
}

// RetryJob runs a failed, dismissed or cancelled job again from its first attempt.
func (j *Jobs) RetryJob(ctx context.Context, id int64) (queue.Job, error) {
	job, err := j.change(ctx, id, func(r ports.Repos, kind Kind, job *queue.Job) error {
		if err := job.MarkRetried(); err != nil {
			return err
		}
		return kind.Reopen(ctx, r, *job)
	})
	if err == nil {
		j.deps.Wake.Wake()
	}
	return job, err
}

// DismissJob takes a failed job off the list of failures. Retry still runs it again.
func (j *Jobs) DismissJob(ctx context.Context, id int64) (queue.Job, error) {
	return j.change(ctx, id, func(_ ports.Repos, _ Kind, job *queue.Job) error { return job.MarkDismissed() })
}

// Cancel ends a job that has not finished.
func (j *Jobs) Cancel(ctx context.Context, id int64) (queue.Job, error) {
	return j.change(ctx, id, func(r ports.Repos, kind Kind, job *queue.Job) error {
		if err := job.MarkCancelled(); err != nil {
			return err
		}
		return kind.Cancel(ctx, r, *job)
	})
}

// change changes a job, makes it due at once and returns it as stored.
func (j *Jobs) change(
	ctx context.Context, id int64, apply func(ports.Repos, Kind, *queue.Job) error,
) (job queue.Job, err error) {
	err = j.deps.Store.Write(ctx, func(r ports.Repos) error {
		if job, err = r.Jobs.FindJob(ctx, id); err != nil {
			return err
		}
		kind, err := j.kinds.of(job)
		if err != nil {
			return err
		}
		if err := apply(r, kind, &job); err != nil {
			return err
		}
		if err := r.Jobs.SettleJob(ctx, job, 0); err != nil {
			return err
		}
		job, err = r.Jobs.FindJob(ctx, id)
		return err
	})
	return job, err
}

// ListFailedJobs returns the failed jobs of a kind, oldest first.
func (j *Jobs) ListFailedJobs(ctx context.Context, kind queue.JobKind) (all []queue.Job, err error) {
	filter, page := queue.JobFilter{Status: queue.JobFailed, Kind: kind}, domain.Page{Size: domain.PageSize}
	for more := true; more && err == nil; page.Offset += page.Size {
		var list domain.List[queue.Job]
		list, err = j.ListJobs(ctx, filter, page)
		all, more = append(all, list.Items...), list.More
	}
	slices.Reverse(all)
	return all, err
}
