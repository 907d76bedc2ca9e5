package find

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// phrasesOf returns the phrases of a table as they are written.
func phrasesOf(table string) (out []string) {
	for text := range strings.FieldsFuncSeq(table, func(r rune) bool { return r == ',' || r == '\n' }) {
		if words := strings.Fields(text); len(words) > 0 {
			out = append(out, strings.Join(words, " "))
		}
	}
	return out
}

// The tables also name no unknown group and no word that is not folded, because those panic.
func TestTables_areSorted(t *testing.T) {
	assert.Less(t, len(tables().trie), 32_000, "node ids are 16 bits")
	for _, table := range phraseTables {
		for c, text := range table {
			assert.True(t, slices.IsSorted(phrasesOf(text)), "category %d", c)
		}
	}
	for _, list := range []string{softwareNouns, physicalNouns, weakNouns} {
		assert.True(t, slices.IsSorted(strings.Fields(list)), list)
	}
}

func TestTables_sayNothingTwice(t *testing.T) {
	for c, table := range vocabulary() {
		all := phrasesOf(table)
		variants := make([]variant, len(all))
		for i, phrase := range all {
			variants[i] = variantsOf(phrase)
		}
		for i := range all {
			for j := range all {
				assert.False(t, i != j && variants[i].within(variants[j]), "category %d: %q is part of %q", c, all[i], all[j])
			}
		}
	}
}
