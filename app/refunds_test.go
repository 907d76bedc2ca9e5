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

// paidTwice is a request whose owner paid with a code in one tab, and then in full
// on a page that was still open in another. It returns the payments, newest first.
func (h *testServer) paidTwice(who usecase.Actor) (req request.Request, withCode, inFull payment.Payment) {
	h.t.Helper()
	req = h.processed(who)
	h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500, MaxUses: 1})
	h.checkout(who, req, "")
	h.checkout(who, req, "welkom")
	require.NoError(h.t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	require.NoError(h.t, h.report(h.payments(req)[1], fakepay.AsyncSucceeded, "paid"))
	list := h.payments(req)
	require.Len(h.t, list, 2)
	return h.request(req.ID), list[0], list[1]
}

// toRefund are the payments that the operator is to pay back.
func (h *testServer) toRefund() []payment.Payment {
	h.t.Helper()
	list, err := h.Payments.ListAllPayments(h.ctx(), payment.PaymentFilter{RefundDue: true}, wholeList)
	require.NoError(h.t, err)
	return list.Items
}

// refund reports that so much of a payment was paid back so far.
func (h *testServer) refund(p payment.Payment, amount domain.Cents) error {
	p.Refunded = amount
	return h.report(p, fakepay.Refunded, "")
}

func TestPayments_P08_aSecondPaymentIsToBePaidBack(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		req, first, second := h.paidTwice(h.user("jansen"))
		assert.Equal(t, request.Paid, req.PaymentStatus)
		assert.Equal(t, []any{request.Paid, false}, []any{first.Status, first.IsRefundDue()})
		assert.Equal(t, []any{request.Paid, true}, []any{second.Status, second.IsRefundDue()}, "kept, and owed")
		assert.Equal(t, []payment.Payment{second}, h.toRefund())
		assert.EqualValues(t, 1, h.refunds.Load())
		lines := h.log.errors()
		require.Len(t, lines, 1)
		assert.Contains(t, lines[0], "a payment is to be paid back")
		assert.NotContains(t, lines[0], "jansen")
	})
}

// A checkout expires and its code goes to somebody else; then its payment comes after all.
func TestPayments_P12_aPaymentForAUsedUpCodeIsToBePaidBack(t *testing.T) {
	for name, ends := range map[string]func(h *testServer, p payment.Payment) error{
		"expired by event": func(h *testServer, p payment.Payment) error { return h.report(p, fakepay.Expired, "unpaid") },
		"expired by time":  func(h *testServer, p payment.Payment) error { h.clock.pass(25 * time.Hour); return nil },
		"failed":           func(h *testServer, p payment.Payment) error { return h.report(p, fakepay.AsyncFailed, "unpaid") },
	} {
		t.Run(name, func(t *testing.T) {
			h := newTestServer(t)
			late, quick := h.user("jansen"), h.user("pieters")
			h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
			slow, other := h.processed(late), h.processed(quick)
			h.checkout(late, slow, "EENMALIG")
			require.NoError(t, ends(h, h.payments(slow)[0]))
			h.checkout(quick, other, "EENMALIG")
			require.NoError(t, h.report(h.payments(slow)[0], fakepay.AsyncSucceeded, "paid"))
			assert.True(t, h.payments(slow)[0].IsRefundDue(), "the other's checkout has reserved it")
			require.NoError(t, h.report(h.payments(other)[0], fakepay.Completed, "paid"))

			assert.Equal(t, request.Unpaid, h.request(slow.ID).PaymentStatus)
			assert.Equal(t, request.Paid, h.request(other.ID).PaymentStatus)
			assert.Equal(t, 1, h.uses("EENMALIG"))
			assert.Equal(t, h.payments(slow), h.toRefund())

			h.checkout(late, slow, "") // and the request can be paid all the same
			require.NoError(t, h.report(h.payments(slow)[0], fakepay.Completed, "paid"))
			assert.Equal(t, request.Paid, h.request(slow.ID).PaymentStatus)
			assert.Len(t, h.toRefund(), 1)
		})
	}
}

// Late, but the code has a use left: then it is as good as in time.
func TestPayments_P12_aLatePaymentTakesAUseThatIsLeft(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	req := h.processed(who)
	h.checkout(who, req, "EENMALIG")
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Expired, "unpaid"))
	require.NoError(t, h.DiscountCodes.DisableDiscountCode(h.ctx(), "EENMALIG"))
	require.NoError(t, h.report(h.payments(req)[0], fakepay.AsyncSucceeded, "paid"))
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	assert.Equal(t, 1, h.uses("EENMALIG"))
	assert.Empty(t, h.toRefund())
}

// Two payments for the last use of a code come in at once.
func TestPayments_P12_racingForTheLastUse(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
		var expired []payment.Payment
		for range 6 {
			req := h.processed(who)
			h.checkout(who, req, "EENMALIG")
			require.NoError(t, h.report(h.payments(req)[0], fakepay.Expired, "unpaid"))
			expired = append(expired, h.payments(req)[0])
		}
		errs := racing(len(expired), func(i int) error { return h.report(expired[i], fakepay.AsyncSucceeded, "paid") })
		require.Equal(t, len(expired), won(errs), "%v", errs)
		assert.Equal(t, 1, h.uses("EENMALIG"))
		assert.Len(t, h.toRefund(), len(expired)-1)
	})
}

