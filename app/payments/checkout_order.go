package payments

import (
	"cmp"
	"context"
	"strconv"
	"time"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// reservation is how long a checkout that is recorded but not yet opened at the
// provider keeps the use of its code.
const reservation = 30 * time.Minute

// order is a checkout that was decided and recorded, and not yet acted on.
type order struct {
	request  request.Request
	payment  payment.Payment
	email    string
	replaced []string // checkouts to close first
}

// decide works out the price and records the payment that is about to be opened.
func (p *Payments) decide(
	ctx context.Context, who usecase.Actor, ref, code string, invoiceTo int64,
) (o order, err error) {
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
		o = order{}
		if o.request, err = r.Requests.FindRequest(ctx, who.To(member.EditApplications), ref); err != nil {
			return err
		}
		if err := payable(o.request); err != nil {
			return err
		}
		if err := accounts.HoldOpen(ctx, r, o.request.Owner); err != nil {
			return err
		}
		payer, err := r.Accounts.HoldUser(ctx, cmp.Or(who.Recorder(), o.request.Owner))
		if err := accounts.CheckOpen(payer, err); err != nil {
			return err
		}
		o.email = payer.Email
		customer, err := invoiceToOf(ctx, r, who, o.request, invoiceTo)
		if err != nil {
			return err
		}
		o.payment, o.replaced, err = p.place(ctx, r, o.request, code, customer)
		return err
	})
	return o, err
}

// invoiceToOf returns the company that an invoice is for, 0 for the applicant. Another one is owned
// by the caller and has the address that an invoice needs.
func invoiceToOf(ctx context.Context, r ports.Repos, who usecase.Actor, req request.Request, invoiceTo int64) (int64, error) {
	const field = "invoice_to"
	if invoiceTo == 0 || invoiceTo == req.Company.ID {
		return 0, nil
	}
	customer, err := r.Companies.FindCompany(ctx, who.To(member.RunCompany), invoiceTo)
	if kind := domain.KindOf(err); kind == domain.NotFound || kind == domain.Forbidden {
		return 0, domain.Bad(field, domain.CodeClientUnknown).With("pk", strconv.FormatInt(invoiceTo, 10))
	}
	if err != nil {
		return 0, err
	}
	if _, complete := payment.CustomerOf(customer); !complete {
		return 0, domain.Bad(field, domain.CodeInvoiceAddress)
	}
	return customer.ID, nil
}

func payable(req request.Request) error {
	if req.PaymentStatus == request.Paid {
		return domain.Fail(domain.Conflict, domain.CodeAlreadyPaid)
	}
	if req.Status != request.Processed {
		return domain.Fail(domain.Conflict, domain.CodeNotProcessed)
	}
	return nil
}

// place returns the open payment that asks for the same, or records a new one and
// returns the checkouts that it replaces.
func (p *Payments) place(
	ctx context.Context, r ports.Repos, req request.Request, code string, invoiceTo int64,
) (pay payment.Payment, replaced []string, err error) {
	own, err := usecase.PaymentsOf(ctx, r, req.ID)
	if err != nil {
		return pay, nil, err
	}
	quote, err := p.quoteOf(ctx, r, r.DiscountCodes.LockDiscountCode, req, own, code)
	if err != nil {
		return pay, nil, err
	}
	now := p.deps.Clock.Now()
	for _, pay := range own {
		if pay.IsOpen(now) && pay.Code == quote.CodeApplied && pay.Amount == quote.Total && pay.InvoiceTo == invoiceTo {
			return pay, nil, nil
		}
	}
	if p.deps.LimitCheckouts {
		if err := payment.MayOpenCheckout(own, now); err != nil {
			return pay, nil, err
		}
	}
	if replaced, err = p.ReplaceCheckouts(ctx, r, own); err != nil {
		return pay, nil, err
	}
	pay, err = p.record(ctx, r, req, quote, invoiceTo)
	return pay, replaced, err
}

// ReplaceCheckouts expires the pending payments of a request and returns the checkouts to
// close. One that was expired before is closed once more: the provider may not
// have heard of it.
func (p *Payments) ReplaceCheckouts(
	ctx context.Context, r ports.Repos, own []payment.Payment,
) (checkouts []string, err error) {
	for _, pay := range own {
		if pay.Expire() {
			if err := r.Payments.UpdatePayment(ctx, pay); err != nil {
				return nil, err
			}
		}
		if pay.Status == request.PaymentExpired && pay.Checkout != "" && pay.ExpiresAt.After(p.deps.Clock.Now()) {
			checkouts = append(checkouts, pay.Checkout)
		}
	}
	return checkouts, nil
}

// record adds a payment; one of zero is paid at once.
func (p *Payments) record(
	ctx context.Context, r ports.Repos, req request.Request, quote payment.Quote, invoiceTo int64,
) (payment.Payment, error) {
	now := p.deps.Clock.Now()
	pay := payment.Payment{
		Request: req.ID, KvK: req.Company.KvK, InvoiceTo: invoiceTo, Status: request.PaymentPending, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total,
		Currency: currency, Code: quote.CodeApplied, CreatedAt: now, ExpiresAt: now.Add(reservation),
	}
	if pay.Amount == 0 {
		pay.Status, pay.PaidAt = request.Paid, now
	}
	pay, err := r.Payments.AddPayment(ctx, pay)
	if err != nil {
		return payment.Payment{}, err
	}
	if pay.Kept() {
		if _, err := r.Jobs.EnqueueJob(ctx, queue.InvoiceJob(pay.ID, p.deps.Clock.Now()), 0); err != nil {
			return payment.Payment{}, err
		}
	}
	return pay, p.UpdateStatus(ctx, r, req)
}
