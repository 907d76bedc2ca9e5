package bootstrap

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestDrain_wait(t *testing.T) {
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for range 100 { // of two ways that are open, a select takes either
		d := newDrain(nil, nil)
		assert.False(t, d.wait(ended), "it is not shut")
		assert.True(t, d.enter())
		d.close()
		d.close() // twice is once
		assert.False(t, d.enter())
		assert.False(t, d.wait(ended), "a call still runs")
		d.leave()
		assert.True(t, d.wait(ended), "all have left, whatever the time")
	}
}

func TestDrain_health_is_always_answered(t *testing.T) {
	answer := func(status int) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) })
	}
	d := newDrain(answer(http.StatusOK), answer(http.StatusServiceUnavailable))
	get := func(path string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		d.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
		return w
	}
	for _, step := range []struct {
		do     func()
		status int
		close  string
	}{{func() {}, http.StatusOK, ""}, {d.begin, http.StatusOK, "close"}, {d.close, http.StatusServiceUnavailable, "close"}} {
		step.do()
		assert.Equal(t, step.status, get("/api/site/").Code)
		assert.Equal(t, step.close, get("/api/site/").Header().Get("Connection"))
		assert.Equal(t, http.StatusOK, get("/healthz").Code)
		assert.Equal(t, http.StatusOK, get("/readyz").Code)
	}
}
