package app_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

func (h *testServer) code(c payment.DiscountCode) payment.DiscountCode {
	h.t.Helper()
	c, err := h.DiscountCodes.CreateDiscountCode(h.ctx(), c)
	require.NoError(h.t, err)
	return c
}

// uses of a code, as administrators see them.
func (h *testServer) uses(code string) int {
	h.t.Helper()
	list, err := h.DiscountCodes.ListDiscountCodes(h.ctx())
	require.NoError(h.t, err)
	for _, c := range list {
		if c.Code == code {
			return c.Uses
		}
	}
	h.t.Fatalf("no code %s", code)
	return 0
}

func (h *testServer) valid(who usecase.Actor, code string) bool {
	h.t.Helper()
	return h.refusal(who, code) == ""
}

// refusal is why a code may not be used, empty when it may.
func (h *testServer) refusal(who usecase.Actor, code string) string {
	h.t.Helper()
	q, err := h.Payments.ValidateCode(h.ctx(), who, code)
	if refusal := payment.CodeRefusal(err); refusal != "" {
		return refusal
	}
	require.NoError(h.t, err)
	assert.Equal(h.t, payment.NormaliseCode(code), q.CodeApplied)
	return ""
}

// refuses asserts that an error refuses a code for a reason.
func refuses(t testing.TB, reason string, err error) {
	t.Helper()
	refused(t, domain.Invalid, domain.Code("checkout_code_"+reason), err)
	assert.Contains(t, codes(t, err), "code")
}

func TestCodes_P12_normalised(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	assert.Equal(t, "WELKOM", h.code(payment.DiscountCode{Code: " welkom ", Price: 49500}).Code)
	for _, typed := range []string{"WELKOM", "welkom", "  WelKom\t"} {
		q, err := h.Payments.ValidateCode(h.ctx(), who, typed)
		require.NoError(t, err)
		assert.Equal(t, "WELKOM", q.CodeApplied)
		assert.Equal(t, domain.Cents(49500), q.Price)
		q, err = h.Payments.Quote(h.ctx(), who, req.Number, typed)
		require.NoError(t, err)
		assert.Equal(t, payment.Quote{Price: 49500, VAT: 10395, Total: 59895, CodeApplied: "WELKOM"}, q)
		h.checkout(who, req, typed)
	}
	assert.Len(t, h.payments(req), 1)
	assert.Equal(t, 1, h.uses("WELKOM"))
	_, err := h.DiscountCodes.CreateDiscountCode(h.ctx(), payment.DiscountCode{Code: "Welkom", Price: 100})
	refused(t, domain.Invalid, domain.CodeCodeTaken, err)
}

// A code that is not good is refused everywhere alike: never silently the full price.
func TestCodes_P12_refused(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "VERLOPEN", Price: 49500, ExpiresOn: must(domain.ParseDate("2026-11-19"))})
	h.code(payment.DiscountCode{Code: "UIT", Price: 49500})
	require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.ctx(), " uit "))
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	other := h.user("pieters")
	h.checkout(other, h.processed(other), "EENMALIG")
	for code, reason := range map[string]string{
		"VERLOPEN": "expired", "UIT": "expired", "EENMALIG": "used_up", "BESTAAT-NIET": "unknown", "'; DROP TABLE": "unknown", "é": "unknown", "x": "unknown",
	} {
		assert.Equal(t, reason, h.refusal(who, code), code)
		_, err := h.Payments.Quote(h.ctx(), who, req.Number, code)
		refuses(t, reason, err)
		_, err = h.Payments.StartCheckout(h.ctx(), who, req.Number, code)
		refuses(t, reason, err)
		_, err = h.Payments.Price(h.ctx(), code)
		refuses(t, reason, err)
	}
	assert.Equal(t, "unknown", h.refusal(who, " "), "no code is no valid code")
	assert.Empty(t, h.payments(req))
	assert.Equal(t, request.Unpaid, h.request(req.ID).PaymentStatus)
	refused(t, domain.NotFound, domain.CodeNotFound, h.DiscountCodes.DisableDiscountCode(h.ctx(), "BESTAAT-NIET"))
	_, err := h.Payments.ValidateCode(h.ctx(), usecase.Actor{}, "EENMALIG")
	refused(t, domain.Unauthenticated, domain.CodeNoToken, err)
}

func TestCodes_P12_lastDay(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "TOTENMET", Price: 49500, ExpiresOn: must(domain.ParseDate("2026-11-20"))})
	assert.True(t, h.valid(who, "TOTENMET"))
	h.checkout(who, req, "TOTENMET")
	h.clock.setToday("2026-11-21")
	assert.False(t, h.valid(who, "TOTENMET"))
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "TOTENMET")
	refuses(t, "expired", err)
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"), "a checkout that was opened in time keeps its price")
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
}

