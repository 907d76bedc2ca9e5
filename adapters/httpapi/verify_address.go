package httpapi

import (
	"context"
	"net/http"

	"wbso/adapters/apitypes"
)

func (s *Server) verifyAddress(w http.ResponseWriter, r *http.Request) error {
	return s.useCode(w, r, "verify_address", func(ctx context.Context, code string) error {
		return s.App.Accounts.VerifyAddress(ctx, actor(r), code)
	})
}

// useCode does something with the code of a mail. What it counts is the address of the caller.
func (s *Server) useCode(w http.ResponseWriter, r *http.Request, limit string, use func(ctx context.Context, code string) error) error {
	if _, err := s.take(r, s.limits.Confirm.from(r, limit, "")...); err != nil {
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
	if err := use(r.Context(), body.Code); err != nil {
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
