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

// paidTwice is a request whose owner paid with a code in one tab, and then in full
// on a page that was still open in another. It returns the payments, newest first.
func (h *testServer) paidTwice(who usecase.Actor) (req request.Request, withCode, inFull payment.Payment) {
	h.T.Helper()
	req = h.Processed(who)
	h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500, MaxUses: 1})
	h.Checkout(who, req, "")
	h.Checkout(who, req, "welkom")
	require.NoError(h.T, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	require.NoError(h.T, h.Report(h.PaymentsOf(req)[1], fakepay.AsyncSucceeded, "paid"))
	list := h.PaymentsOf(req)
	require.Len(h.T, list, 2)
	return h.Request(req.ID), list[0], list[1]
}

// toRefund are the payments that the operator is to pay back.
func (h *testServer) toRefund() []payment.Payment {
	h.T.Helper()
	list, err := h.Payments.ListAllPayments(h.Ctx(), payment.PaymentFilter{RefundDue: true}, apptest.WholeList)
	require.NoError(h.T, err)
	return list.Items
}

func TestPayments_P08_aSecondPaymentIsToBePaidBack(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req, first, second := h.paidTwice(h.User("jansen"))
		assert.Equal(t, request.Paid, req.PaymentStatus)
		assert.Equal(t, []any{request.Paid, false}, []any{first.Status, first.IsRefundDue()})
		assert.Equal(t, []any{request.Paid, true}, []any{second.Status, second.IsRefundDue()}, "kept, and owed")
		assert.Equal(t, []payment.Payment{second}, h.toRefund())
		assert.EqualValues(t, 1, h.Refunds.Load())
		lines := h.Log.Errors()
		require.Len(t, lines, 1)
		assert.Contains(t, lines[0], "a payment is to be paid back")
		assert.NotContains(t, lines[0], "jansen")
	})
}

// A checkout expires and its code goes to somebody else; then its payment comes after all.
func TestPayments_P12_aPaymentForAUsedUpCodeIsToBePaidBack(t *testing.T) {
	for name, ends := range map[string]func(h *testServer, p payment.Payment) error{
		"expired by event": func(h *testServer, p payment.Payment) error { return h.Report(p, fakepay.Expired, "unpaid") },
		"expired by time":  func(h *testServer, p payment.Payment) error { h.Clock.Pass(25 * time.Hour); return nil },
		"failed":           func(h *testServer, p payment.Payment) error { return h.Report(p, fakepay.AsyncFailed, "unpaid") },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			late, quick := h.User("jansen"), h.User("pieters")
			h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
			slow, other := h.Processed(late), h.Processed(quick)
			h.Checkout(late, slow, "EENMALIG")
			require.NoError(t, ends(h, h.PaymentsOf(slow)[0]))
			h.Checkout(quick, other, "EENMALIG")
			require.NoError(t, h.Report(h.PaymentsOf(slow)[0], fakepay.AsyncSucceeded, "paid"))
			assert.True(t, h.PaymentsOf(slow)[0].IsRefundDue(), "the other's checkout has reserved it")
			require.NoError(t, h.Report(h.PaymentsOf(other)[0], fakepay.Completed, "paid"))

			assert.Equal(t, request.Unpaid, h.Request(slow.ID).PaymentStatus)
			assert.Equal(t, request.Paid, h.Request(other.ID).PaymentStatus)
			assert.Equal(t, 1, h.Uses("EENMALIG"))
			assert.Equal(t, h.PaymentsOf(slow), h.toRefund())

			h.Checkout(late, slow, "") // and the request can be paid all the same
			require.NoError(t, h.Report(h.PaymentsOf(slow)[0], fakepay.Completed, "paid"))
			assert.Equal(t, request.Paid, h.Request(slow.ID).PaymentStatus)
			assert.Len(t, h.toRefund(), 1)
		})
	}
}

// Late, but the code has a use left: then it is as good as in time.
func TestPayments_P12_aLatePaymentTakesAUseThatIsLeft(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	req := h.Processed(who)
	h.Checkout(who, req, "EENMALIG")
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Expired, "unpaid"))
	require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.Ctx(), "EENMALIG"))
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.AsyncSucceeded, "paid"))
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	assert.Equal(t, 1, h.Uses("EENMALIG"))
	assert.Empty(t, h.toRefund())
}

// Two payments for the last use of a code come in at once.
func TestPayments_P12_racingForTheLastUse(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
		var expired []payment.Payment
		for range 6 {
			req := h.Processed(who)
			h.Checkout(who, req, "EENMALIG")
			require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Expired, "unpaid"))
			expired = append(expired, h.PaymentsOf(req)[0])
		}
		errs := apptest.Racing(len(expired), func(i int) error { return h.Report(expired[i], fakepay.AsyncSucceeded, "paid") })
		require.Equal(t, len(expired), apptest.Won(errs), "%v", errs)
		assert.Equal(t, 1, h.Uses("EENMALIG"))
		assert.Len(t, h.toRefund(), len(expired)-1)
	})
}

