package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// Payments are quotes, checkouts and what the provider reports about them.
type Payments struct{ *Deps }

// Currency of all payments.
const currency = "eur"

// holdTime is how long a checkout that was recorded but not yet opened at the
// provider holds the use of its code.
const holdTime = 30 * time.Minute

// Quote works out what a request costs the caller with a code, which may be
// empty. A code that is not good is Invalid checkout_code_invalid on "code".
func (p *Payments) Quote(ctx context.Context, who Actor, ref, code string) (q domain.Quote, err error) {
	if err := who.guard(); err != nil {
		return domain.Quote{}, err
	}
	err = p.Store.Read(ctx, func(r ports.Repos) error {
		request, err := r.Requests.Find(ctx, who.UserID, ref)
		if err != nil {
			return err
		}
		q, err = p.quote(ctx, r, r.Codes.ByCode, request.ID, code)
		return err
	})
	return q, err
}

// Price is Quote without a request, for the command line.
func (p *Payments) Price(ctx context.Context, code string) (q domain.Quote, err error) {
	err = p.Store.Read(ctx, func(r ports.Repos) error {
		q, err = p.quote(ctx, r, r.Codes.ByCode, 0, code)
		return err
	})
	return q, err
}

// quote is the one way from a code to a price. The request's own open checkout
// does not count as a use that stands in its way.
func (p *Payments) quote(ctx context.Context, r ports.Repos, find func(context.Context, string) (domain.CheckoutCode, error), request int64, code string) (domain.Quote, error) {
	if code = domain.NormaliseCode(code); code == "" {
		return domain.StandardQuote(), nil
	}
	found, err := find(ctx, code)
	if domain.KindOf(err) == domain.NotFound {
		return domain.Quote{}, domain.Bad("code", domain.CodeCheckoutCode)
	}
	if err != nil {
		return domain.Quote{}, err
	}
	used, err := r.Payments.CodeUses(ctx, code, p.Clock.Now())
	if err != nil {
		return domain.Quote{}, err
	}
	if request != 0 {
		own, err := p.open(ctx, r, request)
		if err != nil {
			return domain.Quote{}, err
		}
		for _, payment := range own {
			if payment.Code == code {
				used--
			}
		}
	}
	if err := found.Usable(p.Clock.Today(), used); err != nil {
		return domain.Quote{}, err
	}
	return domain.QuoteFor(found.Price, code), nil
}

// open are the request's payments that may still be paid.
func (p *Payments) open(ctx context.Context, r ports.Repos, request int64) (open []domain.Payment, err error) {
	all, err := r.Payments.List(ctx, request)
	for _, payment := range all {
		if payment.Status == domain.PaymentPending && payment.ExpiresAt.After(p.Clock.Now()) {
			open = append(open, payment)
		}
	}
	return open, err
}

// ValidateCode tells whether a code may be used now, and for what price.
func (p *Payments) ValidateCode(ctx context.Context, who Actor, code string) (q domain.Quote, valid bool, err error) {
	if err := who.guard(); err != nil {
		return domain.Quote{}, false, err
	}
	q, err = p.Price(ctx, code)
	if domain.CodeOf(err) == domain.CodeCheckoutCode {
		return domain.Quote{}, false, nil
	}
	return q, err == nil && q.CodeApplied != "", err
}

// List returns a request's payments, newest first.
func (p *Payments) List(ctx context.Context, who Actor, ref string) (list []domain.Payment, err error) {
	if err := who.guard(); err != nil {
		return nil, err
	}
	err = p.Store.Read(ctx, func(r ports.Repos) error {
		request, err := r.Requests.Find(ctx, who.UserID, ref)
		if err != nil {
			return err
		}
		list, err = r.Payments.List(ctx, request.ID)
		return err
	})
	return list, err
}

// Started is where the payer goes next. Session is empty when the price is
// zero: then it is paid already and URL is the success page.
type Started struct{ Session, URL string }

