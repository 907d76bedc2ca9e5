package find

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentence is one sentence of a text. prose reports whether it reads as a sentence
// and not as a list of keywords.
type sentence struct {
	words      []word
	start, end int // of its words
	from, to   int // with what surrounds the words; all sentences joined give the text
	paragraph  int
	numeral    string // of its list item
	prose      bool
	repeated   bool // an earlier sentence says the same
}

// source is a text split into sentences.
type source struct {
	raw       string
	length    int // code points in the trimmed text
	distinct  int // code points in its sentences, each different sentence counted once
	sentences []sentence
}

// Sentences splits a text into clauses that say nothing yet but where they are.
func Sentences(text string) []Clause {
	return split(text).clauses()
}

func (t source) clauses() []Clause {
	all := make([]Clause, len(t.sentences))
	for i, s := range t.sentences {
		all[i] = Clause{From: s.from, To: s.to, Paragraph: s.paragraph, Numeral: s.numeral, Prose: s.prose,
			Heading: t.heading(s), Next: i > 0 && next.MatchString(t.raw[s.start:s.end]), Refers: i > 0 && refers(s.words)}
	}
	if len(all) > 0 {
		all[0].From = 0
	}
	return all
}

// split splits a text into sentences. It marks what is repeated, because repetition adds
// no evidence.
func split(text string) source {
	r := source{raw: text, length: utf8.RuneCountInString(strings.TrimSpace(text))}
	words, breaks := scan(text)
	once := oncePeriod(words)
	seen := map[string]bool{}
	paragraph, from := 0, 0
	for start := 0; start < len(words); {
		end := start + 1
		for end < len(words) && !breaks[words[end].start].sentence {
			end++
		}
		at := breaks[words[start].start]
		if at.line && start > 0 {
			paragraph++
		}
		s := sentence{words: words[start:end], start: words[start].start, end: words[end-1].end, paragraph: paragraph, numeral: at.numeral}
		if start > 0 {
			s.from = opening(text, from, max(s.start-len(at.lead), from))
		}
		from = s.end
		s.repeated = start >= once
		if !s.repeated && end > once {
			s.words = words[start:once]
		}
		start = end
		key := s.key()
		s.repeated = s.repeated || seen[key]
		if !s.repeated {
			s.prose = readsAsProse(s.words) && !enumerates(text[s.start:s.end], len(s.words))
			if r.distinct > 0 {
				r.distinct += 2 // the full stop and the space before it
			}
			r.distinct += utf8.RuneCountInString(text[s.start:s.words[len(s.words)-1].end])
		}
		seen[key] = true
		r.sentences = append(r.sentences, s)
	}
	for i := range r.sentences {
		r.sentences[i].to = len(text)
		if i+1 < len(r.sentences) {
			r.sentences[i].to = r.sentences[i+1].from
		}
	}
	if len(words) > 0 && strings.TrimSpace(text[words[len(words)-1].end:]) != "" {
		r.distinct++ // the full stop at the end; one that only comes before a repetition adds nothing
	}
	r.distinct = min(r.distinct, r.length)
	return r
}

// opening returns where a sentence begins whose first word is at byte at: an opening
// quotation mark or bracket before the word belongs to it.
func opening(text string, least, at int) int {
	for at > least {
		r, size := utf8.DecodeLastRuneInString(text[:at])
		if unicode.IsSpace(r) || strings.ContainsRune(".!?;:,)”’•", r) {
			break
		}
		at -= size
	}
	return at
}

func (s sentence) key() string {
	var b strings.Builder
	for _, w := range s.words {
		b.WriteString(w.text)
		b.WriteByte(' ')
	}
	return b.String()
}

// oncePeriod returns the number of words of the passage that words repeats, or of all
// words. It finds the shortest such passage with the failure function of Knuth, Morris
// and Pratt.
func oncePeriod(words []word) int {
	n := len(words)
	fail := make([]int, n+1)
	for i, k := 1, 0; i < n; i++ {
		for k > 0 && words[i].text != words[k].text {
			k = fail[k]
		}
		if words[i].text == words[k].text {
			k++
		}
		fail[i+1] = k
	}
	if n == 0 {
		return 0
	}
	if period := n - fail[n]; n%period == 0 {
		return period
	}
	return n
}

// enumerates reports whether a sentence is little more than words between commas.
func enumerates(sentence string, words int) bool {
	commas := strings.Count(sentence, ",")
	return commas >= 5 && words <= 3*(commas+1)
}

// readsAsProse reports whether words read as a Dutch sentence: at least four
// different words, without much repetition and with enough function words.
func readsAsProse(words []word) bool {
	if len(words) < 4 {
		return false
	}
	small, different := 0, map[string]bool{}
	for _, w := range words {
		if smallWords[w.text] {
			small++
		}
		different[w.text] = true
	}
	return len(different) >= 4 && (small >= 2 && small*7 >= len(words) || small == 1 && len(words) <= 9) && len(different)*3 >= len(words)
}

// next matches the beginning of a clause about another point than the one before.
var next = regexp.MustCompile(`(?i)^(?:daarnaast|verder|bovendien|ook|ten (?:tweede|derde|vierde)|(?:een|het) (?:tweede|derde|vierde|ander|volgend|laatste) (?:knelpunt|probleem|punt|risico))\b`)

// numberedHeading matches a heading that is only a number: "Knelpunt 1" on a line.
var numberedHeading = regexp.MustCompile(`(?i)^(?:technische?\s+)?(?:knelpunt|probleem|bottleneck|oplossing|oplossingsrichting|fase|stap)\s+\d{1,2}[.:]?$`)

// heading reports whether a sentence only announces what follows.
func (t source) heading(s sentence) bool {
	said := strings.TrimSpace(t.raw[s.from:s.to])
	return len(s.words) <= 6 && (strings.HasSuffix(said, ":") || numberedHeading.MatchString(said))
}

var (
	// pointers begin a clause that refers to the one before it.
	pointers = set(`dit deze dat die zij ze hij daarvoor daarmee daardoor daarom daarbij daarin daarop daaruit daarvan daarna daarvoor daartoe daartegen
		daarover hiervoor hiermee hierdoor hierom hierbij hierin hierop hieruit hiervan hierna hiertoe ervan ermee erdoor zo zodoende zulke dergelijke
		vervolgens anders beide beiden`)
	// generic are nouns that, with an article alone, refer to something named before.
	generic = set(`model systeem methode aanpak oplossing techniek proces algoritme apparaat machine sensor materiaal prototype effect probleem risico
		resultaat ontwerp laag toestel programma programmatuur software kern onderdeel mengsel stof coating`)
)

func refers(words []word) bool {
	if pointers[words[0].text] {
		return true
	}
	return len(words) > 2 && (words[0].text == "het" || words[0].text == "de") && generic[words[1].text] && !specifies[words[2].text]
}

// specifies are the words after a noun that say which one is meant.
var specifies = set("van voor dat die om waarmee waarin waarbij met uit op in is")
