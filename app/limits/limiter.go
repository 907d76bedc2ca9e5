package limits

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"log/slog"
	"slices"
	"sync/atomic"
	"time"

	"wbso/domain/ratelimit"
	"wbso/ports"
)

// sweepInterval is how often a process drops the counters that have expired.
const sweepInterval = 10 * time.Minute

// RateLimiter counts what may be done so often in a window of time.
type RateLimiter struct {
	deps  *Deps
	swept atomic.Int64 // when, in Unix seconds
	here  local
}

// Take counts one call against all of these limits, for all servers together. When one of
// them is used up it counts against none and returns Limited rate_limited. undo takes the
// counts back, for a call that turns out not to be one of those that are limited.
func (l *RateLimiter) Take(ctx context.Context, limits ...ratelimit.Limit) (undo func(), err error) {
	now := l.deps.Clock.Now()
	taken := counts(limits, now, l.digest)
	if len(taken) == 0 {
		return func() {}, nil
	}
	err = l.deps.Store.Count(ctx, func(r ports.RateCounters) error {
		if err := l.sweep(ctx, r, now); err != nil {
			return err
		}
		if err := room(ctx, r, taken, now); err != nil {
			return err
		}
		return add(ctx, r, taken, now)
	})
	return func() { l.giveBack(context.WithoutCancel(ctx), taken) }, err
}

// limitCount is a limit with its counter.
type limitCount struct {
	ratelimit.Limit
	ratelimit.Count
}

// counts returns the counters in one order for everybody, so that two calls never wait for
// each other.
func counts(limits []ratelimit.Limit, now time.Time, digest func(ratelimit.Limit) string) (all []limitCount) {
	for _, limit := range limits {
		if limit.Calls > 0 {
			all = append(all, limitCount{limit, ratelimit.CountAt(limit.Name, digest(limit), limit.Window, now)})
		}
	}
	slices.SortFunc(all, func(a, b limitCount) int {
		return cmp.Or(cmp.Compare(a.Count.Name, b.Count.Name), cmp.Compare(a.Digest, b.Digest))
	})
	return all
}

// digest says of whom a limit counts, to those who have the key.
func (l *RateLimiter) digest(limit ratelimit.Limit) string {
	mac := hmac.New(sha256.New, l.deps.CounterKey)
	mac.Write([]byte(limit.Name + "\n" + limit.Key))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:16])
}

// room refuses a call before it writes anything: those who are over a limit cost little.
func room(ctx context.Context, r ports.RateCounters, all []limitCount, now time.Time) error {
	return admit(all, now, func(c ratelimit.Count) (present, earlier int64, err error) { return r.SumCalls(ctx, c) })
}

// add counts, and decides again: others may have counted meanwhile.
func add(ctx context.Context, r ports.RateCounters, all []limitCount, now time.Time) error {
	return admit(all, now, func(c ratelimit.Count) (others, earlier int64, err error) {
		present, err := r.AddCalls(ctx, c, 1)
		if err != nil {
			return 0, 0, err
		}
		_, earlier, err = r.SumCalls(ctx, c)
		return present - 1, earlier, err
	})
}

// admit returns the error of the limit that takes the longest wait, if any is used up.
func admit(
	all []limitCount, now time.Time, sums func(ratelimit.Count) (present, earlier int64, err error),
) (refusal error) {
	var longest time.Duration
	for _, c := range all {
		present, earlier, err := sums(c.Count)
		if err != nil {
			return err
		}
		if wait := c.DecideCall(c.Calls, present, earlier, now).RetryIn; wait > longest {
			longest, refusal = wait, c.Exceeded(wait)
		}
	}
	return refusal
}

// giveBack takes back counted calls. It only logs a failure, since the caller has its answer and at
// worst one call too many was counted.
func (l *RateLimiter) giveBack(ctx context.Context, taken []limitCount) {
	err := l.deps.Store.Count(ctx, func(r ports.RateCounters) error {
		for _, c := range taken {
			if _, err := r.AddCalls(ctx, c.Count, -1); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		l.deps.Log.WarnContext(ctx, "a call that is not limited was counted", slog.Any("error", err))
	}
}

// sweep drops now and then what has expired.
func (l *RateLimiter) sweep(ctx context.Context, r ports.RateCounters, now time.Time) error {
	last := l.swept.Load()
	if now.Unix()-last < int64(sweepInterval/time.Second) || !l.swept.CompareAndSwap(last, now.Unix()) {
		return nil
	}
	return r.PurgeCounters(ctx, now)
}
