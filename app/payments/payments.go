package payments

import (
	"context"
	"fmt"

	"wbso/app/applications"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application/claim"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// Payments are quotes, checkouts and what the provider reports about them.
type Payments struct {
	deps         *Deps
	applications *applications.Applications
}

// Currency of all payments.
const currency = "eur"

// Quote works out what a request costs the caller with a code, which may be
// empty. A code that may not be used is Invalid on "code": checkout_code_unknown,
// checkout_code_expired or checkout_code_used_up.
func (p *Payments) Quote(ctx context.Context, who usecase.Actor, ref, code string) (q payment.Quote, err error) {
	if err := who.Guard(); err != nil {
		return payment.Quote{}, err
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		req, err := r.Requests.FindRequest(ctx, who.To(member.ReadApplications), ref)
		if err != nil {
			return err
		}
		own, err := usecase.PaymentsOf(ctx, r, req.ID)
		if err != nil {
			return err
		}
		q, err = p.quoteOf(ctx, r, r.DiscountCodes.FindDiscountCode, req, own, code)
		return err
	})
	return q, err
}

// quoteOf returns the quote of a request: the lower of the price with a code and the price of a
// further request. own are its payments.
func (p *Payments) quoteOf(
	ctx context.Context, r ports.Repos, find findCode, req request.Request, own []payment.Payment, code string,
) (payment.Quote, error) {
	q, err := p.quote(ctx, r, find, own, code)
	if err != nil || p.deps.PriceNext == nil {
		return q, err
	}
	why, err := p.next(ctx, r, req)
	return q.Or(*p.deps.PriceNext, why), err
}

// next says why a request is a next one of its company: it follows up a filed one, or another
// one of the same period is paid for the KvK number that the company has now.
func (p *Payments) next(ctx context.Context, r ports.Repos, req request.Request) (payment.PriceReason, error) {
	first, err := r.Applications.FindVersion(ctx, req.ID, 1)
	if err != nil && domain.KindOf(err) != domain.NotFound {
		return "", err
	}
	if first.Cause == claim.CauseFollowUp {
		return payment.FollowUpPrice, nil
	}
	today := p.deps.Clock.Today()
	year := req.Timing().Filing(today).From.Year
	paid := request.RequestFilter{By: member.Everything(), Owner: req.Owner, PaidFor: req.Company.KvK, PaymentStatus: request.Paid, Cards: true}
	for n := 1; ; n++ {
		others, err := r.Requests.ListRequests(ctx, paid, domain.NumberedPage(n))
		if err != nil {
			return "", err
		}
		for _, other := range others.Items {
			if other.ID != req.ID && other.Timing().Filing(today).From.Year == year {
				return payment.SecondPrice, nil
			}
		}
		if !others.More {
			return "", nil
		}
	}
}

// Price returns the quote for a code without a request, for the command line.
func (p *Payments) Price(ctx context.Context, code string) (q payment.Quote, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		q, err = p.quote(ctx, r, r.DiscountCodes.FindDiscountCode, nil, code)
		return err
	})
	return q, err
}

// ValidateCode returns the quote that a code gives now. It refuses a code as Quote
// does, and no code as unknown.
func (p *Payments) ValidateCode(ctx context.Context, who usecase.Actor, code string) (q payment.Quote, err error) {
	if err := who.Guard(); err != nil {
		return payment.Quote{}, err
	}
	if payment.NormaliseCode(code) == "" {
		return payment.Quote{}, domain.Bad("code", domain.CodeCheckoutUnknown)
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		own, err := inCheckout(ctx, r, who)
		if err != nil {
			return err
		}
		q, err = p.quote(ctx, r, r.DiscountCodes.FindDiscountCode, own, code)
		return err
	})
	return q, err
}

// inCheckout returns the payments of the caller's requests that have a checkout open.
func inCheckout(ctx context.Context, r ports.Repos, who usecase.Actor) (own []payment.Payment, err error) {
	pending := request.RequestFilter{By: who.To(member.EditApplications), PaymentStatus: request.PaymentPending}
	requests, err := r.Requests.ListRequests(ctx, pending, domain.NumberedPage(1))
	if err != nil {
		return nil, err
	}
	for _, req := range requests.Items {
		payments, err := usecase.PaymentsOf(ctx, r, req.ID)
		if err != nil {
			return nil, err
		}
		own = append(own, payments...)
	}
	return own, nil
}

// findCode finds a checkout code, and may lock it.
type findCode func(context.Context, string) (payment.DiscountCode, error)

