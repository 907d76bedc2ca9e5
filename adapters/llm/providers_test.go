package llm_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/adapters/llm/openai"
)

var question = llm.Question{
	System: "Lees.", User: "De tekst: “hars”.", Name: "lezing", Most: 700,
	Schema: json.RawMessage(`{"type":"object","properties":{"b":{"type":"string"},"a":{"type":"string"}},"required":["b","a"],"additionalProperties":false}`),
}

// sent returns what a provider was sent for the question, with its path and headers.
func sent(t *testing.T, client func(http.RoundTripper) llm.Completer, provider string) (path string, header http.Header, raw string, body map[string]any) {
	t.Helper()
	transport := server(t, func(w http.ResponseWriter, r *http.Request) {
		read, _ := io.ReadAll(r.Body)
		path, header, raw = r.URL.Path, r.Header, string(read)
		_, _ = w.Write(recorded(t, provider, "good_green"))
	})
	a, err := client(transport).Complete(t.Context(), question)
	require.NoError(t, err)
	assert.Equal(t, llm.Usage{Input: 900, Output: 420}, a.Usage)
	assert.False(t, a.Cut)
	require.NoError(t, json.Unmarshal([]byte(raw), &body))
	return path, header, raw, body
}

var messages = []any{
	map[string]any{"role": "system", "content": question.System},
	map[string]any{"role": "user", "content": question.User},
}

func TestOpenAI_L03_request(t *testing.T) {
	path, header, raw, body := sent(t, providers["openai"], "openai")
	assert.Equal(t, "/v1/chat/completions", path)
	assert.Equal(t, "Bearer sleutel", header.Get("Authorization"))
	assert.Equal(t, "gpt-4o-mini", body["model"])
	assert.Contains(t, raw, `"temperature":0}`, "really sent")
	assert.EqualValues(t, 700, body["max_tokens"])
	assert.NotContains(t, body, "max_completion_tokens")
	assert.NotContains(t, body, "tools")
	assert.Equal(t, messages, body["messages"])
	format := body["response_format"].(map[string]any)
	assert.Equal(t, "json_schema", format["type"])
	schema := format["json_schema"].(map[string]any)
	assert.Equal(t, "lezing", schema["name"])
	assert.Equal(t, true, schema["strict"])
	assert.Contains(t, raw, string(question.Schema), "the order of the members stays")
}

// Models that reason know neither max_tokens nor a temperature.
func TestOpenAI_modelsThatReason(t *testing.T) {
	for _, model := range []string{"o3-mini", "gpt-5", "gpt-5-mini"} {
		_, _, _, body := sent(t, func(transport http.RoundTripper) llm.Completer {
			return openai.New(openai.Config{BaseURL: "http://model.example/v1", Model: model, Transport: transport})
		}, "openai")
		assert.EqualValues(t, 700, body["max_completion_tokens"])
		assert.NotContains(t, body, "max_tokens")
		assert.NotContains(t, body, "temperature")
	}
}

func TestOllama_L03_request(t *testing.T) {
	path, _, raw, body := sent(t, providers["ollama"], "ollama")
	assert.Equal(t, "/api/chat", path)
	assert.Equal(t, "llama3.1", body["model"])
	assert.Equal(t, false, body["stream"])
	assert.Equal(t, false, body["think"])
	assert.Equal(t, messages, body["messages"])
	assert.Equal(t, map[string]any{"temperature": 0.0, "num_predict": 700.0, "num_ctx": 8192.0}, body["options"])
	assert.Contains(t, raw, `"format":`+string(question.Schema))
	assert.NotContains(t, body, "keep_alive", "the server's own")
}

