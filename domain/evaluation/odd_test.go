package evaluation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation"
)

// Whatever somebody pastes, there is an evaluation, and it is not green.
func TestDecide_anyText(t *testing.T) {
	for _, text := range []string{"", " ", "\n", "\ufeff", "\u202e", "\u00ad", "🚀", "'", "--", ".", "...", "1.", "- ", "%", "\"\"", "\u0000", "\xff", "İ", "<script>", "«»"} {
		for _, field := range evaluation.TextFields() {
			in := evaluation.Text{Field: field, Text: text}
			got := evaluation.Decide(in, evaluation.Analyse(in), evaluation.Others{})
			assert.False(t, got.GoodEnough, "%q", text)
		}
	}
}
