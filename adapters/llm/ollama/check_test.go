package ollama_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/adapters/llm/ollama"
)

func TestCheck_asksWhichModelsWerePulled(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		assert.Equal(t, "GET /api/tags", r.Method+" "+r.URL.Path)
		w.Write([]byte(`{"models": [{"name": "llama3.1:latest"}, {"name": "mistral:7b"}]}`))
	}))
	defer server.Close()
	address, err := url.Parse(server.URL)
	require.NoError(t, err)
	check := func(model string) error {
		return ollama.New(ollama.Config{URL: address, Model: model}).Check(t.Context())
	}
	for _, model := range []string{"llama3.1", "llama3.1:latest", "mistral:7b"} {
		assert.NoError(t, check(model), model)
	}
	assert.ErrorIs(t, check("mistral"), llm.ErrUnknownModel)
	server.Close()
	var failure *llm.Failure
	assert.ErrorAs(t, check("llama3.1"), &failure)
}
