package stripepay

import (
	"context"

	"github.com/stripe/stripe-go/v85"
)

// api has the services of Stripe that are used. stripe.NewClient makes the services of all of it,
// which adds 6.4 MB to each program.
type api struct {
	sessions interface {
		Create(ctx context.Context, p *stripe.CheckoutSessionCreateParams) (*stripe.CheckoutSession, error)
		Retrieve(ctx context.Context, id string, p *stripe.CheckoutSessionRetrieveParams) (*stripe.CheckoutSession, error)
		Expire(ctx context.Context, id string, p *stripe.CheckoutSessionExpireParams) (*stripe.CheckoutSession, error)
		List(ctx context.Context, p *stripe.CheckoutSessionListParams) *stripe.V1List[*stripe.CheckoutSession]
	}
	disputes interface {
		List(ctx context.Context, p *stripe.DisputeListParams) *stripe.V1List[*stripe.Dispute]
	}
	webhooks interface {
		List(ctx context.Context, p *stripe.WebhookEndpointListParams) *stripe.V1List[*stripe.WebhookEndpoint]
	}
}

func apiOver(backend stripe.Backend, key string) api {
	var c stripe.Client // since the types of its services have no name outside its package
	sessions, disputes, webhooks := made(&c.V1CheckoutSessions), made(&c.V1Disputes), made(&c.V1WebhookEndpoints)
	sessions.B, disputes.B, webhooks.B = backend, backend, backend
	sessions.Key, disputes.Key, webhooks.Key = key, key, key
	return api{sessions: sessions, disputes: disputes, webhooks: webhooks}
}

// made puts a new service in its place, and returns it.
func made[T any](service **T) *T {
	*service = new(T)
	return *service
}
