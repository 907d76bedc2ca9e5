package compose

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestGate_wait(t *testing.T) {
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for range 100 { // of two ways that are open, a select takes either
		g := newGate(nil, nil)
		assert.False(t, g.wait(ended), "it is not shut")
		assert.True(t, g.enter())
		g.close()
		g.close() // twice is once
		assert.False(t, g.enter())
		assert.False(t, g.wait(ended), "a call still runs")
		g.leave()
		assert.True(t, g.wait(ended), "all have left, whatever the time")
	}
}

func TestGate_health_is_always_answered(t *testing.T) {
	answer := func(status int) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) })
	}
	g := newGate(answer(http.StatusOK), answer(http.StatusServiceUnavailable))
	get := func(path string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		g.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
		return w
	}
	for _, step := range []struct {
		do     func()
		status int
		close  string
	}{{func() {}, http.StatusOK, ""}, {g.drain, http.StatusOK, "close"}, {g.close, http.StatusServiceUnavailable, "close"}} {
		step.do()
		assert.Equal(t, step.status, get("/api/site/").Code)
		assert.Equal(t, step.close, get("/api/site/").Header().Get("Connection"))
		assert.Equal(t, http.StatusOK, get("/healthz").Code)
		assert.Equal(t, http.StatusOK, get("/readyz").Code)
	}
}
