package app

import (
	"context"
	"log/slog"

	"wbso/domain"
	"wbso/ports"
)

// ListAll returns a page of everybody's payments, newest first, for administrators.
func (p *Payments) ListAll(ctx context.Context, f domain.PaymentFilter, page domain.Page) (list domain.Paged[domain.Payment], err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Payments.List(ctx, f, page)
		return err
	})
	return list, err
}

// Refunded notes that an administrator has paid a payment back, as the provider's
// event does: NotFound not_found, Conflict not_refund_due.
func (p *Payments) Refunded(ctx context.Context, id int64) (payment domain.Payment, err error) {
	var event domain.PaymentEvent
	var changes []domain.PaymentChange
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
		if payment, err = r.Payments.ByID(ctx, id); err != nil {
			return err
		}
		if !payment.RefundDue() {
			return domain.Fail(domain.Conflict, domain.CodeNotRefundDue)
		}
		event = domain.PaymentEvent{Checkout: payment.Checkout, Status: domain.PaymentRefunded, Amount: payment.CameIn().Amount, Refunded: payment.CameIn().Amount, Currency: payment.CameIn().Currency}
		if changes, err = p.settle(ctx, r, payment.Request, event); err != nil {
			return err
		}
		payment, err = r.Payments.ByID(ctx, id)
		return err
	})
	if err != nil {
		return domain.Payment{}, err
	}
	p.follow(ctx, p.deps.Log.With(slog.String("type", "refunded by an administrator")), event.Checkout, changes)
	return payment, nil
}