// The payments of two open checkouts of a request come in at once.
func TestPayments_P08_racingPayments(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		h.Code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
		for range 4 {
			req := h.Processed(who)
			h.Checkout(who, req, "")
			h.Checkout(who, req, "WELKOM")
			h.Refunds.Store(0)
			payments := h.PaymentsOf(req)
			errs := apptest.Racing(len(payments), func(i int) error { return h.Report(payments[i], fakepay.Completed, "paid") })
			require.Equal(t, len(payments), apptest.Won(errs), "%v", errs)
			list := h.PaymentsOf(req)
			assert.NotEqual(t, list[0].IsRefundDue(), list[1].IsRefundDue())
			assert.EqualValues(t, 1, h.Refunds.Load())
			assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		}
	})
}

func TestPayments_Refunded_settles(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req, kept, due := h.paidTwice(who)
	version := h.ListVersion(who)

	require.NoError(t, h.Refund(due, 1_00), "a part of it")
	assert.Len(t, h.toRefund(), 1, "is not all of it")

	settled, err := h.Payments.MarkRefunded(h.Ctx(), due.ID)
	require.NoError(t, err)
	assert.Equal(t, []any{request.PaymentRefunded, false, due.Amount}, []any{settled.Status, settled.IsRefundDue(), settled.Refunded})
	assert.Equal(t, []payment.Payment{kept, settled}, h.PaymentsOf(req))
	assert.Empty(t, h.toRefund())
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	assert.Equal(t, 1, h.Uses("WELKOM"))
	assert.Greater(t, h.ListVersion(who), version, "the payer sees it")

	version = h.ListVersion(who)
	require.NoError(t, h.Refund(due, due.Amount), "the provider says the same")
	assert.Equal(t, []payment.Payment{kept, settled}, h.PaymentsOf(req))
	assert.Equal(t, version, h.ListVersion(who), "once is enough")
	for _, id := range []int64{due.ID, kept.ID} {
		_, err = h.Payments.MarkRefunded(h.Ctx(), id)
		apptest.Refused(t, domain.Conflict, domain.CodeNotRefundDue, err)
	}
	_, err = h.Payments.MarkRefunded(h.Ctx(), 999)
	apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
	assert.EqualValues(t, 1, h.Refunds.Load())
}

func TestPayments_Refunded_byTheProvider(t *testing.T) {
	h := newTestServer(t)
	req, kept, due := h.paidTwice(h.User("jansen"))
	require.NoError(t, h.Refund(due, due.Amount))
	assert.Equal(t, request.PaymentRefunded, h.PaymentsOf(req)[1].Status)
	assert.Empty(t, h.toRefund())
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	_, err := h.Payments.MarkRefunded(h.Ctx(), due.ID)
	apptest.Refused(t, domain.Conflict, domain.CodeNotRefundDue, err)
	assert.Equal(t, kept, h.PaymentsOf(req)[0])
}

// The code of a surplus payment is not used, also after the payment was paid back.
func TestPayments_P12_aSurplusPaymentUsesNoCode(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	h.Code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	req := h.Processed(who)
	h.Checkout(who, req, "EENMALIG")
	h.Checkout(who, req, "")
	require.NoError(t, h.Report(h.PaymentsOf(req)[0], fakepay.Completed, "paid"))
	require.NoError(t, h.Report(h.PaymentsOf(req)[1], fakepay.Completed, "paid"))
	assert.Zero(t, h.Uses("EENMALIG"))
	_, err := h.Payments.MarkRefunded(h.Ctx(), h.toRefund()[0].ID)
	require.NoError(t, err)
	assert.Zero(t, h.Uses("EENMALIG"))
	assert.True(t, h.Valid(h.User("pieters"), "EENMALIG"))
}

// The operator paid the other one of two back: what is left pays for the request.
func TestPayments_P13_theOtherOneWasRefunded(t *testing.T) {
	h := newTestServer(t)
	req, kept, due := h.paidTwice(h.User("jansen"))
	require.NoError(t, h.Refund(kept, kept.Amount))
	list := h.PaymentsOf(req)
	assert.Equal(t, []request.PaymentStatus{request.PaymentRefunded, request.Paid}, []request.PaymentStatus{list[0].Status, list[1].Status})
	assert.Empty(t, h.toRefund())
	assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
	require.NoError(t, h.Refund(due, due.Amount))
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus)
}

func TestPayments_P13_aPartRefundedTakesNothingBack(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	req := h.Paid(who)
	pay := h.PaymentsOf(req)[0]
	for _, amount := range []domain.Cents{100_00, 50_00} { // the older one comes late
		require.NoError(t, h.Refund(pay, amount))
		assert.Equal(t, request.Paid, h.Request(req.ID).PaymentStatus)
		assert.Equal(t, domain.Cents(100_00), h.PaymentsOf(req)[0].Refunded)
	}
	for _, amount := range []domain.Cents{-1, pay.Amount + 1} {
		require.NoError(t, h.Refund(pay, amount))
		assert.Equal(t, domain.Cents(100_00), h.PaymentsOf(req)[0].Refunded)
	}
	assert.Len(t, h.Log.Errors(), 2, "amounts that cannot be")
	require.NoError(t, h.Refund(pay, pay.Amount))
	assert.Equal(t, request.PaymentRefunded, h.Request(req.ID).PaymentStatus)
	assert.Equal(t, pay.Amount, h.PaymentsOf(req)[0].Refunded)
}
