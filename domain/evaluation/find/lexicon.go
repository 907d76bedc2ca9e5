package find

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
)

// gapWords is the maximum number of words that ".." in a phrase skips.
const gapWords = 9

// lexicon finds the phrases of all rules in one pass over the words of a sentence.
//
// A phrase is a sequence of elements, separated by spaces:
//
//	ruis       this word
//	onzeker*   a word that starts with onzeker
//	*folie     a word that ends in folie
//	*coating*  a word that contains coating
//	a|b        a or b
//	x?         x or nothing
//	^of        of at the start of a sentence; only as the first element
//	<we>       one of the words in the group "we" of the groups table
//	..         a gap of at most gapWords words
//	x + y      x and y anywhere in a sentence; only as a whole phrase
//
// All words are folded.
type lexicon struct {
	rules    []rule
	patterns [][]pattern // by the first two letters of what they match
	phrases  []phrase
	first    map[int32][]int32 // element → phrases that begin with it
	known    int32             // the elements below it make a word known; those of signs, labels and names do not
}

// pattern is one word of an element: ruis, onzeker*, *folie or *coating*.
type pattern struct {
	stem          string
	before, after bool    // whether a word may have more before or after the stem
	elements      []int32 // that it is part of
}

type phrase struct {
	rule      int
	elements  []int32
	gap       []bool // whether a gap precedes element i
	opens     bool   // matches only at the start of a sentence
	unordered bool   // the elements may be anywhere
}

// hit is a phrase found in the words of a sentence from one up to and including another.
type hit struct {
	rule     int
	from, to int
	matched  []int // the words that match an element, without the words in gaps
}

// builder compiles rules into a lexicon.
type builder struct {
	lex      *lexicon
	elements map[string]int32
	of       map[string][]int32 // pattern → elements that it is part of
	groups   map[string]string
}

// tables returns the compiled rules, which are built on first use and read only.
var tables = sync.OnceValue(func() *lexicon { return newLexicon(groups, rules) })

// newLexicon compiles rules. It panics on an unknown group.
func newLexicon(groups map[string]string, rules []rule) *lexicon {
	b := builder{
		lex:      &lexicon{rules: rules, patterns: make([][]pattern, letters*letters), first: map[int32][]int32{}},
		elements: map[string]int32{},
		of:       map[string][]int32{},
		groups:   groups,
	}
	for i, r := range rules {
		for text := range strings.FieldsFuncSeq(r.phrases, func(c rune) bool { return c == ',' || c == '\n' }) {
			if fields := strings.Fields(text); len(fields) > 0 {
				b.expand(i, nil, fields)
			}
		}
		if r.sign.Role == "" && r.label == "" && !r.capital {
			b.lex.known = int32(len(b.elements))
		}
	}
	for _, text := range slices.Sorted(maps.Keys(b.of)) {
		stem := strings.Trim(text, "*")
		at := start(stem)
		b.lex.patterns[at] = append(b.lex.patterns[at], pattern{stem, strings.HasPrefix(text, "*"), strings.HasSuffix(text, "*"), b.of[text]})
	}
	return b.lex
}

// letters is the number of ASCII characters, of which nearly all folded words consist.
const letters = 128

// start returns where the patterns are that begin as a word does.
func start(w string) int {
	if len(w) == 1 {
		w += "\x00"
	}
	if w[0] >= letters || w[1] >= letters {
		return 0
	}
	return int(w[0])*letters + int(w[1])
}

// expand adds a phrase once for each choice of its optional elements.
func (b *builder) expand(rule int, done, rest []string) {
	if len(rest) == 0 {
		b.add(rule, done)
		return
	}
	w, optional := strings.CutSuffix(rest[0], "?")
	if optional {
		b.expand(rule, slices.Clone(done), rest[1:])
	}
	b.expand(rule, append(slices.Clone(done), w), rest[1:])
}

func (b *builder) add(rule int, words []string) {
	p := phrase{rule: rule}
	words[0], p.opens = strings.CutPrefix(words[0], "^")
	gap := false
	for _, w := range words {
		switch w {
		case "..":
			gap = true
		case "+":
			p.unordered = true
		default:
			p.elements, p.gap = append(p.elements, b.element(w)), append(p.gap, gap)
			gap = false
		}
	}
	id := int32(len(b.lex.phrases))
	b.lex.phrases = append(b.lex.phrases, p)
	b.lex.first[p.elements[0]] = append(b.lex.first[p.elements[0]], id)
}

