package payments

import (
	"context"
	"log/slog"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

// ListAllPayments returns a page of everybody's payments, newest first, for administrators.
func (p *Payments) ListAllPayments(
	ctx context.Context, f payment.PaymentFilter, page domain.Page,
) (list domain.List[payment.Payment], err error) {
	err = p.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Payments.ListPayments(ctx, f, page)
		return err
	})
	return list, err
}

// MarkRefunded notes that an administrator has paid a payment back, as the provider's event does.
// It fails with NotFound not_found when there is none, and with Conflict not_refund_due.
func (p *Payments) MarkRefunded(ctx context.Context, id int64) (pay payment.Payment, err error) {
	var event payment.PaymentEvent
	var changes []payment.PaymentChange
	err = p.deps.Store.Write(ctx, func(r ports.Repos) error {
		if pay, err = r.Payments.FindPayment(ctx, id); err != nil {
			return err
		}
		if !pay.IsRefundDue() {
			return domain.Fail(domain.Conflict, domain.CodeNotRefundDue)
		}
		event = payment.PaymentEvent{Checkout: pay.Checkout, Status: request.PaymentRefunded, Amount: pay.CameIn().Amount, Refunded: pay.CameIn().Amount, Currency: pay.CameIn().Currency}
		if changes, err = p.settle(ctx, r, pay.Request, event); err != nil {
			return err
		}
		pay, err = r.Payments.FindPayment(ctx, id)
		return err
	})
	if err != nil {
		return payment.Payment{}, err
	}
	p.follow(ctx, p.deps.Log.With(slog.String("type", "refunded by an administrator")), event.Checkout, changes)
	return pay, nil
}
