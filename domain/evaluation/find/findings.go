package find

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
)

// category is a kind of evidence. The order matters: see hides and favourable.
type category int

const (
	negated     category = iota // a denied risk, such as "geen risico's"
	noRisk                      // the applicant says that nothing is uncertain
	ourFirm                     // "ons bureau": the applicant, not a third party
	outsourced                  // somebody else solves the problem
	bottleneck                  // something goes wrong
	causal                      // cause and effect
	hence                       // what follows from a cause
	uncertain                   // an outcome is unknown
	alternative                 // another technique is ruled out
	limited                     // a limit of a technique
	existing                    // refers to what is used today
	solution                    // a working principle
	hedge                       // a softened statement
	relative                    // a relative clause
	action                      // somebody builds or tries something
	ours                        // new for the applicant
	own                         // the applicant's own work
	develop                     // something is developed
	goal                        // what it is for
	tooling                     // a language, environment or tool
	planning                    // a step of the work
	unpredicted                 // nobody can predict it
	strongNoun                  // a specific noun of software and information
	matterNoun                  // a specific noun of the physical world
	weakNoun                    // an everyday technical noun
	marketing                   // praise
	functional                  // what users see and do
	routine                     // configuring, buying, maintaining
	commercial                  // market research and sales
	constraint                  // time, money or staff
	finished                    // work that is already done
	aiUse                       // use of an existing AI model
	trade                       // the shop, the market, everyday business
	buying                      // something is bought or set up
	sure                        // the applicant sees no risk
	gathering                   // data is gathered
	learning                    // an existing tool is learned
	explains                    // something is explained, nothing developed
	required                    // what it must do or be
	condition                   // it is only so if something else is
	categories                  // the number of categories; also means "none"
)

// lastHiding is the last category that hides words from others.
const lastHiding = outsourced

// phraseTables hold each category once.
var phraseTables = []map[category]string{problemPhrases, workPhrases, againstPhrases}

// tables returns the compiled vocabulary, which is built on first use and read only.
var tables = sync.OnceValue(func() *lexicon { return newLexicon(groups, vocabulary()) })

// vocabulary returns all tables.
func vocabulary() map[category]string {
	all := map[category]string{strongNoun: nouns(softwareNouns), matterNoun: nouns(physicalNouns), weakNoun: nouns(weakNouns)}
	for _, phrases := range phraseTables {
		maps.Copy(all, phrases)
	}
	return all
}

// nouns returns a list of words as a table in which each word is a phrase.
func nouns(list string) string { return strings.Join(strings.Fields(list), "\n") }

// findings are what was found in a text.
type findings struct {
	source
	found    [categories][]hit // in reading order
	measured bool              // the text has a number with a technical unit
	nouns    []noun            // the technical nouns by sentence, each once in it
	placed   map[nounIn]int    // where in nouns
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

// level says how sure it is that a noun is technical.
type level int

const (
	guessed  level = iota + 1 // a long compound that is in no table
	everyday                  // fits many trades
	specific
)

func (e *findings) has(c category) bool { return len(e.found[c]) > 0 }

// gather collects the evidence in a text. Evidence in favour counts only in prose;
// evidence against counts everywhere.
func (l *lexicon) gather(text string) *findings {
	e := &findings{source: split(text), placed: map[nounIn]int{}}
	for s, sentence := range e.sentences {
		if sentence.repeated {
			continue
		}
		elements := make([][]int32, len(sentence.words))
		for i, w := range sentence.words {
			elements[i] = l.elementsOf(w.text, nil)
			if len(elements[i]) == 0 && sentence.prose && compound(w.text) {
				e.addNoun(s, w, guessed, false)
			}
		}
		e.measured = e.measured || sentence.prose && measureIn(sentence.words) >= 0
		for _, h := range l.visible(l.find(s, elements), len(elements)) {
			c := l.phrases[h.phrase].category
			if favourable(c) && !sentence.prose {
				continue
			}
			switch w := sentence.words[h.from]; c {
			case strongNoun, matterNoun:
				e.addNoun(s, w, specific, c == matterNoun)
			case weakNoun:
				e.addNoun(s, w, everyday, false)
			}
			e.found[c] = append(e.found[c], h)
		}
	}
	return e
}

// stemKey strips the endings -en, -s and -e, so that singular and plural are one noun.
func stemKey(w string) string {
	for _, ending := range []string{"en", "s", "e"} {
		if rest, ok := strings.CutSuffix(w, ending); ok && len(rest) > 4 {
			return rest
		}
	}
	return w
}

// favourable reports whether a category speaks for a text.
func favourable(c category) bool {
	return c >= bottleneck && c <= weakNoun
}

// visible drops the hits with a word that another category hides. Of the hits of one
// category that start at the same word it keeps the longest.
func (l *lexicon) visible(hits []hit, n int) []hit {
	category := func(h hit) category { return l.phrases[h.phrase].category }
	slices.SortStableFunc(hits, func(a, b hit) int {
		return cmp.Or(int(category(a)-category(b)), a.from-b.from, len(b.matched)-len(a.matched))
	})
	hidden := make([][lastHiding + 1]bool, n) // per word, the categories that may hide it
	var kept []hit
	for _, h := range hits {
		c := category(h)
		if k := len(kept); k > 0 && kept[k-1].from == h.from && category(kept[k-1]) == c {
			continue
		}
		if slices.ContainsFunc(h.matched, func(i int) bool { return hides(hidden[i], c) }) {
			continue
		}
		kept = append(kept, h)
		if c <= lastHiding {
			for _, i := range h.matched {
				hidden[i][c] = true
			}
		}
	}
	return kept
}

// hides reports whether a word does not count for category c as it is evidence of another.
// "Geen risico's" is no evidence of a risk, but it can still be evidence that the applicant
// sees none.
func hides(by [lastHiding + 1]bool, c category) bool {
	switch c {
	case bottleneck, uncertain, ours, alternative:
		return by[negated] || by[noRisk]
	case outsourced:
		return by[ourFirm]
	}
	return false
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

// Limits of a guess that a word is technical.
const (
	minCompound  = 9 // letters
	maxCompounds = 2 // guesses that count
)

// compound reports whether a word that is in no table may be a technical noun: exact terms in
// Dutch are compounds (remenergie, bladrand). Words of everyday business are left out.
func compound(w string) bool {
	return len(w) >= minCompound && !common[stemKey(w)] && !startsWith(w, ordinaryStarts) && !endsIn(w, ordinaryEnds)
}

func startsWith(w string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(w, p) })
}

func endsIn(w string, list []string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.HasSuffix(w, s) })
}

// in reports whether sentence s has evidence of a category.
func (e *findings) in(c category, s int) bool {
	_, found := slices.BinarySearchFunc(e.found[c], s, func(h hit, s int) int { return h.s - s })
	return found
}

// measureIn returns where a number with a technical unit is in words, or -1.
func measureIn(words []word) int {
	for i := 0; i+1 < len(words); i++ {
		if words[i].number && units[words[i+1].text] && (i == 0 || words[i-1].text != "€") {
			return i
		}
	}
	return -1
}

// quote returns the words of a hit as the user wrote them.
func (e *findings) quote(h hit) string {
	words := e.sentences[h.s].words
	return e.raw[words[h.from].start:words[h.to].end]
}
