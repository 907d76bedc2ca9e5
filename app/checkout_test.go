package app_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/payments"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func TestPayments_StartCheckout_refusals(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	waiting := h.submit(who, submission())
	_, err := h.Payments.StartCheckout(h.ctx(), who, waiting.Number, "")
	refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	h.runDue(1)
	h.checkout(who, waiting, "")
	require.NoError(t, h.report(h.payments(waiting)[0], fakepay.Completed, "paid"))
	_, err = h.Payments.StartCheckout(h.ctx(), who, waiting.Number, "")
	refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
	assert.Len(t, h.payments(waiting), 1)
}

func TestPayments_StartCheckout_twoTabs(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	first := h.checkout(who, req, "")
	assert.Equal(t, first, h.checkout(who, req, ""))
	assert.Equal(t, 1, h.pay.opening.count(), "the open checkout is given again")
	assert.Len(t, h.payments(req), 1)

	h.clock.pass(25 * time.Hour) // it has expired, though nobody said so
	third := h.checkout(who, req, "")
	assert.NotEqual(t, first.Checkout, third.Checkout)
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
}

// Only a checkout that asks for the same price with the same code is given again.
func TestPayments_StartCheckout_sameQuestion(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	h.code(payment.DiscountCode{Code: "VRIEND", Price: 49500})
	req := h.processed(who)
	first := h.checkout(who, req, "WELKOM")
	second := h.checkout(who, req, "VRIEND")
	assert.NotEqual(t, first, second, "another code of the same price")
	assert.Equal(t, []int{0, 1}, []int{h.uses("WELKOM"), h.uses("VRIEND")})

	raised := h.processed(who)
	h.write(func(r ports.Repos) error { // as an older version of the program left it
		_, err := r.Payments.AddPayment(h.ctx(), payment.Payment{Request: raised.ID, Status: request.PaymentPending, Amount: 90000, Currency: "eur",
			Checkout: "cs_old", CreatedAt: h.clock.Now(), ExpiresAt: h.clock.Now().Add(time.Hour)})
		return err
	})
	assert.NotEqual(t, "cs_old", h.checkout(who, raised, "").Checkout, "another price")
	assert.Equal(t, domain.Cents(96195), h.payments(raised)[0].Amount)
}

// The provider is asked to close what can still be paid there, and nothing else.
func TestPayments_StartCheckout_closesWhatIsOpen(t *testing.T) {
	for name, c := range map[string]struct {
		end    func(h *testServer, p payment.Payment) error
		closed int
	}{
		"open":             {func(*testServer, payment.Payment) error { return nil }, 1},
		"expired by event": {func(h *testServer, p payment.Payment) error { return h.report(p, fakepay.Expired, "unpaid") }, 1},
		"expired by time":  {func(h *testServer, p payment.Payment) error { h.clock.pass(25 * time.Hour); return nil }, 0},
		"failed":           {func(h *testServer, p payment.Payment) error { return h.report(p, fakepay.AsyncFailed, "unpaid") }, 0},
		"refunded":         {func(h *testServer, p payment.Payment) error { return h.report(p, fakepay.Refunded, "") }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who, req, pay := h.opened("jansen")
			h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
			require.NoError(t, c.end(h, pay))
			assert.Zero(t, h.pay.closing.count(), "the provider knows what it reports")
			h.checkout(who, req, "WELKOM")
			assert.Equal(t, c.closed, h.pay.closing.count())
		})
	}
}

func TestPayments_P08_racingTabs(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.processed(who)
		started := make([]payments.CheckoutStart, 8)
		errs := racing(8, func(i int) (err error) {
			started[i], err = h.Payments.StartCheckout(h.ctx(), who, req.Number, "")
			return err
		})
		require.Equal(t, 8, won(errs), "%v", errs)
		for _, s := range started {
			assert.Equal(t, started[0], s)
		}
		assert.Len(t, h.payments(req), 1)
		assert.Equal(t, []string{started[0].Checkout}, h.pay.payable())
	})
}

func TestPayments_P08_otherCodeClosesEarlierSession(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	first := h.checkout(who, req, "")
	second := h.checkout(who, req, "welkom")
	assert.NotEqual(t, first.Checkout, second.Checkout)
	assert.Equal(t, []string{second.Checkout}, h.pay.payable())
	list := h.payments(req)
	require.Len(t, list, 2)
	assert.Equal(t, request.PaymentPending, list[0].Status)
	assert.Equal(t, domain.Cents(59895), list[0].Amount)
	assert.Equal(t, request.PaymentExpired, list[1].Status)
	assert.Equal(t, request.PaymentPending, h.request(req.ID).PaymentStatus)

	third := h.checkout(who, req, "")
	assert.Equal(t, []string{third.Checkout}, h.pay.payable())
}

