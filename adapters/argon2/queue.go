package argon2

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"wbso/domain"
)

// How many callers may wait: with some 30 ms a hash, the last one has patience
// enough. One address cannot fill the queue.
const (
	waitingMax        = 128
	waitingPerAddress = 32
)

// queue lets a number of callers work at the same time. Those who have to wait
// take turns by address, so that a crowd at one address does not hold up another.
type queue struct {
	mu      sync.Mutex
	free    int                        // places to work that nobody has
	waiting int                        // in all lines together
	lines   map[string][]chan struct{} // by address, first come first served; closed when it is their turn
	turns   []string                   // the addresses with a line, the next one first
}

func newQueue(places int) *queue { return &queue{free: places, lines: map[string][]chan struct{}{}} }

// enter waits for a place, which leave gives back. A full queue is Unavailable
// server_busy; a context that ends ends the wait.
func (q *queue) enter(ctx context.Context, address string) error {
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("wait for a password check: %w", err)
	}
	turn, err := q.join(address)
	if err != nil {
		return err
	}
	select {
	case <-turn:
		return nil
	case <-ctx.Done():
		q.quit(address, turn)
		return fmt.Errorf("wait for a password check: %w", ctx.Err())
	}
}

// join returns what is closed when the caller may work.
func (q *queue) join(address string) (<-chan struct{}, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	turn, line := make(chan struct{}), q.lines[address]
	switch {
	case q.free > 0:
		q.free--
		close(turn)
		return turn, nil
	case q.waiting == waitingMax || len(line) == waitingPerAddress:
		return nil, domain.Fail(domain.Unavailable, domain.CodeBusy).With("limit", "passwords")
	case len(line) == 0:
		q.turns = append(q.turns, address)
	}
	q.lines[address] = append(line, turn)
	q.waiting++
	return turn, nil
}

// leave gives a place to the next caller.
func (q *queue) leave() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.pass()
}

// pass closes the turn of the next caller, if there is one.
func (q *queue) pass() {
	if len(q.turns) == 0 {
		q.free++
		return
	}
	address := q.turns[0]
	q.turns = q.turns[1:]
	line := q.lines[address]
	close(line[0])
	q.waiting--
	if q.lines[address] = line[1:]; len(line) > 1 {
		q.turns = append(q.turns, address)
	} else {
		delete(q.lines, address)
	}
}

// quit takes a caller out of the queue. One whose turn came in the meantime
// passes it on.
func (q *queue) quit(address string, turn <-chan struct{}) {
	q.mu.Lock()
	defer q.mu.Unlock()
	line := q.lines[address]
	i := slices.IndexFunc(line, func(t chan struct{}) bool { return t == turn })
	if i < 0 {
		q.pass()
		return
	}
	q.waiting--
	if q.lines[address] = slices.Delete(line, i, i+1); len(line) == 1 {
		delete(q.lines, address)
		q.turns = slices.DeleteFunc(q.turns, func(t string) bool { return t == address })
	}
}
