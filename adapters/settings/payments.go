package settings

import (
	"strings"

	"wbso/adapters/stripepay"
	"wbso/domain"
	"wbso/domain/payment"
)

// UsesStripe reports whether payments are real.
func (c *Config) UsesStripe() bool { return c.Payments == "stripe" }

// WebhookPath is where the provider reports.
const WebhookPath = "/api/stripe/webhook/"

// NextPrice returns the price of a next request, or nil for the full price.
func (c *Config) NextPrice() (*domain.Cents, error) {
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
	if _, err := c.NextPrice(); err != nil {
		return Wrong("WBSO_PRICE_NEXT", "%q is geen bedrag in euro's van 0 tot en met %s", c.PriceNext, payment.FixedPrice.Plain())
	}
	switch {
	case !c.UsesStripe():
		return nil
	case c.StripeKey == "":
		return Wrong("WBSO_STRIPE_SECRET_KEY", "is verplicht met WBSO_PAYMENTS=stripe")
	case strings.HasPrefix(c.StripeKey, "pk_") || strings.HasPrefix(c.StripeKey, "whsec_"):
		return Wrong("WBSO_STRIPE_SECRET_KEY", "is niet de geheime sleutel: die begint met sk_ of rk_")
	case c.StripeWebhook == "":
		return Wrong("WBSO_STRIPE_WEBHOOK_SECRET", "is verplicht met WBSO_PAYMENTS=stripe: Stripe toont het bij de webhook met het adres %s", c.PublicURL+WebhookPath)
	case strings.HasPrefix(c.StripeWebhook, "sk_") || strings.HasPrefix(c.StripeWebhook, "rk_") || strings.HasPrefix(c.StripeWebhook, "pk_"):
		return Wrong("WBSO_STRIPE_WEBHOOK_SECRET", "is een sleutel en niet het geheim van de webhook: dat begint met whsec_")
	case c.StripeAPIURL != "" && parseWeb(c.StripeAPIURL) == nil:
		return Wrong("WBSO_STRIPE_API_URL", "%q is geen adres zoals http://localhost:12111", c.StripeAPIURL)
	case !c.Now.IsZero():
		return Wrong("WBSO_NOW", "kan niet met WBSO_PAYMENTS=stripe: wat iemand betaalt, hoort bij de dag van vandaag")
	}
	return nil
}

// paymentWarnings warns about a payment provider that takes no real money from visitors.
func (c *Config) paymentWarnings() (lines []string) {
	if !c.UsesStripe() {
		return nil
	}
	if !stripepay.Live(c.StripeKey) && !c.Local() {
		lines = append(lines, "Stripe is in test mode: everybody can pay with a test card (WBSO_STRIPE_SECRET_KEY)")
	}
	if c.StripeAPIURL != "" {
		lines = append(lines, "payments do not go to Stripe but to "+c.StripeAPIURL+" (WBSO_STRIPE_API_URL)")
	}
	return lines
}
