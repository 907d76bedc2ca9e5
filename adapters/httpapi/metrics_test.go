package httpapi_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
)

func (h *testServer) metrics() string {
	w := httptest.NewRecorder()
	h.gauges.ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

func TestMetrics_whatAnOperatorWatches(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	user.request(user.processed().ID)
	user.submitted()
	text := h.metrics()
	for _, line := range []string{
		`wbso_http_request_seconds_count{method="GET",route="/api/requests/{id}",status="200"} 2`,
		`wbso_jobs_total{kind="process_request",outcome="done"} 1`,
		`wbso_jobs_open{kind="process_request",status="queued"} 1`,
		`wbso_jobs_due_seconds{kind="process_request"} 0`,
		"wbso_database_up 1",
		`wbso_database_connections{pool="write",state="max"} 1`,
		`wbso_database_connections{pool="read",state="max"} 4`,
		`wbso_build_info{version="`,
	} {
		assert.Contains(t, text, "\n"+line)
	}
	assert.NotContains(t, text, "zoe")
	assert.NotContains(t, text, "wbso_backup", "no folder of backups is set")
}

func TestMetrics_F02_theDatabaseIsAway(t *testing.T) {
	h := newTestServer(t)
	h.store.away.Store(true)
	text := h.metrics()
	assert.Contains(t, text, "\nwbso_database_up 0\n")
	assert.NotContains(t, text, "wbso_jobs_open")
}
