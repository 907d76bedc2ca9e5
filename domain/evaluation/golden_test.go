package evaluation

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the golden file anew")

const goldenFile = "../../testdata/evaluation/golden.txt"

// TestGolden tells, a line a text, what is read in the texts that are learned from: the
// colour, and of each role and objection in how many clauses it is, with the words that show
// it best. The frozen sets are not among them, so that nothing is fitted to them.
func TestGolden(t *testing.T) {
	var all strings.Builder
	for _, c := range goldenTexts() {
		all.WriteString(c.line + "\n")
	}
	if *update {
		require.NoError(t, os.WriteFile(goldenFile, []byte(all.String()), 0o644))
	}
	want, err := os.ReadFile(goldenFile)
	require.NoError(t, err)
	assert.Equal(t, strings.Split(string(want), "\n"), strings.Split(all.String(), "\n"), "go test ./domain/evaluation -run Golden -update")
}

// goldenText is a text with its line of the golden file, and what it says.
type goldenText struct {
	textCase
	line    string
	phrases map[int32]bool
	words   map[string]bool // of a text for which the classifier predicts green, in which signs count
}

// goldenTexts are those of the texts that the classifier learns from.
var goldenTexts = sync.OnceValue(func() (all []goldenText) {
	for _, c := range learned() {
		r := goldenText{textCase: c, line: lineOf(tables(), c), phrases: phrasesIn(tables(), c.Text), words: map[string]bool{}}
		if Analyse(Text{Field: c.Field, Text: c.Text}).Likelihood.Green >= predicted {
			for _, w := range Words(c.Text) {
				r.words[w] = true
			}
		}
		all = append(all, r)
	}
	return all
})

// misses reports whether the text is read differently with another lexicon or other signs.
func (r goldenText) misses(lex *lexicon) bool { return lineOf(lex, r.textCase) != r.line }

// TestGolden_missesEveryPhrase takes each phrase out of the tables and finds a text that is
// read differently without it: what nothing misses is deleted.
func TestGolden_missesEveryPhrase(t *testing.T) {
	id, all := int32(0), vocabulary()
	for c := category(0); c < categories; c++ {
		for _, phrase := range phrasesOf(all[c]) {
			forms := int32(1) << strings.Count(phrase, "?")
			rest := tables().without(id, id+forms)
			assert.True(t, slices.ContainsFunc(goldenTexts(), func(r goldenText) bool {
				for form := id; form < id+forms; form++ {
					if r.phrases[form] && r.misses(rest) {
						return true
					}
				}
				return false
			}), "category %d: no text that is learned from is read differently without %q", c, phrase)
			id += forms
		}
	}
	assert.Len(t, tables().phrases, int(id))
}

// TestGolden_missesEverySign does the same for each word of the signs.
func TestGolden_missesEverySign(t *testing.T) {
	for i, sign := range signs {
		for _, list := range sign.lists {
			for _, w := range slices.Sorted(maps.Keys(list)) {
				delete(list, w)
				assert.True(t, slices.ContainsFunc(goldenTexts(), func(r goldenText) bool { return r.words[w] && r.misses(tables()) }), "sign %d: nothing misses %q", i, w)
				list[w] = true
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
	for s, sentence := range split(text).sentences {
		elements := make([][]int32, len(sentence.words))
		for i, w := range sentence.words {
			elements[i] = lex.elementsOf(w.text, nil)
		}
		for _, h := range lex.find(s, elements) {
			said[h.phrase] = true
		}
	}
	return said
}

// learned returns the texts that the classifier learns from, and those of the golden requests.
func learned() (all []textCase) {
	files, _ := filepath.Glob("../../testdata/evaluation/learn_*.json")
	for _, file := range append(files, "../../testdata/vectors/evaluation_texts.json") {
		raw, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		var cases []textCase
		if err := json.Unmarshal(raw, &cases); err != nil {
			panic(err)
		}
		for i, c := range cases {
			c.Set = fmt.Sprintf("%s %d", strings.TrimSuffix(filepath.Base(file), ".json"), i)
			c.Field = fieldOf(c.Field)
			all = append(all, c)
		}
	}
	requests, _ := filepath.Glob("../../testdata/application/*.json")
	for _, file := range requests {
		raw, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		var texts map[string]any
		if err := json.Unmarshal(raw, &texts); err != nil {
			panic(err)
		}
		for _, f := range TextFields() {
			if text, ok := texts[string(f)].(string); ok {
				all = append(all, textCase{Set: filepath.Base(file), Field: f, Text: text})
			}
		}
	}
	return all
}

// lineOf is what is read in a text, as a line of the golden file.
func lineOf(lex *lexicon, c textCase) string {
	text := Text{Field: c.Field, Text: c.Text}
	r := lex.analyse(text)
	shown, count := map[string]Evidence{}, map[string]int{}
	add := func(name string, strength int, quote string) {
		count[name]++
		if strength > shown[name].Strength {
			shown[name] = Evidence{Strength: strength, Quote: quote}
		}
	}
	for _, clause := range look(text, r).Clauses {
		for name, is := range map[string]bool{"refers": clause.Refers, "heading": clause.Heading, "next": clause.Next, "prose": clause.Prose, "done " + clause.Done: clause.Done != ""} {
			if is {
				count[name]++
			}
		}
		for _, e := range clause.Roles {
			add(string(e.Role), e.Strength, e.Quote)
		}
		for _, o := range clause.Objections {
			add("!"+string(o.Kind), o.Severity, o.Quote)
		}
	}
	line := []string{c.Set, colour(Decide(text, r, Others{}))}
	if r.Kind != None {
		line = append(line, string(r.Kind)+" "+string(r.Area))
	}
	for _, name := range slices.Sorted(maps.Keys(count)) {
		if shown[name].Strength == 0 {
			line = append(line, fmt.Sprintf("%s %d", name, count[name]))
			continue
		}
		words := strings.Fields(shown[name].Quote)
		line = append(line, fmt.Sprintf("%s %d/%d %s", name, shown[name].Strength, count[name], strings.Join(words[:min(len(words), 4)], " ")))
	}
	return strings.Join(line, "; ")
}
