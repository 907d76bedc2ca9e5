package jobs

import (
	"context"
	"maps"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// Kind is how jobs of one kind are done.
type Kind struct {
	// Run does the work outside any transaction. What it returns records the
	// result, in the transaction that ends the job.
	Run         func(ctx context.Context, job queue.Job) (Record, error)
	Time        time.Duration // the longest one attempt may take
	Attempts    int           // after so many the job has failed for good
	Interval    time.Duration // the job comes again so long after its end; 0 for once
	External    bool          // it waits for somebody else's computer
	Unsupported bool          // this server lacks what it takes, and leaves it to another or to later
	// RetryLater reports whether the same attempt may well succeed later, so that it does not
	// count. waited is how long ago the first attempt was due.
	RetryLater func(cause error, waited time.Duration) bool
	// Refusal reports whether another attempt would be refused like this one; may be nil.
	Refusal func(cause error) bool
	// Fail, reopen and cancel carry over to the job's subject that the job failed
	// for good, and that an administrator runs it again or ends it.
	Fail           func(ctx context.Context, r ports.Repos, job queue.Job, cause error) error
	Reopen, Cancel func(ctx context.Context, r ports.Repos, job queue.Job) error
}

// Record writes a result inside a transaction, so that it may run more than once.
type Record func(ctx context.Context, r ports.Repos) error

// Kinds are the jobs that this program can do.
type Kinds map[queue.JobKind]Kind

// names returns the kinds that this server does.
func (k Kinds) names() []queue.JobKind {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(k)), func(name queue.JobKind) bool { return k[name].Unsupported })
}

// of returns how a job is done; Conflict job_kind_unknown for one of a newer program.
func (k Kinds) of(job queue.Job) (Kind, error) {
	known, ok := k[job.Kind]
	if !ok {
		return Kind{}, domain.Fail(domain.Conflict, domain.CodeJobKind).With("kind", string(job.Kind))
	}
	return known, nil
}

func (k Kind) canRetryLater(cause error, waited time.Duration) bool {
	return k.RetryLater != nil && k.RetryLater(cause, waited)
}

func (k Kind) isRefusal(cause error) bool { return k.Refusal != nil && k.Refusal(cause) }
