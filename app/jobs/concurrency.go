package jobs

import (
	"slices"
	"sync"
	"time"

	"wbso/domain/queue"
)

// concurrency bounds how many jobs a process runs at a time: one of each kind that waits for somebody
// else's computer, and workerSlots of all others together. So a mail server or a model
// that hangs keeps no request waiting.
type concurrency struct {
	mutex   sync.Mutex
	own     int
	waiting map[queue.JobKind]bool
}

// free returns the kinds of which one more may run.
func (c *concurrency) free(all Kinds) []queue.JobKind {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return slices.DeleteFunc(all.names(), func(name queue.JobKind) bool {
		if all[name].External {
			return c.waiting[name]
		}
		return c.own >= workerSlots
	})
}

func (c *concurrency) enter(all Kinds, name queue.JobKind) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if all[name].External {
		c.waiting[name] = true
		return
	}
	c.own++
}

func (c *concurrency) leave(all Kinds, name queue.JobKind) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if all[name].External {
		delete(c.waiting, name)
		return
	}
	c.own--
}

const (
	workerSlots = 2                // jobs at a time, not counting those that wait for another server
	workerPoll  = time.Second      // how often to look without being woken
	leaseTime   = 30 * time.Second // how long a silent worker keeps a job
	stopGrace   = time.Second      // for jobs to hear that they are aborted
	releaseTime = 2 * time.Second  // to give back those that do not listen
)
