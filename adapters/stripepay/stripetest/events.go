package stripetest

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/stripe/stripe-go/v85/webhook"
)

// Secret signs the events of every server, and Key opens its account.
const (
	Secret = "whsec_of_the_tests"
	Key    = "sk_test_ofTheTests"
)

func (s *Session) json() object {
	out := object{
		"id": s.ID, "object": "checkout.session", "url": s.URL, "status": s.Status, "payment_status": s.PaymentStatus, "mode": s.Mode,
		"amount_total": s.Amount, "currency": s.Currency, "client_reference_id": s.Reference, "expires_at": s.Expires, "livemode": false,
		"customer_email": s.Email, "payment_intent": nil,
	}
	if s.Intent != "" {
		intent := object{"id": s.Intent, "object": "payment_intent", "status": s.IntentStatus}
		if s.Charge != "" {
			intent["latest_charge"] = s.charge()
		}
		out["payment_intent"] = intent
	}
	return out
}

func (s *Session) charge() object {
	return object{"id": s.Charge, "object": "charge", "amount": s.Amount, "amount_refunded": s.Refunded, "currency": s.Currency, "payment_intent": s.Intent,
		"refunded": s.Refunded == s.Amount, "disputed": len(s.Disputes) > 0, "livemode": false}
}

func (s *Session) dispute(d Dispute) object {
	return object{"id": d.ID, "object": "dispute", "amount": d.Amount, "currency": s.Currency, "charge": s.Charge, "payment_intent": s.Intent,
		"status": d.Status, "reason": "fraudulent", "evidence_details": object{"due_by": d.DueBy}, "livemode": false}
}

// Pay pays a session.
func Pay(s *Session) {
	s.Status, s.PaymentStatus = "complete", "paid"
	s.Intent, s.IntentStatus, s.Charge = "pi_"+s.ID, "succeeded", "ch_"+s.ID
}

// Promise completes a session whose payment is still pending.
func Promise(s *Session) {
	s.Status, s.Intent, s.IntentStatus = "complete", "pi_"+s.ID, "processing"
}

// Bounce ends a promise without money.
func Bounce(s *Session) { s.IntentStatus = "requires_payment_method" }

// Event returns a new event about a session as it is now: its type says which part of it.
func (s *Server) Event(kind, session string) []byte {
	current := s.Change(session, func(*Session) {})
	about := current.json()
	switch kind {
	case "charge.refunded":
		about = current.charge()
	case "charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed":
		about = current.dispute(current.Disputes[len(current.Disputes)-1])
	default:
		if current.Intent != "" {
			about["payment_intent"] = current.Intent // events expand nothing
		}
	}
	s.mu.Lock()
	s.events++
	id := fmt.Sprintf("evt_%d", s.events)
	s.mu.Unlock()
	body, err := json.Marshal(object{"id": id, "object": "event", "api_version": "2024-06-20", "created": time.Now().Unix(), "livemode": false,
		"type": kind, "data": object{"object": about}, "pending_webhooks": 1})
	if err != nil {
		s.t.Fatal(err)
	}
	return body
}

// Sign returns the header of an event that was signed at a moment.
func Sign(payload []byte, at time.Time) string {
	return webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: payload, Secret: Secret, Timestamp: at}).Header
}
