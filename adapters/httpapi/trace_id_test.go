package httpapi_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The id of a proxy, or of the trace that a call belongs to, is that of its log.
func TestTrace_F09_keepsTheIdOfACall(t *testing.T) {
	h := newTestServer(t)
	const trace = "4bf92f3577b34da6a3ce929d0e0e4736"
	for name, c := range map[string]struct{ header, value, want string }{
		"an id":                 {"X-Request-Id", "a1B2-c3_d4.e5", "a1B2-c3_d4.e5"},
		"a trace":               {"traceparent", "00-" + trace + "-00f067aa0ba902b7-01", trace},
		"a line break":          {"X-Request-Id", "a\nlevel=ERROR", ""},
		"words":                 {"X-Request-Id", "a b", ""},
		"too long":              {"X-Request-Id", strings.Repeat("a", 65), ""},
		"the longest":           {"X-Request-Id", strings.Repeat("a", 64), strings.Repeat("a", 64)},
		"a trace of the future": {"traceparent", "01-" + trace + "-00f067aa0ba902b7-01", ""},
	} {
		t.Run(name, func(t *testing.T) {
			h.log.empty()
			w, r := httptest.NewRecorder(), httptest.NewRequest("POST", "/api/token/", strings.NewReader(`{"username": "x", "password": "y"}`))
			r.Header.Set(c.header, c.value)
			r.Header.Set("Content-Type", "application/json")
			h.server.ServeHTTP(w, r)
			id := w.Header().Get("X-Request-Id")
			if c.want == "" {
				assert.Regexp(t, "^[0-9a-f]{16}$", id)
			} else {
				assert.Equal(t, c.want, id)
			}
			assert.Contains(t, h.log.text(), "request_id="+id+" ")
		})
	}
}

// What a job logs names the job and what it is about: a request, payment or mail.
func TestTrace_F09_linesOfJobs(t *testing.T) {
	h := newTestServer(t)
	h.user("zoe")
	h.log.empty()
	h.work()
	assert.Regexp(t, `msg="mail sent" .*job=\d+ job_kind=send_mail subject=\d+`, h.log.text())
}
