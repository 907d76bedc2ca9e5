package accounts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/domain/account"
)

// How long it takes to know the caller, by session and by personal token.
func BenchmarkAuthenticate(b *testing.B) {
	h := apptest.New(b)
	h.User("jansen")
	pair, err := h.Accounts.Login(h.Ctx(), accounts.SignIn{Login: "jansen", Password: apptest.Password}, func(string, bool) (func(), error) { return func() {}, nil })
	require.NoError(b, err)
	_, text, err := h.Accounts.CreateTokenFor(h.Ctx(), "jansen", account.PersonalToken{Name: "Laptop", Scope: account.ReadScope})
	require.NoError(b, err)
	for name, token := range map[string]string{"session": pair.Access, "token": text} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, err := h.Accounts.Authenticate(h.Ctx(), token)
				require.NoError(b, err)
			}
		})
	}
}
