package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/payment"
	"wbso/domain/request"
)

func TestDispute_P13_takesNothingBack(t *testing.T) {
	asked := payment.Dispute{Status: payment.DisputeOpen, Amount: 100_00, Due: now}
	paid := payment.Payment{ID: 1, Request: 1, Status: request.Paid, Amount: 100_00, Currency: "eur", Checkout: "a"}
	for _, before := range []request.PaymentStatus{request.PaymentPending, request.Paid, request.PaymentRefunded} {
		for _, dispute := range []payment.Dispute{asked, {Status: payment.DisputeLost, Amount: 100_00}, {Status: payment.DisputeWon}} {
			p := paid
			p.Status = before
			changes := payment.SettlePayments([]payment.Payment{p}, payment.PaymentEvent{Checkout: "a", Dispute: dispute}, nil, now)
			want := p
			want.Dispute = dispute
			assert.Equal(t, []payment.PaymentChange{{Before: p, After: want}}, changes)
		}
	}
}

func TestDispute_Join_theOutcomeStays(t *testing.T) {
	open := payment.Dispute{Status: payment.DisputeOpen, Amount: 100_00, Due: now}
	lost := payment.Dispute{Status: payment.DisputeLost, Amount: 100_00}
	assert.Equal(t, lost, open.JoinDispute(lost))
	assert.Equal(t, lost, lost.JoinDispute(open))
	assert.Equal(t, open, open.JoinDispute(payment.Dispute{}))
	later := payment.Dispute{Status: payment.DisputeOpen, Amount: 90_00, Due: now.AddDate(0, 0, 1)}
	assert.Equal(t, payment.Dispute{Status: payment.DisputeOpen, Amount: 100_00, Due: later.Due}, open.JoinDispute(later))
	assert.Equal(t, open.JoinDispute(later), later.JoinDispute(open))
}

// Refunds go to the intent with which the money came in.
func TestSettle_theFirstIntentStays(t *testing.T) {
	paid := payment.Payment{ID: 1, Request: 1, Status: request.PaymentPending, Amount: 100_00, Currency: "eur", Checkout: "a"}
	first := payment.PaymentEvent{Checkout: "a", Status: request.Paid, Amount: 100_00, Currency: "eur", Intent: "pi_1"}
	kept := payment.SettlePayments([]payment.Payment{paid}, first, nil, now)[0].After
	assert.Equal(t, "pi_1", kept.Intent)
	first.Intent = "pi_2"
	assert.Empty(t, payment.SettlePayments([]payment.Payment{kept}, first, nil, now))
}
