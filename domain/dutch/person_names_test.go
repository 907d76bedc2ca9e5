package dutch

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNameKey(t *testing.T) {
	for _, same := range [][]string{
		{"Zoë Müller", "Zoe\u0308 Mu\u0308ller", "ZOË  müller", "Müller, Zoë"},
		{"Anneke 't Hart", "Anneke ’t Hart", "Anneke ‘t\u00a0Hart"},
		{"Anne-Marie Bos", "Anne‑Marie Bos", "Anne–Marie Bos"},
	} {
		for _, name := range same {
			assert.Equal(t, NameKey(same[0]), NameKey(name), name)
		}
	}
	assert.NotEqual(t, NameKey("Zoe Müller"), NameKey("Zoë Müller"), "another letter is another name")
	assert.Equal(t, "Sanne de Vries", PersonName(" Vries,  Sanne de "))
}
