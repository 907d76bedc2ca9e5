package httpapi

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"

	"wbso/domain"
)

// healthz answers while the process lives.
func (s *Server) healthz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	writeJSON(w, http.StatusOK, map[string]string{"status": "ok"})
}

// readyz answers 200 only while the server can do its work. A caller on this computer also gets the
// reason, or what the server does without; any other caller gets the status alone.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	answer, status := map[string]any{"status": "ready"}, http.StatusOK
	reason := s.unready(r.Context())
	if reason != "" {
		answer["status"], status = "unavailable", http.StatusServiceUnavailable
	}
	s.readiness.note(r.Context(), s.Log, reason)
	if onThisComputer(r) {
		if reason != "" {
			answer["detail"] = reason
		} else if s.Warnings != nil {
			if lines := s.Warnings(); len(lines) > 0 {
				answer["warnings"] = lines
			}
		}
	}
	writeJSON(w, status, answer)
}

// unready returns why the server may not be given work, or "".
func (s *Server) unready(ctx context.Context) string {
	if s.Ready != nil {
		if err := s.Ready(ctx); err != nil {
			return err.Error()
		}
	}
	return ""
}

// onThisComputer reports whether the caller is a program on this computer. A proxy on this
// computer, which calls for somebody else, is recognised by its headers.
func onThisComputer(r *http.Request) bool { return peerOf(r).IsLoopback() && !forwarded(r) }

// readiness remembers why the server was not ready, so that the log gets each change once although
// load balancers ask every second.
type readiness struct {
	mu     sync.Mutex
	reason string
}

func (n *readiness) note(ctx context.Context, log *slog.Logger, reason string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	switch {
	case reason == n.reason:
		return
	case reason == "":
		log.InfoContext(ctx, "ready again", slog.String("was", n.reason))
	default:
		log.WarnContext(ctx, "not ready: no work is taken", slog.String("reason", reason))
	}
	n.reason = reason
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
