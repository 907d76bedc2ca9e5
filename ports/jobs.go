package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Jobs is the part of the job queue that joins a transaction.
type Jobs interface {
	// Enqueue stores a job, visible to workers from its RunAt once the
	// transaction commits.
	Enqueue(ctx context.Context, j domain.Job) (domain.Job, error)
	// ByID: NotFound not_found.
	ByID(ctx context.Context, id int64) (domain.Job, error)
	// List returns jobs of one status, or of all when it is empty, newest first.
	List(ctx context.Context, status domain.JobStatus, p domain.Page) (domain.Paged[domain.Job], error)
	// Settle writes status, attempts, run-at and last error and lets go of the
	// lease, if the job is still held by j.Worker; else Conflict lease_lost. A job
	// that nobody holds counts as held by the empty worker, so that an administrator
	// runs a failed job again with it.
	Settle(ctx context.Context, j domain.Job) error
}

// Leases hands out jobs to workers, each outside any transaction.
type Leases interface {
	// Claim takes up to n jobs that are due or whose lease ran out, oldest
	// RunAt first, raises their attempts by one and holds them until `until`.
	// No job is handed out twice while it is held.
	Claim(ctx context.Context, worker string, now, until time.Time, n int) ([]domain.Job, error)
	// Extend holds a claimed job longer: Conflict lease_lost when another worker has it.
	Extend(ctx context.Context, j domain.Job, until time.Time) error
	// Release gives a job back unburned: due at once, its attempt uncounted. A
	// job that is no longer held is no error.
	Release(ctx context.Context, j domain.Job) error
}
