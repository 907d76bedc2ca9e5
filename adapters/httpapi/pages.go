package httpapi

import (
	"io"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"wbso/domain"
	"wbso/web"
)

// pagePatterns returns the addresses of the client's pages, split at slashes.
func pagePatterns() (patterns [][]string) {
	for _, pattern := range web.Pages() {
		patterns = append(patterns, strings.Split(path.Clean(pattern), "/"))
	}
	return patterns
}

// isPage reports whether an address is a page of the client.
func (s *staticFiles) isPage(address string) bool {
	given := strings.Split(path.Clean("/"+address), "/")
	return slices.ContainsFunc(s.page, func(pattern []string) bool { return fits(pattern, given) })
}

// fits reports whether an address matches a pattern. Like the client's router it
// ignores case; :id matches any part, and * any number of parts at the end.
func fits(pattern, given []string) bool {
	for i, part := range pattern {
		switch {
		case part == "*":
			return true
		case i == len(given):
			return false
		case !strings.HasPrefix(part, ":") && !strings.EqualFold(part, given[i]):
			return false
		}
	}
	return len(pattern) == len(given)
}

// serveMissing answers 404 with the client, which shows that there is no such page.
func (s *staticFiles) serveMissing(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	content, size, err := s.open(s.negotiate(h, r.Header.Get("Accept-Encoding"), indexFile))
	if err != nil {
		h.Del("Content-Encoding")
		refuseStatic(w, http.StatusInternalServerError)
		return
	}
	defer content.Close()
	h.Set("Content-Type", staticType(indexFile))
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Length", strconv.FormatInt(size, 10))
	w.WriteHeader(http.StatusNotFound)
	if r.Method == http.MethodGet {
		io.Copy(w, content)
	}
}

// notFound answers JSON under the API and the client everywhere else.
func (s *Server) notFound(w http.ResponseWriter, r *http.Request) {
	if isAPI(r.URL.Path) {
		s.fail(w, r, domain.Fail(domain.NotFound, domain.CodeNotFound))
		return
	}
	if strings.EqualFold(path.Clean(r.URL.Path), "/forgot-password") { // its address may hold a code
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
