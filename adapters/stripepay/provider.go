// Package stripepay is the payment provider Stripe, with its hosted Checkout page.
package stripepay

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
)

// Settings are the account that is used, and its addresses.
type Settings struct {
	Key           string // secret or restricted
	WebhookSecret string
	APIURL        string // empty for Stripe itself
	// Installation distinguishes the idempotency keys of this database from those of another that uses
	// the same account.
	Installation string
	Now          func() time.Time // the clock by which the age of events is judged; nil for the clock of the computer
}

// Limits of a call. With the one retry after a broken line it takes at most twice callTime and
// a little; what Stripe says to try again is tried within callTime.
const (
	callTime    = 8 * time.Second
	callRetries = 1
)

// Provider is an account at Stripe.
type Provider struct {
	api          api
	secret       string
	installation string
	live         bool // real money
	now          func() time.Time
}

var _ ports.Checkout = (*Provider)(nil)

// New returns the provider of an account. It makes no call.
func New(s Settings) *Provider { return over(s, http.DefaultTransport) }

func over(s Settings, transport http.RoundTripper) *Provider {
	backend := &stripe.BackendConfig{
		HTTPClient:        &http.Client{Timeout: callTime, Transport: retryTransport{transport}},
		MaxNetworkRetries: stripe.Int64(callRetries),
		EnableTelemetry:   stripe.Bool(false),
		LeveledLogger:     &stripe.LeveledLogger{Level: stripe.LevelNull}, // errors are returned, and logged once
	}
	if s.APIURL != "" {
		backend.URL = stripe.String(strings.TrimSuffix(s.APIURL, "/"))
	}
	if s.Now == nil {
		s.Now = time.Now
	}
	return &Provider{
		api:    apiOver(stripe.GetBackendWithConfig(stripe.APIBackend, backend), s.Key),
		secret: s.WebhookSecret, installation: s.Installation, live: Live(s.Key), now: s.Now,
	}
}

// Live reports whether a key is one for real money.
func Live(key string) bool {
	return strings.HasPrefix(key, "sk_live_") || strings.HasPrefix(key, "rk_live_")
}

// OpenCheckout implements ports.Checkout.
func (p *Provider) OpenCheckout(ctx context.Context, o ports.CheckoutOrder) (ports.CheckoutPage, error) {
	params := sessionOf(o)
	params.SetIdempotencyKey(p.installation + "-" + o.Key)
	session, err := p.api.sessions.Create(ctx, params)
	if err != nil {
		return ports.CheckoutPage{}, failed("open a checkout", err)
	}
	page := ports.CheckoutPage{ID: session.ID, URL: session.URL, Expires: o.Expires}
	if session.ExpiresAt > 0 {
		page.Expires = time.Unix(session.ExpiresAt, 0).UTC()
	}
	return page, nil
}

// sessionOf writes an order in Stripe's words. The same order gives the same words, since
// Stripe refuses an idempotency key with other ones.
func sessionOf(o ports.CheckoutOrder) *stripe.CheckoutSessionCreateParams {
	number := o.Request.Number
	name := "WBSO-aanvraag " + number + ": " + request.ShortTitle(o.Request.Title) // names are short there
	about := map[string]string{"project_number": number, "payment": o.Key}
	return &stripe.CheckoutSessionCreateParams{
		Mode:               stripe.String(stripe.CheckoutSessionModePayment),
		PaymentMethodTypes: stripe.StringSlice([]string{"card", "ideal"}),
		LineItems:          []*stripe.CheckoutSessionCreateLineItemParams{line(name, o.Price, o.Currency), line("Btw 21%", o.VAT, o.Currency)},
		AdaptivePricing:    &stripe.CheckoutSessionCreateAdaptivePricingParams{Enabled: stripe.Bool(false)}, // in euros for everybody
		Locale:             stripe.String("nl"),
		SubmitType:         stripe.String("pay"),
		ClientReferenceID:  stripe.String(number),
		CustomerEmail:      stripe.String(o.Email),
		Metadata:           about,
		PaymentIntentData:  &stripe.CheckoutSessionCreatePaymentIntentDataParams{Description: stripe.String(name), Metadata: about},
		ExpiresAt:          stripe.Int64(o.Expires.Unix()),
		SuccessURL:         stripe.String(o.SuccessURL),
		CancelURL:          stripe.String(o.CancelURL),
	}
}

func line(name string, amount domain.Cents, currency string) *stripe.CheckoutSessionCreateLineItemParams {
	return &stripe.CheckoutSessionCreateLineItemParams{
		Quantity: stripe.Int64(1),
		PriceData: &stripe.CheckoutSessionCreateLineItemPriceDataParams{
			Currency: stripe.String(currency), UnitAmount: stripe.Int64(int64(amount)),
			ProductData: &stripe.CheckoutSessionCreateLineItemPriceDataProductDataParams{Name: stripe.String(name)},
		},
	}
}

// ExpireCheckout implements ports.Checkout. Stripe refuses to close what is not open, and says
// so in words alone: what it refuses is looked at.
func (p *Provider) ExpireCheckout(ctx context.Context, checkout string) error {
	_, err := p.api.sessions.Expire(ctx, checkout, nil)
	if err == nil || missing(err) {
		return nil
	}
	if !refused(err) {
		return failed("close a checkout", err)
	}
	session, look := p.api.sessions.Retrieve(ctx, checkout, nil)
	if look != nil {
		return failed("look at a checkout", look)
	}
	if session.Status == stripe.CheckoutSessionStatusOpen {
		return failed("close a checkout", err)
	}
	return nil
}

// FindCheckout implements ports.Checkout.
func (p *Provider) FindCheckout(ctx context.Context, intent string) (string, error) {
	params := &stripe.CheckoutSessionListParams{PaymentIntent: stripe.String(intent)}
	params.Limit = stripe.Int64(1)
	for session, err := range p.api.sessions.List(ctx, params).All(ctx) {
		if missing(err) {
			break
		}
		if err != nil {
			return "", failed("find a checkout", err)
		}
		return session.ID, nil
	}
	return "", domain.Fail(domain.NotFound, domain.CodeNotFound)
}
