package domain

import "time"

// PaymentStatus of a request, and of one payment. Unpaid is a request's alone.
type PaymentStatus string

const (
	Unpaid          PaymentStatus = "unpaid"
	PaymentPending  PaymentStatus = "pending"
	PaymentExpired  PaymentStatus = "expired"
	PaymentFailed   PaymentStatus = "failed"
	Paid            PaymentStatus = "paid"
	PaymentRefunded PaymentStatus = "refunded"
)

// Payment is one checkout of a request. Amount = Price + VAT, in cents.
type Payment struct {
	ID        int64
	Request   int64
	Status    PaymentStatus
	Price     Cents // excluding VAT
	VAT       Cents
	Amount    Cents
	Currency  string // "eur"
	Code      string // the checkout code used, or empty
	Checkout  string // the provider's checkout id; empty for a price of zero
	URL       string // the provider's checkout page
	CreatedAt time.Time
	ExpiresAt time.Time // a pending payment holds its code until then
	PaidAt    time.Time // zero until paid
}

// PaymentEvent is what a payment provider says about one checkout, after the
// adapter has checked its signature. Status is empty when the event does not
// matter here.
type PaymentEvent struct {
	ID        string // the provider's; each is applied once
	Type      string // the provider's word, for the log
	Checkout  string
	Status    PaymentStatus
	Amount    Cents
	Currency  string
	Reference string // the request's project number
	At        time.Time
}

// rank orders the statuses of a payment by how much they settle.
func (s PaymentStatus) rank() int {
	switch s {
	case PaymentPending:
		return 1
	case PaymentExpired:
		return 2
	case PaymentFailed:
		return 3
	case Paid:
		return 4
	case PaymentRefunded:
		return 5
	}
	return 0
}

// Join is a payment's status after an event about it. Providers send events in
// any order and more than once, so the order must not matter: the status that
// settles more wins, pending < expired < failed < paid < refunded. Only a refund
// takes paid back.
func (s PaymentStatus) Join(event PaymentStatus) PaymentStatus {
	if event.rank() > s.rank() {
		return event
	}
	return s
}

// RequestPayment is what a request shows of its payments, in any order: paid
// when one is, else refunded when one is, else what the newest says; an expired
// one leaves the request unpaid.
func RequestPayment(payments []Payment) PaymentStatus {
	shown := Unpaid
	var newest Payment
	for _, p := range payments {
		if p.Status == Paid || (p.Status == PaymentRefunded && shown != Paid) {
			shown = p.Status
		}
		if newest.ID == 0 || p.newerThan(newest) {
			newest = p
		}
	}
	if shown == Unpaid && (newest.Status == PaymentPending || newest.Status == PaymentFailed) {
		return newest.Status
	}
	return shown
}

func (p Payment) newerThan(q Payment) bool {
	if c := p.CreatedAt.Compare(q.CreatedAt); c != 0 {
		return c > 0
	}
	return p.ID > q.ID
}
