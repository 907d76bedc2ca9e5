package httpapi

import (
	"context"
	"log/slog"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"wbso/app/usecase"
	"wbso/domain"
)

type contextKey int

const (
	actorKey contextKey = iota
	requestIDKey
	insideKey
)

// Inside is who calls from within this process, which no header of a call can say, and why the last of the calls
// failed.
type Inside struct {
	Caller usecase.Actor
	Cause  error
}

// WithInside returns the context of calls from within this process.
func WithInside(ctx context.Context, in *Inside) context.Context {
	return context.WithValue(ctx, insideKey, in)
}

// insideOf returns who calls from within this process, or nil for a call from outside.
func insideOf(r *http.Request) *Inside {
	in, _ := r.Context().Value(insideKey).(*Inside)
	return in
}

// headers sets the headers of every answer, also of errors and files.
func (s *Server) headers(next http.Handler) http.Handler {
	secure := strings.HasPrefix(s.PublicURL, "https://")
	content, ofPages, opener := policy("", ""), pagePolicy(s.Analytics, s.BookingURL), openerPolicy(s.BookingURL)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", content)
		if s.isPage(r.URL.Path) {
			h.Set("Content-Security-Policy", ofPages)
		}
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
		h.Set("Cross-Origin-Opener-Policy", opener)
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Origin-Agent-Cluster", "?1")
		h.Set("X-Frame-Options", "DENY") // frame-ancestors, for old browsers
		h.Set("X-Permitted-Cross-Domain-Policies", "none")
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		if secure {
			h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
		}
		if isAPI(r.URL.Path) {
			h.Set("Cache-Control", "no-store")
		}
		next.ServeHTTP(w, r)
	})
}

// cors allows calls from the origins of the settings, and no others.
func (s *Server) cors(next http.Handler) http.Handler {
	allowed := append([]string{s.PublicURL}, s.CORSOrigins...)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		origin := r.Header.Get("Origin")
		if origin == "" || !isAPI(r.URL.Path) {
			next.ServeHTTP(w, r)
			return
		}
		w.Header().Add("Vary", "Origin")
		if slices.Contains(allowed, origin) {
			w.Header().Set("Access-Control-Allow-Origin", origin)
			w.Header().Set("Access-Control-Expose-Headers", "Content-Disposition, ETag, Link, Retry-After, X-Request-Id")
			if r.Method == http.MethodOptions && r.Header.Get("Access-Control-Request-Method") != "" {
				w.Header().Set("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE")
				w.Header().Set("Access-Control-Allow-Headers", "Authorization, Content-Type, Evaluation-Proof, Idempotency-Key, If-Match, If-None-Match")
				w.Header().Set("Access-Control-Max-Age", "600")
				w.WriteHeader(http.StatusNoContent)
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

// observe gives the call an id, and counts and logs its outcome.
func (s *Server) observe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		id := requestID(r)
		w.Header().Set("X-Request-Id", id)
		seen := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		r = r.WithContext(context.WithValue(r.Context(), requestIDKey, id))
		next.ServeHTTP(seen, r)
		status := max(seen.Status(), http.StatusOK)
		route := chi.RouteContext(r.Context()).RoutePattern()
		took := time.Since(start)
		method := knownMethod(r.Method)
		if s.Observe != nil {
			s.Observe(method, route, status, took.Seconds())
		}
		level := slog.LevelDebug
		if status >= http.StatusInternalServerError {
			level = slog.LevelWarn
		}
		s.Log.Log(r.Context(), level, "call", slog.String("method", method), slog.String("route", route),
			slog.Int("status", status), slog.Duration("took", took))
	})
}

// knownMethod returns a method of HTTP as it is, and "other" for an invented one, since
// metrics keep every label that they have ever seen.
func knownMethod(method string) string {
	switch method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete,
		http.MethodOptions, http.MethodConnect, http.MethodTrace:
		return method
	}
	return "other"
}

// recover answers 500 to a panic and keeps the server alive.
func (s *Server) recover(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			p := recover()
			if p == nil {
				return
			}
			if p == http.ErrAbortHandler {
				panic(p)
			}
			if s.OnPanic != nil {
				s.OnPanic("http")
			}
			s.Log.ErrorContext(r.Context(), "panic contained", slog.String("where", "http"), slog.Any("panic", p), slog.String("stack", string(debug.Stack())))
			s.fail(w, r, domain.Fail(domain.Internal, domain.CodeInternal))
		}()
		next.ServeHTTP(w, r)
	})
}

// visitor lets everybody call, and sets the actor if the token is valid.
func (s *Server) visitor(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if in := insideOf(r); in != nil {
			r = withActor(r, in.Caller)
		} else if token, ok := bearer(r); ok {
			if who, err := s.App.Accounts.Authenticate(r.Context(), token); err == nil {
				r = withActor(r, who)
			}
		}
		next.ServeHTTP(w, r)
	})
}

// signedIn refuses calls without a valid token.
func (s *Server) signedIn(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if in := insideOf(r); in != nil {
			next.ServeHTTP(w, withActor(r, in.Caller))
			return
		}
		token, ok := bearer(r)
		if !ok {
			s.fail(w, r, domain.Fail(domain.Unauthenticated, domain.CodeNoToken))
			return
		}
		who, err := s.App.Accounts.Authenticate(r.Context(), token)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, withActor(r, who))
	})
}

// scoped refuses the calls of a program that its personal token does not allow.
func (s *Server) scoped(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := actor(r).CheckProgram(scopeOf(r.Method, chi.RouteContext(r.Context()).RoutePattern())); err != nil {
			s.fail(w, r, err)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func bearer(r *http.Request) (string, bool) {
	scheme, token, ok := strings.Cut(r.Header.Get("Authorization"), " ")
	return strings.TrimSpace(token), ok && strings.EqualFold(scheme, "Bearer")
}

func withActor(r *http.Request, who usecase.Actor) *http.Request {
	return r.WithContext(context.WithValue(r.Context(), actorKey, who))
}

// actor returns who calls; the zero Actor is an anonymous visitor.
func actor(r *http.Request) usecase.Actor {
	who, _ := r.Context().Value(actorKey).(usecase.Actor)
	return who
}
