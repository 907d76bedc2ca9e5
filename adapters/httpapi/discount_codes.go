package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/domain/payment"
)

// validateCode says whether a checkout code may be used, or why not.
func (s *Server) validateCode(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.take(r, s.limits.Codes.by("codes", userKey(r))); err != nil {
		return err
	}
	var body apitypes.CodeQuestion
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	var q payment.Quote
	err = s.withCode(r, body.Code, func() (err error) {
		q, err = s.App.Payments.ValidateCode(r.Context(), actor(r), body.Code)
		return err
	})
	refusal := payment.CodeRefusal(err)
	if err != nil && refusal == "" {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.CheckoutCodeOf(q, refusal))
	return nil
}
