// Package jobs runs background jobs, and shows them to administrators.
package jobs

import (
	"cmp"
	"maps"
	"time"

	"wbso/app/usecase"
	"wbso/domain/queue"
	"wbso/ports"
)

// Deps are the dependencies of the job queue.
type Deps struct {
	usecase.Runtime
	Leases ports.Leases
	Lease  time.Duration // how long a silent worker keeps a job
	Wake   Wake          // tells the worker that there are jobs
	OnJob  func(kind queue.JobKind, outcome queue.JobStatus)
	// KeepContact is how long messages of the contact form are kept.
	KeepContact time.Duration
}

// UseCases are the queue as programs and administrators use it.
type UseCases struct {
	Worker   *Worker
	Jobs     *Jobs
	Cleaning *Cleaner
}

// New returns the queue of the jobs of all these kinds.
func New(d Deps, all ...Kinds) UseCases {
	d.Lease = cmp.Or(d.Lease, leaseTime)
	known := Kinds{}
	for _, some := range all {
		maps.Copy(known, some)
	}
	worker := newWorker(&d, known)
	return UseCases{Worker: worker, Jobs: &Jobs{deps: &d, kinds: known}, Cleaning: &Cleaner{&d}}
}
