// Package payment has the use cases of prices, checkouts, what providers report, and invoices.
package app

import (
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// paymentDeps is what payments and invoices use.
type paymentDeps struct {
	Runtime
	Checkout  ports.Checkout
	Printer   ports.Printer
	Seller    payment.Seller
	PublicURL string // without a trailing slash
	ContactTo string // who is told what to do about a payment
	// PriceNext is what a next request of a company's period and a follow-up cost, excluding VAT;
	// nil for the full price.
	PriceNext *domain.Cents
	// LimitCheckouts bounds how many checkouts of a request are opened in a day.
	LimitCheckouts bool
	OnRefundDue    func() // counts payments that are to be paid back
	// OnPaymentEvent counts what the provider says, by its word and what came of it.
	OnPaymentEvent func(kind, outcome string)
	Reconcile      bool // ask the provider regularly about payments of which no event came
}

// paymentUseCases are those of payments, with the jobs that they need.
type paymentUseCases struct {
	Payments *Payments
	Codes    *Codes
	Kinds    kinds
}

// newPaymentUseCases returns the use cases of payments.
func newPaymentUseCases(d paymentDeps, applications *Applications) paymentUseCases {
	payments, invoicing := &Payments{&d, applications}, &invoicing{&d}
	return paymentUseCases{
		Payments: payments, Codes: &Codes{&d},
		Kinds: kinds{queue.IssueInvoice: invoicing.kind(), queue.ReconcilePayments: payments.reconciling()},
	}
}
