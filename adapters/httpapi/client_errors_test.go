package httpapi_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func clientError() object {
	return object{"kind": "render", "error": "TypeError", "page": "faq", "frames": []string{"assets/index-DNTPYA5i.js:1:20480"}}
}

func TestClientError_F7_isLoggedAndCounted(t *testing.T) {
	h := newTestServer(t)
	h.visitor().post("/api/client-errors/", clientError()).is(204)
	h.visitor().post("/api/client-errors/", clientError().but("page", "", "frames", []string{})).is(204)
	for _, word := range []string{`"client error"`, `error=TypeError`, `page=faq`, `assets/index-DNTPYA5i.js:1:20480`} {
		assert.Contains(t, h.log.text(), word)
	}
	assert.Contains(t, h.metrics(), "\nwbso_client_errors_total{kind=\"render\"} 2\n")
	assert.Contains(t, h.metrics(), "\nwbso_client_errors_total{kind=\"script\"} 0\n")
}

// Nothing that somebody typed gets into the log by this way.
func TestClientError_F7_takesNoWords(t *testing.T) {
	h := newTestServer(t)
	for name, body := range map[string]object{
		"kind":   clientError().but("kind", "geheim"),
		"error":  clientError().but("error", "geheim is geen functie"),
		"page":   clientError().but("page", "/requests/geheim"),
		"frames": clientError().but("frames", []string{"assets/x.js:1:1", "https://geheim.example/x.js:1:1"}),
	} {
		refused := h.visitor().post("/api/client-errors/", body).is(400).fields()
		assert.Len(t, refused[name], 1, name)
	}
	many := clientError().but("frames", strings.Fields(strings.Repeat("assets/x.js:1:1 ", 11)))
	assert.Equal(t, []string{"Ensure this field has no more than 10 elements."}, h.visitor().post("/api/client-errors/", many).is(400).fields()["frames"])
	assert.NotContains(t, h.log.text(), "geheim")
	assert.NotContains(t, h.metrics(), "geheim")
}

func TestClientError_F7_limit(t *testing.T) {
	h := newTestServer(t, withLimits)
	for range 20 {
		h.visitor().post("/api/client-errors/", clientError()).is(204)
	}
	h.visitor().post("/api/client-errors/", clientError()).is(429)
	h.visitor().at("198.51.100.1").post("/api/client-errors/", clientError()).is(204)
}
