package payment

import (
	"cmp"
	"slices"
	"time"

	"wbso/domain/request"
)

// PaymentChange is a payment before and after an event.
type PaymentChange struct{ Before, After Payment }

// AsksInvoice reports whether a change asks for an invoice or a credit note: the payment now
// pays for its request, or more of it was paid back.
func (c PaymentChange) AsksInvoice() bool {
	return c.After.Kept() && !c.Before.Kept() || c.After.Refunded > c.Before.Refunded
}

// TurnsOdd reports whether other money came in than was asked.
func (c PaymentChange) TurnsOdd() bool { return c.After.Odd != (Money{}) && c.Before.Odd == (Money{}) }

// SettlePayments works out what an event about a checkout makes of all payments of its
// request, and returns those that change. usedUp names the codes that have no use
// left for this request.
//
// A request keeps one payment: the one it has, or else the first to come in as it was
// asked, with a code that has a use left. Any other that comes in is surplus. Once one
// is kept, the pending ones expire. A refund also says that its payment came in. A
// dispute takes nothing back: the provider may still decide for the operator.
func SettlePayments(payments []Payment, e PaymentEvent, usedUp map[string]bool, now time.Time) (changes []PaymentChange) {
	after := slices.Clone(payments)
	steps := []request.PaymentStatus{e.Status}
	if e.Status == request.PaymentRefunded {
		steps = []request.PaymentStatus{request.Paid, request.PaymentRefunded}
	}
	for _, status := range steps {
		for i := range after {
			if after[i].Checkout == e.Checkout && after[i].apply(status, e, now) {
				keepOne(after, usedUp)
			}
		}
	}
	for i := range after {
		if after[i].Checkout == e.Checkout {
			after[i].Dispute = after[i].Dispute.JoinDispute(e.Dispute)
			after[i].Intent = cmp.Or(after[i].Intent, e.Intent)
		}
		if after[i] != payments[i] {
			changes = append(changes, PaymentChange{payments[i], after[i]})
		}
	}
	return changes
}

// apply changes a payment by one step of an event, and reports whether that changed anything. A
// payment that comes in is surplus until keepOne keeps it. A refund of a part changes no status.
func (p *Payment) apply(status request.PaymentStatus, e PaymentEvent, now time.Time) bool {
	before := *p
	if status == request.PaymentRefunded {
		p.Refunded = max(p.Refunded, e.Refunded)
	}
	if status != request.PaymentRefunded || p.Refunded >= p.CameIn().Amount {
		p.Status = p.Status.JoinStatus(status)
	}
	if p.Status == request.Paid && before.Status != request.Paid {
		p.Surplus, p.PaidAt = true, now
		if !p.FitsEvent(e) {
			p.Odd = Money{e.Amount, e.Currency}
		}
	}
	return *p != before
}

// Expire ends a pending payment, and reports whether it was one.
func (p *Payment) Expire() bool {
	pending := p.Status == request.PaymentPending
	if pending {
		p.Status = request.PaymentExpired
	}
	return pending
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
		payments[i].Expire()
	}
}

// firstToKeep returns the index of the surplus payment that came in first, as it was asked
// and with a code that has a use left, or -1.
func firstToKeep(payments []Payment, usedUp map[string]bool) int {
	first := -1
	for i, p := range payments {
		if p.IsRefundDue() && p.Odd == (Money{}) && !usedUp[p.Code] && (first < 0 || p.cameBefore(payments[first])) {
			first = i
		}
	}
	return first
}

func (p Payment) cameBefore(q Payment) bool {
	return cmp.Or(p.PaidAt.Compare(q.PaidAt), cmp.Compare(p.ID, q.ID)) < 0
}
