package app

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// pay adds a payment of a status. A pending one was never opened at the
// provider; a new checkout takes it over.
func (d *Demo) pay(ctx context.Context, r ports.Repos, request domain.Request, status domain.PaymentStatus) error {
	quote, now := domain.StandardQuote(), d.deps.Clock.Now()
	payment := domain.Payment{
		Request: request.ID, Status: status, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total,
		Currency: currency, CreatedAt: now, ExpiresAt: now.Add(24 * time.Hour),
	}
	if status == domain.Paid {
		payment.CreatedAt = request.CreatedAt.Add(demoPaidAfter)
		payment.PaidAt = payment.CreatedAt
	}
	payment, err := r.Payments.Add(ctx, payment)
	if err != nil {
		return err
	}
	if payment.Kept() {
		if err := d.deps.bill(ctx, r, payment.ID); err != nil {
			return err
		}
	}
	current, err := find(ctx, r, request.ID)
	if err != nil {
		return err
	}
	return d.payments.reckon(ctx, r, current)
}

func (d *Demo) code(ctx context.Context) error {
	return d.deps.Store.Write(ctx, func(r ports.Repos) error {
		_, err := r.Codes.ByCode(ctx, demoCode)
		if err == nil || domain.KindOf(err) != domain.NotFound {
			return err
		}
		_, err = r.Codes.Add(ctx, domain.CheckoutCode{Code: demoCode, Price: 495_00, CreatedAt: d.deps.Clock.Now()})
		return err
	})
}
