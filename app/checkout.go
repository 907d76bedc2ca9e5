package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// reservation is how long a checkout that is recorded but not yet opened at the
// provider keeps the use of its code.
const reservation = 30 * time.Minute

// Started is where the payer goes next. Checkout is empty when the price is
// zero: then it is paid already and URL is the success page.
type Started struct{ Checkout, URL string }

// errReplaced is why a checkout is closed that has just been opened: meanwhile
// another tab asked for another price.
var errReplaced = errors.New("replaced by another checkout")

// StartCheckout opens the provider's page for a request. The same request and
// code asked for twice is one checkout; another code closes the earlier checkout
// first, so that nobody pays twice, and of two at once the later one stays.
// Conflict already_paid or not_processed, Invalid on "code" as Quote, Unavailable payment_provider_failed.
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
		p.deps.Log.InfoContext(ctx, "request paid without charge", slog.String("request", order.request.Number))
		if err := p.closeAll(ctx, order.replaced); err != nil { // too late to refuse
			p.deps.Log.ErrorContext(ctx, "a paid request has an open checkout", slog.String("request", order.request.Number), slog.Any("error", err))
		}
		return Started{URL: success}, nil
	case order.payment.Checkout != "":
		return Started{Checkout: order.payment.Checkout, URL: order.payment.URL}, nil
	}
	if err := p.closeAll(ctx, order.replaced); err != nil {
		return Started{}, p.abandon(ctx, order.payment, err)
	}
	checkout, err := p.deps.Checkout.Open(ctx, ports.CheckoutOrder{
		Key: fmt.Sprintf("wbso-payment-%d", order.payment.ID), Request: order.request, Email: order.email,
		Amount: order.payment.Amount, Currency: order.payment.Currency,
		SuccessURL: success, CancelURL: cancel,
	})
	if err != nil {
		return Started{}, p.abandon(ctx, order.payment, err)
	}
	if err := p.opened(ctx, order.payment, checkout); err != nil {
		return Started{}, err
	}
	return Started{Checkout: checkout.ID, URL: checkout.URL}, nil
}

// closeAll closes checkouts at the provider.
func (p *Payments) closeAll(ctx context.Context, checkouts []string) error {
	for _, checkout := range checkouts {
		if err := p.deps.Checkout.Expire(ctx, checkout); err != nil {
			return err
		}
	}
	return nil
}

// expireOthers expires the open checkouts beside a payment that is paid, and
// returns them. One that is only being opened is refused when it is recorded.
func (p *Payments) expireOthers(ctx context.Context, r ports.Repos, paid domain.Payment) (checkouts []string, err error) {
	all, err := r.Payments.List(ctx, paid.Request)
	if err != nil {
		return nil, err
	}
	for _, other := range all {
		if other.ID == paid.ID || other.Checkout == "" || !p.open(other) {
			continue
		}
		other.Status = other.Status.Join(domain.PaymentExpired)
		if err := r.Payments.Update(ctx, other); err != nil {
			return nil, err
		}
		checkouts = append(checkouts, other.Checkout)
	}
	return checkouts, nil
}

// returnURLs are where the provider sends the payer back.
func (p *Payments) returnURLs(request domain.Request) (success, cancel string) {
	return fmt.Sprintf("%s/succes/%s?payment=success", p.deps.PublicURL, request.Number),
		fmt.Sprintf("%s/requests/%s/payment", p.deps.PublicURL, request.Number)
}

// order is a checkout that was decided and recorded, and not yet acted on.
type order struct {
	request  domain.Request
	payment  domain.Payment
	email    string
	replaced []string // checkouts to close first
}

// decide works out the price and records the payment that is about to be opened.
func (p *Payments) decide(ctx context.Context, who Actor, ref, code string) (o order, err error) {
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
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
		quote, err := p.quote(ctx, r, r.Codes.Lock, []int64{o.request.ID}, code)
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

// replace keeps an open payment that asks the same, and expires the others. What
// was expired before is closed once more: the provider may not have heard of it.
func (p *Payments) replace(ctx context.Context, r ports.Repos, quote domain.Quote, o *order) error {
	all, err := r.Payments.List(ctx, o.request.ID)
	if err != nil {
		return err
	}
	for _, payment := range all {
		open := p.open(payment)
		if open && o.payment.ID == 0 && payment.Code == quote.CodeApplied && payment.Amount == quote.Total {
			o.payment = payment
			continue
		}
		if payment.Checkout != "" && payment.ExpiresAt.After(p.deps.Clock.Now()) && (open || payment.Status == domain.PaymentExpired) {
			o.replaced = append(o.replaced, payment.Checkout)
		}
		if !open {
			continue
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
	now := p.deps.Clock.Now()
	payment := domain.Payment{
		Request: o.request.ID, Status: domain.PaymentPending, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total,
		Currency: currency, Code: quote.CodeApplied, CreatedAt: now, ExpiresAt: now.Add(reservation),
	}
	if payment.Amount == 0 {
		payment.Status, payment.PaidAt = domain.Paid, now
	}
	var err error
	if o.payment, err = r.Payments.Add(ctx, payment); err != nil {
		return err
	}
	return p.reckon(ctx, r, o.request)
}

// opened records the provider's checkout, and closes it at once when meanwhile
// another checkout replaced this one or the request was paid.
func (p *Payments) opened(ctx context.Context, payment domain.Payment, s ports.CheckoutPage) error {
	var refusal *domain.Error
	err := p.amend(ctx, payment, func(current *domain.Payment, request domain.PaymentStatus) {
		current.Checkout, current.URL, current.ExpiresAt = s.ID, s.URL, s.Expires
		refusal = nil
		switch {
		case current.Status == domain.PaymentExpired:
			refusal = domain.Fail(domain.Unavailable, domain.CodePaymentFailed).Because(errReplaced)
		case request == domain.Paid:
			current.Status = current.Status.Join(domain.PaymentExpired)
			refusal = domain.Fail(domain.Conflict, domain.CodeAlreadyPaid)
		}
	})
	if err != nil || refusal == nil {
		return err
	}
	return errors.Join(refusal, p.deps.Checkout.Expire(ctx, s.ID))
}

// abandon lets go of a payment that the provider did not open, and of its code.
func (p *Payments) abandon(ctx context.Context, payment domain.Payment, cause error) error {
	err := p.amend(context.WithoutCancel(ctx), payment, func(current *domain.Payment, _ domain.PaymentStatus) {
		if current.Checkout == "" {
			current.Status = current.Status.Join(domain.PaymentExpired)
		}
	})
	return errors.Join(domain.Fail(domain.Unavailable, domain.CodePaymentFailed).Because(cause), err)
}

// amend changes a payment as it stands now, beside what its request shows.
func (p *Payments) amend(ctx context.Context, payment domain.Payment, apply func(current *domain.Payment, request domain.PaymentStatus)) error {
	return p.deps.Store.Write(ctx, func(r ports.Repos) error {
		all, err := r.Payments.List(ctx, payment.Request)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(all, func(one domain.Payment) bool { return one.ID == payment.ID })
		if i < 0 {
			return domain.Fail(domain.NotFound, domain.CodeNotFound)
		}
		apply(&all[i], domain.RequestPayment(all))
		return p.change(ctx, r, all[i])
	})
}
