package httpapi_test

import (
	"context"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A check that its caller cancelled is no failure of the server.
func TestErrors_aCallWhoseCallerLeftIsNoFailure(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		c, its := h.project("jansen")
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		for _, call := range [][2]string{
			{"GET", fmt.Sprintf("/api/hours/?week=2026-11-20&project_number=%d", its.request)},
			{"POST", fmt.Sprintf("/api/hours/import/?dry_run=true&project_number=%d", its.request)},
		} {
			r := httptest.NewRequest(call[0], call[1], strings.NewReader(string(hoursFile(its)))).WithContext(ctx)
			r.Header.Set("Authorization", "Bearer "+c.token)
			r.Header.Set("Content-Type", "text/csv")
			w := httptest.NewRecorder()
			h.server.ServeHTTP(w, r)
			assert.Equal(t, 499, w.Code, call)
			assert.Empty(t, w.Body.String())
		}
		assert.NotContains(t, h.log.text(), "call failed")
	})
}
