// Package ratelimit counts what may be done so often in a window of time.
package app

// limitDeps is what limits use.
type limitDeps struct {
	Runtime
	CounterKey []byte // makes digests of those who are counted
}

// NewRateLimiter returns a limiter that has counted nothing here.
func NewRateLimiter(d limitDeps) *RateLimiter { return &RateLimiter{deps: &d} }
