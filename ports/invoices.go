package ports

import (
	"context"

	"wbso/domain/hours"
	"wbso/domain/payment"
	"wbso/domain/site"
)

// Invoices keeps invoices and credit notes.
type Invoices interface {
	// NextInvoiceNumber takes the next number of a year, from 1, without gaps: a
	// transaction that rolls back gives it back.
	NextInvoiceNumber(ctx context.Context, year int) (int, error)
	// AddInvoice fails with Conflict document_exists when the payment has an invoice, or a credit note
	// for as much, already.
	AddInvoice(ctx context.Context, i payment.Invoice) (payment.Invoice, error)
	// ListInvoices returns the invoice and the credit notes of a payment, oldest first.
	ListInvoices(ctx context.Context, pay int64) ([]payment.Invoice, error)
	// ListAwaitedInvoices returns the payments of a company's requests that are billable and have
	// no invoice, oldest first.
	ListAwaitedInvoices(ctx context.Context, company int64) ([]int64, error)
}

// Printer prints what the operator sends and offers, as PDF. The same input gives the
// same bytes. When ctx ends first, the error is that of ctx.
type Printer interface {
	PrintInvoice(ctx context.Context, i payment.Invoice) ([]byte, error)
	PrintBooklet(ctx context.Context, b site.Booklet) ([]byte, error)
	PrintTimesheet(ctx context.Context, t hours.Timesheet) ([]byte, error)
	PrintMonthSheet(ctx context.Context, m hours.MonthSheet) ([]byte, error)
}
