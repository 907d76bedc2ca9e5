package httpapi

import (
	"errors"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/place"
)

func (s *Server) getLayout(w http.ResponseWriter, r *http.Request) error {
	layout, err := s.App.Applications.FindLayout(r.Context(), actor(r), chi.URLParam(r, "id"))
	return writeLayout(w, layout, err)
}

func (s *Server) arrange(w http.ResponseWriter, r *http.Request) error {
	var body apitypes.LayoutInput
	in, err := s.read(r, maxBody, &body)
	if err != nil {
		return err
	}
	places := in.placements(body.Place)
	if err := in.errs.Err(); err != nil {
		return err
	}
	rev, err := revision(r)
	if err != nil {
		return err
	}
	layout, err := s.App.Applications.ArrangeSentences(r.Context(), actor(r), chi.URLParam(r, "id"), applications.Arrangement{Places: places, Rev: rev})
	return writeLayout(w, layout, err)
}

// placements returns which clauses go into which boxes; null waits to be placed.
func (in *input) placements(all []apitypes.Placement) []place.Placement {
	var out []place.Placement
	for i, one := range all {
		p := place.Placement{Clause: one.Clause, RemoveEmpty: one.RemoveEmpty}
		if one.Box != nil {
			p.Box = application.Box(*one.Box)
		}
		if one.Box != nil && p.Box == application.Unplaced {
			in.choice("place."+strconv.Itoa(i)+".box", "")
		}
		out = append(out, p)
	}
	return out
}

// writeLayout answers with a layout and its revision, or with the newest one for a caller
// that arranged an earlier one.
func writeLayout(w http.ResponseWriter, layout applications.Layout, err error) error {
	var stale applications.StaleLayout
	switch {
	case errors.As(err, &stale):
		detail, _ := domain.Dutch(domain.Fail(domain.Conflict, domain.CodeStaleLayout))
		w.Header().Set("ETag", revisionOf(stale.Layout))
		writeJSON(w, http.StatusPreconditionFailed, apitypes.StaleLayout{Detail: detail, Layout: apitypes.LayoutOf(stale.Layout)})
		return nil
	case err != nil:
		return err
	}
	w.Header().Set("ETag", revisionOf(layout))
	writeJSON(w, http.StatusOK, apitypes.LayoutOf(layout))
	return nil
}

func revisionOf(l applications.Layout) string { return strconv.Quote(strconv.Itoa(l.Rev)) }
