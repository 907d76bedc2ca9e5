package find

import (
	"slices"
	"strings"

	"wbso/domain"
)

// findings are the intermediate results of an analysis of a text.
type findings struct {
	source
	rules    []rule
	hits     [][]hit        // by sentence, in the order of the rules
	measured bool           // the text has a number with a technical unit
	nouns    []noun         // the technical nouns by sentence, each once in it
	placed   map[nounIn]int // where in nouns
}

// nounIn is a noun in a sentence.
type nounIn struct {
	key string
	s   int
}

// noun is a technical noun in a text.
type noun struct {
	nounIn          // the stem
	original string // as the user wrote it
	level    level
	matter   bool // a specific noun of the physical world
}

// gather collects the evidence in a text. Of a sentence that says what an earlier one says only
// its label counts.
func (l *lexicon) gather(text string) *findings {
	e := &findings{source: split(text), rules: l.rules, placed: map[nounIn]int{}}
	e.hits = make([][]hit, len(e.sentences))
	for s, sentence := range e.sentences {
		elements := make([][]int32, len(sentence.words))
		for i, w := range sentence.words {
			elements[i] = l.elementsOf(w.text)
			known := slices.ContainsFunc(elements[i], func(e int32) bool { return e < l.known })
			if sentence.prose && !known && compound(w.text) {
				e.addNoun(s, w, guessed, false)
			}
		}
		e.measured = e.measured || sentence.prose && measureIn(sentence.words) >= 0
		e.hits[s] = slices.DeleteFunc(l.visible(l.find(elements)), func(h hit) bool {
			r := &l.rules[h.rule]
			prose := (r.shows != nil || r.noun > 0 || r.sign.Role != "") && !r.capital
			return prose && !sentence.prose || sentence.repeated && r.label == "" || r.capital && !e.capital(sentence, h)
		})
		for _, h := range e.hits[s] {
			if r := &l.rules[h.rule]; r.noun > 0 {
				e.addNoun(s, sentence.words[h.from], r.noun, r.matter)
			}
		}
	}
	return e
}

// capital reports whether a hit has a capital that does not come from its place. The C of °C has none.
func (e *findings) capital(s sentence, h hit) bool {
	w := s.words[h.from]
	return h.from > 0 && e.raw[w.start:w.end] == domain.Capital(w.text) && strings.ContainsAny(e.raw[w.start-1:w.start], " (,/")
}

// addNoun adds a technical noun, or merges it with the same noun in the sentence.
func (e *findings) addNoun(s int, w word, l level, matter bool) {
	at := nounIn{stemKey(w.text), s}
	if i, again := e.placed[at]; again {
		e.nouns[i].level, e.nouns[i].matter = max(e.nouns[i].level, l), e.nouns[i].matter || matter
		return
	}
	e.placed[at] = len(e.nouns)
	e.nouns = append(e.nouns, noun{nounIn: at, original: e.raw[w.start:w.end], level: l, matter: matter})
}

// nounsOf returns the technical nouns of a sentence.
func (e *findings) nounsOf(s int) []noun {
	first := func(s int) int {
		at, _ := slices.BinarySearchFunc(e.nouns, s, func(n noun, s int) int { return n.s - s })
		return at
	}
	return e.nouns[first(s):first(s+1)]
}

// in reports whether a sentence has a phrase of a rule.
func (e *findings) in(s int, name ruleName) bool {
	return slices.ContainsFunc(e.hits[s], func(h hit) bool { return e.rules[h.rule].name == name })
}

// quote returns the words of a hit as the user wrote them.
func (e *findings) quote(s int, h hit) string {
	words := e.sentences[s].words
	end := words[h.to].end
	for e.rules[h.rule].capital && end < len(e.raw) && (e.raw[end] == '+' || e.raw[end] == '#') {
		end++
	}
	return e.raw[words[h.from].start:end]
}
