package app

import (
	"slices"
	"sync"

	"wbso/domain/queue"
)

// lanes are how many jobs a process runs at a time: one of each kind that waits for somebody
// else's computer, and workerSlots of all others together. So a mail server or a model
// that hangs keeps no request waiting.
type lanes struct {
	mutex   sync.Mutex
	own     int
	waiting map[queue.JobKind]bool
}

// free are the kinds of which one more may run.
func (l *lanes) free(all kinds) []queue.JobKind {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return slices.DeleteFunc(all.names(), func(name queue.JobKind) bool {
		if all[name].elsewhere {
			return l.waiting[name]
		}
		return l.own >= workerSlots
	})
}

func (l *lanes) enter(all kinds, name queue.JobKind) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if all[name].elsewhere {
		l.waiting[name] = true
		return
	}
	l.own++
}

func (l *lanes) leave(all kinds, name queue.JobKind) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if all[name].elsewhere {
		delete(l.waiting, name)
		return
	}
	l.own--
}
