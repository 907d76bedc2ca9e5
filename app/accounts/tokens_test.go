package accounts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/account"
)

// program returns a new personal token of a user.
func (h *testServer) program(login string) string {
	h.T.Helper()
	_, text, err := h.Accounts.CreateTokenFor(h.Ctx(), login, account.PersonalToken{Name: "Laptop", Scope: account.ReadScope})
	require.NoError(h.T, err)
	return text
}

// ended asserts that a token, personal or of a session, is good for nothing any more.
func (h *testServer) ended(token string) {
	h.T.Helper()
	_, err := h.Accounts.Authenticate(h.Ctx(), token)
	apptest.Refused(h.T, domain.Unauthenticated, domain.CodeTokenInvalid, err)
}

// A database that was replaced may give a user's id to somebody else. The two
// databases here share their instance id, as copies of one do.
func TestAccounts_aTokenNamesItsUser(t *testing.T) {
	before, after := newTestServer(t), newTestServer(t)
	noor, zoe := before.User("noor"), after.User("zoe")
	require.Equal(t, noor.UserID, zoe.UserID)
	pair, err := before.SignIn("noor", apptest.Password)
	require.NoError(t, err)
	_, err = before.Accounts.Authenticate(before.Ctx(), pair.Access)
	require.NoError(t, err)

	_, err = after.Accounts.Authenticate(after.Ctx(), pair.Access)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)

	own, err := after.SignIn("zoe", apptest.Password)
	require.NoError(t, err)
	_, err = after.Accounts.Authenticate(after.Ctx(), own.Access)
	require.NoError(t, err, "the databases have one key")
}

func TestAccounts_A14_a_disabled_user_is_out_at_once(t *testing.T) {
	h := newTestServer(t)
	who := h.User("noor")
	pair, program := h.Login("noor"), h.program("noor")
	_, err := h.Accounts.Authenticate(h.Ctx(), program)
	require.NoError(t, err)
	shut, err := h.Accounts.SetActive(h.Ctx(), "NOOR@example.nl", false)
	require.NoError(t, err)
	require.False(t, shut.Active)
	require.False(t, h.Account(who).Active)

	h.ended(pair.Access)
	h.ended(program)
	_, err = h.Accounts.Refresh(h.Ctx(), pair.Refresh)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.SignIn("noor", apptest.Password)
	apptest.Refused(t, domain.Unauthenticated, domain.CodeCredentials, err)

	_, err = h.Accounts.SetActive(h.Ctx(), "noor", true)
	require.NoError(t, err)
	_, err = h.SignIn("noor", apptest.Password)
	require.NoError(t, err)
	h.ended(pair.Access) // what was ended stays ended
	h.ended(program)
	_, err = h.Accounts.SetActive(h.Ctx(), "niemand", false)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
}
