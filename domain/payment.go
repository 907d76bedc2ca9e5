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
