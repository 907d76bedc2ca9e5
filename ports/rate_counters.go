package ports

import (
	"context"
	"time"

	"wbso/domain/ratelimit"
)

// RateCounters count in windows of time, for all servers together. Whoever adds to several does
// so in the order of their names and digests, as everybody else: else two would wait for
// each other.
type RateCounters interface {
	// AddCalls adds n to a counter and returns its sum. n may be negative; a sum is never less
	// than 0. Whoever adds to the same counter waits until this transaction has ended.
	AddCalls(ctx context.Context, c ratelimit.Count, n int64) (sum int64, err error)
	// SumCalls returns the sums of a counter and of the window before it.
	SumCalls(ctx context.Context, c ratelimit.Count) (present, earlier int64, err error)
	// PurgeCounters drops the counters that expired by then.
	PurgeCounters(ctx context.Context, at time.Time) error
}
