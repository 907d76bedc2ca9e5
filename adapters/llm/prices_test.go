package llm

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/evaluation"
)

func TestPriceOf(t *testing.T) {
	dearest, known := PriceOf("een-eigen-model")
	assert.False(t, known)
	for model, written := range prices {
		_, err := evaluation.ParseModelPrice(written)
		require.NoError(t, err, model)
		price, known := PriceOf(model)
		assert.True(t, known, model)
		assert.Positive(t, price.Input, model)
		assert.Less(t, price.Input, dearest.Input, model)
		assert.Less(t, price.Output, dearest.Output, model)
	}
	mini, _ := PriceOf("gpt-4o-mini")
	released, known := PriceOf("gpt-4o-mini-2024-07-18")
	assert.True(t, known)
	assert.Equal(t, mini, released)
	_, known = PriceOf("gpt-4o-mini-tuned-by-somebody")
	assert.False(t, known)
}
