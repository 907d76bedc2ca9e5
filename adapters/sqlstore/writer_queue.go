package sqlstore

import (
	"context"
	"slices"
	"sync"
)

// turns lets writers go one after the other, in the order in which they came.
type turns struct {
	mutex   sync.Mutex
	taken   bool
	waiting []chan *group
}

// wait returns when it is the caller's turn, with the group to write in. The caller
// has to pass the turn on. An error means that ctx ended first.
func (q *turns) wait(ctx context.Context) (*group, error) {
	turn := make(chan *group, 1)
	q.mutex.Lock()
	if q.taken {
		q.waiting = append(q.waiting, turn)
	} else {
		q.taken = true
		turn <- newGroup()
	}
	q.mutex.Unlock()
	select {
	case g := <-turn:
		return g, nil
	case <-ctx.Done():
		q.leave(turn)
		return nil, ctx.Err()
	}
}

// leave gives up a place in the queue. A turn that has come meanwhile goes to the next.
func (q *turns) leave(turn chan *group) {
	q.mutex.Lock()
	place := slices.Index(q.waiting, turn)
	if place >= 0 {
		q.waiting = slices.Delete(q.waiting, place, place+1)
	}
	q.mutex.Unlock()
	if place < 0 {
		q.pass(<-turn)
	}
}

// pass ends a turn. The next writer joins the same group, or gets a new one when this
// group is full or nobody waits.
func (q *turns) pass(g *group) {
	if g.open() {
		if next := q.next(true); next != nil {
			next <- g
			return
		}
	}
	g.end()
	if next := q.next(false); next != nil {
		next <- newGroup()
	}
}

// next takes the first writer out of the queue. When no writer waits, the turn stays taken if stays
// is set, and else becomes free.
func (q *turns) next(stays bool) chan<- *group {
	q.mutex.Lock()
	defer q.mutex.Unlock()
	if len(q.waiting) == 0 {
		q.taken = stays
		return nil
	}
	first := q.waiting[0]
	q.waiting = q.waiting[1:]
	return first
}