// StartCheckout opens the provider's page for a request. The same request and
// code asked for twice is one session; another code closes the earlier session
// first, so that nobody pays twice. Conflict already_paid or not_processed,
// Invalid checkout_code_invalid on "code", Unavailable payment_provider_failed.
func (p *Payments) StartCheckout(ctx context.Context, who Actor, ref, code string) (Started, error) {
	if err := who.guard(); err != nil {
		return Started{}, err
	}
	order, err := p.decide(ctx, who, ref, code)
	if err != nil {
		return Started{}, err
	}
	success, cancel := p.returnURLs(order.request)
	switch {
	case order.payment.Status == domain.Paid:
		p.Log.InfoContext(ctx, "request paid without charge", slog.String("request", order.request.Number))
		return Started{URL: success}, nil
	case order.payment.Session != "":
		return Started{Session: order.payment.Session, URL: order.payment.URL}, nil
	}
	for _, session := range order.replaced {
		if err := p.Checkout.Expire(ctx, session); err != nil {
			return Started{}, p.abandon(ctx, order.payment, err)
		}
	}
	session, err := p.Checkout.Open(ctx, ports.CheckoutOrder{
		Key: fmt.Sprintf("wbso-payment-%d", order.payment.ID), Request: order.request, Email: order.email,
		Amount: order.payment.Amount, Currency: order.payment.Currency,
		SuccessURL: success, CancelURL: cancel,
	})
	if err != nil {
		return Started{}, p.abandon(ctx, order.payment, err)
	}
	if err := p.opened(ctx, order.payment, session); err != nil {
		return Started{}, err
	}
	return Started{Session: session.ID, URL: session.URL}, nil
}

// returnURLs are where the provider sends the payer back.
func (p *Payments) returnURLs(request domain.Request) (success, cancel string) {
	return fmt.Sprintf("%s/succes/%s?payment=success", p.PublicURL, request.Number),
		fmt.Sprintf("%s/requests/%s/payment", p.PublicURL, request.Number)
}

// order is a checkout that was decided and recorded, and not yet acted on.
type order struct {
	request  domain.Request
	payment  domain.Payment
	email    string
	replaced []string // sessions to close first
}

// decide works out the price and records the payment that is about to be opened.
func (p *Payments) decide(ctx context.Context, who Actor, ref, code string) (o order, err error) {
	err = p.Store.Write(ctx, func(r ports.Repos) error {
		o = order{}
		if o.request, err = r.Requests.Find(ctx, who.UserID, ref); err != nil {
			return err
		}
		if err := payable(o.request); err != nil {
			return err
		}
		user, err := r.Accounts.ByID(ctx, o.request.Owner)
		if err != nil {
			return err
		}
		o.email = user.Email
		quote, err := p.quote(ctx, r, r.Codes.Hold, o.request.ID, code)
		if err != nil {
			return err
		}
		if err := p.replace(ctx, r, quote, &o); err != nil || o.payment.ID != 0 {
			return err
		}
		return p.record(ctx, r, quote, &o)
	})
	return o, err
}

func payable(request domain.Request) error {
	if request.PaymentStatus == domain.Paid {
		return domain.Fail(domain.Conflict, domain.CodeAlreadyPaid)
	}
	if request.Status != domain.Processed {
		return domain.Fail(domain.Conflict, domain.CodeNotProcessed)
	}
	return nil
}

// replace keeps an open payment that asks the same, and expires the others.
func (p *Payments) replace(ctx context.Context, r ports.Repos, quote domain.Quote, o *order) error {
	open, err := p.open(ctx, r, o.request.ID)
	if err != nil {
		return err
	}
	for _, payment := range open {
		if o.payment.ID == 0 && payment.Code == quote.CodeApplied && payment.Amount == quote.Total {
			o.payment = payment
			continue
		}
		if payment.Session != "" {
			o.replaced = append(o.replaced, payment.Session)
		}
		payment.Status = payment.Status.Join(domain.PaymentExpired)
		if err := r.Payments.Update(ctx, payment); err != nil {
			return err
		}
	}
	return nil
}

// record adds the payment; one of zero is paid at once.
func (p *Payments) record(ctx context.Context, r ports.Repos, quote domain.Quote, o *order) error {
	now := p.Clock.Now()
	payment := domain.Payment{
		Request: o.request.ID, Status: domain.PaymentPending, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total,
		Currency: currency, Code: quote.CodeApplied, CreatedAt: now, ExpiresAt: now.Add(holdTime),
	}
	if payment.Amount == 0 {
		payment.Status, payment.PaidAt = domain.Paid, now
	}
	var err error
	if o.payment, err = r.Payments.Add(ctx, payment); err != nil {
		return err
	}
	return p.show(ctx, r, o.request)
}

