package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/applications"
)

func (s *Server) fileApplication(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.FiledInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	filing := applications.FileApplication{Date: body.Date, Reference: body.Reference}
	if err := in.errs.Err(); err != nil {
		return err
	}
	filed, err := s.App.Applications.FileApplication(r.Context(), actor(r), chi.URLParam(r, "id"), filing)
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.FiledApplicationOf(filed))
	return nil
}

func (s *Server) unfileApplication(w http.ResponseWriter, r *http.Request) error {
	open, err := s.App.Applications.UnfileApplication(r.Context(), actor(r), chi.URLParam(r, "id"))
	return writeApplication(w, open, err)
}

func (s *Server) downloadText(w http.ResponseWriter, r *http.Request) error {
	file, err := s.App.Applications.ApplicationText(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}

func (s *Server) downloadCalendar(w http.ResponseWriter, r *http.Request) error {
	file, err := s.App.Applications.ApplicationCalendar(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}

func (s *Server) followUp(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.FollowUpInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	next := applications.FollowUp{Start: body.StartOfProject, Hours: body.EstimatedHours}
	next.Key, next.Digest = readKey(r, in)
	if err := in.errs.Err(); err != nil {
		return err
	}
	request, err := s.App.Applications.AddFollowUp(r.Context(), actor(r), chi.URLParam(r, "id"), next, func() (func(), error) { return s.takeSubmission(r) })
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusCreated, apitypes.RequestOf(request, s.App.Site.Today()))
	return nil
}
