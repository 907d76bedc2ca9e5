// Package fairqueue lets a few calls run at a time. The others wait and take turns by key,
// an account or a network address, so that the many calls of one keep no other waiting. Calls
// of a context from Last wait behind all others.
package fairqueue

import (
	"context"
	"errors"
	"slices"
	"sync"
)

// ErrFull is the error of a call that is refused because too many wait.
var ErrFull = errors.New("too many calls are waiting")

// Capacity bound a queue. A zero limit is none.
type Capacity struct {
	Running       int // calls that run
	RunningPerKey int
	Waiting       int // calls that wait
	WaitingPerKey int
}

// Queue is ready for many goroutines at once.
type Queue struct {
	limits  Capacity
	mu      sync.Mutex
	running map[string]int
	all     int              // that run
	waiting int              // in all lines
	lines   map[lane][]*call // in order of arrival
	turns   []lane           // those in which calls wait, in the order of their turns
}

// lane is where the calls of a key wait: in one line those that go before the others, in
// another those that go last.
type lane struct {
	key  string
	last bool
}

// call waits in a line.
type call struct{ turn chan error } // one value: nil, or why the call is refused

// New returns an empty queue.
func New(l Capacity) *Queue {
	return &Queue{limits: l, running: map[string]int{}, lines: map[lane][]*call{}}
}

// Enter waits until a call of this key may run. The caller calls leave once, when it is done.
// When too many wait, the last of the longest line is refused with ErrFull. Another error is
// that of ctx, which ended.
func (q *Queue) Enter(ctx context.Context, key string) (leave func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	own := lane{key, IsLast(ctx)}
	c, err := q.join(own)
	if err != nil {
		return nil, err
	}
	leave = func() { q.leave(key) }
	if c == nil {
		return leave, nil
	}
	select {
	case err = <-c.turn:
	case <-ctx.Done():
		q.quit(own, c)
		err = ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	return leave, nil
}

// Len returns how many calls run and how many wait.
func (q *Queue) Len() (running, waiting int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.all, q.waiting
}

// join lets a call run, which is nil then, or puts it into its line.
func (q *Queue) join(l lane) (*call, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.room(l.key) {
		q.start(l.key)
		return nil, nil
	}
	if reached(len(q.lines[l]), q.limits.WaitingPerKey) {
		return nil, ErrFull
	}
	if reached(q.waiting, q.limits.Waiting) && !q.refuse(l) {
		return nil, ErrFull
	}
	c := &call{make(chan error, 1)}
	if len(q.lines[l]) == 0 {
		q.turns = append(q.turns, l)
	}
	q.lines[l] = append(q.lines[l], c)
	q.waiting++
	return c, nil
}

// room reports whether one more call of a key may run.
func (q *Queue) room(key string) bool {
	return !reached(q.all, q.limits.Running) && !reached(q.running[key], q.limits.RunningPerKey)
}

func reached(n, limit int) bool { return limit > 0 && n >= limit }

func (q *Queue) start(key string) {
	q.running[key]++
	q.all++
}

// refuse makes room by refusing the last call of the longest line, if that is longer than
// the line of the newcomer becomes. A line that goes last is longer than any that does not.
func (q *Queue) refuse(newcomer lane) bool {
	longest := slices.MaxFunc(q.turns, func(a, b lane) int { return q.length(a) - q.length(b) })
	if q.length(longest) <= q.length(newcomer)+1 {
		return false
	}
	waiting := q.lines[longest]
	last := waiting[len(waiting)-1]
	q.remove(longest, len(waiting)-1)
	last.turn <- ErrFull
	return true
}

func (q *Queue) length(l lane) int {
	n := len(q.lines[l])
	if l.last {
		n += q.limits.Waiting
	}
	return n
}

// leave ends a call and lets the next one run. The next turn of its key comes after those
// of all others.
func (q *Queue) leave(key string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.all--
	if q.running[key]--; q.running[key] == 0 {
		delete(q.running, key)
	}
	for _, own := range []lane{{key, false}, {key, true}} {
		if len(q.lines[own]) > 0 {
			q.turns = append(q.others(own), own)
		}
	}
	if next, found := q.next(); found {
		first := q.lines[next][0]
		q.remove(next, 0)
		q.start(next.key)
		first.turn <- nil
	}
}

// next returns the line whose first call may run. It is the first line of the key with the fewest
// running calls, so that one key never keeps the places that others wait for. A line that goes last
// is taken when there is no other.
func (q *Queue) next() (best lane, found bool) {
	for _, l := range q.turns {
		if q.room(l.key) && (!found || q.before(l, best)) {
			best, found = l, true
		}
	}
	return best, found
}

func (q *Queue) before(a, b lane) bool {
	if a.last != b.last {
		return b.last
	}
	return q.running[a.key] < q.running[b.key]
}

// others returns the turns without those of a line.
func (q *Queue) others(own lane) []lane {
	return slices.DeleteFunc(q.turns, func(l lane) bool { return l == own })
}

// remove takes a call out of a line.
func (q *Queue) remove(l lane, i int) {
	q.waiting--
	if q.lines[l] = slices.Delete(q.lines[l], i, i+1); len(q.lines[l]) == 0 {
		delete(q.lines, l)
		q.turns = q.others(l)
	}
}

// quit takes out a call whose caller has gone. If its turn came meanwhile, that goes to
// another.
func (q *Queue) quit(l lane, c *call) {
	q.mu.Lock()
	i := slices.Index(q.lines[l], c)
	if i >= 0 {
		q.remove(l, i)
	}
	q.mu.Unlock()
	if i < 0 && <-c.turn == nil {
		q.leave(l.key)
	}
}
