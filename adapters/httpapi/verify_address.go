package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
)

func (s *Server) verifyAddress(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.take(r, s.limits.Confirm.from(r, "verify_address", "")...); err != nil {
		return err
	}
	var body apitypes.AddressCode
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("code", body.Code)
	if err := in.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Accounts.VerifyAddress(r.Context(), actor(r), body.Code); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// sendAddressCode counts a mail only when there is one.
func (s *Server) sendAddressCode(w http.ResponseWriter, r *http.Request) error {
	undo, err := s.take(r, s.limits.VerifyHour.by("verify_hour", userKey(r)), s.limits.VerifyDay.by("verify_day", userKey(r)))
	if err != nil {
		return err
	}
	if err := s.App.Accounts.SendAddressCode(r.Context(), actor(r)); err != nil {
		undo()
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
