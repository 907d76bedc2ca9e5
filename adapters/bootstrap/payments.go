package bootstrap

import (
	"context"
	"net/http"
	"strings"

	"wbso/adapters/fakepay"
	"wbso/adapters/stripepay"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func (c *Config) usesStripe() bool { return c.Payments == "stripe" }

// webhookPath is where the provider reports.
const webhookPath = "/api/stripe/webhook/"

// priceNext is the price of a next request, or nil for the full price.
func (c *Config) priceNext() (*domain.Cents, error) {
	if c.PriceNext == "" {
		return nil, nil
	}
	price, err := domain.ParseEuros(c.PriceNext)
	if err == nil && price > payment.FixedPrice {
		err = domain.Fail(domain.Invalid, domain.CodeAboveMax)
	}
	return &price, err
}

// checkPayments checks the price of a next request, and the settings of Stripe, which never shows
// them.
func (c *Config) checkPayments() error {
	if _, err := c.priceNext(); err != nil {
		return wrong("WBSO_PRICE_NEXT", "%q is geen bedrag in euro's van 0 tot en met %s", c.PriceNext, payment.FixedPrice.Plain())
	}
	switch {
	case !c.usesStripe():
		return nil
	case c.StripeKey == "":
		return wrong("WBSO_STRIPE_SECRET_KEY", "is verplicht met WBSO_PAYMENTS=stripe")
	case strings.HasPrefix(c.StripeKey, "pk_") || strings.HasPrefix(c.StripeKey, "whsec_"):
		return wrong("WBSO_STRIPE_SECRET_KEY", "is niet de geheime sleutel: die begint met sk_ of rk_")
	case c.StripeWebhook == "":
		return wrong("WBSO_STRIPE_WEBHOOK_SECRET", "is verplicht met WBSO_PAYMENTS=stripe: Stripe toont het bij de webhook met het adres %s", c.PublicURL+webhookPath)
	case strings.HasPrefix(c.StripeWebhook, "sk_") || strings.HasPrefix(c.StripeWebhook, "rk_") || strings.HasPrefix(c.StripeWebhook, "pk_"):
		return wrong("WBSO_STRIPE_WEBHOOK_SECRET", "is een sleutel en niet het geheim van de webhook: dat begint met whsec_")
	case c.StripeAPIURL != "" && parseWeb(c.StripeAPIURL) == nil:
		return wrong("WBSO_STRIPE_API_URL", "%q is geen adres zoals http://localhost:12111", c.StripeAPIURL)
	case !c.Now.IsZero():
		return wrong("WBSO_NOW", "kan niet met WBSO_PAYMENTS=stripe: wat iemand betaalt, hoort bij de dag van vandaag")
	}
	return nil
}

// paymentWarnings are about a provider that takes no real money from visitors.
func (c *Config) paymentWarnings() (lines []string) {
	if !c.usesStripe() {
		return nil
	}
	if !stripepay.Live(c.StripeKey) && !c.local() {
		lines = append(lines, "Stripe is in test mode: everybody can pay with a test card (WBSO_STRIPE_SECRET_KEY)")
	}
	if c.StripeAPIURL != "" {
		lines = append(lines, "payments do not go to Stripe but to "+c.StripeAPIURL+" (WBSO_STRIPE_API_URL)")
	}
	return lines
}

// stripe is the account of the settings.
func (c *Config) stripe() stripepay.Settings {
	return stripepay.Settings{Key: c.StripeKey, WebhookSecret: c.StripeWebhook, APIURL: c.StripeAPIURL}
}

// checkout returns the payment provider of the settings, and the pages that it serves
// itself by their address. Its pages and the webhook are asked for when a page is opened.
func (c *Config) checkout(k keys, clock ports.Clock) (ports.Checkout, func(*Server) map[string]http.Handler) {
	if c.usesStripe() {
		account := c.stripe()
		account.Installation = "wbso-" + k.instance.ID + "-" + k.instance.Epoch
		return stripepay.New(account), func(*Server) map[string]http.Handler { return nil }
	}
	provider := fakepay.New(k.fakePayments, c.PublicURL, clock)
	return provider, func(s *Server) map[string]http.Handler {
		return map[string]http.Handler{strings.TrimSuffix(fakepay.Prefix, "/"): provider.Page(s.checkoutView, s.App.Payments.Webhook, s.Log)}
	}
}

// checkoutView tells the fake provider's page what is paid.
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
