package app_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/payments"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// A checkout that could not be closed is closed before the next one opens.
func TestPayments_P08_closingFails(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	h.checkout(who, req, "")
	h.pay.closing.fails(errors.New("connection refused"))
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "WELKOM")
	refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Len(t, h.pay.payable(), 1)
	h.pay.closing.does(nil)
	second := h.checkout(who, req, "WELKOM")
	assert.Equal(t, []string{second.Checkout}, h.pay.payable())
}

func TestPayments_StartCheckout_providerFails(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	other := h.processed(h.user("pieters"))
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	h.pay.opening.fails(errors.New("connection refused"))
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "EENMALIG")
	refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Equal(t, request.Unpaid, h.request(req.ID).PaymentStatus)
	assert.Empty(t, h.pay.payable())
	list, err := h.Payments.ListPayments(h.ctx(), who, req.Number, wholeList)
	require.NoError(t, err)
	assert.Empty(t, list.Items, "the payer has broken nothing off")
	h.pay.opening.does(nil)
	_, err = h.Payments.StartCheckout(h.ctx(), usecase.Administrator(), other.Number, "EENMALIG")
	require.NoError(t, err, "the code is free again")
}

// Two calls open the same checkout, and only one of them hears of it.
func TestPayments_StartCheckout_oneOfTwoFails(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	var second payments.CheckoutStart
	h.pay.opening.does(func(_ context.Context, call int) error {
		if call == 1 {
			second = h.checkout(who, req, "")
			return errors.New("connection reset")
		}
		return nil
	})
	_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "")
	refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Equal(t, request.PaymentPending, h.payments(req)[0].Status)
	assert.Equal(t, []string{second.Checkout}, h.pay.payable())
}

// The caller leaves while the provider is slow: what came of it is written all the same.
func TestPayments_StartCheckout_callerLeaves(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.processed(who)
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	ctx, leave := context.WithCancel(h.ctx())
	h.pay.opening.does(func(ctx context.Context, _ int) error { leave(); return ctx.Err() })
	_, err := h.Payments.StartCheckout(ctx, who, req.Number, "EENMALIG")
	refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.True(t, h.valid(h.user("pieters"), "EENMALIG"))

	ctx, leave = context.WithCancel(h.ctx())
	h.pay.opening.does(func(context.Context, int) error { leave(); return nil })
	started, err := h.Payments.StartCheckout(ctx, who, req.Number, "EENMALIG")
	require.NoError(t, err)
	assert.Equal(t, started.Checkout, h.payments(req)[0].Checkout, "what was opened is written down")
}

// Cut off at every Write of a checkout: the next try ends with one checkout that
// can be paid, and the code's one use is not lost.
func TestPayments_P09_cutOffAnywhere(t *testing.T) {
	for _, how := range []cut{before, undone, unheardOf} {
		for _, n := range []int{1, 2} {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				who := h.user("jansen")
				req := h.processed(who)
				h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
				h.store.cutOff(n, how)
				_, err := h.Payments.StartCheckout(h.ctx(), who, req.Number, "EENMALIG")
				require.Error(t, err)
				require.True(t, h.store.wasCut())
				started := h.checkout(who, req, "EENMALIG")
				assert.Equal(t, []string{started.Checkout}, h.pay.payable())
				require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
				assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
			})
		}
	}
}
