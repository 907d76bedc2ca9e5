package stripepay

import (
	"context"

	"github.com/stripe/stripe-go/v85"

	"wbso/domain"
)

// State implements ports.Checkout.
func (p *Provider) State(ctx context.Context, checkout string) ([]domain.PaymentEvent, error) {
	params := &stripe.CheckoutSessionRetrieveParams{}
	params.AddExpand("payment_intent.latest_charge")
	session, err := p.api.V1CheckoutSessions.Retrieve(ctx, checkout, params)
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
	return append([]domain.PaymentEvent{out}, disputes...), err
}

// statusOf is how far a session is.
func statusOf(s *stripe.CheckoutSession) (domain.PaymentStatus, error) {
	switch s.Status {
	case stripe.CheckoutSessionStatusOpen:
		return domain.PaymentPending, nil
	case stripe.CheckoutSessionStatusExpired:
		return domain.PaymentExpired, nil
	}
	status, err := completed(s)
	if status == domain.PaymentPending && s.PaymentIntent != nil {
		switch s.PaymentIntent.Status {
		case stripe.PaymentIntentStatusRequiresPaymentMethod, stripe.PaymentIntentStatusCanceled:
			return domain.PaymentFailed, nil
		}
	}
	return status, err
}

// afterwards is what happened to the money of a session that was paid.
func (p *Provider) afterwards(ctx context.Context, s *stripe.CheckoutSession, paid domain.PaymentEvent) (events []domain.PaymentEvent, err error) {
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
	for dispute, err := range p.api.V1Disputes.List(ctx, params).All(ctx) {
		if err != nil {
			return nil, failed("look at disputes", err)
		}
		events = append(events, domain.PaymentEvent{Checkout: paid.Checkout, Intent: paid.Intent, Currency: string(dispute.Currency), Dispute: disputed(dispute)})
	}
	return events, nil
}
