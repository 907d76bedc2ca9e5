package accounts_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/domain"
)

// A user proves the address by reading its mail: with the link of the welcome or one that was asked for.
func TestAddress_isProvedByALink(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.Unproved("zoe")
		require.NoError(t, h.Accounts.SendAddressCode(h.Ctx(), zoe))
		codes := h.AddressCodes("zoe@example.nl")
		require.Len(t, codes, 2)
		assert.False(t, h.Account(zoe).EmailVerified)
		h.Clock.Pass(accounts.AddressCodeLife - time.Second)
		errs := apptest.Racing(3, func(int) error { return h.Accounts.VerifyAddress(h.Ctx(), zoe, codes[1]) })
		assert.Equal(t, 1, apptest.Won(errs), "once")
		assert.True(t, h.Account(zoe).EmailVerified)
		for _, code := range codes {
			apptest.Refused(t, domain.Conflict, domain.CodeAddressVerified, h.Accounts.VerifyAddress(h.Ctx(), zoe, code))
		}
		apptest.Refused(t, domain.Conflict, domain.CodeAddressVerified, h.Accounts.SendAddressCode(h.Ctx(), zoe))
	})
}

func TestAddress_codesThatDoNotWork(t *testing.T) {
	h := newTestServer(t)
	zoe, ander := h.Unproved("zoe"), h.Unproved("ander")
	code, theirs := h.AddressCodes("zoe@example.nl")[0], h.AddressCodes("ander@example.nl")[0]
	refused := func(code string) {
		t.Helper()
		apptest.Refused(t, domain.Invalid, domain.CodeAddressCode, h.Accounts.VerifyAddress(h.Ctx(), zoe, code))
	}
	for _, bad := range []string{"", "x", theirs, code + "x", code[:len(code)-1]} {
		refused(bad)
	}
	h.Clock.Pass(accounts.AddressCodeLife)
	refused(code)
	assert.False(t, h.Account(zoe).EmailVerified)
	assert.False(t, h.Account(ander).EmailVerified)
}

// A link that was asked for is not mailed once the address is proved.
func TestAddress_noMailWhenItIsProvedMeanwhile(t *testing.T) {
	h := newTestServer(t)
	zoe := h.Unproved("zoe")
	code := h.AddressCodes("zoe@example.nl")[0]
	require.NoError(t, h.Accounts.SendAddressCode(h.Ctx(), zoe))
	require.NoError(t, h.Accounts.VerifyAddress(h.Ctx(), zoe, code))
	assert.Len(t, h.AddressCodes("zoe@example.nl"), 1)
}
