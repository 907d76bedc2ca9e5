package find

import (
	"fmt"
	"slices"
	"strings"
)

// gapWords is the maximum number of words that ".." in a phrase skips.
const gapWords = 9

// lexicon finds the phrases of many tables in one pass over the words of a sentence.
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
//
// All words are folded. An atom is one pattern without | and <>, such as "*folie".
type lexicon struct {
	trie    []node
	first   map[int32][]int32 // element → phrases that begin with it
	phrases []phrase
	ofAtom  [][]int32 // atom → elements it belongs to
}

type phrase struct {
	category category
	elements []int32
	gap      []bool // whether a gap precedes element i
	opens    bool   // matches only at the start of a sentence
}

// hit is a phrase found in words from up to and including to of sentence s.
type hit struct {
	phrase   int32
	s        int
	from, to int
	matched  []int // the words that match an element, without the words in gaps
}

const letters = 36 // a–z, 0–9

// node is a node of the trie; 0 means no node and no atom.
type node struct {
	next [letters]int16
	// The atoms that end at this node, by where they match in a word.
	exact, prefix, suffix, inside int16
}

func letterIndex(b byte) int {
	switch {
	case 'a' <= b && b <= 'z':
		return int(b - 'a')
	case '0' <= b && b <= '9':
		return int(b-'0') + 26
	}
	return -1
}

// builder compiles tables into a lexicon. atoms and elements give their ids.
type builder struct {
	lex      *lexicon
	atoms    map[string]int16
	elements map[string]int32
	groups   map[string]string
}

// newLexicon compiles tables, in which a comma or a line end terminates a phrase. It
// panics on an unknown group and on a word that is not folded.
func newLexicon(groups map[string]string, tables map[category]string) *lexicon {
	b := builder{
		lex:      &lexicon{trie: make([]node, 1, 16384), first: map[int32][]int32{}, ofAtom: make([][]int32, 1)},
		atoms:    map[string]int16{},
		elements: map[string]int32{},
		groups:   groups,
	}
	for c := category(0); c < categories; c++ {
		for line := range strings.SplitSeq(tables[c], "\n") {
			for text := range strings.SplitSeq(line, ",") {
				if fields := strings.Fields(text); len(fields) > 0 {
					b.expand(c, nil, fields)
				}
			}
		}
	}
	return b.lex
}

// expand adds a phrase once for each choice of its optional elements.
func (b *builder) expand(c category, done, rest []string) {
	if len(rest) == 0 {
		b.add(c, done)
		return
	}
	if w, optional := strings.CutSuffix(rest[0], "?"); optional {
		b.expand(c, slices.Clone(done), rest[1:])
		b.expand(c, append(slices.Clone(done), w), rest[1:])
		return
	}
	b.expand(c, append(slices.Clone(done), rest[0]), rest[1:])
}

func (b *builder) add(c category, words []string) {
	p := phrase{category: c}
	gap := false
	if w, opens := strings.CutPrefix(words[0], "^"); opens {
		p.opens, words[0] = true, w
	}
	for _, w := range words {
		if w == ".." {
			gap = true
			continue
		}
		p.elements = append(p.elements, b.element(w))
		p.gap = append(p.gap, gap)
		gap = false
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
	for _, alternative := range b.alternatives(w) {
		atom := b.atom(alternative)
		if !slices.Contains(b.lex.ofAtom[atom], id) {
			b.lex.ofAtom[atom] = append(b.lex.ofAtom[atom], id)
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

func (b *builder) atom(pattern string) int16 {
	if id, ok := b.atoms[pattern]; ok {
		return id
	}
	id := int16(len(b.lex.ofAtom))
	b.lex.ofAtom = append(b.lex.ofAtom, nil)
	b.atoms[pattern] = id
	stem := strings.Trim(pattern, "*")
	at := int16(0)
	for i := range len(stem) {
		l := letterIndex(stem[i])
		if l < 0 {
			panic(fmt.Sprintf("lexicon: %q is not folded", pattern))
		}
		if b.lex.trie[at].next[l] == 0 {
			b.lex.trie[at].next[l] = int16(len(b.lex.trie))
			b.lex.trie = append(b.lex.trie, node{})
		}
		at = b.lex.trie[at].next[l]
	}
	n := &b.lex.trie[at]
	switch left, right := strings.HasPrefix(pattern, "*"), strings.HasSuffix(pattern, "*"); {
	case left && right:
		n.inside = id
	case left:
		n.suffix = id
	case right:
		n.prefix = id
	default:
		n.exact = id
	}
	return id
}

// elementsOf appends the elements that word w matches.
func (l *lexicon) elementsOf(w string, into []int32) []int32 {
	for start := range len(w) {
		at := int16(0)
		for i := start; i < len(w); i++ {
			c := letterIndex(w[i])
			if c < 0 {
				break
			}
			if at = l.trie[at].next[c]; at == 0 {
				break
			}
			n := &l.trie[at]
			last := i == len(w)-1
			into = l.take(into, n.inside)
			if start == 0 {
				into = l.take(into, n.prefix)
			}
			if last {
				into = l.take(into, n.suffix)
			}
			if start == 0 && last {
				into = l.take(into, n.exact)
			}
		}
	}
	return into
}

func (l *lexicon) take(into []int32, atom int16) []int32 {
	if atom == 0 {
		return into
	}
	for _, e := range l.ofAtom[atom] {
		if !slices.Contains(into, e) {
			into = append(into, e)
		}
	}
	return into
}

// find returns all hits in sentence s, of which word i matches elements[i].
func (l *lexicon) find(s int, elements [][]int32) []hit {
	var hits []hit
	for from := range elements {
		for _, e := range elements[from] {
			for _, id := range l.first[e] {
				if from > 0 && l.phrases[id].opens {
					continue
				}
				if matched := l.match(&l.phrases[id], elements, from); matched != nil {
					hits = append(hits, hit{phrase: id, s: s, from: from, to: matched[len(matched)-1], matched: matched})
				}
			}
		}
	}
	return hits
}

// match returns the words that p matches from word from on, or nil.
func (l *lexicon) match(p *phrase, elements [][]int32, from int) []int {
	if len(p.elements) == 1 {
		return []int{from}
	}
	matched := make([]int, 1, len(p.elements))
	matched[0] = from
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
