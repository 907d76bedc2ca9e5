package bootstrap

import (
	"context"
	"net/http"
	"strings"

	"wbso/adapters/fakepay"
	"wbso/adapters/stripepay"
	"wbso/domain/request"
	"wbso/ports"
)

// Stripe returns the account of the settings.
func (c *Config) Stripe() stripepay.Settings {
	return stripepay.Settings{Key: c.StripeKey, WebhookSecret: c.StripeWebhook, APIURL: c.StripeAPIURL}
}

// checkout returns the payment provider of the settings, and the pages that it serves
// itself by their address. Its pages and the webhook are asked for when a page is opened.
func (c *Config) checkout(k keys, clock ports.Clock) (ports.Checkout, func(*Server) map[string]http.Handler) {
	if c.UsesStripe() {
		account := c.Stripe()
		account.Installation = "wbso-" + k.instance.ID + "-" + k.instance.Epoch
		return stripepay.New(account), func(*Server) map[string]http.Handler { return nil }
	}
	provider := fakepay.New(k.fakePayments, c.PublicURL, clock)
	return provider, func(s *Server) map[string]http.Handler {
		return map[string]http.Handler{strings.TrimSuffix(fakepay.Prefix, "/"): provider.Page(s.checkoutView, s.App.Payments.Webhook, s.Log)}
	}
}

// checkoutView returns what the fake provider's page shows of a checkout.
func (s *Server) checkoutView(ctx context.Context, checkout string) (fakepay.CheckoutView, error) {
	b, err := s.App.Payments.ViewCheckout(ctx, checkout)
	if err != nil {
		return fakepay.CheckoutView{}, err
	}
	return fakepay.CheckoutView{
		Payment: b.Payment, RequestPaid: b.Request.PaymentStatus == request.Paid, Title: b.Request.Title, Company: b.Request.Company.Name, Number: b.Request.Number,
		SuccessURL: b.SuccessURL, CancelURL: b.CancelURL,
	}, nil
}
