package httpapi

import (
	"fmt"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"

	"wbso/domain"
)

type documentWire struct {
	ID          int64     `json:"id"`
	Request     int64     `json:"request"`
	Kind        string    `json:"kind"`
	Filename    string    `json:"filename"`
	ContentType string    `json:"content_type"`
	Size        int64     `json:"size"`
	CreatedAt   time.Time `json:"created_at"`
	URL         string    `json:"url"`
}

func wireDocument(d domain.Document) documentWire {
	return documentWire{d.ID, d.Request, string(d.Kind), d.Filename, d.ContentType, d.Size, d.CreatedAt.UTC(),
		fmt.Sprintf("/api/documents/%d/download/", d.ID)}
}

// requestOfQuery reads ?request=, once.
func requestOfQuery(r *http.Request) (string, error) {
	q := query{values: r.URL.Query()}
	ref := q.text("request", must)
	return ref, q.errs.Err()
}

func (s *Server) listDocuments(w http.ResponseWriter, r *http.Request) error {
	ref, err := requestOfQuery(r)
	if err != nil {
		return err
	}
	list, err := s.App.Documents.List(r.Context(), actor(r), ref)
	if err != nil {
		return err
	}
	out := make([]documentWire, len(list))
	for i, d := range list {
		out[i] = wireDocument(d)
	}
	writeJSON(w, http.StatusOK, out)
	return nil
}

func (s *Server) downloadDocument(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	file, err := s.App.Documents.Download(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}

func (s *Server) downloadApplication(w http.ResponseWriter, r *http.Request) error {
	file, err := s.App.Documents.Application(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}
