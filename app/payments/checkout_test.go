package payments_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/payments"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

func TestPayments_StartCheckout_refusals(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	waiting := h.Submit(who, apptest.Submission())
	_, err := h.Payments.StartCheckout(h.Ctx(), who, waiting.Number, "", 0)
	apptest.Refused(t, domain.Conflict, domain.CodeNotProcessed, err)
	h.RunDue(1)
	h.Checkout(who, waiting, "")
	require.NoError(t, h.Report(h.PaymentsOf(waiting)[0], fakepay.Completed, "paid"))
	_, err = h.Payments.StartCheckout(h.Ctx(), who, waiting.Number, "", 0)
	apptest.Refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
	assert.Len(t, h.PaymentsOf(waiting), 1)
}

func TestPayments_StartCheckout_twoTabs(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	first := h.Checkout(who, req, "")
	assert.Equal(t, first, h.Checkout(who, req, ""))
	assert.Equal(t, 1, h.Pay.Opening.Count(), "the open checkout is given again")
	assert.Len(t, h.PaymentsOf(req), 1)

	h.Clock.Pass(25 * time.Hour) // it has expired, though nobody said so
	third := h.Checkout(who, req, "")
	assert.NotEqual(t, first.Checkout, third.Checkout)
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
}

// Only a checkout that asks for the same price with the same code is given again.
func TestPayments_StartCheckout_sameQuestion(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	h.Code(payment.DiscountCode{Code: "VRIEND", Price: 49500})
	req := h.Processed(who)
	first := h.Checkout(who, req, "WELKOM")
	second := h.Checkout(who, req, "VRIEND")
	assert.NotEqual(t, first, second, "another code of the same price")
	assert.Equal(t, []int{0, 1}, []int{h.Uses("WELKOM"), h.Uses("VRIEND")})

	raised := h.Processed(who)
	h.Write(func(r ports.Repos) error { // as an older version of the program left it
		_, err := r.Payments.AddPayment(h.Ctx(), payment.Payment{Request: raised.ID, Status: request.PaymentPending, Amount: 90000, Currency: "eur",
			Checkout: "cs_old", CreatedAt: h.Clock.Now(), ExpiresAt: h.Clock.Now().Add(time.Hour)})
		return err
	})
	assert.NotEqual(t, "cs_old", h.Checkout(who, raised, "").Checkout, "another price")
	assert.Equal(t, domain.Cents(96195), h.PaymentsOf(raised)[0].Amount)
}

// The provider is asked to close what can still be paid there, and nothing else.
func TestPayments_StartCheckout_closesWhatIsOpen(t *testing.T) {
	for name, c := range map[string]struct {
		end    func(h *testServer, p payment.Payment) error
		closed int
	}{
		"open":             {func(*testServer, payment.Payment) error { return nil }, 1},
		"expired by event": {func(h *testServer, p payment.Payment) error { return h.Report(p, fakepay.Expired, "unpaid") }, 1},
		"expired by time":  {func(h *testServer, p payment.Payment) error { h.Clock.Pass(25 * time.Hour); return nil }, 0},
		"failed":           {func(h *testServer, p payment.Payment) error { return h.Report(p, fakepay.AsyncFailed, "unpaid") }, 0},
		"refunded":         {func(h *testServer, p payment.Payment) error { return h.Report(p, fakepay.Refunded, "") }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			who, req, pay := h.opened("jansen")
			h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
			require.NoError(t, c.end(h, pay))
			assert.Zero(t, h.Pay.Closing.Count(), "the provider knows what it reports")
			h.Checkout(who, req, "WELKOM")
			assert.Equal(t, c.closed, h.Pay.Closing.Count())
		})
	}
}

func TestPayments_P08_racingTabs(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Processed(who)
		started := make([]payments.CheckoutStart, 8)
		errs := apptest.Racing(8, func(i int) (err error) {
			started[i], err = h.Payments.StartCheckout(h.Ctx(), who, req.Number, "", 0)
			return err
		})
		require.Equal(t, 8, apptest.Won(errs), "%v", errs)
		for _, s := range started {
			assert.Equal(t, started[0], s)
		}
		assert.Len(t, h.PaymentsOf(req), 1)
		assert.Equal(t, []string{started[0].Checkout}, h.Pay.Payable())
	})
}

func TestPayments_P08_otherCodeClosesEarlierSession(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	first := h.Checkout(who, req, "")
	second := h.Checkout(who, req, "welkom")
	assert.NotEqual(t, first.Checkout, second.Checkout)
	assert.Equal(t, []string{second.Checkout}, h.Pay.Payable())
	list := h.PaymentsOf(req)
	require.Len(t, list, 2)
	assert.Equal(t, request.PaymentPending, list[0].Status)
	assert.Equal(t, domain.Cents(59895), list[0].Amount)
	assert.Equal(t, request.PaymentExpired, list[1].Status)
	assert.Equal(t, request.PaymentPending, h.Request(req.ID).PaymentStatus)

	third := h.Checkout(who, req, "")
	assert.Equal(t, []string{third.Checkout}, h.Pay.Payable())
}

