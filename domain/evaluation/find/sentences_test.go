package find

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func clausesOf(text string) (all []string) {
	for _, c := range Sentences(text) {
		all = append(all, strings.TrimSpace(text[c.From:c.To]))
	}
	return all
}

// The corpus of domain/dutch, of which a semicolon ends a clause but no sentence.
func TestSentences_corpus(t *testing.T) {
	corpus, err := os.ReadFile("../../dutch/testdata/sentences.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(corpus)) {
		if want := strings.Split(strings.TrimSpace(line), " ¦ "); !strings.Contains(line, ";") {
			assert.Equal(t, want, clausesOf(strings.Join(want, " ")))
		}
	}
}

// A mail program broke the lines, and a word.
func TestSentences_brokenLines(t *testing.T) {
	text := "Bij wisselende belasting vervormt de stroom ook zonder slijtage, waardoor\r\nhet model valse alarmen blijft geven. Filters volgens mw.\n" +
		"De Vries passen niet. Wij onderzoeken of een regressie met twee vensters, een regres-\nsie over korte vensters, beide oorzaken kan scheiden.\n\nKnelpunt 2. De straal waaiert uit."
	assert.Len(t, clausesOf(text), 4)
	assert.Contains(t, Words(text), "regressie")
	assert.NotContains(t, Words(text), "sie")
	assert.Equal(t, "Knelpunt 2.", Sentences(text)[3].Numeral)
}
