package app

import (
	"context"
	"fmt"

	"wbso/domain"
	"wbso/domain/mailtext"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// alert queues the mails to the operator that a change of a payment asks for, in its
// transaction: one for each payment and reason.
func (d *Deps) alert(ctx context.Context, r ports.Repos, c payment.PaymentChange) error {
	pay := c.After
	var kinds []queue.MailKind
	if pay.RefundDue() && !c.Before.RefundDue() {
		kinds = append(kinds, queue.RefundDueMail)
	}
	if pay.Dispute.Status == payment.DisputeOpen {
		kinds = append(kinds, queue.PaymentDisputedMail)
	}
	for _, kind := range kinds {
		err := d.queueMail(ctx, r, queue.QueuedMail{Kind: kind, Event: fmt.Sprintf("%s:%d", kind, pay.ID), Address: d.ContactTo, Subject: pay.ID})
		if err != nil {
			return err
		}
	}
	return nil
}

// alert writes to the operator about a payment. Once there is nothing left to do, it is
// NotFound not_found.
func (m *mailing) alert(ctx context.Context, r ports.Repos, queued queue.QueuedMail) (queue.Mail, error) {
	pay, request, err := billed(ctx, r, queued.Subject)
	if err != nil {
		return queue.Mail{}, err
	}
	switch {
	case queued.Kind == queue.RefundDueMail && pay.RefundDue():
		return m.mail(queued.Address, mailtext.RefundDue(pay, request)), nil
	case queued.Kind == queue.PaymentDisputedMail && pay.Dispute.Status == payment.DisputeOpen:
		var until domain.Date
		if !pay.Dispute.Due.IsZero() {
			until = domain.DateOf(pay.Dispute.Due.UTC()) // never a day late
		}
		return m.mail(queued.Address, mailtext.PaymentDisputed(pay, request, until)), nil
	}
	return queue.Mail{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
}
