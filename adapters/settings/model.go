package settings

import (
	"cmp"
	"errors"
	"strings"

	"wbso/adapters/llm"
	"wbso/domain"
	"wbso/domain/evaluation"
)

// modelNameMax is the longest name of a model, in characters.
const modelNameMax = 200

// checkLLM checks what a language model needs, whichever of them is chosen. A missing key
// is no reason not to start, see Warnings.
func (c *Config) checkLLM() error {
	_, budget := evaluation.ParseMicroEuros(c.LLMBudget)
	_, price := evaluation.ParseModelPrice(c.LLMPrice)
	return errors.Join(
		checkModel("WBSO_OPENAI_BASE_URL", c.OpenAIURL, "WBSO_OPENAI_MODEL", c.OpenAIModel),
		checkModel("WBSO_OLLAMA_URL", c.OllamaURL, "WBSO_OLLAMA_MODEL", c.OllamaModel),
		wrongIf(strings.ContainsAny(c.OpenAIKey, " \t\r\n"), "WBSO_OPENAI_API_KEY", "bevat een spatie of een regeleinde"),
		wrongIf(c.LLMBudget != "" && budget != nil, "WBSO_LLM_DAILY_BUDGET", "%q is geen bedrag in euro's zoals 5 of 2,50", c.LLMBudget),
		wrongIf(c.LLMPrice != "" && price != nil, "WBSO_LLM_PRICE", "%q zijn geen twee bedragen in euro's zoals 0,15/0,60", c.LLMPrice),
	)
}

// checkModel checks the address and the name of a model, each by its variable.
func checkModel(addressOf, address, nameOf, name string) error {
	u := parseWeb(address)
	return errors.Join(
		wrongIf(address != "" && (u == nil || u.RawQuery != "" || u.Fragment != ""), addressOf, "is geen adres zoals https://model.example.nl/v1, zonder gebruiker en vraagteken"),
		wrongIf(strings.TrimSpace(name) == "" || domain.CheckName(name, modelNameMax) != nil, nameOf, "heeft 1 tot %d tekens, zonder regeleinden en onzichtbare tekens", modelNameMax),
	)
}

// ModelPrice returns what the model costs, and whether that is known.
func (c *Config) ModelPrice() (price evaluation.ModelPrice, known bool) {
	if c.LLMPrice != "" {
		price, _ = evaluation.ParseModelPrice(c.LLMPrice) // checked by Load
		return price, true
	}
	if c.LLM == "ollama" {
		return evaluation.ModelPrice{}, true
	}
	return llm.PriceOf(c.OpenAIModel)
}

const openAIHome = "https://api.openai.com/v1"

// ModelURL returns where the language model of the settings is; empty with the offline rules.
func (c *Config) ModelURL() string {
	switch c.LLM {
	case "openai":
		return strings.TrimRight(cmp.Or(c.OpenAIURL, openAIHome), "/")
	case "ollama":
		return strings.TrimRight(c.OllamaURL, "/")
	}
	return ""
}
