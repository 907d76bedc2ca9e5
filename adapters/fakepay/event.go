package fakepay

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"strconv"
	"time"

	"wbso/domain/payment"
)

// The types of events that matter.
const (
	Completed      = "checkout.session.completed"
	AsyncSucceeded = "checkout.session.async_payment_succeeded"
	AsyncFailed    = "checkout.session.async_payment_failed"
	Expired        = "checkout.session.expired"
	Refunded       = "charge.refunded"
)

// intentPrefix begins the id of the money of a checkout; the id of the checkout follows.
const intentPrefix = "pi_"

// ReadEvent implements ports.Checkout.
func (p *Provider) ReadEvent(ctx context.Context, payload []byte, signature string) (payment.PaymentEvent, error) {
	return p.reader.ReadEvent(ctx, payload, signature)
}

type object = map[string]any

// Compose writes a new event about a checkout, as Stripe does. pay is Stripe's payment status:
// paid, unpaid or no_payment_required. A refund is of the amount that the checkout has as refunded,
// or else of the whole amount.
func (p *Provider) Compose(kind, pay string, b CheckoutView) []byte {
	of := b.Payment
	about := object{
		"id": of.Checkout, "object": "checkout.session", "mode": "payment", "status": "complete", "payment_status": pay,
		"amount_total": of.Amount, "currency": of.Currency, "client_reference_id": b.Number, "payment_intent": intentPrefix + of.Checkout,
	}
	switch kind {
	case Expired:
		about["status"], about["payment_intent"] = "expired", nil
	case Refunded:
		about = object{
			"id": "ch_fake_" + rand.Text(), "object": "charge", "amount": of.Amount, "amount_refunded": cmp.Or(of.Refunded, of.Amount),
			"currency": of.Currency, "payment_intent": intentPrefix + of.Checkout,
		}
	}
	body, err := json.Marshal(object{
		"id": "evt_fake_" + rand.Text(), "object": "event", "type": kind, "created": p.clock.Now().Unix(), "livemode": false, "data": object{"object": about},
	})
	if err != nil { // numbers and texts always marshal
		panic(err)
	}
	return body
}

// Sign returns the Stripe-Signature of a payload, signed now:
// t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.payload">.
func (p *Provider) Sign(payload []byte) string { return p.signAt(payload, p.clock.Now()) }

func (p *Provider) signAt(payload []byte, at time.Time) string {
	stamp := strconv.FormatInt(at.Unix(), 10)
	return "t=" + stamp + ",v1=" + hex.EncodeToString(keyed(p.signing, stamp+"."+string(payload)))
}
