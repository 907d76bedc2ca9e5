package compose

import (
	"context"
	"net/http"
	"sync"
)

// gate counts the running calls and lets a server stop in two steps. While it
// drains, every call is answered, with 'Connection: close'. Once it is shut, new
// calls are refused, except /healthz and /readyz; running calls go on.
type gate struct {
	inside, refuse http.Handler

	mu       sync.Mutex
	running  int
	draining bool
	shut     bool
	empty    chan struct{} // closed when the gate is shut and nobody is inside
}

func newGate(inside, refuse http.Handler) *gate {
	return &gate{inside: inside, refuse: refuse, empty: make(chan struct{})}
}

func (g *gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if g.isDraining() {
		w.Header().Set("Connection", "close")
	}
	if r.URL.Path == "/healthz" || r.URL.Path == "/readyz" {
		g.inside.ServeHTTP(w, r)
		return
	}
	if !g.enter() {
		g.refuse.ServeHTTP(w, r)
		return
	}
	defer g.leave()
	g.inside.ServeHTTP(w, r)
}

func (g *gate) enter() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.shut {
		g.running++
	}
	return !g.shut
}

func (g *gate) leave() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.running--; g.shut && g.running == 0 {
		close(g.empty)
	}
}

func (g *gate) drain() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.draining = true
}

func (g *gate) isDraining() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.draining
}

// close may be called more than once.
func (g *gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.shut && g.running == 0 {
		close(g.empty)
	}
	g.draining, g.shut = true, true
}

// wait waits until the calls that ran when the gate was shut have ended, and
// reports whether they ended before ctx did.
func (g *gate) wait(ctx context.Context) bool {
	select {
	case <-g.empty:
		return true
	default:
	}
	select {
	case <-g.empty:
		return true
	case <-ctx.Done():
		return false
	}
}
