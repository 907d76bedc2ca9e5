package payments

import (
	"context"
	"log/slog"
	"time"

	"wbso/domain/payment"
	"wbso/domain/request"
)

// follow does what changes of payments require outside the store: it closes the checkouts that may
// no longer be paid, except the one that caused the changes, and logs for the operator what a
// person must decide.
func (p *Payments) follow(ctx context.Context, log *slog.Logger, checkout string, changes []payment.PaymentChange) {
	for _, c := range changes {
		log.InfoContext(ctx, "payment changed", slog.Int64("payment", c.After.ID), slog.String("from", string(c.Before.Status)), slog.String("to", string(c.After.Status)))
		p.alarm(ctx, log, c)
		if c.After.Status == request.PaymentExpired && c.Before.Status != request.PaymentExpired && c.After.Checkout != checkout && c.After.Checkout != "" {
			p.CloseCheckout(ctx, c.After.Checkout)
		}
	}
}

// alarm logs what the operator has to act on.
func (p *Payments) alarm(ctx context.Context, log *slog.Logger, c payment.PaymentChange) {
	log = log.With(slog.Int64("payment", c.After.ID), slog.Int64("request", c.After.Request))
	if c.TurnsOdd() {
		log.ErrorContext(ctx, "a payment of another amount than was asked", slog.Int64("got", int64(c.After.Odd.Amount)),
			slog.String("currency", c.After.Odd.Currency), slog.Int64("want", int64(c.After.Amount)))
	}
	if c.After.IsRefundDue() && !c.Before.IsRefundDue() {
		log.ErrorContext(ctx, "a payment is to be paid back", slog.Int64("amount", int64(c.After.CameIn().Amount)))
		p.deps.OnRefundDue()
	}
	dispute := c.After.Dispute
	switch {
	case dispute.Status == c.Before.Dispute.Status:
	case dispute.Status == payment.DisputeOpen:
		log.ErrorContext(ctx, "a payment is disputed: answer at the provider", slog.Int64("amount", int64(dispute.Amount)), slog.Time("before", dispute.Due.UTC().Truncate(time.Second)))
	default:
		log.WarnContext(ctx, "a dispute was decided", slog.String("outcome", string(dispute.Status)), slog.Int64("amount", int64(dispute.Amount)))
	}
}
