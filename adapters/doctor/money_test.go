package doctor

import (
	"testing"

	"wbso/adapters/stripepay/stripetest"
)

// Without the webhook nothing that is paid would be known before it is asked for.
func TestDoctor_P14_theWebhook(t *testing.T) {
	server := stripetest.New(t)
	live := func(more ...string) []string {
		return append(genuine(), append([]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY=" + stripetest.Key, "WBSO_STRIPE_WEBHOOK_SECRET=" + stripetest.Secret,
			"WBSO_STRIPE_API_URL=" + server.URL, "WBSO_ALLOW_FAKES=1", "WBSO_DATA_DIR=" + t.TempDir()}, more...)...)
	}
	webhook := func() Finding {
		c := load(t, false, live("WBSO_PUBLIC_URL=https://wbso.example.nl")...)
		return (&examination{Config: &c}).checkWebhook(t.Context(), "echt geld")
	}
	finds(t, webhook(), Warn, "checkout.session.completed", "https://wbso.example.nl/api/stripe/webhook/")
	server.Report("https://elders.example.nl/api/stripe/webhook/", "*")
	server.Report("https://wbso.example.nl/api/stripe/webhook/", "checkout.session.completed")
	finds(t, webhook(), Warn, "charge.dispute.created")
	server.Report("https://wbso.example.nl/api/stripe/webhook/", "*")
	finds(t, webhook(), Pass, "Stripe antwoordt")
	server.Disable()
	finds(t, webhook(), Warn, "checkout.session.completed")
	server.Break(99)
	finds(t, webhook(), Pass, "mag deze sleutel niet zien")
	server.Break(0)
	finds(t, examined(t, false, live()...)["payments"], Pass, "testmodus")
}