// show writes what the request shows of its payments.
func (p *Payments) show(ctx context.Context, r ports.Repos, request domain.Request) error {
	all, err := r.Payments.List(ctx, request.ID)
	if err != nil {
		return err
	}
	request.PaymentStatus, request.UpdatedAt = domain.RequestPayment(all), p.Clock.Now()
	if err := r.Requests.Update(ctx, request); err != nil {
		return err
	}
	return r.Accounts.Touch(ctx, request.Owner)
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
	return p.show(ctx, r, request)
}

// opened records the provider's session.
func (p *Payments) opened(ctx context.Context, payment domain.Payment, s ports.CheckoutSession) error {
	return p.amend(ctx, payment, func(current *domain.Payment) {
		current.Session, current.URL, current.ExpiresAt = s.ID, s.URL, s.Expires
	})
}

// abandon lets go of a payment that the provider did not open, and of its code.
func (p *Payments) abandon(ctx context.Context, payment domain.Payment, cause error) error {
	err := p.amend(context.WithoutCancel(ctx), payment, func(current *domain.Payment) {
		if current.Session == "" {
			current.Status = current.Status.Join(domain.PaymentExpired)
		}
	})
	return errors.Join(domain.Fail(domain.Unavailable, domain.CodePaymentFailed).Because(cause), err)
}

// amend changes a payment as it stands now.
func (p *Payments) amend(ctx context.Context, payment domain.Payment, apply func(*domain.Payment)) error {
	return p.Store.Write(ctx, func(r ports.Repos) error {
		all, err := r.Payments.List(ctx, payment.Request)
		if err != nil {
			return err
		}
		for _, current := range all {
			if current.ID == payment.ID {
				apply(&current)
				return p.change(ctx, r, current)
			}
		}
		return domain.Fail(domain.NotFound, domain.CodeNotFound)
	})
}

// Webhook applies one call of the provider, once, in whatever order calls come.
// A session that is not ours and an amount that is not what we asked are
// logged and change nothing.
func (p *Payments) Webhook(ctx context.Context, payload []byte, signature string) error {
	event, err := p.Checkout.Event(ctx, payload, signature)
	if err != nil {
		return err
	}
	if event.Status == "" {
		return nil
	}
	log := p.Log.With(slog.String("event", event.ID), slog.String("type", event.Type), slog.String("session", event.Session))
	return p.Store.Write(ctx, func(r ports.Repos) error {
		payment, err := r.Payments.BySession(ctx, event.Session)
		if domain.KindOf(err) == domain.NotFound {
			log.WarnContext(ctx, "payment event for an unknown session")
			return nil
		}
		if err != nil {
			return err
		}
		first, err := r.Payments.FirstSeen(ctx, event)
		if err != nil || !first {
			return err
		}
		if event.Status == domain.Paid && (event.Amount != payment.Amount || event.Currency != payment.Currency) {
			log.ErrorContext(ctx, "payment event with another amount", slog.Int64("got", int64(event.Amount)), slog.Int64("want", int64(payment.Amount)))
			return nil
		}
		before := payment.Status
		payment.Status = before.Join(event.Status)
		if payment.Status == domain.Paid && payment.PaidAt.IsZero() {
			payment.PaidAt = p.Clock.Now()
		}
		log.InfoContext(ctx, "payment event", slog.String("from", string(before)), slog.String("to", string(payment.Status)))
		return p.change(ctx, r, payment)
	})
}

// Checkout is a session as the fake provider's page shows it.
type Checkout struct {
	Payment    domain.Payment
	Request    domain.Request
	SuccessURL string
	CancelURL  string
}

// BySession finds the payment and request of a session; whoever holds the
// session's unguessable id may see it, as with any provider.
func (p *Payments) BySession(ctx context.Context, session string) (c Checkout, err error) {
	err = p.Store.Read(ctx, func(r ports.Repos) error {
		if c.Payment, err = r.Payments.BySession(ctx, session); err != nil {
			return err
		}
		c.Request, err = find(ctx, r, c.Payment.Request)
		return err
	})
	c.SuccessURL, c.CancelURL = p.returnURLs(c.Request)
	return c, err
}
