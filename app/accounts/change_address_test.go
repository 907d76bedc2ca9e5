package accounts_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/accounts"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// asks asks for another address, and returns the last code that was mailed to it.
func (h *testServer) asks(who usecase.Actor, email string) string {
	h.T.Helper()
	require.NoError(h.T, h.Accounts.ChangeAddress(h.Ctx(), h.Confirmed(who), email))
	codes := h.AddressCodes(email)
	return codes[len(codes)-1]
}

// moves changes the address of a user, and returns the last code that undoes it.
func (h *testServer) moves(who usecase.Actor, email string) string {
	h.T.Helper()
	before := h.Account(who).Email
	require.NoError(h.T, h.Accounts.VerifyAddress(h.Ctx(), who, h.asks(who, email)))
	codes := h.UndoCodes(before)
	return codes[len(codes)-1]
}

// has asserts which address a user has.
func (h *testServer) has(who usecase.Actor, email string, verified bool) {
	h.T.Helper()
	u := h.Account(who)
	assert.Equal(h.T, []any{email, verified}, []any{u.Email, u.EmailVerified})
}

func (h *testServer) undone(code string) {
	h.T.Helper()
	apptest.Refused(h.T, domain.Invalid, domain.CodeAddressUndo, h.Accounts.UndoAddress(h.Ctx(), code))
}

// An address changes once the link to the new one is used, by its user. Two links that race are one change.
func TestNewAddress_isTakenByItsLink(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe, ander := h.Unproved("zoe"), h.User("ander")
		apptest.Refused(t, domain.Forbidden, domain.CodeConfirmRequired, h.Accounts.ChangeAddress(h.Ctx(), zoe, "x@example.nl"))
		apptest.Refused(t, domain.Invalid, domain.CodeEmail, h.Accounts.ChangeAddress(h.Ctx(), zoe, "x"))
		codes := []string{h.asks(zoe, "a@example.nl"), h.asks(zoe, "b@example.nl")}
		h.has(zoe, "zoe@example.nl", false)
		apptest.Refused(t, domain.Invalid, domain.CodeAddressCode, h.Accounts.VerifyAddress(h.Ctx(), ander, codes[0]))
		h.Forgot("zoe@example.nl")
		reset := h.Codes("zoe@example.nl")[0]
		h.Clock.Pass(20 * time.Minute)
		errs := apptest.Racing(2, func(n int) error { return h.Accounts.VerifyAddress(h.Ctx(), zoe, codes[n]) })
		assert.Equal(t, 1, apptest.Won(errs), errs)
		h.has(zoe, h.Account(zoe).Email, true)
		assert.Contains(t, []string{"a@example.nl", "b@example.nl"}, h.Account(zoe).Email)
		assert.Len(t, h.UndoCodes("zoe@example.nl"), 1)
		won := slices.Index(errs, nil)
		apptest.Refused(t, domain.Conflict, domain.CodeAddressVerified, h.Accounts.VerifyAddress(h.Ctx(), zoe, codes[won]))
		apptest.Refused(t, domain.Invalid, domain.CodeAddressCode, h.Accounts.VerifyAddress(h.Ctx(), ander, codes[won]))
		for _, used := range []string{codes[1-won], "", "0.", "x." + codes[0], codes[0] + "x", strings.Replace(codes[0], ".", ".0", 1)} {
			apptest.Refused(t, domain.Invalid, domain.CodeAddressCode, h.Accounts.VerifyAddress(h.Ctx(), zoe, used))
		}
		assert.Error(t, h.Reset(reset, apptest.NewPassword), "what the former address was mailed ends")
	})
}

func TestNewAddress_linksThatComeTooLate(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	refused := func(code string) {
		t.Helper()
		apptest.Refused(t, domain.Invalid, domain.CodeAddressCode, h.Accounts.VerifyAddress(h.Ctx(), zoe, code))
	}
	code := h.asks(zoe, "a@example.nl")
	h.Clock.Pass(accounts.AddressCodeLife)
	refused(code)
	code = h.asks(zoe, "a@example.nl")
	h.User("a") // which registers that address
	err := h.Accounts.VerifyAddress(h.Ctx(), zoe, code)
	apptest.Refused(t, domain.Invalid, domain.CodeEmailTaken, err)
	code = h.asks(zoe, "b@example.nl")
	_, err = h.Change(zoe, apptest.Password, apptest.NewPassword)
	require.NoError(t, err)
	refused(code) // all sessions ended since
	h.has(zoe, "zoe@example.nl", true)
}

// An address is refused as it is at registering.
func TestNewAddress_thatNobodyCanHave(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	h.User("ander")
	for email, code := range map[string]domain.Code{"": domain.CodeBlank, "x": domain.CodeEmail, "Ander@example.nl": domain.CodeEmailTaken,
		"ZOE@example.nl": domain.CodeEmailTaken, "Info@localhost": domain.CodeEmailReserved} {
		apptest.Refused(t, domain.Invalid, code, h.Accounts.ChangeAddress(h.Ctx(), h.Confirmed(zoe), email))
		_, err := h.Accounts.SetAddress(h.Ctx(), "zoe", email)
		apptest.Refused(t, domain.Invalid, code, err)
	}
}

