package stripepay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"
	"github.com/stripe/stripe-go/v85/webhook"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// maxPayload is the largest event that is read, in bytes.
const maxPayload = 256 << 10

// ReadEvent implements ports.Checkout. The version of the event is not checked: what is read
// of it is the same in all of them.
func (p *Provider) ReadEvent(_ context.Context, payload []byte, signature string) (payment.PaymentEvent, error) {
	if err := p.verify(payload, signature); err != nil {
		return payment.PaymentEvent{}, domain.Fail(domain.Invalid, domain.CodeSignature).Because(err)
	}
	e, err := p.read(payload)
	if err != nil {
		return payment.PaymentEvent{}, domain.Fail(domain.Invalid, domain.CodeEventInvalid).Because(err)
	}
	return e, nil
}

// verify checks the signature, which may lie in the future as little as in the past.
func (p *Provider) verify(payload []byte, header string) error {
	if len(payload) > maxPayload {
		return fmt.Errorf("payload of %d bytes", len(payload))
	}
	if err := webhook.ValidatePayloadIgnoringTolerance(payload, header, p.secret); err != nil {
		return err
	}
	var seconds int64
	for part := range strings.SplitSeq(header, ",") {
		if stamp, found := strings.CutPrefix(part, "t="); found {
			seconds, _ = strconv.ParseInt(stamp, 10, 64) // it was read before
		}
	}
	if age := p.now().Sub(time.Unix(seconds, 0)); age.Abs() > webhook.DefaultTolerance {
		return errors.New("signed too long ago, or in the future")
	}
	return nil
}

func (p *Provider) read(payload []byte) (payment.PaymentEvent, error) {
	var e stripe.Event
	if err := json.Unmarshal(payload, &e); err != nil {
		return payment.PaymentEvent{}, fmt.Errorf("read an event: %w", err)
	}
	if e.ID == "" || e.Type == "" {
		return payment.PaymentEvent{}, errors.New("an event without id or type")
	}
	if e.Livemode != p.live {
		return payment.PaymentEvent{}, fmt.Errorf("an event of live mode %t, with a key of live mode %t", e.Livemode, p.live)
	}
	var out payment.PaymentEvent
	var err error
	switch e.Type {
	case stripe.EventTypeChargeRefunded:
		out, err = refundOf(e)
	case stripe.EventTypeChargeDisputeCreated, stripe.EventTypeChargeDisputeUpdated, stripe.EventTypeChargeDisputeClosed,
		stripe.EventTypeChargeDisputeFundsWithdrawn, stripe.EventTypeChargeDisputeFundsReinstated:
		out, err = disputeIn(e)
	default:
		out, err = sessionIn(e)
	}
	out.ID, out.Type, out.At = e.ID, string(e.Type), time.Unix(e.Created, 0).UTC()
	return out, err
}

// object reads what an event is about.
func object[T any](e stripe.Event, into *T) error {
	if e.Data == nil {
		return errors.New("an event about nothing")
	}
	return json.Unmarshal(e.Data.Raw, into)
}

// sessionIn reads an event about a checkout. For an event of another kind it returns a zero
// PaymentEvent.
func sessionIn(e stripe.Event) (payment.PaymentEvent, error) {
	if !strings.HasPrefix(string(e.Type), "checkout.session.") {
		return payment.PaymentEvent{}, nil
	}
	var session stripe.CheckoutSession
	if err := object(e, &session); err != nil {
		return payment.PaymentEvent{}, err
	}
	out := eventOf(&session)
	switch e.Type {
	case stripe.EventTypeCheckoutSessionCompleted:
		var err error
		if out.Status, err = completed(&session); err != nil {
			return payment.PaymentEvent{}, err
		}
	case stripe.EventTypeCheckoutSessionAsyncPaymentSucceeded:
		out.Status = request.Paid
	case stripe.EventTypeCheckoutSessionAsyncPaymentFailed:
		out.Status = request.PaymentFailed
	case stripe.EventTypeCheckoutSessionExpired:
		out.Status = request.PaymentExpired
	}
	if out.Status != "" && out.Checkout == "" {
		return payment.PaymentEvent{}, errors.New("an event without its checkout")
	}
	return out, nil
}

// eventOf converts a session to an event without a status. The currency of a session that is no
// single payment, such as a subscription, is made unknown, so that its money counts for no request.
func eventOf(s *stripe.CheckoutSession) payment.PaymentEvent {
	out := payment.PaymentEvent{Checkout: s.ID, Amount: domain.Cents(s.AmountTotal), Currency: string(s.Currency), Reference: s.ClientReferenceID}
	if s.PaymentIntent != nil {
		out.Intent = s.PaymentIntent.ID
	}
	if s.Mode != "" && s.Mode != stripe.CheckoutSessionModePayment {
		out.Currency = string(s.Mode) + " " + out.Currency
	}
	return out
}

// completed returns the payment status of a completed checkout. A payment method that takes longer
// is pending until one of the async events.
func completed(s *stripe.CheckoutSession) (request.PaymentStatus, error) {
	switch s.PaymentStatus {
	case stripe.CheckoutSessionPaymentStatusPaid, stripe.CheckoutSessionPaymentStatusNoPaymentRequired:
		return request.Paid, nil
	case stripe.CheckoutSessionPaymentStatusUnpaid:
		return request.PaymentPending, nil
	}
	return "", fmt.Errorf("a completed checkout with payment status %q", s.PaymentStatus)
}

// refundOf reads what was paid back of a charge, which names its intent. A charge of
// something else than a checkout may have none.
func refundOf(e stripe.Event) (payment.PaymentEvent, error) {
	var charge stripe.Charge
	if err := object(e, &charge); err != nil || charge.PaymentIntent == nil {
		return payment.PaymentEvent{}, err
	}
	return refund(&charge, charge.PaymentIntent.ID), nil
}

func refund(charge *stripe.Charge, intent string) payment.PaymentEvent {
	return payment.PaymentEvent{Intent: intent, Status: request.PaymentRefunded, Amount: domain.Cents(charge.Amount),
		Refunded: domain.Cents(charge.AmountRefunded), Currency: string(charge.Currency)}
}

// disputeIn reads the status of a dispute.
func disputeIn(e stripe.Event) (payment.PaymentEvent, error) {
	var dispute stripe.Dispute
	if err := object(e, &dispute); err != nil || dispute.PaymentIntent == nil {
		return payment.PaymentEvent{}, err
	}
	return payment.PaymentEvent{Intent: dispute.PaymentIntent.ID, Currency: string(dispute.Currency), Dispute: disputed(&dispute)}, nil
}

// disputed converts a dispute of Stripe. A warning that was closed has cost nothing.
func disputed(d *stripe.Dispute) payment.Dispute {
	out := payment.Dispute{Status: payment.DisputeOpen, Amount: domain.Cents(d.Amount)}
	switch d.Status {
	case stripe.DisputeStatusWon, stripe.DisputeStatusWarningClosed, stripe.DisputeStatusPrevented:
		out.Status = payment.DisputeWon
	case stripe.DisputeStatusLost:
		out.Status = payment.DisputeLost
	default:
		if d.EvidenceDetails != nil && d.EvidenceDetails.DueBy > 0 {
			out.Due = time.Unix(d.EvidenceDetails.DueBy, 0).UTC()
		}
	}
	return out
}
