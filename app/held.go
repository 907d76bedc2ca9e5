package app

import (
	"maps"
	"slices"
	"sync"

	"wbso/domain"
)

// held are the jobs that run and were not given back, by the name of their claim.
type held struct {
	mutex sync.Mutex
	jobs  map[string]domain.Job
}

func (h *held) add(job domain.Job) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.jobs[job.Worker] = job
}

// take reports whether the job was held until now.
func (h *held) take(job domain.Job) bool {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	_, was := h.jobs[job.Worker]
	delete(h.jobs, job.Worker)
	return was
}

func (h *held) all() []domain.Job {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return slices.Collect(maps.Values(h.jobs))
}