// A failure says what happened in our words: the provider's may repeat the user's text.
func TestProviders_failures(t *testing.T) {
	secret := strings.Repeat("hars", 10)
	for name, c := range map[string]struct {
		answer func(w http.ResponseWriter)
		status int
		after  time.Duration
	}{
		"429 with seconds": {func(w http.ResponseWriter) { w.Header().Set("Retry-After", "7"); w.WriteHeader(429) }, 429, 7 * time.Second},
		"429 with a date": {answer: func(w http.ResponseWriter) {
			w.Header().Set("Retry-After", time.Now().UTC().Add(9*time.Second).Format(http.TimeFormat))
			w.WriteHeader(429)
		}, status: 429, after: 9 * time.Second},
		"429 with nonsense": {func(w http.ResponseWriter) { w.Header().Set("Retry-After", "-5"); w.WriteHeader(429) }, 429, 0},
		"500 with a page":   {func(w http.ResponseWriter) { w.WriteHeader(500); _, _ = io.WriteString(w, "<p>"+secret) }, 500, 0},
		"400 with an error": {answer: func(w http.ResponseWriter) {
			w.WriteHeader(400)
			_, _ = io.WriteString(w, `{"error":{"message":"`+secret+`"}}`)
		}, status: 400, after: 0},
		"401":              {func(w http.ResponseWriter) { w.WriteHeader(401) }, 401, 0},
		"404":              {func(w http.ResponseWriter) { w.WriteHeader(404); _, _ = io.WriteString(w, `{"error":"`+secret+`"}`) }, 404, 0},
		"a page with 200":  {func(w http.ResponseWriter) { _, _ = io.WriteString(w, "<p>"+secret) }, 0, 0},
		"nothing with 200": {func(http.ResponseWriter) {}, 0, 0},
		"another object":   {func(w http.ResponseWriter) { _, _ = io.WriteString(w, `{"x":"`+secret+`"}`) }, 0, 0},
		"the line breaks":  {func(http.ResponseWriter) { panic(http.ErrAbortHandler) }, 0, 0},
		"the line breaks halfway": {answer: func(w http.ResponseWriter) {
			_, _ = io.WriteString(w, `{"choices":[{"message":{"content":"`+secret)
			_ = http.NewResponseController(w).Flush()
			panic(http.ErrAbortHandler)
		}, status: 0, after: 0},
	} {
		for provider, client := range providers {
			t.Run(name+" "+provider, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					_, err := client(server(t, func(w http.ResponseWriter, _ *http.Request) { c.answer(w) })).Complete(t.Context(), question)
					var failure *llm.Failure
					require.ErrorAs(t, err, &failure)
					assert.Equal(t, c.status, failure.Status)
					assert.Equal(t, c.after, failure.RetryAfter)
					assert.NotContains(t, err.Error(), "hars")
				})
			})
		}
	}
}

// The clock of the test stands still, so that a call takes exactly as long as the guard
// lets it.
func TestProviders_L01_slow(t *testing.T) {
	for provider, client := range providers {
		t.Run(provider, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ended := make(chan error, 1)
				transport := server(t, func(_ http.ResponseWriter, r *http.Request) {
					_, _ = io.Copy(io.Discard, r.Body)
					<-r.Context().Done()
					ended <- r.Context().Err()
				})
				began := time.Now()
				_, err := llm.Guard(client(transport), llm.CallLimits{}).Complete(t.Context(), question)
				assert.Error(t, err)
				assert.Equal(t, 29*time.Second, time.Since(began))
				assert.Error(t, <-ended, "the provider sees that nobody waits any more")
			})
		})
	}
}

func TestProviders_L04_retryOverTheWire(t *testing.T) {
	for provider, client := range providers {
		t.Run(provider, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				calls := 0
				transport := server(t, func(w http.ResponseWriter, r *http.Request) {
					body, _ := io.ReadAll(r.Body)
					assert.Contains(t, string(body), "hars", "the second call has its body too")
					if calls++; calls == 1 {
						w.Header().Set("Retry-After", "20")
						w.WriteHeader(http.StatusTooManyRequests)
						return
					}
					_, _ = w.Write(recorded(t, provider, "good_green"))
				})
				began := time.Now()
				_, err := llm.Guard(client(transport), llm.CallLimits{}).Complete(t.Context(), question)
				assert.NoError(t, err)
				assert.Equal(t, 2, calls)
				assert.Equal(t, 20*time.Second, time.Since(began))
			})
		})
	}
}

// An answer without an end is not read to its end.
func TestProviders_L03_endlessAnswer(t *testing.T) {
	for provider, client := range providers {
		t.Run(provider, func(t *testing.T) {
			body := wrapped(provider, strings.Repeat("x", 8<<20))
			transport := server(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.Copy(w, bytes.NewReader(body)) })
			a, err := client(transport).Complete(t.Context(), question)
			assert.NoError(t, err)
			assert.True(t, a.Cut)
			assert.Empty(t, a.Text)
		})
	}
}
