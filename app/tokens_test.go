package app_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// A database that was replaced may give a user's id to somebody else. The two
// databases here share their instance id, as copies of one do.
func TestAccounts_aTokenNamesItsUser(t *testing.T) {
	before, after := newTestServer(t), newTestServer(t)
	noor, zoe := before.user("noor"), after.user("zoe")
	require.Equal(t, noor.UserID, zoe.UserID)
	pair, err := before.signIn("noor", password)
	require.NoError(t, err)
	_, err = before.Accounts.Authenticate(before.ctx(), pair.Access)
	require.NoError(t, err)

	_, err = after.Accounts.Authenticate(after.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)

	own, err := after.signIn("zoe", password)
	require.NoError(t, err)
	_, err = after.Accounts.Authenticate(after.ctx(), own.Access)
	require.NoError(t, err, "the databases have one key")
}

func TestAccounts_A14_a_disabled_user_is_out_at_once(t *testing.T) {
	h := newTestServer(t)
	who := h.user("noor")
	pair, err := h.signIn("noor", password)
	require.NoError(t, err)
	shut, err := h.Accounts.SetActive(h.ctx(), "NOOR@example.nl", false)
	require.NoError(t, err)
	require.False(t, shut.Active)
	require.False(t, h.account(who).Active)

	_, err = h.Accounts.Authenticate(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.Accounts.Refresh(h.ctx(), pair.Refresh)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)
	_, err = h.signIn("noor", password)
	refused(t, domain.Unauthenticated, domain.CodeCredentials, err)

	_, err = h.Accounts.SetActive(h.ctx(), "noor", true)
	require.NoError(t, err)
	_, err = h.signIn("noor", password)
	require.NoError(t, err)
	_, err = h.Accounts.Authenticate(h.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err) // what was ended stays ended
	_, err = h.Accounts.SetActive(h.ctx(), "niemand", false)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
}
