// Package openai completes with any provider that speaks OpenAI's chat completions.
package openai

import (
	"context"
	"net/http"
	"regexp"

	"github.com/sashabaranov/go-openai"

	"wbso/adapters/llm"
)

// Config says which model answers, and where. The transport may be nil.
type Config struct {
	BaseURL   string // with its version: https://api.openai.com/v1
	Key       string
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
func (c *Client) Model() string { return "openai/" + c.config.Model }

// Complete asks for one answer in the form of the schema.
func (c *Client) Complete(ctx context.Context, q llm.Question) (llm.Answer, error) {
	recorder := llm.NewRecorder(c.config.Transport)
	config := openai.DefaultConfig(c.config.Key)
	config.BaseURL = c.config.BaseURL
	config.HTTPClient = &http.Client{Transport: coldest{recorder, reasons(c.config.Model)}}
	response, err := openai.NewClientWithConfig(config).CreateChatCompletion(ctx, c.request(q))
	switch {
	case recorder.TooLong():
		return llm.Answer{Cut: true}, nil
	case err != nil || len(response.Choices) == 0:
		return llm.Answer{}, recorder.Failure(ctx)
	}
	return answer(response), nil
}

func (c *Client) request(q llm.Question) openai.ChatCompletionRequest {
	request := openai.ChatCompletionRequest{
		Model: c.config.Model,
		Messages: []openai.ChatCompletionMessage{
			{Role: openai.ChatMessageRoleSystem, Content: q.System},
			{Role: openai.ChatMessageRoleUser, Content: q.User},
		},
		ResponseFormat: &openai.ChatCompletionResponseFormat{
			Type:       openai.ChatCompletionResponseFormatTypeJSONSchema,
			JSONSchema: &openai.ChatCompletionResponseFormatJSONSchema{Name: q.Name, Schema: q.Schema, Strict: true},
		},
	}
	if reasons(c.config.Model) {
		request.MaxCompletionTokens, request.ReasoningEffort = q.Most, openai.ReasoningEffortLow
	} else {
		request.MaxTokens = q.Most //lint:ignore SA1019 servers of one's own know no other
	}
	return request
}

// reasoning are the models of OpenAI that take only max_completion_tokens, and no
// temperature. All others understand max_tokens, servers of one's own most of all.
var reasoning = regexp.MustCompile(`^(o[1-9]|gpt-[5-9])`)

func reasons(model string) bool { return reasoning.MatchString(model) }

// answer takes a refusal, and one by the provider's filter, as an answer without a text.
func answer(r openai.ChatCompletionResponse) llm.Answer {
	choice := r.Choices[0]
	a := llm.Answer{
		Text:  choice.Message.Content,
		Cut:   choice.FinishReason == openai.FinishReasonLength,
		Usage: llm.Usage{Input: r.Usage.PromptTokens, Output: r.Usage.CompletionTokens},
	}
	if choice.Message.Refusal != "" || choice.FinishReason == openai.FinishReasonContentFilter {
		a.Text = ""
	}
	return a
}
