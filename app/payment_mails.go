package app

import (
	"context"
	"fmt"

	"wbso/domain"
	"wbso/domain/letter"
	"wbso/ports"
)

// alert queues the mails to the operator that a change of a payment asks for, in its
// transaction: one for each payment and reason.
func (d *Deps) alert(ctx context.Context, r ports.Repos, c domain.PaymentChange) error {
	payment := c.After
	var kinds []domain.MailKind
	if payment.RefundDue() && !c.Before.RefundDue() {
		kinds = append(kinds, domain.RefundDueMail)
	}
	if payment.Dispute.Status == domain.DisputeOpen {
		kinds = append(kinds, domain.PaymentDisputedMail)
	}
	for _, kind := range kinds {
		err := d.queueMail(ctx, r, domain.QueuedMail{Kind: kind, Event: fmt.Sprintf("%s:%d", kind, payment.ID), Address: d.ContactTo, Subject: payment.ID})
		if err != nil {
			return err
		}
	}
	return nil
}

// alert writes to the operator about a payment. Once there is nothing left to do, it is
// NotFound not_found.
func (m *mailing) alert(ctx context.Context, r ports.Repos, queued domain.QueuedMail) (domain.Mail, error) {
	payment, request, err := billed(ctx, r, queued.Subject)
	if err != nil {
		return domain.Mail{}, err
	}
	switch {
	case queued.Kind == domain.RefundDueMail && payment.RefundDue():
		return m.mail(queued.Address, letter.RefundDue(payment, request)), nil
	case queued.Kind == domain.PaymentDisputedMail && payment.Dispute.Status == domain.DisputeOpen:
		var until domain.Date
		if !payment.Dispute.Due.IsZero() {
			until = domain.DateOf(payment.Dispute.Due.UTC()) // never a day late
		}
		return m.mail(queued.Address, letter.PaymentDisputed(payment, request, until)), nil
	}
	return domain.Mail{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
}
