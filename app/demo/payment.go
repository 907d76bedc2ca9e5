package demo

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

// pay adds a payment of a status. A pending one was never opened at the
// provider; a new checkout takes it over.
func (d *Demo) pay(ctx context.Context, r ports.Repos, req request.Request, status request.PaymentStatus) error {
	quote, now := payment.StandardQuote(), d.deps.Clock.Now()
	pay := payment.Payment{
		Request: req.ID, Status: status, Price: quote.Price, VAT: quote.VAT, Amount: quote.Total,
		CreatedAt: now, ExpiresAt: now.Add(24 * time.Hour),
	}
	if status == request.Paid {
		pay.CreatedAt = req.CreatedAt.Add(demoPaidAfter)
		pay.PaidAt = pay.CreatedAt
	}
	return d.payments.SeedPayment(ctx, r, req, pay)
}

func (d *Demo) code(ctx context.Context) error {
	return d.deps.Store.Write(ctx, func(r ports.Repos) error {
		_, err := r.DiscountCodes.FindDiscountCode(ctx, demoCode)
		if err == nil || domain.KindOf(err) != domain.NotFound {
			return err
		}
		_, err = r.DiscountCodes.AddDiscountCode(ctx, payment.DiscountCode{Code: demoCode, Price: 495_00, CreatedAt: d.deps.Clock.Now()})
		return err
	})
}
