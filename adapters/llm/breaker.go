package llm

import (
	"time"

	"github.com/failsafe-go/failsafe-go/circuitbreaker"
)

// When the provider is left alone, and for how long.
const (
	mostFailures = 5
	openTime     = time.Minute
)

// breaker refuses calls to a provider that keeps failing. It opens after mostFailures in a row,
// however long they take: calls that hang fail too slowly to be counted by time. After openTime
// one call is let through to probe.
type breaker struct {
	circuitbreaker.CircuitBreaker[Answer]
}

func newBreaker() breaker {
	return breaker{circuitbreaker.NewBuilder[Answer]().WithFailureThreshold(mostFailures).WithSuccessThreshold(1).WithDelay(openTime).Build()}
}

// open reports whether the next call would be refused, also without a probe that runs.
func (b breaker) open() bool { return b.RemainingDelay() > 0 }

// record ends a call that got a permit. A call that says nothing about the provider leaves a
// half-open breaker as it was.
func (b breaker) record(h health) {
	switch h {
	case working:
		b.RecordSuccess()
	case failing:
		b.RecordFailure()
	default:
		if b.IsHalfOpen() { // a new half-open state, since a permit cannot be given back
			b.Open()
			b.HalfOpen()
		}
	}
}
