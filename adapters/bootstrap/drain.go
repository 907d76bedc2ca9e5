package bootstrap

import (
	"context"
	"net/http"
	"sync"
)

// drain counts the running calls and lets a server stop in two steps. While it
// drains, every call is answered, with 'Connection: close'. Once it is shut, new
// calls are refused, except /healthz and /readyz; running calls go on.
type drain struct {
	inside, refuse http.Handler

	mu       sync.Mutex
	running  int
	draining bool
	shut     bool
	empty    chan struct{} // closed when the drain is shut and nobody is inside
}

func newDrain(inside, refuse http.Handler) *drain {
	return &drain{inside: inside, refuse: refuse, empty: make(chan struct{})}
}

func (d *drain) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if d.begun() {
		w.Header().Set("Connection", "close")
	}
	if r.URL.Path == "/healthz" || r.URL.Path == "/readyz" {
		d.inside.ServeHTTP(w, r)
		return
	}
	if !d.enter() {
		d.refuse.ServeHTTP(w, r)
		return
	}
	defer d.leave()
	d.inside.ServeHTTP(w, r)
}

func (d *drain) enter() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.shut {
		d.running++
	}
	return !d.shut
}

func (d *drain) leave() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.running--; d.shut && d.running == 0 {
		close(d.empty)
	}
}

func (d *drain) begin() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.draining = true
}

func (d *drain) begun() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.draining
}

// close may be called more than once.
func (d *drain) close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.shut && d.running == 0 {
		close(d.empty)
	}
	d.draining, d.shut = true, true
}

// wait waits until the calls that ran when the drain was shut have ended, and
// reports whether they ended before ctx did.
func (d *drain) wait(ctx context.Context) bool {
	select {
	case <-d.empty:
		return true
	default:
	}
	select {
	case <-d.empty:
		return true
	case <-ctx.Done():
		return false
	}
}
