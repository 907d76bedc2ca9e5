// Package queue contains background jobs and the mails that they send.
package queue

import (
	"slices"
	"time"

	"wbso/domain"
)

// JobStatus is the status of a background job.
type JobStatus string

const (
	JobQueued    JobStatus = "queued"
	JobRunning   JobStatus = "running"
	JobDone      JobStatus = "done"
	JobFailed    JobStatus = "failed"
	JobCancelled JobStatus = "cancelled"
	// JobRefused is a job that nobody here can mend: a mail whose address does not exist.
	JobRefused JobStatus = "refused"
	// JobDismissed is a failed or refused job that an administrator has seen and leaves as it is.
	JobDismissed JobStatus = "dismissed"
)

// JobKind names the work.
type JobKind string

const (
	// ProcessRequest writes and renders the application of the request Subject.
	ProcessRequest JobKind = "process_request"
	// DraftRequest lets a model propose texts for the application of the request Subject.
	DraftRequest JobKind = "draft_request"
	// SendMail sends the queued mail Subject.
	SendMail JobKind = "send_mail"
	// ForgetMail deletes what the mailer keeps of the address of the queued mail Subject.
	ForgetMail JobKind = "forget_mail"
	// IssueInvoice issues the invoice or credit note of the payment Subject, and tells
	// the payer that the payment came in.
	IssueInvoice JobKind = "issue_invoice"
	// StoreTimesheet prints and stores the timesheet of the closed month Subject.
	StoreTimesheet JobKind = "store_timesheet"
	// RemindOpenDays asks for the mails about open days when they are due.
	RemindOpenDays JobKind = "remind_open_days"
	// ReconcilePayments asks the payment provider about payments of which no event came.
	ReconcilePayments JobKind = "reconcile_payments"
)

// JobKinds returns all kinds, in the order in which a request meets them.
func JobKinds() []JobKind {
	return []JobKind{ProcessRequest, DraftRequest, IssueInvoice, ReconcilePayments, StoreTimesheet, RemindOpenDays, SendMail, ForgetMail}
}

// Job is one piece of background work.
type Job struct {
	ID         int64
	Kind       JobKind
	Owner      int64 // whose turn it takes, 0 for nobody's
	Subject    int64
	Status     JobStatus
	Attempts   int // the claims so far that were not given back and whose worker was not lost
	Lost       int // how many workers in a row were lost with it since an attempt last ended
	RunAt      time.Time
	DueAt      time.Time // when its first attempt was due; RunAt is when the next one is
	LeaseUntil time.Time
	Worker     string
	LastError  string
	CreatedAt  time.Time
}

// InvoiceJob returns the work on a payment, queued in the transaction that changes it. It belongs
// to nobody's turn, so that an application in processing does not hold up the invoice.
func InvoiceJob(payment int64, now time.Time) Job {
	return Job{Kind: IssueInvoice, Subject: payment, CreatedAt: now}
}

// MarkDone ends an attempt that succeeded. A recurring job waits for its next time.
func (j *Job) MarkDone(recurring bool) {
	j.Status, j.LastError = JobDone, ""
	if recurring {
		j.Status, j.Attempts = JobQueued, 0
	}
}

// MarkTried ends an attempt that failed: the job was refused, waits for the next attempt, or has failed for good.
func (j *Job) MarkTried(refused, again bool) {
	switch {
	case refused:
		j.Status = JobRefused
	case again:
		j.Status = JobQueued
	default:
		j.Status = JobFailed
	}
}

// MarkRetried queues a job anew that ended without success. It fails with Conflict job_not_finished
// for any other.
func (j *Job) MarkRetried() error {
	if !slices.Contains([]JobStatus{JobFailed, JobRefused, JobDismissed, JobCancelled}, j.Status) {
		return domain.Fail(domain.Conflict, domain.CodeJobNotFinished)
	}
	j.Status, j.Attempts, j.LastError = JobQueued, 0, ""
	return nil
}

