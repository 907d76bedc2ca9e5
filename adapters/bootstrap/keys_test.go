package bootstrap

import (
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/argon2"
	"wbso/adapters/fakepay"
	"wbso/app"
	"wbso/app/accounts"
	"wbso/domain"
)

// installation is a server on a data folder, with its own first user noor.
type installation struct {
	*Server
	pay *fakepay.Provider
}

const sharedSecret = "WBSO_SECRET_KEY=one secret for two installations"

func install(t *testing.T, dir string) installation {
	t.Helper()
	in := installation{}
	cheap := WithDeps(func(d *app.Deps) {
		d.Passwords, in.pay = argon2.New(argon2.Cheap()), d.Checkout.(*fakepay.Provider)
	})
	server, err := Build(t.Context(), load(t, false, nil, sharedSecret, "WBSO_DATA_DIR="+dir), Migrate, io.Discard, cheap)
	require.NoError(t, err)
	t.Cleanup(func() { assert.NoError(t, server.Close()) })
	in.Server = server
	return in
}

func (in installation) signIn(t *testing.T) accounts.TokenPair {
	t.Helper()
	_, _ = in.App.Accounts.Register(t.Context(), accounts.NewAccount{Username: "noor", Email: "noor@example.nl", Password: "lang-genoeg-77"})
	allow := func(string, bool) (func(), error) { return func() {}, nil }
	pair, err := in.App.Accounts.Login(t.Context(), accounts.SignIn{Login: "noor", Password: "lang-genoeg-77"}, allow)
	require.NoError(t, err)
	return pair
}

func TestKeys_ofOneDatabaseAreWorthNothingInAnother(t *testing.T) {
	dir := t.TempDir()
	one, same, other := install(t, dir), install(t, dir), install(t, t.TempDir())
	pair := one.signIn(t)
	other.signIn(t) // the same user id, name and version

	_, err := same.App.Accounts.Authenticate(t.Context(), pair.Access)
	require.NoError(t, err, "another server on the same database")
	_, err = other.App.Accounts.Authenticate(t.Context(), pair.Access)
	assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err))
	_, err = other.App.Accounts.Refresh(t.Context(), pair.Refresh)
	assert.Equal(t, domain.CodeTokenInvalid, domain.CodeOf(err))

	event := one.pay.Compose(fakepay.Completed, "paid", fakepay.CheckoutView{})
	assert.NotEqual(t, domain.CodeSignature, domain.CodeOf(same.App.Payments.Webhook(t.Context(), event, one.pay.Sign(event))))
	assert.Equal(t, domain.CodeSignature, domain.CodeOf(other.App.Payments.Webhook(t.Context(), event, one.pay.Sign(event))))
}

// Each purpose has a key of its own, and none is the secret.
func TestKeys_differByPurpose(t *testing.T) {
	c := load(t, false, nil, sharedSecret, "WBSO_DATA_DIR="+t.TempDir())
	store, err := c.store(t.Context(), Migrate, c.Logger(io.Discard))
	require.NoError(t, err)
	defer store.Close()
	k, err := c.keys(t.Context(), store)
	require.NoError(t, err)
	assert.Len(t, k.tokens, 32)
	assert.NotEqual(t, k.tokens, k.fakePayments)
}
