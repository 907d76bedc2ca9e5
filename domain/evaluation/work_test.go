package evaluation

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A text may be one sentence with as many hits as words. What each hit asks about its
// sentence is looked up once, else the work grows with the square of the text.
func TestEvidence_looksOncePerSentence(t *testing.T) {
	e := gather("Wij willen weten of de sensor bij 400 °C nog meet. De coating van de klep scheurt.")
	looked := 0
	for range 100 {
		assert.False(t, e.anyWord(0, "test", func(word) bool { looked++; return false }))
	}
	assert.Equal(t, len(e.sentences[0].words), looked)
	assert.True(t, e.anyWord(1, "test", func(w word) bool { return w.text == "coating" }), "of each sentence anew")
}

func TestEvidence_aSentenceHasItsOwnNouns(t *testing.T) {
	e := gather("De sensor meet. De coating van de klep en de sensor hecht. We drinken koffie met ons allen. De laser snijdt de folie.")
	n := 0
	for s := range e.sentences {
		for _, field := range e.fieldsOf(s) {
			assert.Equal(t, s, field.s)
			n++
		}
	}
	assert.Equal(t, len(e.fields), n)
	assert.NotZero(t, n)
}

func TestTake(t *testing.T) {
	words := make([]bool, 5)
	assert.True(t, take(words[1:3]))
	assert.False(t, take(words[2:5]), "one word said it already")
	assert.True(t, take(words[3:5]), "nothing of what was refused is marked")
}
