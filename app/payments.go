package app

import (
	"context"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// Payments are quotes, checkouts and what the provider reports about them.
type Payments struct{ deps *Deps }

// Currency of all payments.
const currency = "eur"

// Quote works out what a request costs the caller with a code, which may be
// empty. A code that may not be used is Invalid on "code": checkout_code_unknown,
// checkout_code_expired or checkout_code_used_up.
func (p *Payments) Quote(ctx context.Context, who Actor, ref, code string) (q domain.Quote, err error) {
	if err := who.guard(); err != nil {
		return domain.Quote{}, err
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		request, err := r.Requests.Find(ctx, who.UserID, ref)
		if err != nil {
			return err
		}
		q, err = p.quote(ctx, r, r.Codes.ByCode, []int64{request.ID}, code)
		return err
	})
	return q, err
}

// Price is Quote without a request, for the command line.
func (p *Payments) Price(ctx context.Context, code string) (q domain.Quote, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		q, err = p.quote(ctx, r, r.Codes.ByCode, nil, code)
		return err
	})
	return q, err
}

// quote is the one way from a code to a price. Open checkouts of the payer's
// own requests do not count as uses that stand in the way.
func (p *Payments) quote(ctx context.Context, r ports.Repos, find func(context.Context, string) (domain.CheckoutCode, error), own []int64, code string) (domain.Quote, error) {
	if code = domain.NormaliseCode(code); code == "" {
		return domain.StandardQuote(), nil
	}
	found, err := find(ctx, code)
	if domain.KindOf(err) == domain.NotFound {
		return domain.Quote{}, domain.Bad("code", domain.CodeCheckoutUnknown)
	}
	if err != nil {
		return domain.Quote{}, err
	}
	used, err := r.Payments.CodeUses(ctx, code, p.deps.Clock.Now())
	if err != nil {
		return domain.Quote{}, err
	}
	for _, request := range own {
		payments, err := r.Payments.List(ctx, request)
		if err != nil {
			return domain.Quote{}, err
		}
		for _, payment := range payments {
			if payment.Code == code && p.open(payment) {
				used--
			}
		}
	}
	if err := found.Usable(p.deps.Clock.Today(), used); err != nil {
		return domain.Quote{}, err
	}
	return domain.QuoteFor(found.Price, code), nil
}

// open tells whether a payment may still be paid.
func (p *Payments) open(payment domain.Payment) bool {
	return payment.Status == domain.PaymentPending && payment.ExpiresAt.After(p.deps.Clock.Now())
}

// ValidateCode returns the quote that a code gives now. It refuses a code as Quote
// does, and no code as unknown.
func (p *Payments) ValidateCode(ctx context.Context, who Actor, code string) (q domain.Quote, err error) {
	if err := who.guard(); err != nil {
		return domain.Quote{}, err
	}
	if domain.NormaliseCode(code) == "" {
		return domain.Quote{}, domain.Bad("code", domain.CodeCheckoutUnknown)
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		own, err := inCheckout(ctx, r, who)
		if err != nil {
			return err
		}
		q, err = p.quote(ctx, r, r.Codes.ByCode, own, code)
		return err
	})
	return q, err
}

// inCheckout are the caller's requests that have a checkout open.
func inCheckout(ctx context.Context, r ports.Repos, who Actor) (own []int64, err error) {
	pending := domain.RequestFilter{Owner: who.UserID, PaymentStatus: domain.PaymentPending}
	list, err := r.Requests.List(ctx, pending, domain.NumberedPage(1))
	for _, request := range list.Items {
		own = append(own, request.ID)
	}
	return own, err
}

// List returns a request's payments, newest first.
func (p *Payments) List(ctx context.Context, who Actor, ref string) (list []domain.Payment, err error) {
	if err := who.guard(); err != nil {
		return nil, err
	}
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		request, err := r.Requests.Find(ctx, who.UserID, ref)
		if err != nil {
			return err
		}
		list, err = r.Payments.List(ctx, request.ID)
		return err
	})
	return list, err
}

