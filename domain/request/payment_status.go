package request

import "slices"

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

// rank orders the statuses of a payment by how much they settle.
func (s PaymentStatus) rank() int {
	return slices.Index([]PaymentStatus{PaymentPending, PaymentExpired, PaymentFailed, Paid, PaymentRefunded}, s)
}

// JoinStatus returns a payment's status after an event about it. Providers send events in
// any order and more than once, so the order must not matter: the status that
// settles more wins, pending < expired < failed < paid < refunded. Only a refund
// takes paid back.
func (s PaymentStatus) JoinStatus(event PaymentStatus) PaymentStatus {
	if event.rank() > s.rank() {
		return event
	}
	return s
}
