package llm

import (
	"regexp"

	"wbso/domain/evaluation"
)

// prices has the prices of well-known models, in euros per million tokens of input and output. The
// numbers are the providers' prices in dollars. A dollar has been worth less than a euro for years,
// so that a cost is rather too high than too low.
var prices = map[string]string{
	"gpt-4o": "2.5/10", "gpt-4o-mini": "0.15/0.6", "gpt-4.1": "2/8", "gpt-4.1-mini": "0.4/1.6", "gpt-4.1-nano": "0.1/0.4",
	"gpt-5": "1.25/10", "gpt-5-mini": "0.25/2", "gpt-5-nano": "0.05/0.4", "o3": "2/8", "o4-mini": "1.1/4.4",
	"mistral-large-latest": "2/6", "mistral-medium-latest": "0.4/2", "mistral-small-latest": "0.2/0.6",
}

// unknownPrice is the price of an unknown model. It is higher than that of any likely model, so
// that the budget is never exceeded.
const unknownPrice = "20/80"

var release = regexp.MustCompile(`-\d{4}-\d{2}-\d{2}$`)

// PriceOf returns the price of a model by its name at the provider, and whether it is known.
func PriceOf(model string) (price evaluation.ModelPrice, known bool) {
	written, known := prices[release.ReplaceAllString(model, "")]
	if !known {
		written = unknownPrice
	}
	price, _ = evaluation.ParseModelPrice(written) // the test reads all of them
	return price, known
}
