package httpapi

import (
	"io/fs"
	"net/http"
	"strings"

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
	var allowed []string
	for _, method := range []string{"GET", "POST", "PUT", "PATCH", "DELETE"} {
		if s.router.Match(chi.NewRouteContext(), method, r.URL.Path) {
			allowed = append(allowed, method)
			if method == "GET" {
				allowed = append(allowed, "HEAD")
			}
		}
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	s.fail(w, r, domain.Fail(domain.Invalid, domain.CodeMethod).With("method", r.Method))
}

// docsPage is the browsable API document in the built client.
const docsPage = "api-docs/index.html"

func (s *Server) docs(w http.ResponseWriter, r *http.Request) {
	if _, err := fs.Stat(s.Dist, docsPage); err != nil { // the client was not built
		s.notFound(w, r)
		return
	}
	r2 := r.Clone(r.Context())
	r2.URL.Path = "/" + docsPage
	s.client.ServeHTTP(w, r2)
}