func TestCodes_P12_usesUnderParallelCheckouts(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		const uses = 3
		h.code(payment.DiscountCode{Code: "DRIEKEER", Price: 49500, MaxUses: uses})
		numbers := make([]string, 20)
		for i := range numbers {
			numbers[i] = h.processed(who).Number
		}
		errs := racing(len(numbers), func(i int) error {
			_, err := h.Payments.StartCheckout(h.ctx(), who, numbers[i], "driekeer")
			return err
		})
		assert.Equal(t, uses, won(errs))
		for _, err := range errs {
			if err != nil {
				refuses(t, "used_up", err)
			}
		}
		assert.Len(t, h.pay.payable(), uses)
		assert.Equal(t, uses, h.uses("DRIEKEER"))
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
			return h.report(h.payments(q)[0], fakepay.Expired, "unpaid")
		}, true},
		"expired by time": {func(h *testServer, q request.Request) error { h.clock.pass(24*time.Hour + time.Second); return nil }, true},
		"payment failed": {func(h *testServer, q request.Request) error {
			return h.report(h.payments(q)[0], fakepay.AsyncFailed, "unpaid")
		}, true},
		"still being paid": {func(h *testServer, q request.Request) error {
			return h.report(h.payments(q)[0], fakepay.Completed, "unpaid")
		}, false},
		"paid": {func(h *testServer, q request.Request) error {
			return h.report(h.payments(q)[0], fakepay.Completed, "paid")
		}, false},
		"refunded": {func(h *testServer, q request.Request) error { return h.report(h.payments(q)[0], fakepay.Refunded, "") }, false},
		"another code chosen": {func(h *testServer, q request.Request) error {
			_, err := h.Payments.StartCheckout(h.ctx(), usecase.Administrator(), q.Number, "")
			return err
		}, true},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who, other := h.user("jansen"), h.user("pieters")
			req, next := h.processed(who), h.processed(other)
			h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
			h.checkout(who, req, "EENMALIG")
			require.NoError(t, c.end(h, req))
			assert.Equal(t, c.free, h.valid(other, "EENMALIG"))
			_, err := h.Payments.StartCheckout(h.ctx(), other, next.Number, "EENMALIG")
			assert.Equal(t, c.free, err == nil, "%v", err)
		})
	}
}

// Who went back from the provider's page finds the code still good.
func TestCodes_P12_ownCheckoutIsNotInTheWay(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	first := h.checkout(who, req, "EENMALIG")
	assert.True(t, h.valid(who, "EENMALIG"))
	assert.False(t, h.valid(h.user("pieters"), "EENMALIG"))
	q, err := h.Payments.Quote(h.ctx(), who, req.Number, "EENMALIG")
	require.NoError(t, err)
	assert.Equal(t, "EENMALIG", q.CodeApplied)
	assert.Equal(t, first, h.checkout(who, req, "EENMALIG"))
	second := h.processed(who)
	_, err = h.Payments.StartCheckout(h.ctx(), who, second.Number, "EENMALIG")
	refuses(t, "used_up", err)
}

// Only an open checkout of one's own is not in the way: one that has ended has given
// its use back, perhaps to somebody else.
func TestCodes_P12_ownEndedCheckoutsGiveNoUse(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	req := h.processed(who)
	for _, kind := range []string{fakepay.Expired, fakepay.AsyncFailed} {
		h.checkout(who, req, "EENMALIG")
		require.NoError(t, h.report(h.payments(req)[0], kind, "unpaid"))
	}
	h.checkout(who, req, "EENMALIG")
	h.clock.pass(25 * time.Hour)
	taken := h.processed(other)
	h.checkout(other, taken, "EENMALIG")
	for range 2 { // reserved, then used
		_, err := h.Payments.Quote(h.ctx(), who, req.Number, "EENMALIG")
		refuses(t, "used_up", err)
		_, err = h.Payments.StartCheckout(h.ctx(), who, req.Number, "EENMALIG")
		refuses(t, "used_up", err)
		assert.Equal(t, "used_up", h.refusal(who, "EENMALIG"))
		require.NoError(t, h.report(h.payments(taken)[0], fakepay.Completed, "paid"))
	}
	assert.Equal(t, 1, h.uses("EENMALIG"))
}

func TestCodes_Disable_keepsOpenCheckouts(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	h.checkout(who, req, "WELKOM")
	require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.ctx(), "welkom"))
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	assert.Equal(t, 1, h.uses("WELKOM"))
}
