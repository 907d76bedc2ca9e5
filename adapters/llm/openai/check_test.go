package openai_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/adapters/llm/openai"
)

func TestCheck_asksWhichModelsThereAre(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.Method != http.MethodGet || r.URL.Path != "/v1/models":
			w.WriteHeader(http.StatusTeapot)
		case r.Header.Get("Authorization") != "Bearer sk-goed":
			w.WriteHeader(http.StatusUnauthorized)
			w.Write([]byte(`{"error": {"message": "Incorrect API key provided: sk-fout"}}`))
		default:
			w.Write([]byte(`{"object": "list", "data": [{"id": "klein", "object": "model"}]}`))
		}
	}))
	defer server.Close()
	check := func(key, model string) error {
		return openai.New(openai.Config{BaseURL: server.URL + "/v1", Key: key, Model: model}).Check(t.Context())
	}
	require.NoError(t, check("sk-goed", "klein"))
	assert.ErrorIs(t, check("sk-goed", "groot"), llm.ErrUnknownModel)
	err := check("sk-fout", "klein")
	var failure *llm.Failure
	require.ErrorAs(t, err, &failure)
	assert.Equal(t, http.StatusUnauthorized, failure.Status)
	assert.NotContains(t, err.Error(), "sk-")
	server.Close()
	assert.ErrorAs(t, check("sk-goed", "klein"), &failure)
}
