package payments_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/fakepay"
	"wbso/app/apptest"
	"wbso/app/payments"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// A checkout that could not be closed is closed before the next one opens.
func TestPayments_P08_closingFails(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
	h.Checkout(who, req, "")
	h.Pay.Closing.Fails(errors.New("connection refused"))
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "WELKOM", 0)
	apptest.Refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Len(t, h.Pay.Payable(), 1)
	h.Pay.Closing.Does(nil)
	second := h.Checkout(who, req, "WELKOM")
	assert.Equal(t, []string{second.Checkout}, h.Pay.Payable())
}

func TestPayments_StartCheckout_providerFails(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	other := h.Processed(h.User("pieters"))
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	h.Pay.Opening.Fails(errors.New("connection refused"))
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "EENMALIG", 0)
	apptest.Refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Equal(t, request.Unpaid, h.Request(req.ID).PaymentStatus)
	assert.Empty(t, h.Pay.Payable())
	list, err := h.Payments.ListPayments(h.Ctx(), who, req.Number, apptest.WholeList)
	require.NoError(t, err)
	assert.Empty(t, list.Items, "the payer has broken nothing off")
	h.Pay.Opening.Does(nil)
	_, err = h.Payments.StartCheckout(h.Ctx(), usecase.Administrator(), other.Number, "EENMALIG", 0)
	require.NoError(t, err, "the code is free again")
}

// Two calls open the same checkout, and only one of them hears of it.
func TestPayments_StartCheckout_oneOfTwoFails(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	var second payments.CheckoutStart
	h.Pay.Opening.Does(func(_ context.Context, call int) error {
		if call == 1 {
			second = h.Checkout(who, req, "")
			return errors.New("connection reset")
		}
		return nil
	})
	_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "", 0)
	apptest.Refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.Equal(t, request.PaymentPending, h.PaymentsOf(req)[0].Status)
	assert.Equal(t, []string{second.Checkout}, h.Pay.Payable())
}

// The caller leaves while the provider is slow: what came of it is written all the same.
func TestPayments_StartCheckout_callerLeaves(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Processed(who)
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	ctx, leave := context.WithCancel(h.Ctx())
	h.Pay.Opening.Does(func(ctx context.Context, _ int) error { leave(); return ctx.Err() })
	_, err := h.Payments.StartCheckout(ctx, who, req.Number, "EENMALIG", 0)
	apptest.Refused(t, domain.Unavailable, domain.CodePaymentFailed, err)
	assert.True(t, h.Valid(h.User("pieters"), "EENMALIG"))

	ctx, leave = context.WithCancel(h.Ctx())
	h.Pay.Opening.Does(func(context.Context, int) error { leave(); return nil })
	started, err := h.Payments.StartCheckout(ctx, who, req.Number, "EENMALIG", 0)
	require.NoError(t, err)
	assert.Equal(t, started.Checkout, h.PaymentsOf(req)[0].Checkout, "what was opened is written down")
}

// Cut off at every Write of a checkout: the next try ends with one checkout that
// can be paid, and the code's one use is not lost.
func TestPayments_P09_cutOffAnywhere(t *testing.T) {
	for _, how := range []apptest.Cut{apptest.Before, apptest.Undone, apptest.UnheardOf} {
		for _, n := range []int{1, 2} {
			t.Run(fmt.Sprintf("way %d, write %d", how, n), func(t *testing.T) {
				h := newTestServer(t)
				who := h.User("jansen")
				req := h.Processed(who)
				h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
				h.Store.CutOff(n, how)
				_, err := h.Payments.StartCheckout(h.Ctx(), who, req.Number, "EENMALIG", 0)
				require.Error(t, err)
				require.True(t, h.Store.WasCut())
				started := h.Checkout(who, req, "EENMALIG")
				assert.Equal(t, []string{started.Checkout}, h.Pay.Payable())
				require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
				assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
			})
		}
	}
}
