package httpapi

import (
	"net/http"

	"golang.org/x/text/unicode/norm"

	"wbso/adapters/apitypes"
	"wbso/app/accounts"
)

func (s *Server) changePassword(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.PasswordChange
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("old_password", body.OldPassword)
	in.filled("new_password", body.NewPassword)
	change := accounts.PasswordChange{Old: body.OldPassword, New: body.NewPassword, Address: address(r), Client: clientOf(r)}
	change.Shape = in.errs
	undo, err := s.take(r, s.limits.Passwords.by("change_password", userKey(r)))
	if err != nil {
		return err
	}
	pair, err := s.App.Accounts.ChangePassword(r.Context(), actor(r), change, func() (func(), error) { return s.takeOldPassword(r) })
	if err != nil {
		undo()
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
	var body apitypes.ForgotPassword
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	if err := s.App.Accounts.ForgotPassword(r.Context(), norm.NFC.String(body.Email)); err != nil {
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
	var body apitypes.PasswordConfirm
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("temp_code", body.TempCode)
	in.filled("password", body.Password)
	in.filled("confirm_password", body.ConfirmPassword)
	reset := accounts.PasswordReset{Code: body.TempCode, New: body.Password, Repeated: body.ConfirmPassword, Address: address(r)}
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
