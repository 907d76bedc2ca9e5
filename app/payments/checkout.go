package payments

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

// CheckoutStart is where the payer goes next. Checkout is empty when the price is
// zero: then it is paid already and URL is the success page.
type CheckoutStart struct{ Checkout, URL string }

// StartCheckout opens the provider's page for a request. invoiceTo is the company that the invoice is
// for, another one that the caller owns, or 0. The same request, code and company asked for twice
// is one checkout; others close the earlier checkout first, so that nobody pays twice. It fails with
// Conflict already_paid, not_processed or checkout_replaced (another call replaced this one), with
// Invalid on "code" like Quote, Invalid client_unknown or invoice_address on "invoice_to", Limited
// rate_limited, or Unavailable payment_provider_failed.
func (p *Payments) StartCheckout(
	ctx context.Context, who usecase.Actor, ref, code string, invoiceTo int64,
) (CheckoutStart, error) {
	if err := who.Guard(); err != nil {
		return CheckoutStart{}, err
	}
	order, err := p.decide(ctx, who, ref, code, invoiceTo)
	if err != nil {
		return CheckoutStart{}, err
	}
	success, cancel := p.returnURLs(order.request)
	switch {
	case order.payment.Status == request.Paid:
		p.deps.Log.InfoContext(ctx, "request paid without charge", slog.String("request", order.request.Number))
		for _, checkout := range order.replaced {
			p.CloseCheckout(ctx, checkout)
		}
		return CheckoutStart{URL: success}, nil
	case order.payment.Checkout != "":
		return CheckoutStart{Checkout: order.payment.Checkout, URL: order.payment.URL}, nil
	}
	checkout, err := p.open(ctx, order, success, cancel)
	if err != nil {
		return CheckoutStart{}, p.abandon(ctx, order.payment, err)
	}
	if err := p.opened(ctx, order.payment, checkout); err != nil {
		return CheckoutStart{}, err
	}
	return CheckoutStart{Checkout: checkout.ID, URL: checkout.URL}, nil
}

// open closes the checkouts that an order replaces, and opens its own.
func (p *Payments) open(ctx context.Context, o order, success, cancel string) (ports.CheckoutPage, error) {
	for _, checkout := range o.replaced {
		if err := p.deps.Checkout.ExpireCheckout(ctx, checkout); err != nil {
			return ports.CheckoutPage{}, err
		}
	}
	return p.deps.Checkout.OpenCheckout(ctx, ports.CheckoutOrder{
		Key: fmt.Sprintf("wbso-payment-%d", o.payment.ID), Request: o.request, Email: o.email,
		Price: o.payment.Price, VAT: o.payment.VAT, Currency: o.payment.Currency,
		Expires: o.payment.CreatedAt.Add(payment.CheckoutLife), SuccessURL: success, CancelURL: cancel,
	})
}

// CloseCheckout closes a checkout when it is too late to refuse anything, also for a
// caller who has left. One that stays open can be paid, and is then paid back.
func (p *Payments) CloseCheckout(ctx context.Context, checkout string) {
	if err := p.deps.Checkout.ExpireCheckout(context.WithoutCancel(ctx), checkout); err != nil {
		p.deps.Log.ErrorContext(ctx, "a checkout that nobody may pay stays open", slog.String("checkout", checkout), slog.Any("error", err))
	}
}

// opened records the provider's checkout, and closes it at once when meanwhile
// another call replaced it or the request was paid.
func (p *Payments) opened(ctx context.Context, pay payment.Payment, page ports.CheckoutPage) error {
	var refusal error
	err := p.amend(ctx, pay, func(current *payment.Payment, req request.PaymentStatus) {
		current.Checkout, current.URL, current.ExpiresAt = page.ID, page.URL, page.Expires
		refusal = nil
		if current.Status != request.PaymentPending {
			refusal = domain.Fail(domain.Conflict, domain.CodeCheckoutReplaced)
			if req == request.Paid {
				refusal = domain.Fail(domain.Conflict, domain.CodeAlreadyPaid)
			}
		}
	})
	if err != nil || refusal == nil {
		return err
	}
	p.CloseCheckout(ctx, page.ID)
	return refusal
}

// abandon lets go of a payment that the provider did not open, and of its code.
func (p *Payments) abandon(ctx context.Context, pay payment.Payment, cause error) error {
	err := p.amend(ctx, pay, func(current *payment.Payment, _ request.PaymentStatus) {
		if current.Checkout == "" {
			current.Expire()
		}
	})
	return errors.Join(domain.Fail(domain.Unavailable, domain.CodePaymentFailed).Because(cause), err)
}

// amend changes a payment, as it is by now, and what its request shows. The provider
// has acted, so that this is written also for a caller who has left.
func (p *Payments) amend(
	ctx context.Context, pay payment.Payment, apply func(current *payment.Payment, req request.PaymentStatus),
) error {
	ctx = context.WithoutCancel(ctx)
	return p.deps.Store.Write(ctx, func(r ports.Repos) error {
		current, err := r.Payments.FindPayment(ctx, pay.ID)
		if err != nil {
			return err
		}
		req, err := usecase.FindRequest(ctx, r, pay.Request)
		if err != nil {
			return err
		}
		apply(&current, req.PaymentStatus)
		if err := r.Payments.UpdatePayment(ctx, current); err != nil {
			return err
		}
		return p.UpdateStatus(ctx, r, req)
	})
}
