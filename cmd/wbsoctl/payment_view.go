package main

import (
	"time"

	"wbso/adapters/wire"
	"wbso/domain"
)

// payment is a payment with what an administrator needs to find it at the provider.
// Amounts are in cents.
type payment struct {
	wire.Payment
	Refunded         int64      `json:"refunded"`
	ReceivedAmount   int64      `json:"received_amount"`   // what came in when it is not what was asked, else 0
	ReceivedCurrency *string    `json:"received_currency"` // of that
	Dispute          *string    `json:"dispute"`           // open, won or lost
	Disputed         int64      `json:"disputed"`
	DisputeDue       *time.Time `json:"dispute_due_at"`
	Checkout         *string    `json:"checkout"` // the provider's id
	Intent           *string    `json:"intent"`   // the provider's id of the money
}

func wirePayment(p domain.Payment) payment {
	out := payment{
		Payment: wire.PaymentOf(p), Refunded: int64(p.Refunded), ReceivedAmount: int64(p.Odd.Amount), ReceivedCurrency: wire.OrNull(p.Odd.Currency),
		Dispute: wire.OrNull(string(p.Dispute.Status)), Disputed: int64(p.Dispute.Amount), Checkout: wire.OrNull(p.Checkout), Intent: wire.OrNull(p.Intent),
	}
	if !p.Dispute.Due.IsZero() {
		due := p.Dispute.Due.UTC()
		out.DisputeDue = &due
	}
	return out
}

func paymentColumns() []column[payment] {
	return []column[payment]{
		{title: "Nr", key: "id"},
		{title: "Aanvraag", key: "request"},
		{title: "Status", key: "status", text: func(p payment) string { return paymentWord(domain.PaymentStatus(p.Status)) }},
		{title: "Bedrag", key: "amount", text: amountWord},
		{title: "Terugbetaald", key: "refunded", text: func(p payment) string {
			if p.Refunded == 0 {
				return ""
			}
			return domain.Cents(p.Refunded).Euro()
		}},
		{title: "Terug te betalen", key: "refund_due", text: func(p payment) string { return yesNo(p.RefundDue) }},
		{title: "Betwist", key: "dispute", text: disputedWord},
		{title: "Code", key: "code"},
		{title: "Gemaakt", key: "created_at", text: func(p payment) string { return moment(p.CreatedAt) }},
		{title: "Betaald", key: "paid_at", text: func(p payment) string {
			if p.PaidAt == nil {
				return ""
			}
			return moment(*p.PaidAt)
		}},
		{title: "Kenmerk", key: "checkout"},
	}
}

// amountWord is what was asked, and what came in when that is something else.
func amountWord(p payment) string {
	asked := domain.Cents(p.Amount).Euro()
	if p.ReceivedCurrency == nil {
		return asked
	}
	came := domain.Money{Amount: domain.Cents(p.ReceivedAmount), Currency: *p.ReceivedCurrency}
	return asked + " gevraagd, " + came.Dutch() + " ontvangen"
}

// disputedWord is how far a dispute is, and until when it can be answered.
func disputedWord(p payment) string {
	if p.Dispute == nil {
		return ""
	}
	word := disputeWord(domain.DisputeStatus(*p.Dispute)) + ", " + domain.Cents(p.Disputed).Euro()
	if p.DisputeDue != nil {
		word += ", antwoord voor " + moment(*p.DisputeDue)
	}
	return word
}
