package payments_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// refuses asserts that an error refuses a code for a reason.
func refuses(t testing.TB, reason string, err error) {
	t.Helper()
	apptest.Refused(t, domain.Invalid, domain.Code("checkout_code_"+reason), err)
	assert.Contains(t, apptest.Codes(t, err), "code")
}

func TestCodes_P12_normalised(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	assert.Equal(t, "WELKOM", h.Code(payment.DiscountCode{Code: " welkom ", Price: 49500}).Code)
	for _, typed := range []string{"WELKOM", "welkom", "  WelKom\t"} {
		q, err := h.Payments.ValidateCode(h.Ctx(), who, typed)
		require.NoError(t, err)
		assert.Equal(t, "WELKOM", q.CodeApplied)
		assert.Equal(t, domain.Cents(49500), q.Price)
		q, err = h.Payments.Quote(h.Ctx(), who, req.Number, typed)
		require.NoError(t, err)
		assert.Equal(t, payment.Quote{Price: 49500, VAT: 10395, Total: 59895, CodeApplied: "WELKOM"}, q)
		h.Checkout(who, req, typed)
	}
	assert.Len(t, h.PaymentsOf(req), 1)
	assert.Equal(t, 1, h.Uses("WELKOM"))
	_, err := h.DiscountCodes.CreateDiscountCode(h.Ctx(), payment.DiscountCode{Code: "Welkom", Price: 100})
	apptest.Refused(t, domain.Invalid, domain.CodeCodeTaken, err)
}

// A code that is not good is refused everywhere alike: never silently the full price.
func TestCodes_P12_refused(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "VERLOPEN", Price: 49500, ExpiresOn: apptest.Must(domain.ParseDate("2026-11-19"))})
	h.Code(payment.DiscountCode{Code: "UIT", Price: 49500})
	require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.Ctx(), " uit "))
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	other := h.User("pieters")
	h.Checkout(other, h.Processed(other), "EENMALIG")
	for code, reason := range map[string]string{
		"VERLOPEN": "expired", "UIT": "expired", "EENMALIG": "used_up", "BESTAAT-NIET": "unknown", "'; DROP TABLE": "unknown", "é": "unknown", "x": "unknown",
	} {
		assert.Equal(t, reason, h.Refusal(who, code), code)
		_, err := h.Payments.Quote(h.Ctx(), who, req.Number, code)
		refuses(t, reason, err)
		_, err = h.Payments.StartCheckout(h.Ctx(), who, req.Number, code, 0)
		refuses(t, reason, err)
		_, err = h.Payments.Price(h.Ctx(), code)
		refuses(t, reason, err)
	}
	assert.Equal(t, "unknown", h.Refusal(who, " "), "no code is no valid code")
	assert.Empty(t, h.PaymentsOf(req))
	assert.Equal(t, request.Unpaid, h.Request(req.ID).PaymentStatus)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, h.DiscountCodes.DisableDiscountCode(h.Ctx(), "BESTAAT-NIET"))
	_, err := h.Payments.ValidateCode(h.Ctx(), usecase.Actor{}, "EENMALIG")
	apptest.Refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}

func TestCodes_P12_lastDay(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "TOTENMET", Price: 49500, ExpiresOn: apptest.Must(domain.ParseDate("2026-11-20"))})
	assert.True(t, h.Valid(who, "TOTENMET"))
	h.Checkout(who, req, "TOTENMET")
	h.Clock.SetToday("2026-11-21")
	assert.False(t, h.Valid(who, "TOTENMET"))
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "TOTENMET", 0)
	refuses(t, "expired", err)
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"), "a checkout that was opened in time keeps its price")
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
}

func TestCodes_P12_usesUnderParallelCheckouts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		const uses = 3
		h.Code(payment.DiscountCode{Code: "DRIEKEER", Price: 49500, MaxUses: uses})
		numbers := make([]string, 20)
		for i := range numbers {
			numbers[i] = h.Processed(who).Number
		}
		errs := apptest.Racing(len(numbers), func(i int) error {
			_, err := h.Payments.StartCheckout(h.Ctx(), who, numbers[i], "driekeer", 0)
			return err
		})
		assert.Equal(t, uses, apptest.Won(errs))
		for _, err := range errs {
			if err != nil {
				refuses(t, "used_up", err)
			}
		}
		assert.Len(t, h.Pay.Payable(), uses)
		assert.Equal(t, uses, h.Uses("DRIEKEER"))
	})
}

