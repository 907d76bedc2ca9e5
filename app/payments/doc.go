// Package payments has the use cases of prices, checkouts, what providers report, and invoices.
package payments

import (
	"wbso/app/applications"
	"wbso/app/jobs"
	"wbso/domain/queue"
)

// UseCases are the use cases of payments, with the jobs that they need.
type UseCases struct {
	Payments *Payments
	Codes    *DiscountCodes
	Kinds    jobs.Kinds
}

// New returns the use cases of payments.
func New(d Deps, applicationCases *applications.Applications) UseCases {
	payments, invoicing := &Payments{&d, applicationCases}, &invoiceJobs{&d}
	return UseCases{
		Payments: payments, Codes: &DiscountCodes{&d},
		Kinds: jobs.Kinds{queue.IssueInvoice: invoicing.kind(), queue.ReconcilePayments: payments.reconciling()},
	}
}
