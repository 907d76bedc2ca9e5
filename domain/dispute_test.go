package domain_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestDispute_P13_takesNothingBack(t *testing.T) {
	asked := domain.Dispute{Status: domain.DisputeOpen, Amount: 100_00, Due: now}
	paid := domain.Payment{ID: 1, Request: 1, Status: domain.Paid, Amount: 100_00, Currency: "eur", Checkout: "a"}
	for _, before := range []domain.PaymentStatus{domain.PaymentPending, domain.Paid, domain.PaymentRefunded} {
		for _, dispute := range []domain.Dispute{asked, {Status: domain.DisputeLost, Amount: 100_00}, {Status: domain.DisputeWon}} {
			p := paid
			p.Status = before
			changes := domain.Settle([]domain.Payment{p}, domain.PaymentEvent{Checkout: "a", Dispute: dispute}, nil, now)
			want := p
			want.Dispute = dispute
			assert.Equal(t, []domain.PaymentChange{{Before: p, After: want}}, changes)
		}
	}
}

func TestDispute_Join_theOutcomeStays(t *testing.T) {
	open := domain.Dispute{Status: domain.DisputeOpen, Amount: 100_00, Due: now}
	lost := domain.Dispute{Status: domain.DisputeLost, Amount: 100_00}
	assert.Equal(t, lost, open.Join(lost))
	assert.Equal(t, lost, lost.Join(open))
	assert.Equal(t, open, open.Join(domain.Dispute{}))
	later := domain.Dispute{Status: domain.DisputeOpen, Amount: 90_00, Due: now.AddDate(0, 0, 1)}
	assert.Equal(t, domain.Dispute{Status: domain.DisputeOpen, Amount: 100_00, Due: later.Due}, open.Join(later))
	assert.Equal(t, open.Join(later), later.Join(open))
}

// Refunds go to the intent with which the money came in.
func TestSettle_theFirstIntentStays(t *testing.T) {
	paid := domain.Payment{ID: 1, Request: 1, Status: domain.PaymentPending, Amount: 100_00, Currency: "eur", Checkout: "a"}
	first := domain.PaymentEvent{Checkout: "a", Status: domain.Paid, Amount: 100_00, Currency: "eur", Intent: "pi_1"}
	kept := domain.Settle([]domain.Payment{paid}, first, nil, now)[0].After
	assert.Equal(t, "pi_1", kept.Intent)
	first.Intent = "pi_2"
	assert.Empty(t, domain.Settle([]domain.Payment{kept}, first, nil, now))
}
