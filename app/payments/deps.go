package payments

import (
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of payments and invoices.
type Deps struct {
	usecase.Runtime
	Checkout  ports.Checkout
	Printer   ports.Printer
	Seller    payment.Seller
	PublicURL string // without a trailing slash
	ContactTo string // who is told what to do about a payment
	// PriceNext is the price, excluding VAT, of a further request of a company in the same period and
	// of a follow-up; nil for the full price.
	PriceNext *domain.Cents
	// LimitCheckouts bounds how many checkouts of a request are opened in a day.
	LimitCheckouts bool
	OnRefundDue    func() // counts payments that are to be paid back
	// OnPaymentEvent counts what the provider says, by its word and what came of it.
	OnPaymentEvent func(kind, outcome string)
	Reconcile      bool // ask the provider regularly about payments of which no event came
}
