// Package ratelimit counts calls in windows of time and decides whether one more fits.
package ratelimit

import (
	"math"
	"sort"
	"strconv"
	"time"

	"wbso/domain"
)

// Count names a counter: what is counted, of whom, in which window of time. Digest says of
// whom without naming anybody; it is empty for what is counted of all together.
type Count struct {
	Name   string
	Digest string
	Start  time.Time // of the window
	Window time.Duration
}

// CountAt returns the counter of the window that a moment is in. Windows of one length begin at
// the same moments in every process.
func CountAt(name, digest string, window time.Duration, now time.Time) Count {
	return Count{Name: name, Digest: digest, Start: now.UTC().Truncate(window), Window: window}
}

// EarlierWindow returns the counter of the window before.
func (c Count) EarlierWindow() Count {
	c.Start = c.Start.Add(-c.Window)
	return c
}

// Expires returns when the counter matters no more: the next window has ended.
func (c Count) Expires() time.Time { return c.Start.Add(2 * c.Window) }

// Sliding estimates how many were counted in the window that ends now, from the sums of the present
// window and of the one before. It assumes that the counts of the earlier window are spread evenly.
func (c Count) Sliding(present, earlier int64, now time.Time) int64 {
	left := 1 - float64(now.Sub(c.Start))/float64(c.Window)
	return present + int64(math.Round(float64(earlier)*max(0, min(left, 1))))
}

// Decision is the decision of a limit about one more call: how many calls may follow now, or after
// how many whole seconds the next one may. One of the two is 0.
type Decision struct {
	Remaining int64
	RetryIn   time.Duration
}

// DecideCall tells whether another call fits in a limit of so many calls, when these were
// counted in the present window and in the one before.
func (c Count) DecideCall(calls int, present, earlier int64, now time.Time) Decision {
	remaining := func(seconds int) int64 {
		return int64(calls) - c.after(present, earlier, now.Add(time.Duration(seconds)*time.Second))
	}
	if now := remaining(0); now > 0 {
		return Decision{Remaining: now}
	}
	gone := int(2 * c.Window / time.Second) // by then everything has slid away
	wait := sort.Search(gone, func(seconds int) bool { return remaining(seconds) > 0 })
	return Decision{RetryIn: time.Duration(wait) * time.Second}
}

// after returns the sliding count at a later moment, if nothing more is counted.
func (c Count) after(present, earlier int64, at time.Time) int64 {
	if next := c.Start.Add(c.Window); !at.Before(next) {
		c.Start, present, earlier = next, 0, present
	}
	return c.Sliding(present, earlier, at)
}

// Limit is how often something may be done in a window of time, by Key. A Limit of 0 Calls
// limits nothing.
type Limit struct {
	Name   string
	Key    string // a user, an address, a name that was typed
	Calls  int
	Window time.Duration
}

// Exceeded returns the error of a call over the limit: Limited rate_limited with {limit} and
// {seconds}, in which the call may be tried again.
func (l Limit) Exceeded(wait time.Duration) error {
	return domain.Fail(domain.Limited, domain.CodeRateLimited).With("limit", l.Name).With("seconds", strconv.Itoa(int(wait/time.Second)))
}
