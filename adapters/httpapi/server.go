// Package httpapi is the HTTP interface of the product: it reads a call, calls one use
// case and answers as described in openapi.yaml.
package httpapi

import (
	"context"
	"io/fs"
	"log/slog"
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"

	"wbso/app"
	"wbso/fairqueue"
)

// Config is what the server needs besides the use cases.
type Config struct {
	App            *app.App
	Dist           fs.FS // the built client
	Log            *slog.Logger
	Build          string                      // part of ETags, so that answers of another build or of before a restore are not reused
	PublicURL      string                      // without a trailing slash
	CORSOrigins    []string                    // other origins that may call
	TrustedProxies []string                    // CIDRs whose X-Forwarded-For is believed
	Analytics      string                      // id for statistics; empty loads nothing
	BookingURL     string                      // of the booking widget; empty loads nothing
	Limits         *RateLimits                 // nil only in tests and load runs
	Ready          func(context.Context) error // nil while the server may be given work
	Warnings       func() []string             // of a server that is ready all the same; may be nil
	Observe        func(method, route string, status int, seconds float64)
	OnPanic        func(where string)
	OnClientError  func(kind string)
	Mounts         map[string]http.Handler // further pages by path prefix
}

// Server is the product's http.Handler.
type Server struct {
	Config
	limits    RateLimits // all zero when they are off
	reading   tally      // bodies that are being read, by address
	events    eventBodies
	readiness readiness
	client    http.Handler
	calls     *fairqueue.Queue // that are heavy, by user
	router    chi.Router
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.router.ServeHTTP(w, r) }

// endpoint answers one call or returns an error.
type endpoint func(w http.ResponseWriter, r *http.Request) error

// isAPI reports whether a path belongs to the API, not to the client.
func isAPI(path string) bool {
	return strings.HasPrefix(path, "/api/") || strings.HasPrefix(path, "/auth/")
}

// slash adds a missing last slash to the path of a call, and decodes needless escapes.
func slash(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if isAPI(r.URL.Path) {
			r2, u := *r, *r.URL
			u.RawPath = "" // which the router would prefer
			if !strings.HasSuffix(u.Path, "/") {
				u.Path += "/"
			}
			r2.URL = &u
			r = &r2
		}
		next.ServeHTTP(w, r)
	})
}
