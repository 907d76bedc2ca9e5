package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/payments"
	"wbso/domain"
	"wbso/domain/payment"
)

func (s *Server) quote(w http.ResponseWriter, r *http.Request) error {
	params := query{values: r.URL.Query()}
	code := params.text("code", may)
	if err := params.errs.Err(); err != nil {
		return err
	}
	var q payment.Quote
	err := s.withCode(r, code, func() (err error) {
		q, err = s.App.Payments.Quote(r.Context(), actor(r), chi.URLParam(r, "id"), code)
		return err
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.QuoteOf(q))
	return nil
}

func (s *Server) listPayments(w http.ResponseWriter, r *http.Request) error {
	ref, err := requestOfQuery(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.PaymentOf, func(p domain.Page) (domain.List[payment.Payment], error) {
		return s.App.Payments.ListPayments(r.Context(), actor(r), ref, p)
	})
}

func (s *Server) createSession(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.CheckoutQuestion
	in, err := s.readOptional(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	var started payments.CheckoutStart
	err = s.withCode(r, body.Code, func() (err error) {
		started, err = s.App.Payments.StartCheckout(r.Context(), actor(r), chi.URLParam(r, "id"), body.Code, body.InvoiceTo)
		return err
	})
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CheckoutSession{SessionID: apitypes.OrNull(started.Checkout), URL: started.URL})
	return nil
}
