package httpapi

import (
	"net/http"

	"wbso/adapters/apitypes"
	"wbso/app/accounts"
	"wbso/app/personaldata"
	"wbso/app/timesheets"
)

func (s *Server) exportAccount(w http.ResponseWriter, r *http.Request) error {
	data, err := s.App.Privacy.ExportData(r.Context(), actor(r))
	if err != nil {
		return err
	}
	return s.writeStream(w, r, timesheets.Stream{
		Filename: "gegevens-" + data.User.Username + ".json", ContentType: "application/json", Chunks: apitypes.AccountExportOf(data, ""),
	})
}

// confirm opens for a short while what needs the password once more.
func (s *Server) confirm(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.OwnPassword
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("password", body.Password)
	if err := in.errs.Err(); err != nil {
		return err
	}
	allow := func() (func(), error) { return s.takeOldPassword(r) }
	typed := accounts.Confirmation{Password: body.Password, Code: body.Otp, Address: address(r)}
	if err := s.App.Accounts.Confirm(r.Context(), actor(r), typed, allow); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func (s *Server) closeAccount(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.AccountClosing
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	in.filled("password", body.Password)
	if body.Companies != "" && body.Companies != "close" {
		in.choice("companies", body.Companies)
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	allow := func() (func(), error) { return s.takeOldPassword(r) }
	closing := personaldata.CloseAccount{
		Confirmation: accounts.Confirmation{Password: body.Password, Code: body.Otp, Address: address(r)}, Companies: body.Companies == "close",
	}
	if err := s.App.Privacy.CloseAccount(r.Context(), actor(r), closing, allow); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
