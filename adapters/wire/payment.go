package wire

import (
	"time"

	"wbso/domain/payment"
)

// Payment is one checkout of a request.
type Payment struct {
	ID        int64      `json:"id"`
	Request   int64      `json:"request"`
	Status    string     `json:"status"`
	RefundDue bool       `json:"refund_due"`
	Amount    int64      `json:"amount"`
	Price     int64      `json:"price"`
	VAT       int64      `json:"vat"`
	Currency  string     `json:"currency"`
	Code      *string    `json:"code"`
	CreatedAt time.Time  `json:"created_at"`
	PaidAt    *time.Time `json:"paid_at"`
}

// PaymentOf shapes a payment.
func PaymentOf(p payment.Payment) Payment {
	out := Payment{ID: p.ID, Request: p.Request, Status: string(p.Status), RefundDue: p.RefundDue(), Amount: int64(p.Amount), Price: int64(p.Price),
		VAT: int64(p.VAT), Currency: p.Currency, Code: OrNull(p.Code), CreatedAt: p.CreatedAt.UTC()}
	if !p.PaidAt.IsZero() {
		paid := p.PaidAt.UTC()
		out.PaidAt = &paid
	}
	return out
}

// Quote is what a request costs.
type Quote struct {
	Price       int64   `json:"price"`
	VAT         int64   `json:"vat"`
	Total       int64   `json:"total"`
	CodeApplied *string `json:"code_applied"`
	Less        *string `json:"less_because"`
}

// QuoteOf shapes a quote.
func QuoteOf(q payment.Quote) Quote {
	return Quote{Price: int64(q.Price), VAT: int64(q.VAT), Total: int64(q.Total), CodeApplied: OrNull(q.CodeApplied),
		Less: OrNull(string(q.Less))}
}

// CheckoutSession is a checkout that was opened; without an id there is nothing to pay.
type CheckoutSession struct {
	SessionID *string `json:"sessionId"`
	URL       string  `json:"url"`
}
