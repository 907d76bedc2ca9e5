package httpapi

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"wbso/domain"
)

// notFound answers JSON under the API and the client everywhere else.
func (s *Server) notFound(w http.ResponseWriter, r *http.Request) {
	if isAPI(r.URL.Path) {
		s.fail(w, r, domain.Fail(domain.NotFound, domain.CodeNotFound))
		return
	}
	if r.URL.Path == "/forgot-password" { // its address may hold a code
		w.Header().Set("Referrer-Policy", "no-referrer")
	}
	s.client.ServeHTTP(w, r)
}

func (s *Server) methodNotAllowed(w http.ResponseWriter, r *http.Request) {
	for _, method := range []string{"GET", "POST", "PUT", "PATCH", "DELETE"} {
		if s.router.Match(chi.NewRouteContext(), method, r.URL.Path) {
			w.Header().Add("Allow", method)
		}
	}
	s.fail(w, r, domain.Fail(domain.Invalid, domain.CodeMethod).With("method", r.Method))
}

// docs is the browsable API document, built with the client.
func (s *Server) docs(w http.ResponseWriter, r *http.Request) {
	r2 := r.Clone(r.Context())
	r2.URL.Path = "/api-docs/index.html"
	s.client.ServeHTTP(w, r2)
}
