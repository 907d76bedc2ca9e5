package settings

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withStripe are the settings of an account in test mode.
func withStripe(more ...string) []string {
	return append([]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY=sk_test_geheim", "WBSO_STRIPE_WEBHOOK_SECRET=whsec_geheim"}, more...)
}

func TestLoad_stripe(t *testing.T) {
	folder := t.TempDir()
	key, secret := filepath.Join(folder, "key"), filepath.Join(folder, "secret")
	require.NoError(t, os.WriteFile(key, []byte("sk_live_geheim\n"), 0o600))
	require.NoError(t, os.WriteFile(secret, []byte("whsec_geheim\n"), 0o600))
	c := load(t, false, nil, "WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY_FILE="+key, "WBSO_STRIPE_WEBHOOK_SECRET_FILE="+secret)
	assert.Equal(t, []string{"sk_live_geheim", "whsec_geheim"}, []string{c.StripeKey, c.StripeWebhook})
	assert.NotContains(t, c.Fakes(), "WBSO_PAYMENTS")
	for _, v := range c.Values() {
		assert.NotContains(t, v.Value, "geheim", v.Variable)
	}
	load(t, false, nil, "WBSO_STRIPE_SECRET_KEY=pk_x") // of no concern with the fake
}

func TestLoad_stripeIsRefused(t *testing.T) {
	for name, c := range map[string]struct {
		environ  []string
		variable string
	}{
		"no key":            {[]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_WEBHOOK_SECRET=whsec_geheim"}, "WBSO_STRIPE_SECRET_KEY"},
		"no secret":         {[]string{"WBSO_PAYMENTS=stripe", "WBSO_STRIPE_SECRET_KEY=sk_test_geheim"}, "WBSO_STRIPE_WEBHOOK_SECRET"},
		"publishable key":   {withStripe("WBSO_STRIPE_SECRET_KEY=pk_test_geheim"), "WBSO_STRIPE_SECRET_KEY"},
		"changed about":     {withStripe("WBSO_STRIPE_WEBHOOK_SECRET=sk_test_geheim"), "WBSO_STRIPE_WEBHOOK_SECRET"},
		"no amount":         {[]string{"WBSO_PRICE_NEXT=gratis"}, "WBSO_PRICE_NEXT"},
		"more than a first": {[]string{"WBSO_PRICE_NEXT=795,01"}, "WBSO_PRICE_NEXT"},
		"no address":        {withStripe("WBSO_STRIPE_API_URL=stripe"), "WBSO_STRIPE_API_URL"},
		"another day":       {withStripe("WBSO_NOW=2026-11-20T09:00:00Z"), "WBSO_NOW"},
		"a key and no word": {[]string{"WBSO_PAYMENTS=mollie"}, "WBSO_PAYMENTS"},
	} {
		wrong := refused(t, nil, c.environ...)
		assert.Equal(t, c.variable, wrong.Variable, name)
		assert.NotContains(t, wrong.Problem, "geheim_", name)
	}
}

// Who sells for nothing in test mode, or at another host, reads so at the start.
func TestWarnings_stripe(t *testing.T) {
	public := append(genuine(), "WBSO_PUBLIC_URL=https://wbso.example.nl", "WBSO_ALLOW_FAKES=1")
	assert.Len(t, warned(load(t, false, nil, withStripe(public...)...), "test mode"), 1)
	assert.Empty(t, warned(load(t, false, nil, withStripe()...), "test mode"), "on this computer that is what one wants")
	assert.Empty(t, warned(load(t, false, nil, append(withStripe(public...), "WBSO_STRIPE_SECRET_KEY=sk_live_geheim")...), "Stripe"))
	assert.Len(t, warned(load(t, false, nil, withStripe("WBSO_STRIPE_API_URL=http://localhost:12111")...), "http://localhost:12111"), 1)
}
