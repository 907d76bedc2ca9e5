package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/applications"
	"wbso/domain/account"
)

func (s *Server) listDrafts(w http.ResponseWriter, r *http.Request) error {
	open, err := s.App.Applications.ListDrafts(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(open, apitypes.DraftOf))
	return nil
}

func (s *Server) listDraftOrders(w http.ResponseWriter, r *http.Request) error {
	all, err := s.App.Applications.ListDraftable(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeJSON(w, http.StatusOK, apitypes.Each(all, apitypes.DraftOrderOf))
	return nil
}

// orderDraft counts an order only when it makes one.
func (s *Server) orderDraft(w http.ResponseWriter, r *http.Request) error {
	undo, err := s.takeOwn(r, "drafts", s.limits.Proposals, func(own account.Limits) int { return own.Proposals })
	if err != nil {
		return err
	}
	ordered, err := s.App.Applications.OrderDraft(r.Context(), actor(r), chi.URLParam(r, "id"), chi.URLParam(r, "draft"))
	if !ordered {
		undo()
	}
	if err != nil {
		return err
	}
	w.WriteHeader(http.StatusAccepted)
	return nil
}

func (s *Server) acceptDraft(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.AcceptInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	acceptance := applications.Acceptance{Draft: chi.URLParam(r, "draft"), Rev: body.Rev}
	if err := in.errs.Err(); err != nil {
		return err
	}
	changed, err := s.App.Applications.AcceptDraft(r.Context(), actor(r), chi.URLParam(r, "id"), acceptance)
	return writeApplication(w, changed, err)
}

func (s *Server) refuseDraft(w http.ResponseWriter, r *http.Request) error {
	if err := s.App.Applications.RefuseDraft(r.Context(), actor(r), chi.URLParam(r, "id"), chi.URLParam(r, "draft")); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}
