package reading

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lengths of a title in characters: RVO's limit, and what still reads as a title.
const (
	titleMax  = 200
	titleAims = 90
	titleMin  = 12
)

const (
	making  = `(?:ontwikkelen|bouwen|ontwerpen|onderzoeken|maken|realiseren|programmeren|creëren)`
	makings = making + `(?:\s+en\s+` + making + `)?`
	makes   = `(?:ontwikkelt|bouwt|ontwerpt|onderzoekt|maakt|realiseert|programmeert)`
	article = `(?:(?:een|de|het)\s+)?`
)

// openings match the start of a sentence up to the thing that is made.
var openings = []*regexp.Regexp{
	regexp.MustCompile(`(?i)^(?:wij|we)\s+(?:gaan\s+|willen\s+)?` + makings + `\s+(?:(?:zelf|hiervoor|daarvoor|nu)\s+)?` + article),
	regexp.MustCompile(`(?i)^(?:in|binnen|met|voor|tijdens)\s.{3,60}?\s` + makings + `\s+(?:wij|we)\s+` + article),
	regexp.MustCompile(`(?i)^(?:het\s+)?doel\s.{0,40}?is\s+(?:om\s+)?(?:het\s+|de\s+)?(?:` + making + `|ontwikkeling)\s+van\s+` + article),
	regexp.MustCompile(`(?i)^(?:dit|het)\s+project\s+(?:betreft|omvat|is\s+gericht\s+op|richt\s+zich\s+op)\s+(?:(?:het|de)\s+)?(?:(?:` + making + `|ontwikkeling)\s+van\s+)?` + article),
	regexp.MustCompile(`(?i)^doel:\s+` + article),
	regexp.MustCompile(`^(?:\S+\s+){1,4}` + makes + `\s+` + article),
}

// wanted matches "We willen een X ontwikkelen", in which X is before the verb.
var wanted = regexp.MustCompile(`(?i)^(?:(?:wij|we)\s+(?:gaan|willen|zullen)|(?:\S+\s+){1,5}(?:gaat|wil|zal)|(?:\S+\s+){1,6}(?:gaan|willen|zullen)\s+(?:wij|we))\s+` +
	article + `(.+?)\s+` + making + `\b`)

// A title may end before a conjunction, or before the first relative clause: a later one
// may be inside a clause whose verb is still to come.
var (
	conjunction    = regexp.MustCompile(`;|:| – | - |,?\s(?:zodat|waardoor|omdat|doordat|terwijl|zonder dat|met als doel|maar|want|en dat)\s`)
	relativeClause = regexp.MustCompile(`,?\s(?:die|dat|om|waarmee|waarbij|waarin|waarop)\s`)
)

// Title proposes a title in the words of a text: the first thing that is made, up to the
// end of a phrase. It is empty when the text does not say.
func Title(text string, r Reading) string {
	for _, c := range r.Clauses {
		if thing := made(strings.Join(strings.Fields(text[c.From:c.To]), " ")); thing != "" {
			return shorten(thing)
		}
	}
	return ""
}

// made returns what a sentence says is being made, or "" if it does not say so.
func made(s string) string {
	if at := wanted.FindStringSubmatchIndex(s); at != nil {
		if thing := s[at[2]:at[3]]; utf8.RuneCountInString(thing) >= 2*titleMin {
			return thing
		}
		return s[at[2]:] // too short by itself, so with the verb and what follows
	}
	for _, o := range openings {
		if at := o.FindStringIndex(s); at != nil && utf8.RuneCountInString(s[at[1]:]) >= titleMin {
			return s[at[1]:]
		}
	}
	return ""
}

func shorten(s string) string {
	s = strings.TrimRight(s, " .!?;:,…")
	for _, limit := range []int{titleAims, titleMax} {
		if head := headOf(s, limit); head != "" {
			r, n := utf8.DecodeRuneInString(head)
			return string(unicode.ToUpper(r)) + head[n:]
		}
	}
	return ""
}

// headOf returns the longest part of a text that ends with a phrase within a limit.
func headOf(s string, limit int) (best string) {
	if utf8.RuneCountInString(s) <= limit {
		return s
	}
	cuts := conjunction.FindAllStringIndex(s, -1)
	if at := relativeClause.FindStringIndex(s); at != nil {
		cuts = append(cuts, at)
	}
	for _, at := range cuts {
		head := s[:at[0]]
		if n := utf8.RuneCountInString(head); n >= titleMin && n <= limit && len(head) > len(best) {
			best = head
		}
	}
	return best
}
