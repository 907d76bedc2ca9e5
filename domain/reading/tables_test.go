package reading

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestTables_sayNothingTwice also shows that no table has an unknown group or a word that
// is not folded, because those panic.
func TestTables_sayNothingTwice(t *testing.T) {
	assert.Less(t, len(tables().trie), 32_000, "node ids are 16 bits")
	for c := category(0); c < categories; c++ {
		seen := map[string]bool{}
		var starts []string
		for _, table := range phraseTables {
			for phrase := range strings.FieldsFuncSeq(table[c], func(r rune) bool { return r == ',' || r == '\n' }) {
				phrase = strings.Join(strings.Fields(phrase), " ")
				if phrase == "" {
					continue
				}
				assert.False(t, seen[phrase], "category %d has %q twice", c, phrase)
				seen[phrase] = true
				if strings.HasSuffix(phrase, "*") && !strings.ContainsAny(phrase, " |<?^") && phrase[0] != '*' {
					starts = append(starts, strings.TrimSuffix(phrase, "*"))
				}
			}
		}
		for phrase := range seen {
			for _, start := range starts {
				if !strings.ContainsAny(phrase, " |<?^") && phrase[0] != '*' && phrase != start+"*" {
					assert.False(t, strings.HasPrefix(phrase, start), "category %d: %q is part of %q", c, phrase, start+"*")
				}
			}
		}
	}
}
