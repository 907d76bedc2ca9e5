package ollama

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/ollama/ollama/api"

	"wbso/adapters/llm"
)

// Check asks which models were pulled: ErrUnknownModel when this one was not, a Failure
// when the server does not answer.
func (c *Client) Check(ctx context.Context) error {
	recorder := llm.NewRecorder(c.config.Transport)
	list, err := api.NewClient(c.config.URL, &http.Client{Transport: recorder}).List(ctx)
	if err != nil {
		return recorder.Failure(ctx)
	}
	if !slices.ContainsFunc(list.Models, func(m api.ListModelResponse) bool { return tagged(m.Name) == tagged(c.config.Model) }) {
		return llm.ErrUnknownModel
	}
	return nil
}

// tagged returns a name with its tag.
func tagged(model string) string {
	if strings.Contains(model, ":") {
		return model
	}
	return model + ":latest"
}
