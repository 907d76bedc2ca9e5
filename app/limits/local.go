package limits

import (
	"sync"
	"time"

	"wbso/domain/ratelimit"
)

// TakeHere is like Take for limits that this process counts by itself, without the database: those
// that protect a server from overload.
func (l *RateLimiter) TakeHere(limits ...ratelimit.Limit) (undo func(), err error) {
	now := l.deps.Clock.Now()
	taken := counts(limits, now, func(limit ratelimit.Limit) string { return limit.Key })
	l.here.mutex.Lock()
	defer l.here.mutex.Unlock()
	if err := admit(taken, now, l.here.sums); err != nil {
		return func() {}, err
	}
	l.here.add(taken, 1)
	return func() {
		l.here.mutex.Lock()
		defer l.here.mutex.Unlock()
		l.here.add(taken, -1)
	}, nil
}

// local keeps the counters of this process, two windows of each limit.
type local struct {
	mutex sync.Mutex
	ofTwo map[string]*twoWindows // by the name of the limit
}

type twoWindows struct {
	start            time.Time // of the present one
	present, earlier map[string]int64
}

// at returns the windows of a counter. They move on with the clock, in which what has slid
// away is forgotten.
func (l *local) at(c ratelimit.Count) *twoWindows {
	if l.ofTwo == nil {
		l.ofTwo = map[string]*twoWindows{}
	}
	w := l.ofTwo[c.Name]
	switch {
	case w != nil && w.start.Equal(c.Start):
		return w
	case w != nil && w.start.Equal(c.EarlierWindow().Start):
		w.start, w.earlier, w.present = c.Start, w.present, map[string]int64{}
	default:
		w = &twoWindows{start: c.Start, present: map[string]int64{}}
	}
	l.ofTwo[c.Name] = w
	return w
}

func (l *local) sums(c ratelimit.Count) (present, earlier int64, err error) {
	w := l.at(c)
	return w.present[c.Digest], w.earlier[c.Digest], nil
}

// add leaves a window that has passed as it was.
func (l *local) add(all []limitCount, n int64) {
	for _, c := range all {
		if w := l.ofTwo[c.Count.Name]; w.start.Equal(c.Start) {
			w.present[c.Digest] += n
		}
	}
}
