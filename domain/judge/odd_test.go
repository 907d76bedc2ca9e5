package judge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
	"wbso/domain/judge"
	"wbso/domain/reading"
)

// Whatever somebody pastes, there is a verdict, and it is not green.
func TestDecide_anyText(t *testing.T) {
	for _, text := range []string{"", " ", "\n", "\ufeff", "\u202e", "\u00ad", "🚀", "'", "--", ".", "...", "1.", "- ", "%", "\"\"", "\u0000", "\xff", "İ", "<script>", "«»"} {
		for _, field := range domain.TextFields() {
			in := reading.Text{Field: field, Text: text}
			verdict := judge.Decide(in, reading.Read(in), judge.Others{})
			assert.False(t, verdict.GoodEnough, "%q", text)
		}
	}
}
