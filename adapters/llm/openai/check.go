package openai

import (
	"context"
	"net/http"
	"slices"

	"github.com/sashabaranov/go-openai"

	"wbso/adapters/llm"
)

// Check asks which models there are, which uses no tokens: ErrUnknownModel when the
// provider names others, a Failure when it does not answer or refuses the key.
func (c *Client) Check(ctx context.Context) error {
	recorder := llm.NewRecorder(c.config.Transport)
	config := openai.DefaultConfig(c.config.Key)
	config.BaseURL, config.HTTPClient = c.config.BaseURL, &http.Client{Transport: recorder}
	list, err := openai.NewClientWithConfig(config).ListModels(ctx)
	if err != nil {
		return recorder.Failure(ctx)
	}
	known := slices.ContainsFunc(list.Models, func(m openai.Model) bool { return m.ID == c.config.Model })
	if len(list.Models) > 0 && !known {
		return llm.ErrUnknownModel
	}
	return nil
}
