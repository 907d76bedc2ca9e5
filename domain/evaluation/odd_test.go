package evaluation_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// Whatever somebody pastes, there is an evaluation, and it is not green.
func TestDecide_anyText(t *testing.T) {
	for _, text := range []string{"", " ", "\n", "\ufeff", "\u202e", "\u00ad", "🚀", "'", "--", ".", "...", "1.", "- ", "%", "\"\"", "\u0000", "\xff", "İ", "<script>", "«»"} {
		for _, field := range find.TextFields() {
			in := find.Text{Field: field, Text: text}
			got := evaluation.Decide(in, find.Analyse(in))
			assert.False(t, got.GoodEnough, "%q", text)
		}
	}
}
