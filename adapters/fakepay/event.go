package fakepay

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

// The types of events that matter.
const (
	Completed      = "checkout.session.completed"
	AsyncSucceeded = "checkout.session.async_payment_succeeded"
	AsyncFailed    = "checkout.session.async_payment_failed"
	Expired        = "checkout.session.expired"
	Refunded       = "charge.refunded"
)

// event is the JSON of a webhook call, as far as it is read.
type event struct {
	ID       string `json:"id"`
	Object   string `json:"object"`
	Type     string `json:"type"`
	Created  int64  `json:"created"` // unix seconds
	Livemode bool   `json:"livemode"`
	Data     struct {
		Object object `json:"object"`
	} `json:"data"`
}

// object is a checkout session or, for a refund, a charge. Unlike Stripe's, the
// charge of this provider names its checkout session.
type object struct {
	ID              string       `json:"id"`
	Object          string       `json:"object"`
	Status          string       `json:"status,omitempty"`
	PaymentStatus   string       `json:"payment_status,omitempty"`
	AmountTotal     domain.Cents `json:"amount_total,omitempty"`
	Amount          domain.Cents `json:"amount,omitempty"`          // of a charge
	AmountRefunded  domain.Cents `json:"amount_refunded,omitempty"` // of a charge, so far
	Currency        string       `json:"currency"`
	Reference       string       `json:"client_reference_id,omitempty"`
	CheckoutSession string       `json:"checkout_session,omitempty"`
}

// ReadEvent implements ports.Checkout.
func (p *Provider) ReadEvent(_ context.Context, payload []byte, signature string) (payment.PaymentEvent, error) {
	if err := p.verify(payload, signature); err != nil {
		return payment.PaymentEvent{}, domain.Fail(domain.Invalid, domain.CodeSignature).Because(err)
	}
	e, err := read(payload)
	if err != nil {
		return payment.PaymentEvent{}, domain.Fail(domain.Invalid, domain.CodeEventInvalid).Because(err)
	}
	return e, nil
}

func read(payload []byte) (payment.PaymentEvent, error) {
	var e event
	if err := json.Unmarshal(payload, &e); err != nil {
		return payment.PaymentEvent{}, fmt.Errorf("read an event: %w", err)
	}
	if e.ID == "" || e.Type == "" {
		return payment.PaymentEvent{}, errors.New("an event without id or type")
	}
	if e.Livemode {
		return payment.PaymentEvent{}, errors.New("an event about real money")
	}
	o := e.Data.Object
	out := payment.PaymentEvent{ID: e.ID, Type: e.Type, Checkout: o.ID, Amount: o.AmountTotal,
		Currency: o.Currency, Reference: o.Reference, At: time.Unix(e.Created, 0).UTC()}
	if e.Type == Refunded {
		out.Checkout, out.Amount, out.Refunded = o.CheckoutSession, o.Amount, o.AmountRefunded
	}
	var err error
	if out.Status, err = status(e.Type, o); err != nil {
		return payment.PaymentEvent{}, err
	}
	if out.Status != "" && out.Checkout == "" {
		return payment.PaymentEvent{}, errors.New("an event without its checkout")
	}
	return out, nil
}

// status is what an event means for the payment. A completed checkout whose
// payment takes longer is pending until one of the async events.
func status(kind string, o object) (request.PaymentStatus, error) {
	switch kind {
	case Completed:
		switch o.PaymentStatus {
		case "paid", "no_payment_required":
			return request.Paid, nil
		case "unpaid":
			return request.PaymentPending, nil
		}
		return "", fmt.Errorf("a completed checkout with payment status %q", o.PaymentStatus)
	case AsyncSucceeded:
		return request.Paid, nil
	case AsyncFailed:
		return request.PaymentFailed, nil
	case Expired:
		return request.PaymentExpired, nil
	case Refunded:
		return request.PaymentRefunded, nil
	}
	return "", nil
}

// Compose writes a new event about a checkout. payment is Stripe's word for how
// far its payment is: paid, unpaid or no_payment_required. A refund is of what the checkout
// says was refunded, or else of all.
func (p *Provider) Compose(kind, pay string, b CheckoutView) []byte {
	e := event{ID: "evt_fake_" + rand.Text(), Object: "event", Type: kind, Created: p.clock.Now().Unix()}
	o := object{ID: b.Payment.Checkout, Object: "checkout.session", Status: "complete", PaymentStatus: pay,
		AmountTotal: b.Payment.Amount, Currency: b.Payment.Currency, Reference: b.Number}
	switch kind {
	case Expired:
		o.Status = "expired"
	case Refunded:
		o = object{ID: "ch_fake_" + rand.Text(), Object: "charge", Amount: b.Payment.Amount,
			AmountRefunded: cmp.Or(b.Payment.Refunded, b.Payment.Amount),
			Currency:       b.Payment.Currency, CheckoutSession: b.Payment.Checkout}
	}
	e.Data.Object = o
	body, err := json.Marshal(e)
	if err != nil { // numbers and texts always marshal
		panic(err)
	}
	return body
}
