package httpapi

import (
	"net/http"

	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/domain"
)

// changeAddress counts a mail that is sent, and an address that is taken: who asks for many would learn who has
// an account.
func (s *Server) changeAddress(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.NewAddress
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	undo, err := s.take(r, s.limits.VerifyHour.by("verify_hour", userKey(r)), s.limits.VerifyDay.by("verify_day", userKey(r)))
	if err != nil {
		return err
	}
	if err := s.App.Accounts.ChangeAddress(r.Context(), actor(r), norm.NFC.String(body.Email)); err != nil {
		if domain.CodeOf(err) != domain.CodeEmailTaken {
			undo()
		}
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) undoAddress(w http.ResponseWriter, r *http.Request) error {
	return s.useCode(w, r, "undo_address", s.App.Accounts.UndoAddress)
}
