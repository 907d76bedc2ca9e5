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

// The rules also name no unknown group, because that panics.
func TestRules_areSortedAndFolded(t *testing.T) {
	for _, r := range rules {
		assert.True(t, r.noun > 0 || slices.IsSorted(phrasesOf(r.phrases)), r.phrases)
	}
	for _, list := range []string{softwareNouns, physicalNouns, weakNouns} {
		assert.True(t, slices.IsSorted(strings.Fields(list)), list)
	}
	for _, all := range tables().patterns {
		for _, p := range all {
			assert.Regexp(t, "^[a-z0-9]+$", p.stem)
		}
	}
}

func TestRules_sayNothingTwice(t *testing.T) {
	for _, r := range rules {
		all := phrasesOf(r.phrases)
		variants := make([]variant, len(all))
		for i, phrase := range all {
			variants[i] = variantsOf(phrase)
		}
		for i := range all {
			for j := range all {
				assert.False(t, i != j && variants[i].within(variants[j]), "%q is part of %q", all[i], all[j])
			}
		}
	}
}
