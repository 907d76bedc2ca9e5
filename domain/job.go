package domain

import "time"

// JobStatus is where a background job stands.
type JobStatus string

const (
	JobQueued    JobStatus = "queued"
	JobRunning   JobStatus = "running"
	JobDone      JobStatus = "done"
	JobFailed    JobStatus = "failed"
	JobCancelled JobStatus = "cancelled"
)

// JobKind names the work.
type JobKind string

// ProcessRequest writes and renders the application of the request Subject.
const ProcessRequest JobKind = "process_request"

// Job is one piece of background work. Attempts counts the claims so far.
type Job struct {
	ID         int64
	Kind       JobKind
	Subject    int64
	Status     JobStatus
	Attempts   int
	RunAt      time.Time
	LeaseUntil time.Time
	Worker     string
	LastError  string
	CreatedAt  time.Time
}
