// Package limits counts what may be done so often in a window of time.
package limits

import "wbso/app/usecase"

// Deps are the dependencies of limits.
type Deps struct {
	usecase.Runtime
	CounterKey []byte // makes digests of those who are counted
}

// New returns a limiter that has counted nothing here.
func New(d Deps) *RateLimiter { return &RateLimiter{deps: &d} }
