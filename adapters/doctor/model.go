package doctor

import (
	"context"
	"errors"
	"fmt"

	"wbso/adapters/llm"
)

// checkModel asks the provider of the language model which models it has, which costs
// nothing.
func (d *examination) checkModel(ctx context.Context) Finding {
	model := d.Completer()
	if model == nil {
		return pass("de eigen regels, zonder taalmodel")
	}
	name := fmt.Sprintf("%s op %s", model.Model(), d.ModelURL())
	provider, ok := model.(checker)
	if !ok {
		return bad("zet WBSO_OPENAI_API_KEY, of WBSO_LLM=offline", "%s: er is geen sleutel, dus teksten worden niet beoordeeld", name)
	}
	if d.offline {
		return untried(name)
	}
	switch err := provider.Check(ctx); {
	case errors.Is(err, llm.ErrUnknownModel) && d.LLM == "ollama":
		return bad("ollama pull "+d.OllamaModel, "%s: dit model is nog niet opgehaald", name)
	case errors.Is(err, llm.ErrUnknownModel):
		return bad("verbeter WBSO_OPENAI_MODEL", "%s: de aanbieder noemt dit model niet", name)
	case err != nil:
		return bad(d.modelMend(), "%s: %s", name, plain(err))
	}
	if _, known := d.ModelPrice(); !known && d.LLMBudget != "" {
		return warn("zet WBSO_LLM_PRICE", "%s: de prijs is niet bekend, dus voor het dagbudget telt een hoge", name)
	}
	return pass("%s antwoordt", name)
}

func (d *examination) modelMend() string {
	if d.LLM == "ollama" {
		return "start Ollama, of verbeter WBSO_OLLAMA_URL"
	}
	return "verbeter WBSO_OPENAI_API_KEY of WBSO_OPENAI_BASE_URL"
}