// Tabs with different codes at once: whatever happens, one checkout can be paid.
// The payer had the first page still open and was faster than its closing.
func TestPayments_P08_paidBesideAnotherCheckout(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		req := h.processed(who)
		h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500, MaxUses: 1})
		h.checkout(who, req, "")
		second := h.checkout(who, req, "welkom")
		require.Equal(t, []string{second.Checkout}, h.pay.payable())
		require.NoError(t, h.report(h.payments(req)[1], fakepay.Completed, "paid"))
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		assert.Equal(t, request.PaymentExpired, h.payments(req)[0].Status, "and its code is free again")
		assert.Empty(t, h.pay.payable(), "nobody can pay twice")
	})
}

func TestPayments_P08_racingCodes(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
		h.code(payment.DiscountCode{Code: "VRIEND", Price: 29500})
		for range 4 {
			req := h.processed(who)
			before := len(h.pay.payable())
			errs := racing(3, func(i int) error {
				_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, []string{"", "WELKOM", "VRIEND"}[i])
				return err
			})
			for _, err := range errs {
				if err != nil {
					refused(t, domain.Conflict, domain.CodeCheckoutReplaced, err)
				}
			}
			assert.GreaterOrEqual(t, won(errs), 1)
			assert.Len(t, h.pay.payable(), before+1)
			assert.Equal(t, request.PaymentPending, h.request(req.ID).PaymentStatus)
		}
	})
}

// While one tab waits for the provider, another asks for another price.
func TestPayments_P08_replacedWhileOpening(t *testing.T) {
	for _, price := range []domain.Cents{49500, 0} {
		t.Run(price.Euros(), func(t *testing.T) {
			h := newTestServer(t)
			who := h.user("jansen")
			req := h.processed(who)
			h.code(payment.DiscountCode{Code: "WELKOM", Price: price})
			var second payments.CheckoutStart
			h.pay.opening.does(func(_ context.Context, call int) (err error) {
				if call == 1 {
					second, err = h.Payments.StartCheckout(h.ctx(), who, req.Number, "WELKOM")
				}
				return err
			})
			_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "")
			if price == 0 {
				refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
				assert.Empty(t, h.pay.payable())
				assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
				return
			}
			refused(t, domain.Conflict, domain.CodeCheckoutReplaced, err)
			assert.Equal(t, []string{second.Checkout}, h.pay.payable())
		})
	}
}

// What was recorded and never opened keeps its code for half an hour.
func TestPayments_P12_reservation(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	h.store.cutOff(2, before) // the provider has opened it, and nobody could write that down
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "EENMALIG")
	refused(t, domain.Unavailable, domain.CodeStoreAway, err)
	require.True(t, h.store.wasCut())
	h.clock.pass(30*time.Minute - time.Second)
	assert.Equal(t, "used_up", h.refusal(other, "EENMALIG"))
	h.clock.pass(time.Second)
	assert.True(t, h.valid(other, "EENMALIG"))
}

// A request has 20 checkouts a day. One that is still open is not opened again.
func TestPayments_StartCheckout_perDay(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	tabs := [2]string{"", "WELKOM"}
	for i := range 20 {
		h.checkout(who, req, tabs[i%2])
		h.clock.pass(time.Minute)
	}
	open := h.checkout(who, req, tabs[1])
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, tabs[0])
	refused(t, domain.Limited, domain.CodeRateLimited, err)
	assert.Equal(t, []string{open.Checkout}, h.pay.payable(), "what is open stays open")
	h.checkout(who, h.processed(who), tabs[0])

	h.clock.pass(24*time.Hour - 20*time.Minute)
	h.checkout(who, req, tabs[0])
	_, err = h.Payments.StartCheckout(h.ctx(), who, req.Number, tabs[1])
	refused(t, domain.Limited, domain.CodeRateLimited, err)
}

func TestPayments_P11_zeroPrice(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "GRATIS", Price: 0, MaxUses: 1})
	h.checkout(who, req, "") // a checkout that must not stay open
	h.pay.opening.fails(errors.New("must not be asked"))
	started := h.checkout(who, req, "gratis")
	assert.Empty(t, started.Checkout)
	assert.Equal(t, publicURL+"/succes/"+req.Number+"?payment=success", started.URL)
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	assert.Zero(t, h.pay.opening.count())
	assert.Empty(t, h.pay.payable(), "nothing is left to pay")
	pay := h.payments(req)[0]
	assert.Equal(t, request.Paid, pay.Status)
	assert.Zero(t, pay.Amount)
	assert.Equal(t, h.clock.Now(), pay.PaidAt)
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "")
	refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
	h.pay.opening.does(nil)
	next := h.processed(who)
	_, err = h.Payments.StartCheckout(h.ctx(), who, next.Number, "GRATIS")
	refuses(t, "used_up", err)
}
