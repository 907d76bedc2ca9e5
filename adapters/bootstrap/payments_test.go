package bootstrap

import (
	"io"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/adapters/stripepay/stripetest"
)

// withStripe are the settings of an account in test mode.
func withStripe(more ...string) []string {
	return append([]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY=sk_test_geheim", "WBSO_STRIPE_WEBHOOK_SECRET=whsec_geheim"}, more...)
}

func TestBuild_theFakesPageIsNotMountedWithStripe(t *testing.T) {
	page := func(environ ...string) string {
		c := load(t, false, nil, append(environ, "WBSO_SECRET_KEY=a secret for tests, thirty-two bytes long")...)
		server, err := Build(t.Context(), c, Demand, io.Discard, WithStore(sqlitetest.Open(t)))
		require.NoError(t, err)
		answer := httptest.NewRecorder()
		server.Handler.ServeHTTP(answer, httptest.NewRequest("GET", "/fake-checkout/cs_fake_1", nil))
		return answer.Body.String()
	}
	assert.Contains(t, page(), "Proefbetaling")
	assert.NotContains(t, page(withStripe()...), "Proefbetaling")
}

// Without the webhook nothing that is paid would be known before it is asked for.
func TestDoctor_P14_theWebhook(t *testing.T) {
	server := stripetest.New(t)
	live := func(more ...string) []string {
		return append(genuine(), append([]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY=" + stripetest.Key, "WBSO_STRIPE_WEBHOOK_SECRET=" + stripetest.Secret,
			"WBSO_STRIPE_API_URL=" + server.URL, "WBSO_ALLOW_FAKES=1", "WBSO_DATA_DIR=" + t.TempDir()}, more...)...)
	}
	webhook := func() Finding {
		c := load(t, false, nil, live("WBSO_PUBLIC_URL=https://wbso.example.nl")...)
		return (&doctor{Config: &c}).checkWebhook(t.Context(), "echt geld")
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
