package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
)

// requestOfQuery reads ?request=. It checks ?page= too, so that all errors come in
// one answer.
func requestOfQuery(r *http.Request) (string, error) {
	q := query{values: r.URL.Query()}
	ref := q.text("request", must)
	q.page()
	return ref, q.errs.Err()
}

func (s *Server) listDocuments(w http.ResponseWriter, r *http.Request) error {
	ref, err := requestOfQuery(r)
	if err != nil {
		return err
	}
	return writeList(w, r, apitypes.DocumentOf, func(p domain.Page) (domain.List[request.Document], error) {
		list, err := s.App.Documents.ListDocuments(r.Context(), actor(r), ref)
		return domain.PageOf(list, p), err
	})
}

func (s *Server) downloadDocument(w http.ResponseWriter, r *http.Request) error {
	id, err := pathID(r)
	if err != nil {
		return err
	}
	download := s.App.Documents.DownloadDocument
	if sheet, is := hours.SheetOfDocument(id); is {
		id, download = sheet, s.App.Months.DownloadSheet
	}
	file, err := download(r.Context(), actor(r), id)
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}

func (s *Server) downloadApplication(w http.ResponseWriter, r *http.Request) error {
	file, err := s.App.Documents.PrintApplication(r.Context(), actor(r), chi.URLParam(r, "id"))
	if err != nil {
		return err
	}
	writeFile(w, file)
	return nil
}
