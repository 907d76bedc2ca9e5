package llm_test

import (
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/adapters/llm"
	"wbso/adapters/llm/ollama"
	"wbso/adapters/llm/openai"
)

// pipes is a network in memory, so that a test may run under a clock of its own.
type pipes struct {
	calls chan net.Conn
	done  chan struct{}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.calls:
		return c, nil
	case <-p.done:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error   { return nil }
func (p *pipes) Addr() net.Addr { return &net.UnixAddr{} }

func (p *pipes) dial(context.Context, string, string) (net.Conn, error) {
	here, there := net.Pipe()
	select {
	case p.calls <- there:
		return here, nil
	case <-p.done:
		return nil, net.ErrClosed
	}
}

// server answers as a provider would; the transport leads to it whatever the address.
func server(t *testing.T, answer http.HandlerFunc) http.RoundTripper {
	t.Helper()
	p := &pipes{calls: make(chan net.Conn), done: make(chan struct{})}
	transport := &http.Transport{DialContext: p.dial}
	s := &http.Server{Handler: answer}
	go func() { _ = s.Serve(p) }()
	t.Cleanup(func() {
		close(p.done)
		transport.CloseIdleConnections()
		_ = s.Close()
	})
	return transport
}

// providers open a client of each kind on a transport.
var providers = map[string]func(http.RoundTripper) llm.Completer{
	"openai": func(transport http.RoundTripper) llm.Completer {
		return openai.New(openai.Config{BaseURL: "http://model.example/v1", Key: "sleutel", Model: "gpt-4o-mini", Transport: transport})
	},
	"ollama": func(transport http.RoundTripper) llm.Completer {
		return ollama.New(ollama.Config{URL: &url.URL{Scheme: "http", Host: "model.example"}, Model: "llama3.1", Transport: transport})
	},
}

// recorded is the body of an answer that a provider gave.
func recorded(t *testing.T, provider, name string) []byte {
	t.Helper()
	body, err := os.ReadFile("../../testdata/llm/" + provider + "/" + name + ".json")
	require.NoError(t, err)
	return body
}

// says answers every call with a recorded answer.
func says(t *testing.T, provider, name string) http.HandlerFunc {
	body := recorded(t, provider, name)
	return func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(body)
	}
}

// wrapped is a text as the answer of a model, in the form of a provider.
func wrapped(provider, text string) []byte {
	var body any
	if provider == "openai" {
		body = map[string]any{"choices": []any{map[string]any{"finish_reason": "stop", "message": map[string]any{"role": "assistant", "content": text}}}}
	} else {
		body = map[string]any{"done": true, "done_reason": "stop", "message": map[string]any{"role": "assistant", "content": text}}
	}
	out, _ := json.Marshal(body)
	return out
}
