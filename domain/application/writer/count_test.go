package writer_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application/writer"
)

// What the wizard says of a text is what its application gets, for software and without.
func TestBottlenecks_as_many_as_are_composed(t *testing.T) {
	known := 0
	for _, s := range everyText(t, "") {
		n := writer.Bottlenecks(s.TechnicalChallenges)
		if n == 0 {
			continue
		}
		known++
		assert.Len(t, writer.Compose(s, analyses(s), nil).Bottlenecks.Blocks, n, s.TechnicalChallenges)
	}
	assert.Greater(t, known, len(everyText(t, ""))/2, "it is said of most texts")
}

func TestBottlenecks(t *testing.T) {
	for text, n := range map[string]int{
		"": 0,
		"1. De laag laat los.\n2. De verf droogt ongelijk.\n3. Het hout kromt.":           3,
		"1. De laag laat los.\n2. De verf droogt ongelijk.\n3. Wij programmeren in Rust.": 0, // a tool when it is software, a bottleneck when not
	} {
		assert.Equal(t, n, writer.Bottlenecks(text), text)
	}
}
