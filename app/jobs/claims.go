package jobs

import (
	"maps"
	"slices"
	"sync"

	"wbso/domain/queue"
)

// held are the jobs that run and were not given back, by the name of their claim.
type claimTable struct {
	mutex sync.Mutex
	jobs  map[string]queue.Job
}

func (h *claimTable) add(job queue.Job) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.jobs[job.Worker] = job
}

// take reports whether the job was held until now.
func (h *claimTable) take(job queue.Job) bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	_, was := h.jobs[job.Worker]
	delete(h.jobs, job.Worker)
	return was
}

func (h *claimTable) all() []queue.Job {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return slices.Collect(maps.Values(h.jobs))
}