// A link to a new address works once, also when the address is the former one again. Whoever presses that they did not
// change the address is then told nothing about another one.
func TestNewAddress_thereAndBack(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.User("zoe")
		link, unused := h.asks(zoe, "b@example.nl"), h.asks(zoe, "slip@example.nl")
		h.Clock.Pass(time.Hour)
		require.NoError(t, h.Accounts.VerifyAddress(h.Ctx(), zoe, link))
		undo := h.UndoCodes("zoe@example.nl")[0]
		h.Clock.Pass(time.Hour)
		h.moves(zoe, "zoe@example.nl")
		for _, code := range []string{link, unused} {
			apptest.Refused(t, domain.Invalid, domain.CodeAddressCode, h.Accounts.VerifyAddress(h.Ctx(), zoe, code))
		}
		h.moves(zoe, "b@example.nl")
		h.moves(zoe, "zoe@example.nl")
		require.NoError(t, h.Accounts.UndoAddress(h.Ctx(), undo))
		h.has(zoe, "zoe@example.nl", true)
	})
}

// A thief who knows the password loses the account again: the owner reads the mail to the former address.
func TestFormerAddress_isRestoredOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe := h.Unproved("zoe")
		owner := h.moves(zoe, "dief@example.nl")
		session := h.Login("dief@example.nl")
		thief := h.moves(zoe, "dief2@example.nl")
		waiting := h.asks(zoe, "dief3@example.nl")
		_, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "dief", Email: "Zoe@example.nl", Password: apptest.Password})
		apptest.Refused(t, domain.Invalid, domain.CodeEmailTaken, err)

		h.Clock.Pass(account.AddressUndoLife - time.Hour)
		program := h.program("zoe")
		h.Forgot("dief2@example.nl")
		reset := h.Codes("dief2@example.nl")[0]
		assert.Equal(t, 1, apptest.Won(apptest.Racing(2, func(int) error { return h.Accounts.UndoAddress(h.Ctx(), owner) })), "once")
		h.has(zoe, "zoe@example.nl", true)
		for _, used := range []string{owner, thief} {
			h.undone(used)
		}
		for _, code := range []string{waiting, h.AddressCodes("dief@example.nl")[0]} {
			assert.Error(t, h.Accounts.VerifyAddress(h.Ctx(), zoe, code))
		}
		h.ended(session.Access)
		h.ended(program)
		apptest.Refused(t, domain.Invalid, domain.CodePasswordCode, h.Reset(reset, apptest.NewPassword))
		_, err = h.SignIn("zoe", apptest.Password)
		assert.Error(t, err, "the thief knows the password")
		h.Forgot("zoe@example.nl")
		require.NoError(t, h.Reset(h.Codes("zoe@example.nl")[0], apptest.NewPassword))
		again := h.moves(zoe, "nieuw@example.nl")
		h.undone(owner)
		require.NoError(t, h.Accounts.UndoAddress(h.Ctx(), again))
	})
}

// A code is of one change, and of seven days. Until then nobody else can have the address.
func TestFormerAddress_codesThatDoNotWork(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	code := h.moves(zoe, "a@example.nl")
	h.moves(h.User("ander"), "b@example.nl")
	for _, bad := range []string{"", ".", "x", code + "x", strings.Replace(code, "1.", "2.", 1), h.AddressCodes("a@example.nl")[0]} {
		h.undone(bad)
	}
	later := h.moves(zoe, "c@example.nl")
	require.NoError(t, h.Accounts.UndoAddress(h.Ctx(), later))
	h.has(zoe, "a@example.nl", true)
	h.Clock.Pass(account.AddressUndoLife)
	h.undone(code)
	_, err := h.Accounts.Register(h.Ctx(), accounts.NewAccount{Username: "zoe2", Email: "zoe@example.nl", Password: apptest.Password})
	assert.NoError(t, err, "free again")
}

// An administrator changes an address at once. It is not proved, and both addresses get a mail.
func TestNewAddress_byAnAdministrator(t *testing.T) {
	h := newTestServer(t)
	zoe := h.User("zoe")
	_, err := h.Accounts.SetAddress(h.Ctx(), "zoe@example.nl", " nieuw@example.nl")
	require.NoError(t, err)
	h.has(zoe, "nieuw@example.nl", false)
	require.NoError(t, h.Accounts.VerifyAddress(h.Ctx(), zoe, h.AddressCodes("nieuw@example.nl")[0]))
	require.NoError(t, h.Accounts.UndoAddress(h.Ctx(), h.UndoCodes("zoe@example.nl")[0]))
	h.has(zoe, "zoe@example.nl", true)
	_, err = h.Accounts.SetAddress(h.Ctx(), "niemand", "x@example.nl")
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	assert.Contains(t, h.Log.Text(), `msg="address changed" user=1 by=administrator`)
}

// A second factor stays: whoever reads the mail of a former address does not get past it.
func TestUndoAddress_leavesTheSecondFactor(t *testing.T) {
	h := newTestServer(t)
	who := h.User("zoe")
	code := h.moves(who, "zoe@elders.example")
	h.Write(func(r ports.Repos) error {
		if err := r.SecondFactors.PutSecret(h.Ctx(), who.UserID, account.SealedSecret{}); err != nil {
			return err
		}
		return r.SecondFactors.StartSecondFactor(h.Ctx(), who.UserID, h.Clock.Now())
	})
	require.NoError(t, h.Accounts.UndoAddress(h.Ctx(), code))
	h.Read(func(r ports.Repos) error {
		factor, err := r.SecondFactors.FindSecondFactor(h.Ctx(), who.UserID)
		assert.True(t, factor.On())
		return err
	})
}
