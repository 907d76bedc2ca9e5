package app

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// reservation is how long a checkout that is recorded but not yet opened at the
// provider keeps the use of its code.
const reservation = 30 * time.Minute

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
		user, err := r.Accounts.Hold(ctx, o.request.Owner)
		if err := openOrErr(user, err); err != nil {
			return err
		}
		o.email = user.Email
		o.payment, o.replaced, err = p.place(ctx, r, o.request, code)
		return err
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

// place returns the open payment that asks for the same, or records a new one and
// returns the checkouts that it replaces.
func (p *Payments) place(ctx context.Context, r ports.Repos, request domain.Request, code string) (payment domain.Payment, replaced []string, err error) {
	own, err := paymentsOf(ctx, r, request.ID)
	if err != nil {
		return payment, nil, err
	}
	quote, err := p.quoteOf(ctx, r, r.Codes.Lock, request, own, code)
	if err != nil {
		return payment, nil, err
	}
	now := p.deps.Clock.Now()
	for _, payment := range own {
		if payment.Open(now) && payment.Code == quote.CodeApplied && payment.Amount == quote.Total {
			return payment, nil, nil
		}
	}
	if p.deps.LimitCheckouts {
		if err := domain.MayOpenCheckout(own, now); err != nil {
			return payment, nil, err
		}
	}
	if replaced, err = p.replace(ctx, r, own); err != nil {
		return payment, nil, err
	}
	payment, err = p.record(ctx, r, request, quote)
	return payment, replaced, err
}

// replace expires the pending payments of a request and returns the checkouts to
// close. One that was expired before is closed once more: the provider may not
// have heard of it.
func (p *Payments) replace(ctx context.Context, r ports.Repos, own []domain.Payment) (checkouts []string, err error) {
	for _, payment := range own {
		if payment.Status == domain.PaymentPending {
			payment.Status = domain.PaymentExpired
			if err := r.Payments.Update(ctx, payment); err != nil {
				return nil, err
			}
		}
		if payment.Status == domain.PaymentExpired && payment.Checkout != "" && payment.ExpiresAt.After(p.deps.Clock.Now()) {
			checkouts = append(checkouts, payment.Checkout)
		}
	}
	return checkouts, nil
}

// record adds a payment; one of zero is paid at once.
func (p *Payments) record(ctx context.Context, r ports.Repos, request domain.Request, quote domain.Quote) (domain.Payment, error) {
	now := p.deps.Clock.Now()
	payment := domain.Payment{
		Request: request.ID, Status: domain.PaymentPending, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total,
		Currency: currency, Code: quote.CodeApplied, CreatedAt: now, ExpiresAt: now.Add(reservation),
	}
	if payment.Amount == 0 {
		payment.Status, payment.PaidAt = domain.Paid, now
	}
	payment, err := r.Payments.Add(ctx, payment)
	if err != nil {
		return domain.Payment{}, err
	}
	if payment.Kept() {
		if err := p.deps.bill(ctx, r, payment.ID); err != nil {
			return domain.Payment{}, err
		}
	}
	return payment, p.reckon(ctx, r, request)
}
