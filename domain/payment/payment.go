// Package payment contains prices, discount codes, payments with what providers report of them,
// and invoices.
package payment

import (
	"cmp"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/request"
)

// Payment is one checkout of a request. Amount = Price + VAT, in cents.
type Payment struct {
	ID        int64
	Request   int64
	KvK       string // of the company that it was for, which may change its number afterwards
	InvoiceTo int64  // the company that the invoice is for; 0 is the applicant
	Status    request.PaymentStatus
	Surplus   bool         // came in, but is not what pays for the request; stays so once refunded
	Price     domain.Cents // excluding VAT
	VAT       domain.Cents
	Amount    domain.Cents
	Odd       Money        // what came in, when that is not what was asked: it pays for nothing
	Refunded  domain.Cents // what was paid back so far
	Currency  string       // "eur"
	Code      string       // the checkout code used, or empty
	Checkout  string       // the provider's checkout id; empty for a price of zero
	URL       string       // the provider's checkout page
	Intent    string       // the provider's id of the money, which refunds and disputes name; empty until it came in
	Dispute   Dispute
	CreatedAt time.Time
	ExpiresAt time.Time // a pending payment reserves its code until then
	PaidAt    time.Time // zero until paid
}

// Money is an amount in a currency, "eur". The zero Money is none at all.
type Money struct {
	Amount   domain.Cents
	Currency string
}

// Dutch returns the amount as people read it: € 961,95, and 961,95 USD.
func (m Money) Dutch() string {
	if m.Currency == "eur" {
		return m.Amount.Euro()
	}
	return m.Amount.Dutch() + " " + strings.ToUpper(m.Currency)
}

// PaymentFilter chooses payments: of one request unless it is zero, of one status unless
// it is empty, created at a moment or later unless it is zero; with RefundDue only those
// that are to be paid back, and with Disputed those that somebody disputed.
type PaymentFilter struct {
	Request   int64
	Status    request.PaymentStatus
	Since     time.Time
	RefundDue bool
	Disputed  bool
	Begun     bool // without those that ended before the provider had opened them
}

// PaymentEvent is what a payment provider says about one checkout, after the
// adapter has checked its signature.
type PaymentEvent struct {
	ID        string // the provider's; each is applied once
	Type      string // the provider's word, for the log
	Checkout  string // empty when the provider names only the intent
	Intent    string
	Status    request.PaymentStatus // empty when it says nothing about that
	Amount    domain.Cents          // of the whole payment
	Refunded  domain.Cents          // of a refund: what was paid back so far
	Currency  string
	Dispute   Dispute
	Reference string // the request's project number
	At        time.Time
}

// Matters reports whether an event says anything that is kept here.
func (e PaymentEvent) Matters() bool { return e.Status != "" || e.Dispute.Status != "" }

// Sound reports whether an event can be true: nobody gets back more than was paid.
func (e PaymentEvent) Sound() bool {
	return e.Status != request.PaymentRefunded || e.Refunded > 0 && e.Refunded <= e.Amount
}

// IsOpen reports whether a payment can still be paid at a moment.
func (p Payment) IsOpen(at time.Time) bool {
	return p.Status == request.PaymentPending && p.ExpiresAt.After(at)
}

// IsRefundDue reports whether a payment is to be paid back.
func (p Payment) IsRefundDue() bool { return p.Status == request.Paid && p.Surplus }

// Kept reports whether a payment is what pays for its request.
func (p Payment) Kept() bool { return p.Status == request.Paid && !p.Surplus }

// FitsEvent reports whether the money of an event is what was asked for the payment.
func (p Payment) FitsEvent(e PaymentEvent) bool {
	if e.Status != request.Paid && e.Status != request.PaymentRefunded {
		return true
	}
	return e.Amount == p.Amount && e.Currency == p.Currency
}

// CameIn returns what was paid: what was asked, or the odd money that came instead.
func (p Payment) CameIn() Money {
	if p.Odd != (Money{}) {
		return p.Odd
	}
	return Money{p.Amount, p.Currency}
}

// RequestPayment returns what a request shows of its payments, in any order: paid
// when one is kept, else refunded when one is, else what the newest says that is
// not to be paid back; an expired one leaves the request unpaid.
func RequestPayment(payments []Payment) request.PaymentStatus {
	shown := request.Unpaid
	var newest Payment
	for _, p := range payments {
		switch {
		case p.Kept():
			return request.Paid
		case p.IsRefundDue():
			continue
		case p.Status == request.PaymentRefunded:
			shown = request.PaymentRefunded
		}
		if newest.ID == 0 || p.newerThan(newest) {
			newest = p
		}
	}
	if shown == request.Unpaid && (newest.Status == request.PaymentPending || newest.Status == request.PaymentFailed) {
		return newest.Status
	}
	return shown
}

func (p Payment) newerThan(q Payment) bool {
	return cmp.Or(p.CreatedAt.Compare(q.CreatedAt), cmp.Compare(p.ID, q.ID)) > 0
}

// Key implements Identified.
func (p Payment) Key() int64 { return p.ID }
