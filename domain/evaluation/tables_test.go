package evaluation

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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
	for _, list := range []string{softwareNouns, physicalNouns, weakNouns, notTechnical} {
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

// TestTables_everyPhraseIsSaid finds each phrase in a labelled text or a golden request.
func TestTables_everyPhraseIsSaid(t *testing.T) {
	lex := tables()
	said := make([]bool, len(lex.phrases))
	for _, text := range labelledTexts(t) {
		for s, sentence := range split(text).sentences {
			elements := make([][]int32, len(sentence.words))
			for i, w := range sentence.words {
				elements[i] = lex.elementsOf(w.text, nil)
			}
			for _, h := range lex.find(s, elements) {
				said[h.phrase] = true
			}
		}
	}
	id, all := 0, vocabulary()
	for c := category(0); c < categories; c++ {
		for _, phrase := range phrasesOf(all[c]) {
			forms := 1 << strings.Count(phrase, "?")
			assert.Contains(t, said[id:id+forms], true, "category %d: no labelled text says %q", c, phrase)
			id += forms
		}
	}
	require.Equal(t, len(said), id)
}

// labelledTexts are all strings in the labelled texts and the golden requests.
func labelledTexts(t *testing.T) (out []string) {
	for _, pattern := range []string{"vectors/judge_texts.json", "judge/*.json", "dossier/*.json"} {
		files, err := filepath.Glob("../../testdata/" + pattern)
		require.NoError(t, err)
		require.NotEmpty(t, files, pattern)
		for _, file := range files {
			raw, err := os.ReadFile(file)
			require.NoError(t, err)
			var content any
			require.NoError(t, json.Unmarshal(raw, &content))
			out = append(out, stringsIn(content)...)
		}
	}
	return out
}

func stringsIn(content any) (out []string) {
	switch content := content.(type) {
	case string:
		return []string{content}
	case []any:
		for _, item := range content {
			out = append(out, stringsIn(item)...)
		}
	case map[string]any:
		for key, item := range content {
			if key != "why" {
				out = append(out, stringsIn(item)...)
			}
		}
	}
	return out
}
