package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRead_sentences(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"thousands and decimals":    {"Bij 10.000 cycli duurt het 2.5 ms. Dat is 1,5 keer te lang.", []string{"bij 10.000 cycli duurt het 2.5 ms", "dat is 1,5 keer te lang"}},
		"abbreviations":             {"We meten o.a. druk, bijv. bij ca. 5 bar. Daarna stopt het.", []string{"we meten o a druk bijv bij ca 5 bar", "daarna stopt het"}},
		"full stop after a unit":    {"Bij 60 °C. Daarna niet.", []string{"bij 60 c", "daarna niet"}},
		"accents":                   {"Piëzo-element naïef; cafe\u0301!", []string{"piezo element naief", "cafe"}},
		"apostrophes":               {"De query's en risico’s.", []string{"de querys en risicos"}},
		"units without a space":     {"Onder 50ms met 3D en 256KB", []string{"onder 50 ms met 3d en 256 kb"}},
		"full stop without a space": {"Het is gebouwd.Daarna testen we", []string{"het is gebouwd", "daarna testen we"}},
		"bullets":                   {"- Eerste punt\n- Tweede punt", []string{"eerste punt", "tweede punt"}},
		"repeated sentence":         {"Het lukt niet. Het lukt niet.", []string{"het lukt niet"}},
		"only white space":          {" \n ", nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, s := range read(c.text).sentences {
				got = append(got, strings.TrimSpace(s.key()))
			}
			assert.Equal(t, c.want, got)
		})
	}
}

// TestPhrases_compile also shows that no table has an unknown group or a word that is
// not folded, because those panic.
func TestPhrases_compile(t *testing.T) {
	lex := tables()
	assert.Less(t, len(lex.trie), 32_000, "node ids are 16 bits")
	count := map[category]int{}
	for _, p := range lex.phrases {
		count[p.category]++
	}
	for c := range categories {
		assert.Positive(t, count[c], "category %d has no phrases", c)
	}
	t.Logf("%d phrases, %d trie nodes, %d specific and %d everyday nouns", len(lex.phrases), len(lex.trie), count[strongNoun]+count[matterNoun], count[weakNoun])
}
