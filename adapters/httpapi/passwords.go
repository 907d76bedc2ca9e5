package httpapi

import (
	"net/http"

	"golang.org/x/text/unicode/norm"

	appaccount "wbso/app/account"
	"wbso/domain"
)

// given reads a text that may not be empty.
func (in *input) given(name string) string {
	text := in.text(name, must)
	if text == "" && !in.errs.Has(name) {
		in.errs.Add(name, domain.CodeBlank)
	}
	return text
}

func (s *Server) changePassword(w http.ResponseWriter, r *http.Request) error {
	in, err := s.read(r, maxSmall)
	if err != nil {
		return err
	}
	change := appaccount.PasswordChange{Old: in.given("old_password"), New: in.given("new_password"), Address: address(r)}
	change.Shape = in.errs
	pair, err := s.App.Accounts.ChangePassword(r.Context(), actor(r), change, func() (func(), error) { return s.takeOldPassword(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, map[string]string{"access": pair.Access, "refresh": pair.Refresh})
	return nil
}

// forgotPassword gives the same answer to every address.
func (s *Server) forgotPassword(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.take(r, s.limits.Forgot.from(r, "forgot_password", "")...); err != nil {
		return err
	}
	in, err := s.read(r, maxSmall)
	if err != nil {
		return err
	}
	email := norm.NFC.String(in.text("email", must))
	if err := in.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Accounts.ForgotPassword(r.Context(), email); err != nil {
		return err
	}
	writeMessage(w, http.StatusOK, "Hoort dit e-mailadres bij een account, dan is er een mail onderweg.")
	return nil
}

func (s *Server) validatePasswordCode(w http.ResponseWriter, r *http.Request) error {
	q := query{values: r.URL.Query()}
	code := q.text("temp_code", must)
	if err := q.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Accounts.CheckPasswordCode(r.Context(), code); err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, map[string]bool{"valid": true})
	return nil
}

func (s *Server) confirmPassword(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.take(r, s.limits.Confirm.from(r, "confirm_password", "")...); err != nil {
		return err
	}
	in, err := s.read(r, maxSmall)
	if err != nil {
		return err
	}
	reset := appaccount.PasswordReset{
		Code: in.given("temp_code"), New: in.given("password"), Repeated: in.given("confirm_password"), Address: address(r),
	}
	reset.Shape = in.errs
	if err := s.App.Accounts.ResetPassword(r.Context(), reset); err != nil {
		return err
	}
	writeMessage(w, http.StatusOK, "Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.")
	return nil
}

// writeMessage answers with a sentence.
func writeMessage(w http.ResponseWriter, status int, detail string) {
	writeJSON(w, status, map[string]string{"detail": detail})
}
