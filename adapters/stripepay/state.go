package stripepay

import (
	"context"

	"github.com/stripe/stripe-go/v85"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// ListCheckoutEvents implements ports.Checkout.
func (p *Provider) ListCheckoutEvents(ctx context.Context, checkout string) ([]payment.PaymentEvent, error) {
	params := &stripe.CheckoutSessionRetrieveParams{}
	params.AddExpand("payment_intent.latest_charge")
	session, err := p.api.sessions.Retrieve(ctx, checkout, params)
	if missing(err) {
		return nil, domain.Fail(domain.NotFound, domain.CodeNotFound).Because(err)
	}
	if err != nil {
		return nil, failed("look at a checkout", err)
	}
	out := eventOf(session)
	if out.Status, err = statusOf(session); err != nil {
		return nil, failed("look at a checkout", err)
	}
	disputes, err := p.afterwards(ctx, session, out)
	return append([]payment.PaymentEvent{out}, disputes...), err
}

// statusOf returns the payment status of a session.
func statusOf(s *stripe.CheckoutSession) (request.PaymentStatus, error) {
	switch s.Status {
	case stripe.CheckoutSessionStatusOpen:
		return request.PaymentPending, nil
	case stripe.CheckoutSessionStatusExpired:
		return request.PaymentExpired, nil
	}
	status, err := completed(s)
	if status == request.PaymentPending && s.PaymentIntent != nil {
		switch s.PaymentIntent.Status {
		case stripe.PaymentIntentStatusRequiresPaymentMethod, stripe.PaymentIntentStatusCanceled:
			return request.PaymentFailed, nil
		}
	}
	return status, err
}

// afterwards returns the refunds and disputes of a session that was paid.
func (p *Provider) afterwards(ctx context.Context, s *stripe.CheckoutSession, paid payment.PaymentEvent) (events []payment.PaymentEvent, err error) {
	if s.PaymentIntent == nil || s.PaymentIntent.LatestCharge == nil {
		return nil, nil
	}
	charge := s.PaymentIntent.LatestCharge
	if charge.AmountRefunded > 0 {
		back := refund(charge, s.PaymentIntent.ID)
		back.Checkout, back.Reference = paid.Checkout, paid.Reference
		events = append(events, back)
	}
	if !charge.Disputed {
		return events, nil
	}
	params := &stripe.DisputeListParams{PaymentIntent: stripe.String(s.PaymentIntent.ID)}
	for dispute, err := range p.api.disputes.List(ctx, params).All(ctx) {
		if err != nil {
			return nil, failed("look at disputes", err)
		}
		events = append(events, payment.PaymentEvent{Checkout: paid.Checkout, Intent: paid.Intent, Currency: string(dispute.Currency), Dispute: disputed(dispute)})
	}
	return events, nil
}
