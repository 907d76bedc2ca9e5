package argon2

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"wbso/domain"
)

// How many callers may wait. At 30 ms a hash, the last of them waits four seconds on
// one core. One address alone cannot fill the queue.
const (
	waitingMax        = 128
	waitingPerAddress = 32
)

// queue lets a few callers work at the same time. The others wait and take turns by
// address, so that many callers from one address do not delay those from another.
type queue struct {
	mu      sync.Mutex
	free    int                        // how many more callers may work now
	waiting int                        // the callers in all lines
	lines   map[string][]chan struct{} // by address, in order of arrival; closed when it is the caller's turn
	turns   []string                   // the addresses that have a line, in the order of their turns
}

func newQueue(places int) *queue { return &queue{free: places, lines: map[string][]chan struct{}{}} }

// enter waits until the caller may work, who then must call leave. It returns
// Unavailable server_busy when too many wait, and the error of a context that ends.
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

// join returns a channel that is closed when the caller may work.
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

// leave ends the work of a caller and lets the next one work.
func (q *queue) leave() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.pass()
}

// pass lets the next caller work, if there is one.
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

// quit removes a caller from the queue. If the caller's turn has come in the
// meantime, it goes to the next one.
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
