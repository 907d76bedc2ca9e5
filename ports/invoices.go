package ports

import (
	"context"

	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/site"
)

// Invoices keeps invoices and credit notes.
type Invoices interface {
	// NextNumber takes the next number of a year, from 1, without gaps: a
	// transaction that rolls back gives it back.
	NextNumber(ctx context.Context, year int) (int, error)
	// Add: Conflict document_exists when the payment has an invoice, or a credit note
	// for as much, already.
	Add(ctx context.Context, i payment.Invoice) (payment.Invoice, error)
	// OfPayment returns the invoice and the credit notes of a payment, oldest first.
	OfPayment(ctx context.Context, payment int64) ([]payment.Invoice, error)
	// Awaited returns the payments of a company's requests that are billable and have
	// no invoice, oldest first.
	Awaited(ctx context.Context, company int64) ([]int64, error)
}

// Printer prints what the operator sends and offers, as PDF. The same input gives the
// same bytes. When ctx ends first, the error is that of ctx.
type Printer interface {
	Invoice(ctx context.Context, i payment.Invoice) ([]byte, error)
	Booklet(ctx context.Context, b site.Booklet) ([]byte, error)
	Timesheet(ctx context.Context, t hours.Timesheet) ([]byte, error)
}
