package httpapi

import (
	"context"
	"errors"
	"log/slog"
	"net/http"

	"wbso/domain"
)

// healthz answers while the process lives.
func (s *Server) healthz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	writeJSON(w, http.StatusOK, map[string]string{"status": "ok"})
}

// readyz answers 200 only while the server can do its work. What it can do without is a
// warning.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if s.Ready != nil {
		if err := s.Ready(r.Context()); err != nil {
			writeJSON(w, http.StatusServiceUnavailable, map[string]string{"status": "unavailable", "detail": err.Error()})
			return
		}
	}
	answer := map[string]any{"status": "ready"}
	if s.Warnings != nil {
		if lines := s.Warnings(); len(lines) > 0 {
			answer["warnings"] = lines
		}
	}
	writeJSON(w, http.StatusOK, answer)
}

// Starting answers before there is a server: /healthz 200, every other call 503.
func Starting(log *slog.Logger) http.Handler {
	s := &Server{Config: Config{Log: log, Ready: func(context.Context) error { return errors.New("starting") }}}
	mux := http.NewServeMux()
	mux.HandleFunc("/healthz", s.healthz)
	mux.HandleFunc("/readyz", s.readyz)
	mux.Handle("/", s.Stopping())
	return mux
}

// Stopping answers the calls that come while the server stops.
func (s *Server) Stopping() http.Handler {
	return s.observe(s.headers(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Connection", "close")
		w.Header().Set("Cache-Control", "no-store")
		s.fail(w, r, domain.Fail(domain.Unavailable, domain.CodeStopping))
	})))
}
