package stripepay

import (
	"context"
	"slices"

	"github.com/stripe/stripe-go/v85"
)

// events returns the kinds that matter here.
func events() []string {
	return []string{
		string(stripe.EventTypeCheckoutSessionCompleted), string(stripe.EventTypeCheckoutSessionExpired),
		string(stripe.EventTypeCheckoutSessionAsyncPaymentSucceeded), string(stripe.EventTypeCheckoutSessionAsyncPaymentFailed),
		string(stripe.EventTypeChargeRefunded), string(stripe.EventTypeChargeDisputeCreated), string(stripe.EventTypeChargeDisputeUpdated), string(stripe.EventTypeChargeDisputeClosed),
	}
}

// Unheard returns the kinds of events that matter and are not sent to an address. It fails with
// Unavailable payment_provider_failed, also when the key has no right to read webhooks.
func (p *Provider) Unheard(ctx context.Context, address string) ([]string, error) {
	params := &stripe.WebhookEndpointListParams{}
	params.Limit = stripe.Int64(100)
	unheard := events()
	for endpoint, err := range p.api.webhooks.List(ctx, params).All(ctx) {
		if err != nil {
			return nil, failed("look at webhooks", err)
		}
		if endpoint.URL != address || endpoint.Status != "enabled" {
			continue
		}
		unheard = slices.DeleteFunc(unheard, func(kind string) bool {
			return slices.Contains(endpoint.EnabledEvents, kind) || slices.Contains(endpoint.EnabledEvents, "*")
		})
	}
	return unheard, nil
}
