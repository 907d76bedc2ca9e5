package evaluation

import (
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
	familiar                    // only known technology is used
	ourFirm                     // "ons bureau": the applicant, not a third party
	outsourced                  // somebody else solves the problem
	excluded                    // a word that looks technical but is not
	bottleneck                  // something goes wrong
	causal                      // cause and effect
	uncertain                   // an outcome is unknown
	alternative                 // another technique is ruled out
	limited                     // a limit of a technique
	lack                        // something is not as it should be
	existing                    // refers to what is used today
	solution                    // a working principle
	trial                       // something that might help
	promise                     // something new is announced
	hedge                       // a softened statement
	relative                    // a relative clause
	working                     // what is done to what
	action                      // somebody builds or tries something
	ours                        // new for the applicant
	own                         // the applicant's own work
	develop                     // something is developed
	goal                        // what it is for
	ownModel                    // the applicant's own model or algorithm
	tooling                     // a language, environment or tool
	planning                    // a step of the work
	unpredicted                 // nobody can predict it
	together                    // somebody to work with
	remedy                      // says that what follows is the solution
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
	categories                  // the number of categories; also means "none"
)

// lastHiding is the last category that hides words from others.
const lastHiding = excluded

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
	all[excluded] += "\n" + nouns(notTechnical)
	return all
}

// nouns returns a list of words as a table in which each word is a phrase.
func nouns(list string) string { return strings.Join(strings.Fields(list), "\n") }

// evidence is what was found in a text.
type findings struct {
	source
	found    [categories][]hit // in reading order
	measured bool              // the text has a number with a technical unit
	fields   []noun            // the technical nouns by sentence, each once in it
	placed   map[nounIn]int    // where in fields
	counted  map[int][3]int    // see nouns, by sentence
	answers  map[asked]bool    // see once
}

// nounIn is a noun in a sentence.
type nounIn struct {
	key string
	s   int
}

// noun is a technical noun in a text.
type noun struct {
	key      string // the stem
	s, at    int    // the sentence and the word in it
	original string // as the user wrote it
	level    int    // guessed, everyday or specific
	matter   bool   // a specific noun of the physical world
}

// Levels of technical nouns.
const (
	guessed = iota + 1 // a long compound that is in no table
	everyday
	specific
)

func (e *findings) has(c category) bool { return len(e.found[c]) > 0 }

// gather reads a text and collects the evidence. Evidence in favour counts only in
// prose; evidence against counts everywhere.
func gather(text string) *findings {
	e := &findings{source: split(text), placed: map[nounIn]int{}, counted: map[int][3]int{}, answers: map[asked]bool{}}
	lex := tables()
	for s := range e.sentences {
		words := e.sentences[s].words
		if e.sentences[s].repeated {
			continue
		}
		elements := make([][]int32, len(words))
		for i, w := range words {
			elements[i] = lex.elementsOf(w.text, nil)
		}
		e.measured = e.measured || e.sentences[s].prose && measureIn(words) >= 0
		e.addCompounds(s, elements)
		for _, h := range visible(lex, lex.find(s, elements), len(words)) {
			c := lex.phrases[h.phrase].category
			if favourable(c) && !e.sentences[s].prose {
				continue
			}
			if c >= strongNoun && c <= weakNoun {
				e.addNoun(h, c)
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
	hidden := make([][]category, n) // per word, the categories that may hide it
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

// hides reports whether a word that is evidence of category by does not count for
// category c. "Geen risico's" is no evidence of a risk, but it can still be evidence
// that the applicant sees none.
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

// addNoun adds a technical noun, or merges it with the same noun in the sentence.
func (e *findings) addNoun(h hit, c category) {
	level := everyday
	if c != weakNoun {
		level = specific
	}
	w := e.sentences[h.s].words[h.from]
	key := stemKey(w.text)
	if i, again := e.placed[nounIn{key, h.s}]; again {
		e.fields[i].level = max(e.fields[i].level, level)
		e.fields[i].matter = e.fields[i].matter || c == matterNoun
		return
	}
	e.place(noun{key: key, s: h.s, at: h.from, original: e.raw[w.start:w.end], level: level, matter: c == matterNoun})
}

func (e *findings) place(n noun) {
	at := nounIn{n.key, n.s}
	if _, again := e.placed[at]; !again {
		e.placed[at] = len(e.fields)
	}
	e.fields = append(e.fields, n)
}

// fieldsOf returns the technical nouns of a sentence.
func (e *findings) fieldsOf(s int) []noun {
	first := func(s int) int {
		at, _ := slices.BinarySearchFunc(e.fields, s, func(n noun, s int) int { return n.s - s })
		return at
	}
	return e.fields[first(s):first(s+1)]
}

// addCompounds adds the long words of a sentence that are in no table, because exact
// terms in Dutch are compounds (remenergie, bladrand). A compound that ends in a
// technical word counts as an everyday noun, any other as a guess. Ordinary words
// are left out.
func (e *findings) addCompounds(s int, elements [][]int32) {
	if !e.sentences[s].prose {
		return
	}
	for i, w := range e.sentences[s].words {
		if len(w.text) < minTechnical || len(elements[i]) > 0 || ordinary(w.text) {
			continue
		}
		technical := technicalHead(w.text)
		if technical || len(w.text) >= minCompound {
			level := guessed
			if technical {
				level = everyday
			}
			e.place(noun{key: stemKey(w.text), s: s, at: i, original: e.raw[w.start:w.end], level: level})
		}
	}
}

const (
	minCompound  = 9 // letters in a compound that is a guess
	minTechnical = 7 // letters in a compound that ends in a technical word
	maxCompounds = 2 // guesses that count
)

// ordinary reports whether a long word is an adverb, a participle or a word of
// everyday business.
func ordinary(w string) bool {
	return startsWith(w, ordinaryStarts) || endsIn(w, ordinaryEnds) || participle(w)
}

func startsWith(w string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(w, p) })
}

func endsIn(w string, list []string) bool {
	return slices.ContainsFunc(list, func(s string) bool { return strings.HasSuffix(w, s) })
}

// participle reports whether a word looks like a participle, such as gewaardeerd or
// overslaande.
func participle(w string) bool {
	w = strings.TrimSuffix(w, "e")
	return strings.HasSuffix(w, "end") || strings.HasSuffix(w, "eerd") || strings.HasPrefix(w, "ge") && (strings.HasSuffix(w, "d") || strings.HasSuffix(w, "t"))
}

// nouns counts the distinct technical nouns in sentence s, or in the whole text if
// s < 0: specific nouns, everyday nouns, and guesses up to maxCompounds. It is asked after
// all are gathered, and often.
func (e *findings) nouns(s int) (strong, weak, compounds int) {
	n, ok := e.counted[s]
	if !ok {
		n[0], n[1], n[2] = e.countNouns(s)
		e.counted[s] = n
	}
	return n[0], n[1], n[2]
}

func (e *findings) countNouns(s int) (strong, weak, compounds int) {
	fields, kind := e.fields, map[string]int{}
	if s >= 0 {
		fields = e.fieldsOf(s)
	}
	for _, n := range fields {
		kind[n.key] = max(kind[n.key], n.level)
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
