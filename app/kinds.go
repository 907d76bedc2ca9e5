package app

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/ports"
)

// kind is how jobs of one kind are done.
type kind struct {
	// run does the work outside any transaction. What it returns records the
	// result, in the transaction that ends the job.
	run         func(ctx context.Context, job queue.Job) (recording, error)
	time        time.Duration // the longest one attempt may take
	attempts    int           // after so many the job has failed for good
	interval    time.Duration // the job comes again so long after its end; 0 for once
	external    bool          // it waits for somebody else's computer
	unsupported bool          // this server lacks what it takes, and leaves it to another or to later
	// retryLater reports whether the same attempt may well succeed later, so that it does not
	// count. waited is how long ago the first attempt was due.
	retryLater func(cause error, waited time.Duration) bool
	// permanent reports whether another attempt would fail like this one.
	permanent func(cause error) bool
	// fail, reopen and cancel carry over to the job's subject that the job failed
	// for good, and that an administrator runs it again or ends it.
	fail           func(ctx context.Context, r ports.Repos, job queue.Job, cause error) error
	reopen, cancel func(ctx context.Context, r ports.Repos, job queue.Job) error
}

// recording writes a result inside a transaction, so that it may run more than once.
type recording func(ctx context.Context, r ports.Repos) error

// kinds are the jobs that this program can do.
type kinds map[queue.JobKind]kind

// names are the kinds that this server does.
func (k kinds) names() []queue.JobKind {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(k)), func(name queue.JobKind) bool { return k[name].unsupported })
}

// of returns how a job is done; Conflict job_kind_unknown for one of a newer program.
func (k kinds) of(job queue.Job) (kind, error) {
	known, ok := k[job.Kind]
	if !ok {
		return kind{}, domain.Fail(domain.Conflict, domain.CodeJobKind).With("kind", string(job.Kind))
	}
	return known, nil
}

func (k kind) canRetryLater(cause error, waited time.Duration) bool {
	return k.retryLater != nil && k.retryLater(cause, waited)
}

// modelAway reports whether a job waits for its model: for a budget until the next day, for a
// provider that is away as long as LongestAway.
func modelAway(cause error, waited time.Duration) bool {
	return waited < queue.LongestAway && (errors.Is(cause, domain.ErrAway) || domain.CodeOf(cause) == domain.CodeJudgeBudget)
}

func (k kind) isPermanent(cause error) bool { return k.permanent != nil && k.permanent(cause) }
