package payments

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// invoiceJobs issues the invoice or credit note of a payment and tells the payer that the
// payment came in. It never changes a request.
type invoiceJobs struct{ deps *Deps }

// invoiceTime bounds one attempt to issue.
const invoiceTime = time.Minute

func (i *invoiceJobs) kind() jobs.Kind {
	nothing := func(context.Context, ports.Repos, queue.Job) error { return nil }
	return jobs.Kind{
		Run: i.run, Time: invoiceTime, Attempts: queue.MaxAttempts, Reopen: nothing, Cancel: nothing,
		Fail: func(ctx context.Context, r ports.Repos, job queue.Job, _ error) error {
			return i.tell(ctx, r, job.Subject)
		},
	}
}

// run first takes the numbers, so that a crash afterwards leaves no gap: the next
// attempt finds the same invoices and prints those that have no document yet.
func (i *invoiceJobs) run(ctx context.Context, job queue.Job) (jobs.Record, error) {
	var unprinted []payment.Invoice
	err := i.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
		unprinted, err = i.issue(ctx, r, job.Subject)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("issue the invoice of payment %d: %w", job.Subject, err)
	}
	contents := make([][]byte, len(unprinted))
	for n, invoice := range unprinted {
		if contents[n], err = i.deps.Printer.PrintInvoice(ctx, invoice); err != nil {
			return nil, fmt.Errorf("print invoice %s: %w", invoice.Number, err)
		}
	}
	return func(ctx context.Context, r ports.Repos) error {
		for n, invoice := range unprinted {
			if err := i.keep(ctx, r, invoice, contents[n]); err != nil {
				return err
			}
		}
		return i.tell(ctx, r, job.Subject)
	}, nil
}

// issue records what is to be issued for a payment now, and returns all of its invoices
// that have no document.
func (i *invoiceJobs) issue(ctx context.Context, r ports.Repos, id int64) ([]payment.Invoice, error) {
	pay, req, err := FindPayment(ctx, r, id)
	if err != nil {
		return nil, err
	}
	issued, err := r.Invoices.ListInvoices(ctx, id)
	if err != nil {
		return nil, err
	}
	for {
		next, ok := payment.NextInvoice(pay, issued)
		if ok && next.Kind == request.InvoiceDocument {
			next.Project, next.Seller = req.Number, i.deps.Seller
			customer := req.Company
			if pay.InvoiceTo != 0 {
				if customer, err = r.Companies.FindCompany(ctx, member.Everything(), pay.InvoiceTo); err != nil {
					return nil, err
				}
			}
			next.Customer, ok = payment.CustomerOf(customer)
		}
		if !ok {
			return unprinted(ctx, r, req.ID, issued)
		}
		if next, err = i.add(ctx, r, next, pay); err != nil {
			return nil, err
		}
		issued = append(issued, next)
	}
}

// add gives an invoice its number and dates, and stores it.
func (i *invoiceJobs) add(
	ctx context.Context, r ports.Repos, next payment.Invoice, pay payment.Payment,
) (payment.Invoice, error) {
	today := i.deps.Clock.Today()
	n, err := r.Invoices.NextInvoiceNumber(ctx, today.Year)
	if err != nil {
		return next, err
	}
	next.Number, next.IssuedOn, next.SettledOn, next.CreatedAt = payment.InvoiceNumber(today.Year, n), today, today, i.deps.Clock.Now()
	if next.Kind == request.InvoiceDocument {
		next.SettledOn = i.deps.Clock.DayOf(pay.PaidAt)
	}
	next, err = r.Invoices.AddInvoice(ctx, next)
	if err == nil {
		i.deps.Log.InfoContext(ctx, "invoice issued", slog.String("kind", string(next.Kind)), slog.String("number", next.Number), slog.Int64("payment", pay.ID))
	}
	return next, err
}

// unprinted returns the invoices that have no document. The version of an invoice is the id of
// its invoice.
func unprinted(
	ctx context.Context, r ports.Repos, req int64, issued []payment.Invoice,
) (list []payment.Invoice, err error) {
	documents, err := r.Documents.ListDocuments(ctx, req)
	if err != nil {
		return nil, err
	}
	printed := map[int]bool{}
	for _, d := range documents {
		if d.Kind.IsInvoice() {
			printed[d.Version] = true
		}
	}
	for _, invoice := range issued {
		if !printed[int(invoice.ID)] {
			list = append(list, invoice)
		}
	}
	return list, nil
}

// keep stores the document of an invoice, unless another worker has.
func (i *invoiceJobs) keep(ctx context.Context, r ports.Repos, invoice payment.Invoice, content []byte) error {
	_, err := r.Documents.PutDocument(ctx, request.Document{
		Request: invoice.Request, Kind: invoice.Kind, Version: int(invoice.ID),
		Filename: invoice.Filename(), ContentType: "application/pdf", CreatedAt: i.deps.Clock.Now(),
	}, content)
	if domain.CodeOf(err) == domain.CodeDocumentExists {
		return nil
	}
	return err
}

// tell queues the mail that a payment came in, if it pays for its request. A payment has
// one such mail, also when its invoice comes later.
func (i *invoiceJobs) tell(ctx context.Context, r ports.Repos, id int64) error {
	pay, req, err := FindPayment(ctx, r, id)
	if err != nil || !pay.Kept() {
		return err
	}
	return i.deps.MailAbout(ctx, r, queue.PaymentReceivedMail, fmt.Sprintf("payment_received:%d", id), req, id)
}

// FindPayment reads a payment and its request.
func FindPayment(ctx context.Context, r ports.Repos, id int64) (payment.Payment, request.Request, error) {
	pay, err := r.Payments.FindPayment(ctx, id)
	if err != nil {
		return pay, request.Request{}, err
	}
	req, err := usecase.FindRequest(ctx, r, pay.Request)
	return pay, req, err
}
