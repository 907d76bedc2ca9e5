package httpapi

import (
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
)

func (s *Server) getBundle(w http.ResponseWriter, r *http.Request) error {
	of, all, err := s.App.Applications.ListCompanions(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.BundleChoiceOf(of, all))
	return nil
}

func (s *Server) fileTogether(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.BundleInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	if err := in.errs.Err(); err != nil {
		return err
	}
	var with []string
	for _, id := range body.With {
		with = append(with, strconv.FormatInt(id, 10))
	}
	changed, err := s.App.Applications.FileTogether(r.Context(), actor(r), chi.URLParam(r, "id"), with)
	return writeApplication(w, changed, err)
}

func (s *Server) fileAlone(w http.ResponseWriter, r *http.Request) error {
	changed, err := s.App.Applications.FileAlone(r.Context(), actor(r), chi.URLParam(r, "id"))
	return writeApplication(w, changed, err)
}
