package payments_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/payment"
)

const operator = "info@localhost"

// The operator gets one mail for what is to be paid back, however often it is reported.
func TestMail_P07_P08_theOperatorHearsOfARefund(t *testing.T) {
	h := newTestServer(t)
	request, _, due := h.paidTwice(h.User("jansen"))
	require.NoError(t, h.Report(due, "checkout.session.completed", "paid"))
	h.Mail()
	mails := h.Post.To(operator)
	require.Len(t, mails, 1)
	assert.Equal(t, "Betaling terug te betalen van "+request.Number, mails[0].Subject)
	assert.Contains(t, mails[0].Text, due.Checkout[:20])
	assert.NotContains(t, mails[0].Text, "jansen")
}

// What was settled before the mail went out is not worth one.
func TestMail_P08_noMailForWhatWasPaidBack(t *testing.T) {
	h := newTestServer(t)
	_, _, due := h.paidTwice(h.User("jansen"))
	_, err := h.Payments.MarkRefunded(h.Ctx(), due.ID)
	require.NoError(t, err)
	h.Mail()
	assert.Empty(t, h.Post.To(operator))
}

func TestMail_P13_theOperatorHearsOfADispute(t *testing.T) {
	h := newTestServer(t)
	request := h.Paid(h.User("jansen"))
	pay := h.PaymentsOf(request)[0]
	for i, dispute := range []payment.Dispute{
		{Status: payment.DisputeOpen, Amount: pay.Amount, Due: time.Date(2026, 12, 1, 23, 59, 0, 0, time.UTC)},
		{Status: payment.DisputeOpen, Amount: pay.Amount, Due: time.Date(2026, 12, 1, 23, 59, 0, 0, time.UTC)},
	} {
		h.Pay.Reads = &payment.PaymentEvent{ID: string(rune('a' + i)), Checkout: pay.Checkout, Intent: pay.Intent, Dispute: dispute}
		require.NoError(t, h.Payments.Webhook(h.Ctx(), nil, ""))
	}
	h.Mail()
	mails := h.Post.To(operator)
	require.Len(t, mails, 1)
	assert.Contains(t, mails[0].Text, "uiterlijk 1 december 2026")
	assert.Contains(t, mails[0].Text, "pi_"+pay.Checkout)
}
