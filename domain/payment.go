package domain

import (
	"cmp"
	"slices"
	"time"
)

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
	Surplus   bool  // came in, but is not what pays for the request; stays so once refunded
	Price     Cents // excluding VAT
	VAT       Cents
	Amount    Cents
	Refunded  Cents  // what was paid back so far
	Currency  string // "eur"
	Code      string // the checkout code used, or empty
	Checkout  string // the provider's checkout id; empty for a price of zero
	URL       string // the provider's checkout page
	CreatedAt time.Time
	ExpiresAt time.Time // a pending payment reserves its code until then
	PaidAt    time.Time // zero until paid
}

// PaymentFilter chooses payments: of one request unless it is zero, and with
// RefundDue only those that are to be paid back.
type PaymentFilter struct {
	Request   int64
	RefundDue bool
}

// PaymentEvent is what a payment provider says about one checkout, after the
// adapter has checked its signature. Status is empty when the event does not
// matter here.
type PaymentEvent struct {
	ID        string // the provider's; each is applied once
	Type      string // the provider's word, for the log
	Checkout  string
	Status    PaymentStatus
	Amount    Cents // paid, or of a refund what was paid back so far
	Currency  string
	Reference string // the request's project number
	At        time.Time
}

// Open reports whether a payment can still be paid at a moment.
func (p Payment) Open(at time.Time) bool { return p.Status == PaymentPending && p.ExpiresAt.After(at) }

// RefundDue reports whether a payment is to be paid back.
func (p Payment) RefundDue() bool { return p.Status == Paid && p.Surplus }

// Kept reports whether a payment is what pays for its request.
func (p Payment) Kept() bool { return p.Status == Paid && !p.Surplus }

// Fits reports whether the money of an event can be that of the payment: all of
// it when paid, some or all of it when refunded.
func (p Payment) Fits(e PaymentEvent) bool {
	switch e.Status {
	case Paid:
		return e.Amount == p.Amount && e.Currency == p.Currency
	case PaymentRefunded:
		return e.Amount > 0 && e.Amount <= p.Amount && e.Currency == p.Currency
	}
	return true
}

// rank orders the statuses of a payment by how much they settle.
func (s PaymentStatus) rank() int {
	return slices.Index([]PaymentStatus{PaymentPending, PaymentExpired, PaymentFailed, Paid, PaymentRefunded}, s)
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

// PaymentChange is a payment before and after an event.
type PaymentChange struct{ Before, After Payment }

// Bills reports whether a change asks for an invoice or a credit note: the payment now
// pays for its request, or more of it was paid back.
func (c PaymentChange) Bills() bool {
	return c.After.Kept() && !c.Before.Kept() || c.After.Refunded > c.Before.Refunded
}

// Settle works out what an event about a checkout makes of all payments of its
// request, and returns those that change. usedUp names the codes that have no use
// left for this request.
//
// A request keeps one payment: the one it has, or else the first to come in whose
// code has a use left. Any other that comes in is surplus. Once one is kept, the
// pending ones expire. A refund also says that its payment came in.
func Settle(payments []Payment, e PaymentEvent, usedUp map[string]bool, now time.Time) (changes []PaymentChange) {
	after := slices.Clone(payments)
	steps := []PaymentStatus{e.Status}
	if e.Status == PaymentRefunded {
		steps = []PaymentStatus{Paid, PaymentRefunded}
	}
	for _, status := range steps {
		for i := range after {
			if after[i].Checkout == e.Checkout && after[i].apply(status, e.Amount, now) {
				keepOne(after, usedUp)
			}
		}
	}
	for i := range after {
		if after[i] != payments[i] {
			changes = append(changes, PaymentChange{payments[i], after[i]})
		}
	}
	return changes
}

// apply changes a payment by one step of an event, and reports whether that changed
// anything. One that comes in is surplus until keepOne keeps it. A refund of a part
// changes no status.
func (p *Payment) apply(status PaymentStatus, amount Cents, now time.Time) bool {
	before := *p
	if status == PaymentRefunded {
		p.Refunded = max(p.Refunded, amount)
	}
	if status != PaymentRefunded || p.Refunded >= p.Amount {
		p.Status = p.Status.Join(status)
	}
	if p.Status == Paid && before.Status != Paid {
		p.Surplus, p.PaidAt = true, now
	}
	return *p != before
}

func keepOne(payments []Payment, usedUp map[string]bool) {
	i := slices.IndexFunc(payments, Payment.Kept)
	if i < 0 {
		i = firstToKeep(payments, usedUp)
	}
	if i < 0 {
		return
	}
	payments[i].Surplus = false
	for i := range payments {
		if payments[i].Status == PaymentPending {
			payments[i].Status = PaymentExpired
		}
	}
}

// firstToKeep is the index of the surplus payment that came in first and whose
// code has a use left, or -1.
func firstToKeep(payments []Payment, usedUp map[string]bool) int {
	first := -1
	for i, p := range payments {
		if p.RefundDue() && !usedUp[p.Code] && (first < 0 || p.cameBefore(payments[first])) {
			first = i
		}
	}
	return first
}

func (p Payment) cameBefore(q Payment) bool {
	return cmp.Or(p.PaidAt.Compare(q.PaidAt), cmp.Compare(p.ID, q.ID)) < 0
}

// RequestPayment is what a request shows of its payments, in any order: paid
// when one is kept, else refunded when one is, else what the newest says that is
// not to be paid back; an expired one leaves the request unpaid.
func RequestPayment(payments []Payment) PaymentStatus {
	shown := Unpaid
	var newest Payment
	for _, p := range payments {
		switch {
		case p.Kept():
			return Paid
		case p.RefundDue():
			continue
		case p.Status == PaymentRefunded:
			shown = PaymentRefunded
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
	return cmp.Or(p.CreatedAt.Compare(q.CreatedAt), cmp.Compare(p.ID, q.ID)) > 0
}
