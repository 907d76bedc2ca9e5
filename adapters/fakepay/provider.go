// Package fakepay is a payment provider that takes no money: a hosted page of its own, and
// events that are Stripe's and are read as such, so that everything after the payment runs
// as it will with a real provider.
package fakepay

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"time"

	"wbso/adapters/stripepay"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/ports"
)

// Prefix is the path of the provider's page: one address per checkout below it.
const Prefix = "/fake-checkout/"

// Provider is stateless: what it knows of a checkout is kept with the payment.
type Provider struct {
	signing   []byte // signs events
	reader    *stripepay.Provider
	naming    []byte // makes checkout ids out of keys
	publicURL string
	clock     interface{ Now() time.Time }
}

var _ ports.Checkout = (*Provider)(nil)

// New returns the provider of a site. Its keys are derived from the product's
// secret, so that every server process has the same. The clock tells real time.
func New(secret []byte, publicURL string, clock interface{ Now() time.Time }) *Provider {
	signing := keyed(secret, "wbso: webhook of the fake payment provider")
	return &Provider{
		signing:   signing,
		reader:    stripepay.New(stripepay.Settings{WebhookSecret: string(signing), Now: clock.Now}),
		naming:    keyed(secret, "wbso: sessions of the fake payment provider"),
		publicURL: strings.TrimSuffix(publicURL, "/"),
		clock:     clock,
	}
}

// OpenCheckout implements ports.Checkout. The id follows from the key, which makes the
// same order the same checkout without remembering it.
func (p *Provider) OpenCheckout(_ context.Context, o ports.CheckoutOrder) (ports.CheckoutPage, error) {
	if o.Key == "" {
		return ports.CheckoutPage{}, domain.Fail(domain.Unavailable, domain.CodePaymentFailed).
			Because(errors.New("an order without an idempotency key"))
	}
	id := "cs_fake_" + hex.EncodeToString(keyed(p.naming, o.Key)[:16])
	return ports.CheckoutPage{ID: id, URL: p.publicURL + Prefix + id, Expires: o.Expires}, nil
}

// ExpireCheckout implements ports.Checkout. The page asks for the payment's status each
// time, so there is nothing to close.
func (p *Provider) ExpireCheckout(context.Context, string) error { return nil }

// ListCheckoutEvents implements ports.Checkout. What the page reports is never lost, so there is
// nothing to tell.
func (p *Provider) ListCheckoutEvents(context.Context, string) ([]payment.PaymentEvent, error) {
	return nil, nil
}

// FindCheckout implements ports.Checkout.
func (p *Provider) FindCheckout(_ context.Context, intent string) (string, error) {
	checkout, ours := strings.CutPrefix(intent, intentPrefix)
	if !ours {
		return "", domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return checkout, nil
}

func keyed(key []byte, message string) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(message))
	return mac.Sum(nil)
}