// MarkDismissed takes a failed job off the list of failures. It fails with Conflict job_not_failed
// for any other.
func (j *Job) MarkDismissed() error {
	if j.Status != JobFailed && j.Status != JobRefused {
		return domain.Fail(domain.Conflict, domain.CodeJobNotFailed)
	}
	j.Status = JobDismissed
	return nil
}

// MarkCancelled ends a job that has not finished. It fails with Conflict job_finished for any
// other.
func (j *Job) MarkCancelled() error {
	if j.Status != JobQueued && j.Status != JobRunning {
		return domain.Fail(domain.Conflict, domain.CodeJobFinished)
	}
	j.Status, j.LastError = JobCancelled, "cancelled"
	return nil
}

// JobFilter selects jobs; an empty member selects all.
type JobFilter struct {
	Status JobStatus
	Kind   JobKind
}

// JobTally counts the jobs of a kind in one of the statuses queued, running, failed and refused.
type JobTally struct {
	Kind   JobKind
	Status JobStatus
	Count  int
	Oldest time.Time     // when the first of them was made
	Due    time.Duration // how long an attempt has been due at most, 0 when none is
	Late   time.Duration // the same since the first attempt was due, whatever was tried since
}

// MaxAttempts is how often a job is tried before it has failed for good, unless it
// is about mail. A time-out counts as an attempt; a lost worker does not.
const MaxAttempts = 5

// MaxLost is how many workers in a row may be lost with a job before it has failed for
// good: either the job takes them down, or the database is too slow to keep a lease.
const MaxLost = 12

// LostAtOnce is after how many lost workers in a row a job still comes back at once.
const LostAtOnce = 2

// LostWait returns the wait of a job after the n-th worker in a row was lost with it: none after
// the first two, then 1, 2, 4 … 60 minutes, and none after the last one, when it fails.
func LostWait(n int) time.Duration {
	if n <= LostAtOnce || n >= MaxLost {
		return 0
	}
	return min(time.Minute<<(n-LostAtOnce-1), LongestLostWait)
}

// Attempts returns how often a job of a kind is tried.
func (k JobKind) Attempts() int {
	if k == SendMail || k == ForgetMail {
		return MailAttempts
	}
	return MaxAttempts
}

// JobBackoff returns the wait after the n-th failed attempt (1 is the first): about
// 10 s, 30 s, 2 min and 10 min. jitter, 0 to 1000, spreads it over up to a tenth
// more, so that jobs which failed together do not come back together.
func JobBackoff(attempt, jitter int) time.Duration {
	waits := [...]time.Duration{10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute}
	return spread(waits[min(max(attempt, 1), len(waits))-1], jitter)
}

func spread(wait time.Duration, jitter int) time.Duration {
	return wait + wait/10*time.Duration(min(max(jitter, 0), 1000))/1000
}

// Backoff returns the wait of a job of a kind. One about mail doubles it from 10 s up to
// 10 min, since somebody may be waiting for that mail.
func (k JobKind) Backoff(attempt, jitter int) time.Duration {
	if k != SendMail && k != ForgetMail {
		return JobBackoff(attempt, jitter)
	}
	doubled := min(max(attempt, 1), 7) - 1
	return spread(min(10*time.Second<<doubled, 10*time.Minute), jitter)
}

// LongestAway is how long a provider may be away before the attempts at a job count.
const LongestAway = 24 * time.Hour

// PutOff returns the wait of a job whose attempt did not count, after it has waited for some time:
// a quarter of that, from 10 s up to 10 min.
func PutOff(waited time.Duration, jitter int) time.Duration {
	return spread(min(max(waited/4, 10*time.Second), 10*time.Minute), jitter)
}

// LongestLease, LongestWait and, after lost workers, LongestLostWait bound how long a
// job is leased and put off at a time. A moment further ahead was written before the
// clock was set back, and counts as passed.
const (
	LongestLease    = time.Minute
	LongestWait     = 15 * time.Minute
	LongestLostWait = time.Hour
)
