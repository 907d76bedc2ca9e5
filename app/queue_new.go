// Package queue runs background jobs, and shows them to administrators.
package app

import (
	"cmp"
	"maps"
	"time"

	"wbso/domain/queue"
	"wbso/ports"
)

// queueDeps is what the queue uses.
type queueDeps struct {
	Runtime
	Leases ports.Leases
	Lease  time.Duration // how long a silent worker keeps a job
	OnJob  func(kind queue.JobKind, outcome queue.JobStatus)
	// KeepContact is how long messages of the contact form are kept.
	KeepContact time.Duration
}

// queueUseCases are the queue as programs and administrators use it.
type queueUseCases struct {
	Worker   *Worker
	Jobs     *Jobs
	Cleaning *Cleaning
}

// newQueueUseCases returns the queue of the jobs of all these kinds.
func newQueueUseCases(d queueDeps, all ...kinds) queueUseCases {
	d.Lease = cmp.Or(d.Lease, leaseTime)
	known := kinds{}
	for _, some := range all {
		maps.Copy(known, some)
	}
	worker := newWorker(&d, known)
	return queueUseCases{Worker: worker, Jobs: &Jobs{deps: &d, kinds: known, wake: worker.Wake}, Cleaning: &Cleaning{&d}}
}
