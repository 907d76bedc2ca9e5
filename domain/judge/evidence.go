package judge

import (
	"slices"
	"strings"
	"sync"
)

// category is what a phrase is evidence of.
type category int

const (
	// These hide their words from the categories after them.
	negated    category = iota // "geen risico's": no evidence of a risk
	noRisk                     // the applicant says that nothing is uncertain
	familiar                   // only what is known already
	ourFirm                    // "ons bureau" is no third party
	outsourced                 // somebody else solves it
	excluded                   // looks technical and is not
	bottleneck
	causal
	uncertain
	alternative
	limited  // what a named technique cannot do
	lack     // something technical is not as it should be
	existing // names what is used today
	solution
	trial    // names what could help
	promise  // says that something new is to come
	hedge    // softens a statement
	relative // a clause that tells more of a thing
	working  // what happens to what
	action   // somebody builds or tries something
	ours     // new for the applicant
	own
	develop
	goal
	ownModel
	strongNoun // specific, of software and information
	matterNoun // specific, of the physical world
	weakNoun
	marketing
	functional
	routine
	commercial
	constraint
	finished
	aiUse
	switching // from one bought technology to another
	trade     // mentions of the shop and the market
	categories
)

const lastHiding = excluded

// tables is the compiled vocabulary: built on first use, never changed after.
var tables = sync.OnceValue(func() *lexicon {
	all := map[category]string{
		excluded:   nouns(notTechnical),
		strongNoun: nouns(softwareNouns),
		matterNoun: nouns(physicalNouns),
		weakNoun:   nouns(weakNouns + everydayNouns),
	}
	for _, tables := range []map[category]string{phraseTables, grammarTables, againstTables} {
		for c, text := range tables {
			all[c] += "\n" + text
		}
	}
	return newLexicon(groups, all)
})

// nouns makes every word of a list a phrase.
func nouns(list string) string { return strings.Join(strings.Fields(list), "\n") }

// evidence is what was found in a text.
type evidence struct {
	reading
	found    [categories][]hit // distinct, in reading order
	measured bool              // a number with a technical unit
	fields   []noun            // technical nouns of each sentence
}

// noun is a technical noun as the user wrote it.
type noun struct {
	key      string
	s, at    int // sentence and word
	original string
	strong   bool
	matter   bool // of the physical world
	guess    bool // only a long compound that no table knows
}

func (e *evidence) has(c category) bool  { return len(e.found[c]) > 0 }
func (e *evidence) count(c category) int { return len(e.found[c]) }

// gather reads a text and collects the evidence. Evidence in favour counts in
// prose only; what speaks against a text counts everywhere.
func gather(text string) *evidence {
	e := &evidence{reading: read(text)}
	lex := tables()
	var seen [categories]map[string]bool
	for c := range seen {
		seen[c] = map[string]bool{}
	}
	for s := range e.sentences {
		words := e.sentences[s].words
		elements := make([][]int32, len(words))
		for i, w := range words {
			elements[i] = lex.elementsOf(w.text, nil)
		}
		e.measured = e.measured || e.sentences[s].prose && measures(words)
		e.addCompounds(s, elements)
		for _, h := range visible(lex, lex.find(s, elements), len(words)) {
			c := lex.phrases[h.phrase].category
			if favourable(c) && !e.sentences[s].prose {
				continue
			}
			if c >= strongNoun && c <= weakNoun {
				e.addNoun(h, c)
			}
			if key := lex.phrases[h.phrase].key(words, h); !seen[c][key] {
				seen[c][key] = true
				e.found[c] = append(e.found[c], h)
			}
		}
	}
	return e
}

// key tells apart what counts as different evidence of one category: the first
// word as written, so that "dashboard" and "webshop" of one table are two.
func (p *phrase) key(words []word, h hit) string {
	if p.category >= strongNoun && p.category <= weakNoun {
		return stemKey(words[h.from].text)
	}
	return words[h.from].text
}

// stemKey makes singular and plural one noun.
func stemKey(w string) string {
	for _, ending := range []string{"en", "s", "e"} {
		if rest, ok := strings.CutSuffix(w, ending); ok && len(rest) > 4 {
			return rest
		}
	}
	return w
}

func favourable(c category) bool {
	return c >= bottleneck && c <= weakNoun
}

