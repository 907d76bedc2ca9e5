package httpapi

import (
	"bytes"
	"net/http"
	"strings"
	"time"

	"wbso/app/usecase"
)

func (s *Server) terms(w http.ResponseWriter, r *http.Request) error {
	file, err := s.App.Booklets.Terms(r.Context())
	if err != nil {
		return err
	}
	writeBooklet(w, r, file)
	return nil
}

// manual serves the client's page to a browser that navigates to the address, and the PDF to the
// page's own request.
func (s *Server) manual(w http.ResponseWriter, r *http.Request) error {
	w.Header().Add("Vary", "Accept")
	if strings.Contains(strings.ToLower(r.Header.Get("Accept")), "text/html") {
		s.client.ServeHTTP(w, r)
		return nil
	}
	file, err := s.App.Booklets.Manual(r.Context())
	if err != nil {
		return err
	}
	writeBooklet(w, r, file)
	return nil
}

// example serves the finished application as a PDF that opens in the browser.
func (s *Server) example(w http.ResponseWriter, r *http.Request) error {
	file, err := s.App.Booklets.FinishedApplication(r.Context())
	if err != nil {
		return err
	}
	w.Header().Set("Content-Disposition", "inline; filename="+file.Filename)
	writeBooklet(w, r, file)
	return nil
}

// writeBooklet answers with a file that is the same for every caller. It is a download unless the
// handler has set Content-Disposition.
func writeBooklet(w http.ResponseWriter, r *http.Request, f usecase.File) {
	h := w.Header()
	h.Set("Content-Type", f.ContentType)
	if h.Get("Content-Disposition") == "" {
		h.Set("Content-Disposition", attachment(f.Filename))
	}
	h.Set("Cache-Control", askEachTime)
	h.Set("Etag", etagOf(f.Content))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(f.Content))
}