// reckon writes the payment status that a request's payments add up to.
func (p *Payments) reckon(ctx context.Context, r ports.Repos, request domain.Request) error {
	all, err := r.Payments.List(ctx, request.ID)
	if err != nil {
		return err
	}
	request.PaymentStatus, request.UpdatedAt = domain.RequestPayment(all), p.deps.Clock.Now()
	return save(ctx, r, request)
}

// change writes a payment and what its request shows.
func (p *Payments) change(ctx context.Context, r ports.Repos, payment domain.Payment) error {
	if err := r.Payments.Update(ctx, payment); err != nil {
		return err
	}
	request, err := find(ctx, r, payment.Request)
	if err != nil {
		return err
	}
	return p.reckon(ctx, r, request)
}

// Webhook applies one call of the provider, once, in whatever order calls come.
// A checkout that is not ours and an amount that is not what we asked are
// logged and change nothing.
func (p *Payments) Webhook(ctx context.Context, payload []byte, signature string) error {
	event, err := p.deps.Checkout.Event(ctx, payload, signature)
	if err != nil {
		return err
	}
	if event.Status == "" {
		return nil
	}
	var rivals []string
	err = p.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
		rivals, err = p.apply(ctx, r, event)
		return err
	})
	if err != nil {
		return err
	}
	if err := p.closeAll(ctx, rivals); err != nil { // the event stands; nobody can be refused
		p.deps.Log.ErrorContext(ctx, "a paid request has an open checkout", slog.String("checkout", event.Checkout), slog.Any("error", err))
	}
	return nil
}

// apply records one event. Once a payment is paid it returns the checkouts of the
// request's other open ones, which nobody may pay any more.
func (p *Payments) apply(ctx context.Context, r ports.Repos, event domain.PaymentEvent) (rivals []string, err error) {
	log := p.deps.Log.With(slog.String("event", event.ID), slog.String("type", event.Type), slog.String("checkout", event.Checkout))
	payment, err := r.Payments.ByCheckout(ctx, event.Checkout)
	if domain.KindOf(err) == domain.NotFound {
		log.WarnContext(ctx, "payment event for an unknown checkout")
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	first, err := r.Payments.FirstSeen(ctx, event)
	if err != nil || !first {
		return nil, err
	}
	if event.Status == domain.Paid && (event.Amount != payment.Amount || event.Currency != payment.Currency) {
		log.ErrorContext(ctx, "payment event with another amount", slog.Int64("got", int64(event.Amount)), slog.Int64("want", int64(payment.Amount)))
		return nil, nil
	}
	before := payment.Status
	payment.Status = before.Join(event.Status)
	if payment.Status == domain.Paid {
		if payment.PaidAt.IsZero() {
			payment.PaidAt = p.deps.Clock.Now()
		}
		if rivals, err = p.expireOthers(ctx, r, payment); err != nil {
			return nil, err
		}
	}
	log.InfoContext(ctx, "payment event", slog.String("from", string(before)), slog.String("to", string(payment.Status)))
	return rivals, p.change(ctx, r, payment)
}

// Bill is a checkout as a payer sees it, and where the payer goes afterwards.
type Bill struct {
	Payment    domain.Payment
	Request    domain.Request
	SuccessURL string
	CancelURL  string
}

// Bill finds the bill of a checkout: NotFound not_found. The id of a checkout
// cannot be guessed, so knowing it is enough to see the bill, as with any provider.
func (p *Payments) Bill(ctx context.Context, checkout string) (b Bill, err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		if b.Payment, err = r.Payments.ByCheckout(ctx, checkout); err != nil {
			return err
		}
		b.Request, err = find(ctx, r, b.Payment.Request)
		return err
	})
	b.SuccessURL, b.CancelURL = p.returnURLs(b.Request)
	return b, err
}
