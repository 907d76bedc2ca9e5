// Package payment has the use cases of prices, checkouts, what providers report, and invoices.
package payment

import (
	appapplication "wbso/app/application"
	appqueue "wbso/app/queue"
	"wbso/domain/queue"
)

// UseCases are those of payments, with the jobs that they need.
type UseCases struct {
	Payments *Payments
	Codes    *DiscountCodes
	Kinds    appqueue.Kinds
}

// New returns the use cases of payments.
func New(d Deps, applications *appapplication.Applications) UseCases {
	payments, invoicing := &Payments{&d, applications}, &invoiceJobs{&d}
	return UseCases{
		Payments: payments, Codes: &DiscountCodes{&d},
		Kinds: appqueue.Kinds{queue.IssueInvoice: invoicing.kind(), queue.ReconcilePayments: payments.reconciling()},
	}
}
