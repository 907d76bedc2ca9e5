// Package ollama completes with a model of an Ollama server.
package ollama

import (
	"context"
	"net/http"
	"net/url"

	"github.com/ollama/ollama/api"

	"wbso/adapters/llm"
)

// Config says which model answers, and where. The transport may be nil.
type Config struct {
	URL       *url.URL // http://localhost:11434
	Model     string
	Transport http.RoundTripper
}

// Client implements llm.Completer.
type Client struct{ config Config }

var _ llm.Completer = (*Client)(nil)

// New returns a client, which does nothing until it is asked.
func New(c Config) *Client {
	if c.Transport == nil {
		c.Transport = http.DefaultTransport
	}
	return &Client{c}
}

// Model returns the name of provider and model.
func (c *Client) Model() string { return "ollama/" + c.config.Model }

// Complete asks for one answer in the form of the schema.
func (c *Client) Complete(ctx context.Context, q llm.Question) (llm.Answer, error) {
	recorder := llm.NewRecorder(c.config.Transport)
	client := api.NewClient(c.config.URL, &http.Client{Transport: recorder})
	var last api.ChatResponse
	err := client.Chat(ctx, c.request(q), func(r api.ChatResponse) error {
		last = r
		return nil
	})
	switch {
	case recorder.TooLong():
		return llm.Answer{Cut: true}, nil
	case err != nil || !last.Done:
		return llm.Answer{}, recorder.Failure(ctx)
	}
	return llm.Answer{
		Text:  last.Message.Content,
		Cut:   last.DoneReason == "length",
		Usage: llm.Usage{Input: last.PromptEvalCount, Output: last.EvalCount},
	}, nil
}

func (c *Client) request(q llm.Question) *api.ChatRequest {
	no := false
	return &api.ChatRequest{
		Model:    c.config.Model,
		Messages: []api.Message{{Role: "system", Content: q.System}, {Role: "user", Content: q.User}},
		Stream:   &no,
		Truncate: &no,
		Format:   q.Schema,
		Think:    &api.ThinkValue{Value: false},
		Options:  map[string]any{"temperature": 0, "num_predict": q.Most, "num_ctx": room(q)},
	}
}

// room returns the context that a question needs, in tokens. Ollama's own is smaller than
// our questions, and cuts off their beginning without a word. It doubles, since the server
// loads the model again for each other size.
func room(q llm.Question) int {
	size := 8192
	for size < q.Tokens()+q.Most {
		size *= 2
	}
	return size
}
