package writer

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
)

// sentence is one sentence of the user, tidied but not reworded.
type sentence struct {
	text  string
	field domain.TextField // empty for the cost description
	opens bool             // starts a paragraph or a list item
	block int              // the number of the paragraph or list item in its text
	is    trait
}

var (
	bullet      = regexp.MustCompile(`^(?:[-*•–·▪◦]+\s+|\(?\d{1,2}[.)]\s+)`)
	initial     = regexp.MustCompile(`^\p{Lu}$`)
	onlyOrdinal = regexp.MustCompile(`^\(?\d{1,2}$`)
)

// abbreviations never end a sentence. Those with a dot inside (o.a., d.w.z.) need not
// be listed.
var abbreviations = words("bijv bv ca max min nr incl excl evt resp vgl zgn dr ir ing prof dhr mevr fig afb temp gem art blz p tel")

// closers are abbreviations that end a sentence if a capital follows.
var closers = words("e.d enz etc e.a d.d")

// split splits a text into tidied sentences. Sentences under a label of the user
// ("Oplossing 2: …", or "Knelpunten:" above a list) have the trait of the label.
func split(text string, field domain.TextField) []sentence {
	var out []sentence
	var heading trait
	for n, block := range blocks(text) {
		label := labelOf(block)
		if strings.HasSuffix(block, ":") {
			heading = label
		} else if label == 0 {
			label = heading
		}
		for i, s := range cut(block) {
			out = append(out, sentence{text: tidy(s), field: field, opens: i == 0, block: n, is: traitsOf(s) | label})
		}
	}
	return out
}

var labels = []struct {
	is   trait
	head *regexp.Regexp
}{
	{problem, regexp.MustCompile(`(?i)^(?:technische?\s+)?(?:knelpunt(?:en)?|probleem|problemen|bottlenecks?)(?:\s+\d+)?\s*:`)},
	{remedy, regexp.MustCompile(`(?i)^(?:technische?\s+)?oplossing(?:en|srichting|srichtingen)?(?:\s+\d+)?\s*:`)},
	{newness, regexp.MustCompile(`(?i)^(?:technische?\s+)?(?:nieuwheid|innovatie)\s*:`)},
	{planning, regexp.MustCompile(`(?i)^(?:planning|fasering|fases?|mijlpalen)(?:\s+\d+)?\s*:`)},
}

// labelOf returns the trait of the label at the start of a block, or 0 without one.
func labelOf(block string) trait {
	for _, l := range labels {
		if l.head.MatchString(block) {
			return l.is
		}
	}
	return 0
}

// blocks splits a text into paragraphs and list items, and joins wrapped lines.
func blocks(text string) []string {
	var out []string
	open := false // the last block may still go on in the next line
	for line := range strings.Lines(strings.ToValidUTF8(text, "")) {
		line = strings.Join(strings.Fields(line), " ")
		item := bullet.MatchString(line)
		line = bullet.ReplaceAllString(line, "")
		switch {
		case line == "":
			open = false
			continue
		case open && !item && startsLow(line):
			out[len(out)-1] += " " + line
		default:
			out = append(out, line)
		}
		open = !strings.ContainsAny(line[len(line)-1:], ".!?:;")
	}
	return out
}

// cut splits a block into sentences.
func cut(block string) []string {
	var out []string
	start := 0
	for i := 0; i < len(block); i++ {
		if !strings.ContainsRune(".!?", rune(block[i])) {
			continue
		}
		end := i + 1
		for end < len(block) && strings.ContainsRune(`.!?)"'`, rune(block[end])) {
			end++
		}
		if end < len(block) && (block[end] != ' ' || !ends(block[start:i], block[i], block[end+1:])) {
			continue
		}
		out = append(out, block[start:end])
		start = min(end+1, len(block))
		i = end
	}
	if start < len(block) {
		out = append(out, block[start:])
	}
	return keepWorded(out)
}

// ends reports whether the punctuation mark between head and next ends a sentence.
func ends(head string, mark byte, next string) bool {
	if mark != '.' {
		return true
	}
	last := strings.TrimLeft(head[strings.LastIndexByte(head, ' ')+1:], `("'`)
	low := strings.ToLower(strings.TrimLeft(last, "."))
	switch {
	case closers[low]:
		return !startsLow(next)
	case abbreviations[low], initial.MatchString(last), onlyOrdinal.MatchString(head):
		return false
	case strings.Contains(low, ".") && utf8.RuneCountInString(low) < 8 && !strings.ContainsAny(low, "0123456789"):
		return false
	}
	return true
}

// keepWorded joins a piece without a letter or digit to the piece before it, or drops
// it if it is the first.
func keepWorded(pieces []string) []string {
	var out []string
	for _, p := range pieces {
		worded := strings.ContainsFunc(p, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
		switch {
		case worded:
			out = append(out, p)
		case len(out) > 0:
			out[len(out)-1] += " " + p
		}
	}
	return out
}

// tidy adds a capital and a full stop where they are missing.
func tidy(s string) string {
	s = capital(strings.TrimSpace(s))
	if r, _ := utf8.DecodeLastRuneInString(s); unicode.IsLetter(r) || unicode.IsDigit(r) || r == ')' || r == '%' {
		return s + "."
	}
	return s
}

// capital returns a text with a capital first letter, unless the first word has a
// capital elsewhere (iOS, pH) or the letter is a symbol (µ).
func capital(s string) string {
	first, _, _ := strings.Cut(s, " ")
	r, n := utf8.DecodeRuneInString(s)
	if !unicode.IsLower(r) || unicode.ToLower(unicode.ToUpper(r)) != r || strings.ContainsFunc(first, unicode.IsUpper) {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

func startsLow(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}

func runes(s string) int { return utf8.RuneCountInString(s) }
