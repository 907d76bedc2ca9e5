package httpapi

import (
	"net/http"

	"wbso/adapters/wire"
	"wbso/app"
	"wbso/domain"
)

func (s *Server) exportAccount(w http.ResponseWriter, r *http.Request) error {
	data, err := s.App.Accounts.Export(r.Context(), actor(r))
	if err != nil {
		return err
	}
	w.Header().Set("Content-Disposition", attachment("gegevens-"+data.User.Username+".json"))
	writeJSON(w, http.StatusOK, wire.AccountExportOf(data))
	return nil
}

func (s *Server) closeAccount(w http.ResponseWriter, r *http.Request) error {
	in, err := s.read(r, maxSmall)
	if err != nil {
		return err
	}
	password := in.text("password", must)
	if password == "" && !in.errs.Has("password") {
		in.errs.Add("password", domain.CodeBlank)
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	allow := func() (func(), error) { return s.takeOldPassword(r) }
	if err := s.App.Accounts.Close(r.Context(), actor(r), app.CloseAccount{Password: password, Address: address(r)}, allow); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