// The payments of two open checkouts of a request come in at once.
func TestPayments_P08_racingPayments(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		h.code(payment.DiscountCode{Code: "WELKOM", Price: 49500})
		for range 4 {
			req := h.processed(who)
			h.checkout(who, req, "")
			h.checkout(who, req, "WELKOM")
			h.refunds.Store(0)
			payments := h.payments(req)
			errs := racing(len(payments), func(i int) error { return h.report(payments[i], fakepay.Completed, "paid") })
			require.Equal(t, len(payments), won(errs), "%v", errs)
			list := h.payments(req)
			assert.NotEqual(t, list[0].IsRefundDue(), list[1].IsRefundDue())
			assert.EqualValues(t, 1, h.refunds.Load())
			assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		}
	})
}

func TestPayments_Refunded_settles(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req, kept, due := h.paidTwice(who)
	version := h.listVersion(who)

	require.NoError(t, h.refund(due, 1_00), "a part of it")
	assert.Len(t, h.toRefund(), 1, "is not all of it")

	settled, err := h.Payments.MarkRefunded(h.ctx(), due.ID)
	require.NoError(t, err)
	assert.Equal(t, []any{request.PaymentRefunded, false, due.Amount}, []any{settled.Status, settled.IsRefundDue(), settled.Refunded})
	assert.Equal(t, []payment.Payment{kept, settled}, h.payments(req))
	assert.Empty(t, h.toRefund())
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	assert.Equal(t, 1, h.uses("WELKOM"))
	assert.Greater(t, h.listVersion(who), version, "the payer sees it")

	version = h.listVersion(who)
	require.NoError(t, h.refund(due, due.Amount), "the provider says the same")
	assert.Equal(t, []payment.Payment{kept, settled}, h.payments(req))
	assert.Equal(t, version, h.listVersion(who), "once is enough")
	for _, id := range []int64{due.ID, kept.ID} {
		_, err = h.Payments.MarkRefunded(h.ctx(), id)
		refused(t, domain.Conflict, domain.CodeNotRefundDue, err)
	}
	_, err = h.Payments.MarkRefunded(h.ctx(), 999)
	refused(t, domain.NotFound, domain.CodeNotFound, err)
	assert.EqualValues(t, 1, h.refunds.Load())
}

func TestPayments_Refunded_byTheProvider(t *testing.T) {
	h := newTestServer(t)
	req, kept, due := h.paidTwice(h.user("jansen"))
	require.NoError(t, h.refund(due, due.Amount))
	assert.Equal(t, request.PaymentRefunded, h.payments(req)[1].Status)
	assert.Empty(t, h.toRefund())
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	_, err := h.Payments.MarkRefunded(h.ctx(), due.ID)
	refused(t, domain.Conflict, domain.CodeNotRefundDue, err)
	assert.Equal(t, kept, h.payments(req)[0])
}

// The code of a surplus payment is not used, also after the payment was paid back.
func TestPayments_P12_aSurplusPaymentUsesNoCode(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	h.code(payment.DiscountCode{Code: "EENMALIG", Price: 49500, MaxUses: 1})
	req := h.processed(who)
	h.checkout(who, req, "EENMALIG")
	h.checkout(who, req, "")
	require.NoError(t, h.report(h.payments(req)[0], fakepay.Completed, "paid"))
	require.NoError(t, h.report(h.payments(req)[1], fakepay.Completed, "paid"))
	assert.Zero(t, h.uses("EENMALIG"))
	_, err := h.Payments.MarkRefunded(h.ctx(), h.toRefund()[0].ID)
	require.NoError(t, err)
	assert.Zero(t, h.uses("EENMALIG"))
	assert.True(t, h.valid(h.user("pieters"), "EENMALIG"))
}

// The operator paid the other one of two back: what is left pays for the request.
func TestPayments_P13_theOtherOneWasRefunded(t *testing.T) {
	h := newTestServer(t)
	req, kept, due := h.paidTwice(h.user("jansen"))
	require.NoError(t, h.refund(kept, kept.Amount))
	list := h.payments(req)
	assert.Equal(t, []request.PaymentStatus{request.PaymentRefunded, request.Paid}, []request.PaymentStatus{list[0].Status, list[1].Status})
	assert.Empty(t, h.toRefund())
	assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
	require.NoError(t, h.refund(due, due.Amount))
	assert.Equal(t, request.PaymentRefunded, h.request(req.ID).PaymentStatus)
}

func TestPayments_P13_aPartRefundedTakesNothingBack(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	req := h.paid(who)
	pay := h.payments(req)[0]
	for _, amount := range []domain.Cents{100_00, 50_00} { // the older one comes late
		require.NoError(t, h.refund(pay, amount))
		assert.Equal(t, request.Paid, h.request(req.ID).PaymentStatus)
		assert.Equal(t, domain.Cents(100_00), h.payments(req)[0].Refunded)
	}
	for _, amount := range []domain.Cents{-1, pay.Amount + 1} {
		require.NoError(t, h.refund(pay, amount))
		assert.Equal(t, domain.Cents(100_00), h.payments(req)[0].Refunded)
	}
	assert.Len(t, h.log.errors(), 2, "amounts that cannot be")
	require.NoError(t, h.refund(pay, pay.Amount))
	assert.Equal(t, request.PaymentRefunded, h.request(req.ID).PaymentStatus)
	assert.Equal(t, pay.Amount, h.payments(req)[0].Refunded)
}
