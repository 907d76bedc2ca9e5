package httpapi

import (
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/applications"
	"wbso/domain"
)

func (s *Server) listVersions(w http.ResponseWriter, r *http.Request) error {
	return writeList(w, r, apitypes.VersionOf, func(p domain.Page) (domain.List[applications.HistoryRow], error) {
		list, err := s.App.Applications.ListVersions(r.Context(), actor(r), chi.URLParam(r, "id"))
		return domain.PageOf(list, p), err
	})
}

// pathVersion reads the number of a version in the path. Anything that is no number gets 404.
func pathVersion(r *http.Request) (int, error) {
	n, err := strconv.Atoi(chi.URLParam(r, "version"))
	if err != nil {
		return 0, domain.Fail(domain.NotFound, domain.CodeNotFound)
	}
	return n, nil
}

func (s *Server) getVersion(w http.ResponseWriter, r *http.Request) error {
	n, err := pathVersion(r)
	if err != nil {
		return err
	}
	found, err := s.App.Applications.FindVersion(r.Context(), actor(r), chi.URLParam(r, "id"), n)
	return writeApplication(w, found, err)
}

func (s *Server) restorePart(w http.ResponseWriter, r *http.Request) error {
	n, err := pathVersion(r)
	if err != nil {
		return err
	}
	var body apitypes.RestoreInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	back := applications.Back{Version: n, Part: in.part("part", body.Part)}
	if err := in.errs.Err(); err != nil {
		return err
	}
	if back.Rev, err = revision(r); err != nil {
		return err
	}
	changed, err := s.App.Applications.RestoreVersion(r.Context(), actor(r), chi.URLParam(r, "id"), back)
	return writeApplication(w, changed, err)
}
