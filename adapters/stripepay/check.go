package stripepay

import (
	"context"

	"github.com/stripe/stripe-go/v85"
)

// Check tries whether the key may do what checkouts need, without making one. It fails with
// Unavailable payment_provider_failed.
func (p *Provider) Check(ctx context.Context) error {
	params := &stripe.CheckoutSessionListParams{}
	params.Limit = stripe.Int64(1)
	params.Single = true
	for _, err := range p.api.sessions.List(ctx, params).All(ctx) {
		if err != nil {
			return failed("list checkouts", err)
		}
		break
	}
	return nil
}
