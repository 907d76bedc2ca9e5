package compose

import (
	"context"
	"net/http"
	"sync"
)

// gate counts the calls that run. Once it is shut, running ones go on and new
// ones are refused, but for those who ask how the server is.
type gate struct {
	inside, refuse http.Handler

	mu      sync.Mutex
	running int
	shut    bool
	empty   chan struct{} // closed when the gate is shut and nobody is inside
}

func newGate(inside, refuse http.Handler) *gate {
	return &gate{inside: inside, refuse: refuse, empty: make(chan struct{})}
}

func (g *gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
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

// close may be called more than once.
func (g *gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.shut && g.running == 0 {
		close(g.empty)
	}
	g.shut = true
}

func (g *gate) isShut() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.shut
}

// wait tells whether all calls that ran when the gate was shut have ended before ctx.
func (g *gate) wait(ctx context.Context) bool {
	select {
	case <-g.empty:
		return true
	case <-ctx.Done():
		return false
	}
}
