package bootstrap

import (
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/app"
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
