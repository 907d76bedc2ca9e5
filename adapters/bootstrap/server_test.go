package bootstrap

import (
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/httpapi"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
	"wbso/domain/account"
)

// Tests hash at a low cost; the product never does.
func TestBuild_A01_passwordsAtFullCost(t *testing.T) {
	c := load(t, false, nil, "WBSO_SECRET_KEY=a secret for tests, thirty-two bytes long")
	var hash string
	_, err := Build(t.Context(), c, Demand, io.Discard, WithStore(sqlitetest.Open(t)), WithDeps(func(d *app.Deps) {
		var err error
		hash, err = d.Passwords.HashPassword(t.Context(), "192.0.2.1", "paardebloem-7-koper")
		require.NoError(t, err)
	}))
	require.NoError(t, err)
	assert.Contains(t, hash, "$argon2id$v=19$m=19456,t=2,p=1$")
}

// What the operator lets an account have reaches the use cases and the calls.
func TestBuild_limitsOfAccounts(t *testing.T) {
	c := load(t, false, nil, "WBSO_SECRET_KEY=a secret for tests, thirty-two bytes long",
		"WBSO_MAX_COMPANIES=11", "WBSO_MAX_UNPAID_REQUESTS=12", "WBSO_MAX_REVEALS=13", "WBSO_MAX_PROPOSALS=14")
	var limits account.Limits
	var rates httpapi.RateLimits
	_, err := Build(t.Context(), c, Demand, io.Discard, WithStore(sqlitetest.Open(t)),
		WithDeps(func(d *app.Deps) { limits = d.Limits }), WithAPI(func(c *httpapi.Config) { rates = *c.Limits }))
	require.NoError(t, err)
	assert.Equal(t, account.Limits{Companies: 11, UnpaidRequests: 12, Reveals: 13, Proposals: 14}, limits)
	assert.Equal(t, [2]int{13, 14}, [2]int{rates.Reveals.Calls, rates.Proposals.Calls})
}
