package httpapi

import (
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strings"

	"github.com/go-chi/chi/v5"

	"wbso/domain"
	"wbso/web"
)

// pagePatterns returns the addresses of the client's pages by name, split at slashes.
func pagePatterns() map[string][]string {
	patterns := map[string][]string{}
	for name, pattern := range web.Pages() {
		patterns[name] = strings.Split(path.Clean(pattern), "/")
	}
	return patterns
}

// pageAt returns the name of the client's page at an address, or "".
func (s *staticFiles) pageAt(address string) string {
	given := strings.Split(path.Clean("/"+address), "/")
	for name, pattern := range s.page {
		if fits(pattern, given) {
			return name
		}
	}
	return ""
}

// fits reports whether an address matches a pattern. Like the client's router it
// ignores case; :id matches any part.
func fits(pattern, given []string) bool {
	return slices.EqualFunc(pattern, given, func(part, given string) bool {
		return strings.HasPrefix(part, ":") || strings.EqualFold(part, given)
	})
}

// servePage answers with the page at an address: that page if it is for everybody, else
// an empty one. What is no page is empty too, and 404: the client says that
// there is no such page.
func (s *staticFiles) servePage(w http.ResponseWriter, r *http.Request, address string) {
	name := s.pageAt(address)
	switch {
	case name == "":
		s.serveMissing(w, r)
	case s.filled.has(publicPage(name)):
		s.serve(w, r, publicPage(name))
	default:
		s.serve(w, r, indexFile)
	}
}

func (s *staticFiles) serveMissing(w http.ResponseWriter, r *http.Request) {
	form, err := s.choose(w.Header(), r.Header.Get("Accept-Encoding"), indexFile)
	if err != nil {
		refuseStatic(w, http.StatusInternalServerError)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(http.StatusNotFound)
	if r.Method == http.MethodGet {
		w.Write(form.content)
	}
}

// publicPage returns the file of a page for everybody.
func publicPage(name string) string { return pagesDir + "/" + name + ".html" }

// isPageFile reports whether a file is a page, which has an address of its own.
func isPageFile(name string) bool { return name == indexFile || path.Dir(name) == pagesDir }

// notFound answers JSON under the API and the client everywhere else.
func (s *Server) notFound(w http.ResponseWriter, r *http.Request) {
	if isAPI(r.URL.Path) {
		s.fail(w, r, domain.Fail(domain.NotFound, domain.CodeNotFound))
		return
	}
	if r.Method == http.MethodPost && r.URL.Path == unsubscribePage {
		s.handle(s.unsubscribeOnce)(w, r)
		return
	}
	if page := strings.ToLower(path.Clean(r.URL.Path)); slices.Contains([]string{"/forgot-password", "/bevestig-adres", "/adres-terug", "/uitnodiging", unsubscribePage}, page) { // its address may hold a code
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
