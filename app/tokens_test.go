package app_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// A database that was replaced may give a user's id to somebody else. The two
// databases here share their instance id, as copies of one do.
func TestAccounts_aTokenNamesItsUser(t *testing.T) {
	before, after := newHouse(t), newHouse(t)
	noor, zoe := before.user("noor"), after.user("zoe")
	require.Equal(t, noor.UserID, zoe.UserID)
	pair, err := before.Accounts.Login(before.ctx(), "noor", password)
	require.NoError(t, err)
	_, err = before.Accounts.Authenticate(before.ctx(), pair.Access)
	require.NoError(t, err)

	_, err = after.Accounts.Authenticate(after.ctx(), pair.Access)
	refused(t, domain.Unauthenticated, domain.CodeTokenInvalid, err)

	own, err := after.Accounts.Login(after.ctx(), "zoe", password)
	require.NoError(t, err)
	_, err = after.Accounts.Authenticate(after.ctx(), own.Access)
	require.NoError(t, err, "the databases have one key")
}