// quote returns the price with a code, and is the only place where a code becomes a price. own are
// the payer's payments.
func (p *Payments) quote(
	ctx context.Context, r ports.Repos, find findCode, own []payment.Payment, code string,
) (payment.Quote, error) {
	if code = payment.NormaliseCode(code); code == "" {
		return payment.StandardQuote(), nil
	}
	found, err := find(ctx, code)
	if domain.KindOf(err) == domain.NotFound {
		return payment.Quote{}, domain.Bad("code", domain.CodeCheckoutUnknown)
	}
	if err != nil {
		return payment.Quote{}, err
	}
	used, err := p.used(ctx, r, code, own)
	if err != nil {
		return payment.Quote{}, err
	}
	if err := found.Usable(p.deps.Clock.Today(), used); err != nil {
		return payment.Quote{}, err
	}
	return payment.QuoteFor(found.Price, code), nil
}

// used counts the uses of a code. The payer's own open checkouts do not count,
// since a new one replaces them.
func (p *Payments) used(ctx context.Context, r ports.Repos, code string, own []payment.Payment) (int, error) {
	now := p.deps.Clock.Now()
	used, err := r.DiscountCodes.CountDiscountUses(ctx, code, now)
	for _, pay := range own {
		if pay.Code == code && pay.IsOpen(now) {
			used--
		}
	}
	return used, err
}

// ListPayments returns a page of a request's payments, newest first. One that the provider never
// opened is none to the payer: nobody has broken it off.
func (p *Payments) ListPayments(
	ctx context.Context, who usecase.Actor, ref string, page domain.Page,
) (list domain.List[payment.Payment], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		req, err := r.Requests.FindRequest(ctx, who.To(member.ReadApplications), ref)
		if err != nil {
			return err
		}
		list, err = r.Payments.ListPayments(ctx, payment.PaymentFilter{Request: req.ID, Begun: true}, page)
		return err
	})
	return list, err
}

// UpdateStatus writes the payment status that a request's payments add up to.
func (p *Payments) UpdateStatus(ctx context.Context, r ports.Repos, req request.Request) error {
	all, err := usecase.PaymentsOf(ctx, r, req.ID)
	if err != nil {
		return err
	}
	before := req.PaymentStatus
	req.PaymentStatus, req.UpdatedAt = payment.RequestPayment(all), p.deps.Clock.Now()
	if before != request.Paid && req.PaymentStatus == request.Paid {
		if err := p.applications.MarkPaid(ctx, r, req); err != nil {
			return err
		}
	}
	return usecase.SaveRequest(ctx, r, req)
}

// SeedPayment adds a payment of the demonstration to a request, with what follows from its status.
func (p *Payments) SeedPayment(ctx context.Context, r ports.Repos, req request.Request, pay payment.Payment) error {
	pay.Request, pay.Currency = req.ID, currency
	pay, err := r.Payments.AddPayment(ctx, pay)
	if err != nil {
		return err
	}
	if pay.Kept() {
		if _, err := r.Jobs.EnqueueJob(ctx, queue.InvoiceJob(pay.ID, p.deps.Clock.Now()), 0); err != nil {
			return err
		}
	}
	current, err := usecase.FindRequest(ctx, r, req.ID)
	if err != nil {
		return err
	}
	return p.UpdateStatus(ctx, r, current)
}

// CheckoutView is a checkout as a payer sees it, and where the payer goes afterwards.
type CheckoutView struct {
	Payment    payment.Payment
	Request    request.Request
	SuccessURL string
	CancelURL  string
}

// ViewCheckout finds a checkout. It fails with NotFound not_found when there is none. The id of a
// checkout cannot be guessed, so knowing it is enough to see the checkout, as with any provider.
func (p *Payments) ViewCheckout(ctx context.Context, checkout string) (b CheckoutView, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		if b.Payment, err = r.Payments.FindPaymentByCheckout(ctx, checkout); err != nil {
			return err
		}
		b.Request, err = usecase.FindRequest(ctx, r, b.Payment.Request)
		return err
	})
	b.SuccessURL, b.CancelURL = p.returnURLs(b.Request)
	return b, err
}

// returnURLs returns where the provider sends the payer back.
func (p *Payments) returnURLs(req request.Request) (success, cancel string) {
	return fmt.Sprintf("%s/succes/%s?payment=success", p.deps.PublicURL, req.Number),
		fmt.Sprintf("%s/requests/%s/payment", p.deps.PublicURL, req.Number)
}
