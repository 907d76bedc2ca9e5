package find

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestEvidence_aSentenceHasItsOwnNouns(t *testing.T) {
	e := tables().gather("De sensor meet. De coating van de klep en de sensor hecht. We drinken koffie met ons allen. De laser snijdt de folie.")
	n := 0
	for s := range e.sentences {
		for _, field := range e.nounsOf(s) {
			assert.Equal(t, s, field.s)
			n++
		}
	}
	assert.Equal(t, len(e.nouns), n)
	assert.NotZero(t, n)
}

func TestTake(t *testing.T) {
	words := make([]bool, 5)
	assert.True(t, take(words[1:3]))
	assert.False(t, take(words[2:5]), "one word said it already")
	assert.True(t, take(words[3:5]), "nothing of what was refused is marked")
}
