package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
)

// Jobs is the part of the job queue that joins a transaction. Its times are by the clock of the
// queue, so that callers give durations, at most domain.LongestWait and domain.LongestLease.
type Jobs interface {
	// EnqueueJob stores a new job with its kind, owner, subject and creation time,
	// queued and due after wait. Workers see it once the transaction commits.
	EnqueueJob(ctx context.Context, j queue.Job, wait time.Duration) (queue.Job, error)
	// EnsureJob enqueues a job of a kind, due at once, unless one waits or runs.
	EnsureJob(ctx context.Context, kind queue.JobKind, at time.Time) error
	// FindJob fails with NotFound not_found when there is none.
	FindJob(ctx context.Context, id int64) (queue.Job, error)
	// ListJobs returns the jobs that a filter selects, newest first.
	ListJobs(ctx context.Context, f queue.JobFilter, p domain.Page) (domain.List[queue.Job], error)
	// TallyJobs counts the jobs that wait, run, failed or were refused, by kind and status in that order.
	TallyJobs(ctx context.Context) ([]queue.JobTally, error)
	// SettleJob writes status, attempts and last error, sets the count of lost workers to 0,
	// makes the job due after wait and ends its lease, if j.Worker still holds it; else
	// Conflict lease_lost. A job that no worker has is held by the empty one, so that an
	// administrator can run a failed job again. With no attempts the job begins anew: this is its first time due.
	SettleJob(ctx context.Context, j queue.Job, wait time.Duration) error
}

// Leases hands out jobs to workers, each call outside any transaction.
type Leases interface {
	// ClaimJob takes the next job of one of the kinds, raises its attempts by one and
	// holds it for the lease. found is false when none is due. Owners take turns:
	// first the one whose last claim is longest ago, then the job that is due
	// longest. An owner has one running job at a time; owner 0 has any number.
	// A job whose lease ran out has lost its worker, which Lost counts in place of the
	// attempt: it is due again after queue.LostWait.
	ClaimJob(ctx context.Context, worker string, kinds []queue.JobKind, lease time.Duration) (j queue.Job, found bool, err error)
	// ExtendLease holds a claimed job for the lease from now. It fails with Conflict lease_lost when
	// j.Worker no longer has it.
	ExtendLease(ctx context.Context, j queue.Job, lease time.Duration) error
	// ReleaseJob gives a claim back with its last error: its attempt is not counted, and the job is
	// due after wait. When the lease was lost meanwhile, its worker only stops to count as lost.
	ReleaseJob(ctx context.Context, j queue.Job, wait time.Duration) error
}
