package httpapi

import (
	"encoding/json"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"

	"wbso/app"
	"wbso/domain"
)

type paymentWire struct {
	ID        int64      `json:"id"`
	Request   int64      `json:"request"`
	Status    string     `json:"status"`
	Amount    int64      `json:"amount"`
	Price     int64      `json:"price"`
	VAT       int64      `json:"vat"`
	Currency  string     `json:"currency"`
	Code      *string    `json:"code"`
	CreatedAt time.Time  `json:"created_at"`
	PaidAt    *time.Time `json:"paid_at"`
}

type quoteWire struct {
	Price       int64   `json:"price"`
	VAT         int64   `json:"vat"`
	Total       int64   `json:"total"`
	CodeApplied *string `json:"code_applied"`
}

type codeWire struct {
	Valid bool         `json:"valid"`
	Price *json.Number `json:"custom_checkout_price"` // euros excluding VAT
}

type sessionWire struct {
	SessionID *string `json:"sessionId"`
	URL       string  `json:"url"`
}

func wirePayment(p domain.Payment) paymentWire {
	out := paymentWire{ID: p.ID, Request: p.Request, Status: string(p.Status), Amount: int64(p.Amount), Price: int64(p.Price),
		VAT: int64(p.VAT), Currency: p.Currency, Code: orNull(p.Code), CreatedAt: p.CreatedAt.UTC()}
	if !p.PaidAt.IsZero() {
		paid := p.PaidAt.UTC()
		out.PaidAt = &paid
	}
	return out
}

func (s *Server) quote(w http.ResponseWriter, r *http.Request) error {
	params := query{values: r.URL.Query()}
	code := params.text("code", may)
	if err := params.errs.Err(); err != nil {
		return err
	}
	var q domain.Quote
	err := s.withCode(r, code, func() (err error) {
		q, err = s.App.Payments.Quote(r.Context(), actor(r), chi.URLParam(r, "id"), code)
		return err
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, quoteWire{int64(q.Price), int64(q.VAT), int64(q.Total), orNull(q.CodeApplied)})
	return nil
}

func (s *Server) listPayments(w http.ResponseWriter, r *http.Request) error {
	ref, err := requestOfQuery(r)
	if err != nil {
		return err
	}
	list, err := s.App.Payments.List(r.Context(), actor(r), ref)
	if err != nil {
		return err
	}
	out := make([]paymentWire, len(list))
	for i, p := range list {
		out[i] = wirePayment(p)
	}
	writeJSON(w, http.StatusOK, out)
	return nil
}

func (s *Server) validateCode(w http.ResponseWriter, r *http.Request) error {
	if err := s.take(r, s.limits.codes, caller(r)); err != nil {
		return err
	}
	in, err := read(r)
	if err != nil {
		return err
	}
	code := in.text("code", must)
	if err := in.errs.Err(); err != nil {
		return err
	}
	q, valid, err := s.App.Payments.ValidateCode(r.Context(), actor(r), code)
	if err != nil {
		return err
	}
	out := codeWire{Valid: valid}
	if valid {
		euros := json.Number(q.Price.Euros())
		out.Price = &euros
	}
	writeJSON(w, http.StatusOK, out)
	return nil
}

func (s *Server) createSession(w http.ResponseWriter, r *http.Request) error {
	in, err := readOptional(r)
	if err != nil {
		return err
	}
	code := in.text("code", may)
	if err := in.errs.Err(); err != nil {
		return err
	}
	var started app.Started
	err = s.withCode(r, code, func() (err error) {
		started, err = s.App.Payments.StartCheckout(r.Context(), actor(r), chi.URLParam(r, "id"), code)
		return err
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, sessionWire{orNull(started.Checkout), started.URL})
	return nil
}

// webhook takes the provider's raw bytes, since the signature is over those.
func (s *Server) webhook(w http.ResponseWriter, r *http.Request) error {
	payload, err := readAll(r, maxBody)
	if err != nil {
		return err
	}
	if err := s.App.Payments.Webhook(r.Context(), payload, r.Header.Get("Stripe-Signature")); err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, map[string]bool{"received": true})
	return nil
}