// A use is held by the open checkout, freed when it ends unpaid, and counted
// when it is paid, also after a refund.
func TestCodes_P12_useIsReleased(t *testing.T) {
	for name, c := range map[string]struct {
		end  func(h *testServer, req request.Request) error
		free bool
	}{
		"open": {func(*testServer, request.Request) error { return nil }, false},
		"expired by event": {func(h *testServer, q request.Request) error {
			return h.Report(h.PaymentsOf(q)[0], fakepay.Expired, "unpaid")
		}, true},
		"expired by time": {func(h *testServer, q request.Request) error { h.Clock.Pass(24*time.Hour + time.Second); return nil }, true},
		"payment failed": {func(h *testServer, q request.Request) error {
			return h.Report(h.PaymentsOf(q)[0], fakepay.AsyncFailed, "unpaid")
		}, true},
		"still being paid": {func(h *testServer, q request.Request) error {
			return h.Report(h.PaymentsOf(q)[0], fakepay.Completed, "unpaid")
		}, false},
		"paid": {func(h *testServer, q request.Request) error {
			return h.Report(h.PaymentsOf(q)[0], fakepay.Completed, "paid")
		}, false},
		"refunded": {func(h *testServer, q request.Request) error {
			return h.Report(h.PaymentsOf(q)[0], fakepay.Refunded, "")
		}, false},
		"another code chosen": {func(h *testServer, q request.Request) error {
			_, err := h.Payments.StartCheckout(h.Ctx(), usecase.Administrator(), q.Number, "", 0)
			return err
		}, true},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who, other := h.User("jansen"), h.User("pieters")
			req, next := h.Processed(who), h.Processed(other)
			h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
			h.Checkout(who, req, "EENMALIG")
			require.NoError(t, c.end(h, req))
			assert.Equal(t, c.free, h.Valid(other, "EENMALIG"))
			_, err := h.Payments.StartCheckout(h.Ctx(), other, next.Number, "EENMALIG", 0)
			assert.Equal(t, c.free, err == nil, "%v", err)
		})
	}
}

// Who went back from the provider's page finds the code still good.
func TestCodes_P12_ownCheckoutIsNotInTheWay(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	first := h.Checkout(who, req, "EENMALIG")
	assert.True(t, h.Valid(who, "EENMALIG"))
	assert.False(t, h.Valid(h.User("pieters"), "EENMALIG"))
	q, err := h.Payments.Quote(h.Ctx(), who, req.Number, "EENMALIG")
	require.NoError(t, err)
	assert.Equal(t, "EENMALIG", q.CodeApplied)
	assert.Equal(t, first, h.Checkout(who, req, "EENMALIG"))
	second := h.Processed(who)
	_, err = h.Payments.StartCheckout(h.Ctx(), who, second.Number, "EENMALIG", 0)
	refuses(t, "used_up", err)
}

// Only an open checkout of one's own is not in the way: one that has ended has given
// its use back, perhaps to somebody else.
func TestCodes_P12_ownEndedCheckoutsGiveNoUse(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	req := h.Processed(who)
	for _, kind := range []string{fakepay.Expired, fakepay.AsyncFailed} {
		h.Checkout(who, req, "EENMALIG")
		require.NoError(t, h.Report(h.PaymentsOf(req)[0], kind, "unpaid"))
	}
	h.Checkout(who, req, "EENMALIG")
	h.Clock.Pass(25 * time.Hour)
	taken := h.Processed(other)
	h.Checkout(other, taken, "EENMALIG")
	for range 2 { // reserved, then used
		_, err := h.Payments.Quote(h.Ctx(), who, req.Number, "EENMALIG")
		refuses(t, "used_up", err)
		_, err = h.Payments.StartCheckout(h.Ctx(), who, req.Number, "EENMALIG", 0)
		refuses(t, "used_up", err)
		assert.Equal(t, "used_up", h.Refusal(who, "EENMALIG"))
		require.NoError(t, h.Report(h.PaymentsOf(taken)[0], fakepay.Completed, "paid"))
	}
	assert.Equal(t, 1, h.Uses("EENMALIG"))
}

func TestCodes_Disable_keepsOpenCheckouts(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	h.Checkout(who, req, "WELKOM")
	require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.Ctx(), "welkom"))
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	assert.Equal(t, 1, h.Uses("WELKOM"))
}