func (b *builder) element(w string) int32 {
	if id, ok := b.elements[w]; ok {
		return id
	}
	id := int32(len(b.elements))
	b.elements[w] = id
	for _, text := range b.alternatives(w) {
		if !slices.Contains(b.of[text], id) {
			b.of[text] = append(b.of[text], id)
		}
	}
	return id
}

func (b *builder) alternatives(w string) []string {
	var all []string
	for part := range strings.SplitSeq(w, "|") {
		if name, ok := strings.CutPrefix(part, "<"); ok {
			group, known := b.groups[strings.TrimSuffix(name, ">")]
			if !known {
				panic("lexicon: unknown group " + part)
			}
			all = append(all, strings.Fields(group)...)
			continue
		}
		all = append(all, part)
	}
	return all
}

// elementsOf returns the elements that word w matches.
func (l *lexicon) elementsOf(w string) (all []int32) {
	for from := range len(w) {
		for _, p := range l.patterns[start(w[from:])] {
			if from > 0 && !p.before || !strings.HasPrefix(w[from:], p.stem) || !p.after && from+len(p.stem) < len(w) {
				continue
			}
			for _, e := range p.elements {
				if !slices.Contains(all, e) {
					all = append(all, e)
				}
			}
		}
	}
	return all
}

// find returns all hits in a sentence, of which word i matches elements[i].
func (l *lexicon) find(elements [][]int32) []hit {
	var hits []hit
	for from := range elements {
		for _, e := range elements[from] {
			for _, id := range l.first[e] {
				p := &l.phrases[id]
				if from > 0 && p.opens {
					continue
				}
				if matched := p.match(elements, from); matched != nil {
					hits = append(hits, hit{rule: p.rule, from: slices.Min(matched), to: slices.Max(matched), matched: matched})
				}
			}
		}
	}
	return hits
}

// match returns the words that p matches from word from on, or nil.
func (p *phrase) match(elements [][]int32, from int) []int {
	if len(p.elements) == 1 {
		return []int{from}
	}
	matched := make([]int, 1, len(p.elements))
	matched[0] = from
	if p.unordered {
		return p.anywhere(elements, matched)
	}
	if matched = p.rest(elements, matched); len(matched) < len(p.elements) {
		return nil
	}
	return matched
}

// rest extends matched to all elements of p, or returns it unchanged when the
// remaining elements do not match. It takes the nearest words.
func (p *phrase) rest(elements [][]int32, matched []int) []int {
	i := len(matched)
	if i == len(p.elements) {
		return matched
	}
	at := matched[i-1] + 1
	reach := at
	if p.gap[i] {
		reach = at + gapWords
	}
	for ; at <= reach && at < len(elements); at++ {
		if slices.Contains(elements[at], p.elements[i]) {
			if found := p.rest(elements, append(matched, at)); len(found) == len(p.elements) {
				return found
			}
		}
	}
	return matched[:i]
}

// anywhere extends matched, the first word of a phrase without an order, by the first word that
// matches each other element. It returns nil when the first word is not the first of its kind.
func (p *phrase) anywhere(elements [][]int32, matched []int) []int {
	for i, e := range p.elements {
		at := slices.IndexFunc(elements, func(all []int32) bool { return slices.Contains(all, e) })
		if at < 0 || i == 0 && at < matched[0] {
			return nil
		}
		if i > 0 {
			matched = append(matched, at)
		}
	}
	return matched
}

// visible drops the hits with a word that the rule of another hides. "Geen risico's" is no evidence
// of a risk, but it can still be evidence that the applicant sees none. Of the hits of one rule that
// start at the same word it keeps the longest.
func (l *lexicon) visible(hits []hit) []hit {
	slices.SortStableFunc(hits, func(a, b hit) int {
		return cmp.Or(a.rule-b.rule, a.from-b.from, len(b.matched)-len(a.matched))
	})
	hidden := map[int][]ruleName{} // by word
	kept := hits[:0]
	for _, h := range hits {
		r := &l.rules[h.rule]
		if k := len(kept); k > 0 && kept[k-1].from == h.from && kept[k-1].rule == h.rule ||
			r.name > 0 && slices.ContainsFunc(h.matched, func(i int) bool { return slices.Contains(hidden[i], r.name) }) {
			continue
		}
		kept = append(kept, h)
		for _, i := range h.matched {
			if r.hides != nil {
				hidden[i] = append(hidden[i], r.hides...)
			}
		}
	}
	return kept
}
