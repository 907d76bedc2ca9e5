package domain

import "time"

// MaxAttempts is how often a job is tried before it has failed for good.
// A time-out counts as an attempt.
const MaxAttempts = 5

// Backoff is the wait after the n-th failed attempt (1 is the first): about
// 10 s, 30 s, 2 min and 10 min. jitter, 0 to 1000, spreads it over up to a tenth
// more, so that jobs which failed together do not come back together.
func Backoff(attempt, jitter int) time.Duration {
	waits := [...]time.Duration{10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute}
	base := waits[min(max(attempt, 1), len(waits))-1]
	return base + base/10*time.Duration(min(max(jitter, 0), 1000))/1000
}