// visible drops the hits whose words an earlier category hides, and at one
// place of one category keeps the longest.
func visible(lex *lexicon, hits []hit, n int) []hit {
	slices.SortStableFunc(hits, func(a, b hit) int {
		ca, cb := lex.phrases[a.phrase].category, lex.phrases[b.phrase].category
		if ca != cb {
			return int(ca - cb)
		}
		if a.from != b.from {
			return a.from - b.from
		}
		return len(b.matched) - len(a.matched)
	})
	hidden := make([][]category, n) // what hides each word
	var kept []hit
	for _, h := range hits {
		c := lex.phrases[h.phrase].category
		if slices.ContainsFunc(h.matched, func(i int) bool {
			return slices.ContainsFunc(hidden[i], func(by category) bool { return by < c && hides(by, c) })
		}) {
			continue
		}
		if k := len(kept); k > 0 && kept[k-1].from == h.from && lex.phrases[kept[k-1].phrase].category == c {
			continue
		}
		kept = append(kept, h)
		if c <= lastHiding {
			for _, i := range h.matched {
				hidden[i] = append(hidden[i], c)
			}
		}
	}
	return kept
}

// hides: a negation hides a risk, not the statement that there is none.
func hides(by, c category) bool {
	switch by {
	case negated, noRisk:
		return c == bottleneck || c == uncertain || c == ours || c == alternative
	case ourFirm:
		return c == outsourced
	case outsourced:
		return c == own || c == action || c == develop
	case excluded:
		return c >= strongNoun && c <= weakNoun
	}
	return false
}

func (e *evidence) addNoun(h hit, c category) {
	strong := c != weakNoun
	w := e.sentences[h.s].words[h.from]
	key := stemKey(w.text)
	for i := range e.fields {
		if e.fields[i].key == key && e.fields[i].s == h.s {
			e.fields[i].strong = e.fields[i].strong || strong
			e.fields[i].guess = false
			e.fields[i].matter = e.fields[i].matter || c == matterNoun
			return
		}
	}
	e.fields = append(e.fields, noun{key: key, s: h.s, at: h.from, original: e.raw[w.start:w.end], strong: strong, matter: c == matterNoun})
}

// addCompounds takes long words that no table knows: in Dutch an exact term is
// a compound (remenergie, bladrand). One with a technical head is an everyday
// noun, another a guess. Words of offices and adverbs are left out.
func (e *evidence) addCompounds(s int, elements [][]int32) {
	if !e.sentences[s].prose {
		return
	}
	for i, w := range e.sentences[s].words {
		if len(w.text) < minTechnical || len(elements[i]) > 0 || ordinary(w.text) {
			continue
		}
		technical := technicalHead(w.text)
		if technical || len(w.text) >= minCompound {
			e.fields = append(e.fields, noun{key: stemKey(w.text), s: s, at: i, original: e.raw[w.start:w.end], guess: !technical})
		}
	}
}

const (
	minCompound  = 9 // letters of a compound that is a guess
	minTechnical = 7 // letters of one with a technical head
	maxCompounds = 2 // of a text
)

func ordinary(w string) bool {
	return startsWith(w, ordinaryStarts) || endsIn(w, ordinaryEnds) || participle(w)
}

func startsWith(w string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(w, p) })
}

func endsIn(w string, list []string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.HasSuffix(w, s) })
}

// participle: gewaardeerd, overslaande, inflected or not.
func participle(w string) bool {
	w = strings.TrimSuffix(w, "e")
	return strings.HasSuffix(w, "end") || strings.HasSuffix(w, "eerd") || strings.HasPrefix(w, "ge") && (strings.HasSuffix(w, "d") || strings.HasSuffix(w, "t"))
}

// nouns counts distinct technical nouns, in one sentence or (s < 0) in all:
// specific ones, everyday ones, and compounds that no table knows.
func (e *evidence) nouns(s int) (strong, weak, compounds int) {
	const guessed, everyday, specific = 1, 2, 3
	kind := map[string]int{}
	for _, n := range e.fields {
		if s >= 0 && n.s != s {
			continue
		}
		switch {
		case n.strong:
			kind[n.key] = specific
		case n.guess:
			kind[n.key] = max(kind[n.key], guessed)
		default:
			kind[n.key] = max(kind[n.key], everyday)
		}
	}
	for _, k := range kind {
		switch k {
		case specific:
			strong++
		case everyday:
			weak++
		default:
			compounds++
		}
	}
	return strong, weak, min(compounds, maxCompounds)
}

// measures tells whether a number is followed by a technical unit.
func measures(words []word) bool {
	for i := 0; i+1 < len(words); i++ {
		if words[i].number && units[words[i+1].text] && (i == 0 || words[i-1].text != "€") {
			return true
		}
	}
	return false
}
