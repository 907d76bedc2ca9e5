package find

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/vectortest"
)

// readText is a learned text with what is read in it, and the phrases and words that it has.
type readText struct {
	in      Text
	read    string
	phrases map[int32]bool
	words   map[string]bool
}

// misses reports whether the text is read differently with another lexicon or other signs.
func (r readText) misses(t testing.TB, lex *lexicon) bool { return readWith(t, lex, r.in) != r.read }

func readWith(t testing.TB, lex *lexicon, in Text) string {
	a := lex.analyse(in)
	for i, c := range a.Clauses { // signs count where they are stronger, in a text that is likely to be green
		a.Clauses[i].Signs = slices.DeleteFunc(slices.Clone(c.Signs), func(e Evidence) bool { return a.Likelihood.Green < 0.55 || c.Strength(e.Role) >= e.Strength })
	}
	read, err := json.Marshal(a)
	require.NoError(t, err)
	return string(read)
}

func readTexts(t testing.TB) (texts []readText) {
	for _, c := range vectortest.LearnedTexts[TextField](t) {
		r := readText{in: Text{Field: c.Field, Text: c.Text}, phrases: phrasesIn(tables(), c.Text), words: set(strings.Join(Words(c.Text), " "))}
		r.read = readWith(t, tables(), r.in)
		texts = append(texts, r)
	}
	return texts
}

// TestTables_missEveryPhrase takes each phrase out of the rules and finds a text that is read differently without it: what nothing misses is deleted.
func TestTables_missEveryPhrase(t *testing.T) {
	texts := readTexts(t)
	id := int32(0)
	for _, rule := range rules {
		for _, phrase := range phrasesOf(rule.phrases) {
			forms := int32(1) << strings.Count(phrase, "?")
			rest := tables().without(id, id+forms)
			assert.True(t, rule.label != "" || rule.capital || slices.ContainsFunc(texts, func(r readText) bool {
				for form := id; form < id+forms; form++ {
					if r.phrases[form] && r.misses(t, rest) {
						return true
					}
				}
				return false
			}), "no text that is learned from is read differently without %q", phrase)
			id += forms
		}
	}
	assert.Len(t, tables().phrases, int(id))
}

// TestTables_missEveryWordOfASign does the same for each word of the groups of which the signs consist.
func TestTables_missEveryWordOfASign(t *testing.T) {
	texts := readTexts(t)
	for _, r := range rules {
		for name := range strings.FieldsFuncSeq(r.phrases, func(c rune) bool { return !unicode.IsLetter(c) }) {
			for _, w := range strings.Fields(groups[name]) {
				if r.sign.Role == "" {
					continue
				}
				other := maps.Clone(groups)
				other[name] = strings.Join(slices.DeleteFunc(strings.Fields(groups[name]), func(word string) bool { return word == w }), " ")
				rest := newLexicon(other, rules)
				assert.True(t, slices.ContainsFunc(texts, func(r readText) bool { return r.words[w] && r.misses(t, rest) }), "nothing misses %q of %s", w, name)
			}
		}
	}
}

// without returns the lexicon without the phrases from one id up to another.
func (l lexicon) without(from, to int32) *lexicon {
	l.first = maps.Clone(l.first)
	for id := from; id < to; id++ {
		begin := l.phrases[id].elements[0]
		l.first[begin] = slices.DeleteFunc(slices.Clone(l.first[begin]), func(other int32) bool { return other == id })
	}
	return &l
}

func phrasesIn(lex *lexicon, text string) map[int32]bool {
	said := map[int32]bool{}
	for _, sentence := range split(text).sentences {
		elements := make([][]int32, len(sentence.words))
		for i, w := range sentence.words {
			elements[i] = lex.elementsOf(w.text)
		}
		for i := range elements {
			for _, e := range elements[i] {
				for _, id := range lex.first[e] {
					said[id] = said[id] || lex.phrases[id].match(elements, i) != nil
				}
			}
		}
	}
	return said
}
