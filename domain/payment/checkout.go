package payment

import (
	"slices"
	"strconv"
	"time"

	"wbso/domain"
)

// CheckoutLife is how long a checkout can be paid: less than the day that is the most
// that Stripe allows, since clocks differ.
const CheckoutLife = 23 * time.Hour

// CheckoutsPerDay is how many checkouts of one request are opened in 24 hours.
const CheckoutsPerDay = 20

// MayOpenCheckout checks that a request with these payments may open one more checkout. It fails
// with Limited rate_limited and {seconds}. A checkout that the provider never opened counts as long
// as its reservation lasts.
func MayOpenCheckout(payments []Payment, now time.Time) error {
	var waits []time.Duration
	for _, p := range payments {
		until := p.ExpiresAt
		if p.Checkout != "" {
			until = p.CreatedAt.Add(24 * time.Hour)
		}
		if until.After(now) {
			waits = append(waits, until.Sub(now))
		}
	}
	if len(waits) < CheckoutsPerDay {
		return nil
	}
	slices.Sort(waits)
	wait := waits[len(waits)-CheckoutsPerDay] + time.Second - 1 // a second that has begun counts whole
	return domain.Fail(domain.Limited, domain.CodeRateLimited).With("limit", "checkouts").With("seconds", strconv.Itoa(int(wait/time.Second)))
}
