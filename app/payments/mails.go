package payments

import (
	"context"
	"fmt"

	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// alert queues the mails to the operator that a change of a payment asks for, in its
// transaction: one for each payment and reason.
func (d *Deps) alert(ctx context.Context, r ports.Repos, c payment.PaymentChange) error {
	pay := c.After
	var kinds []queue.MailKind
	if pay.IsRefundDue() && !c.Before.IsRefundDue() {
		kinds = append(kinds, queue.RefundDueMail)
	}
	if pay.Dispute.Status == payment.DisputeOpen {
		kinds = append(kinds, queue.PaymentDisputedMail)
	}
	for _, kind := range kinds {
		err := d.QueueMail(ctx, r, queue.QueuedMail{Kind: kind, Event: fmt.Sprintf("%s:%d", kind, pay.ID), Address: d.ContactTo, Subject: pay.ID})
		if err != nil {
			return err
		}
	}
	return nil
}
