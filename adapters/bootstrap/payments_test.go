package bootstrap

import (
	"io"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
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
