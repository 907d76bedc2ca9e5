package domain

import (
	"math"
	"strconv"
	"time"
)

// Count names a counter: what is counted, of whom, in which window of time. Digest says of
// whom without naming anybody; it is empty for what is counted of all together.
type Count struct {
	Name   string
	Digest string
	Start  time.Time // of the window
	Window time.Duration
}

// CountAt is the counter of the window that a moment is in. Windows of one length begin at
// the same moments in every process.
func CountAt(name, digest string, window time.Duration, now time.Time) Count {
	return Count{Name: name, Digest: digest, Start: now.UTC().Truncate(window), Window: window}
}

// Earlier is the counter of the window before.
func (c Count) Earlier() Count {
	c.Start = c.Start.Add(-c.Window)
	return c
}

// Expires is when the counter matters no more: the next window has ended.
func (c Count) Expires() time.Time { return c.Start.Add(2 * c.Window) }

// Sliding estimates how many were counted in the window that ends now, from the sums of
// the present window and of the one before. It takes those of the earlier window to be
// spread evenly.
func (c Count) Sliding(present, earlier int64, now time.Time) int64 {
	left := 1 - float64(now.Sub(c.Start))/float64(c.Window)
	return present + int64(math.Round(float64(earlier)*max(0, min(left, 1))))
}

// Limit is how often something may be done in a window of time, by Key. A Limit of 0 Calls
// limits nothing.
type Limit struct {
	Name   string
	Key    string // a user, an address, a name that was typed
	Calls  int
	Window time.Duration
}

// Exceeded is the error of a call over the limit: Limited rate_limited with {limit} and {seconds}.
func (l Limit) Exceeded() error {
	return Fail(Limited, CodeRateLimited).With("limit", l.Name).With("seconds", strconv.Itoa(int(l.Window.Seconds())))
}
