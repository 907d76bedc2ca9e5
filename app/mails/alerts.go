package mails

import (
	"context"

	"wbso/app/payments"
	"wbso/domain"
	"wbso/domain/mailtext"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// alert writes to the operator about a payment. Once there is nothing left to do, it is
// NotFound not_found.
func (m *mailJobs) alert(ctx context.Context, r ports.Repos, queued queue.QueuedMail) (queue.Mail, error) {
	pay, request, err := payments.FindPayment(ctx, r, queued.Subject)
	if err != nil {
		return queue.Mail{}, err
	}
	switch {
	case queued.Kind == queue.RefundDueMail && pay.IsRefundDue():
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