// Tabs with different codes at once: whatever happens, one checkout can be paid.
// The payer had the first page still open and was faster than its closing.
func TestPayments_P08_paidBesideAnotherCheckout(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		req := h.Processed(who)
		h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500, MaxUses: 1})
		h.Checkout(who, req, "")
		second := h.Checkout(who, req, "welkom")
		require.Equal(t, []string{second.Checkout}, h.Pay.Payable())
		require.NoError(t, h.Report(h.PaymentsOf(req)[1], fakepay.Completed, "paid"))
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		assert.Equal(t, request.PaymentExpired, h.PaymentsOf(req)[0].Status, "and its code is free again")
		assert.Empty(t, h.Pay.Payable(), "nobody can pay twice")
	})
}

func TestPayments_P08_racingCodes(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
		h.Code(payment.DiscountCode{Code: "VRIEND", Price: 29500})
		for range 4 {
			req := h.Processed(who)
			before := len(h.Pay.Payable())
			errs := apptest.Racing(3, func(i int) error {
				_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, []string{"", "WELKOM", "VRIEND"}[i], 0)
				return err
			})
			for _, err := range errs {
				if err != nil {
					apptest.Refused(t, domain.Conflict, domain.CodeCheckoutReplaced, err)
				}
			}
			assert.GreaterOrEqual(t, apptest.Won(errs), 1)
			assert.Len(t, h.Pay.Payable(), before+1)
			assert.Equal(t, request.PaymentPending, h.Request(req.ID).PaymentStatus)
		}
	})
}

// While one tab waits for the provider, another asks for another price.
func TestPayments_P08_replacedWhileOpening(t *testing.T) {
	for _, price := range []domain.Cents{49500, 0} {
		t.Run(price.Euros(), func(t *testing.T) {
			h := newTestServer(t)
			who := h.User("jansen")
			req := h.Processed(who)
			h.Code(payment.DiscountCode{Code: "WELKOM", Price: price})
			var second payments.CheckoutStart
			h.Pay.Opening.Does(func(_ context.Context, call int) (err error) {
				if call == 1 {
					second, err = h.Payments.StartCheckout(h.Ctx(), who, req.Number, "WELKOM", 0)
				}
				return err
			})
			_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "", 0)
			if price == 0 {
				apptest.Refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
				assert.Empty(t, h.Pay.Payable())
				assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
				return
			}
			apptest.Refused(t, domain.Conflict, domain.CodeCheckoutReplaced, err)
			assert.Equal(t, []string{second.Checkout}, h.Pay.Payable())
		})
	}
}

// What was recorded and never opened keeps its code for half an hour.
func TestPayments_P12_reservation(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	h.Store.CutOff(2, apptest.Before) // the provider has opened it, and nobody could write that down
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "EENMALIG", 0)
	apptest.Refused(t, domain.Unavailable, domain.CodeStoreAway, err)
	require.True(t, h.Store.WasCut())
	h.Clock.Pass(30*time.Minute - time.Second)
	assert.Equal(t, "used_up", h.Refusal(other, "EENMALIG"))
	h.Clock.Pass(time.Second)
	assert.True(t, h.Valid(other, "EENMALIG"))
}

// A request has 20 checkouts a day. One that is still open is not opened again.
func TestPayments_StartCheckout_perDay(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	tabs := [2]string{"", "WELKOM"}
	for i := range 20 {
		h.Checkout(who, req, tabs[i%2])
		h.Clock.Pass(time.Minute)
	}
	open := h.Checkout(who, req, tabs[1])
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, tabs[0], 0)
	apptest.Refused(t, domain.Limited, domain.CodeRateLimited, err)
	assert.Equal(t, []string{open.Checkout}, h.Pay.Payable(), "what is open stays open")
	h.Checkout(who, h.Processed(who), tabs[0])

	h.Clock.Pass(24*time.Hour - 20*time.Minute)
	h.Checkout(who, req, tabs[0])
	_, err = h.Payments.StartCheckout(h.Ctx(), who, req.Number, tabs[1], 0)
	apptest.Refused(t, domain.Limited, domain.CodeRateLimited, err)
}

func TestPayments_P11_zeroPrice(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "GRATIS", Price: 0, MaxUses: 1})
	h.Checkout(who, req, "") // a checkout that must not stay open
	h.Pay.Opening.Fails(errors.New("must not be asked"))
	started := h.Checkout(who, req, "gratis")
	assert.Empty(t, started.Checkout)
	assert.Equal(t, apptest.PublicURL+"/succes/"+req.Number+"?payment=success", started.URL)
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	assert.Zero(t, h.Pay.Opening.Count())
	assert.Empty(t, h.Pay.Payable(), "nothing is left to pay")
	pay := h.PaymentsOf(req)[0]
	assert.Equal(t, request.Paid, pay.Status)
	assert.Zero(t, pay.Amount)
	assert.Equal(t, h.Clock.Now(), pay.PaidAt)
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "", 0)
	apptest.Refused(t, domain.Conflict, domain.CodeAlreadyPaid, err)
	h.Pay.Opening.Does(nil)
	next := h.Processed(who)
	_, err = h.Payments.StartCheckout(h.Ctx(), who, next.Number, "GRATIS", 0)
	refuses(t, "used_up", err)
}
