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
	titleAims = 110
	titleMin  = 12
	titleSays = 25 // a shorter one only when there is no other
)

const (
	making  = `(?:ontwikkelen|bouwen|ontwerpen|onderzoeken|maken|realiseren|programmeren|creëren|bedenken|uitwerken|vervaardigen)`
	makings = making + `(?:\s+en\s+` + making + `)?`
	makes   = `(?:ontwikkelt|bouwt|ontwerpt|onderzoekt|maakt|realiseert|programmeert|bedenkt)`
	made1   = `(?:ontwikkeld|gebouwd|ontworpen|onderzocht|gemaakt|gerealiseerd|geprogrammeerd|bedacht)`
	doing   = `(?:` + makings + `|ontwikkel|bouw|ontwerp|onderzoek|maak|programmeer|bedenk|werken aan|werk aan)`
	maker   = `(?:wij|we|ik|(?:onze|ons)\s+\S+)`
	article = `(?:(?:een|de|het)\s+)?`
	project = `(?:\s+van\s+(?:het|dit|ons)\s+(?:project|plan|voorstel))?`
)

// openings match the start of a sentence up to the thing that is made.
var openings = compileAll(
	maker+`\s+(?:gaan\s+|willen\s+)?`+doing+`\s+(?:(?:zelf|hiervoor|daarvoor|nu|aan)\s+)?`,
	`(?:in|binnen|met|voor|tijdens)\s.{3,60}?\s`+doing+`\s+`+maker+`\s+`,
	`(?:het\s+|de\s+|ons\s+)?(?:doel|idee|kern|plan)`+project+`\s+is\s+(?:om\s+)?(?:(?:het|de)\s+(?:`+making+`|ontwikkeling)\s+van\s+)?`,
	`(?:dit|het|ons)\s+(?:project|plan|voorstel)\s+(?:betreft|omvat|behelst|beoogt|is\s+gericht\s+op|richt\s+zich\s+op)\s+(?:(?:het|de)\s+(?:`+making+`|ontwikkeling)\s+van\s+)?`,
	`(?:in\s+(?:dit|het|ons)\s+project\s+wordt|er\s+wordt)\s+(?:gewerkt\s+aan\s+)?`,
	`doel:\s+`,
	`het\s+gaat\s+om\s+`,
	`(?:\S+\s+){1,4}`+makes+`\s+`,
)

func compileAll(starts ...string) (all []*regexp.Regexp) {
	for _, s := range starts {
		all = append(all, regexp.MustCompile(`(?i)^`+s+article))
	}
	return all
}

var (
	// wanted matches "We willen een X ontwikkelen", in which X is before the verb.
	wanted = regexp.MustCompile(`(?i)^(?:(?:wij|we|ik)\s+(?:gaan|willen|zullen|ga|wil)|(?:\S+\s+){1,5}(?:gaat|wil|zal)|(?:\S+\s+){1,6}(?:gaan|willen|zullen)\s+(?:wij|we))\s+` +
		article + `(.+?)\s+` + making + `\b`)
	// notThing matches what is no name of a thing: a person or a question.
	notThing = regexp.MustCompile(`(?i)^(?:onze?|wij|we|hoe|of|dat|niet)\b`)
	// verb matches the verb that belongs to an opening and not to the title.
	verb = regexp.MustCompile(`(?i)\s+(?:te\s+` + making + `|` + made1 + `)\b`)
)

// A title may end before a conjunction, or before the first relative clause: a later one
// may be inside a clause whose verb is still to come.
var (
	conjunction    = regexp.MustCompile(`;|:| – | - |,?\s(?:zodat|waardoor|omdat|doordat|terwijl|zonder dat|met als doel|maar|want|en dat)\s`)
	relativeClause = regexp.MustCompile(`(?:,|\szonder)?\s(?:die|dat|om|waarmee|waarbij|waarin|waarop)\s`)
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
		return s[at[2]:at[3]] + s[at[1]:]
	}
	for _, o := range openings {
		at := o.FindStringIndex(s)
		if at == nil || notThing.MatchString(s[at[1]:]) {
			continue
		}
		thing := s[at[1]:]
		if at := verb.FindStringIndex(thing); at != nil {
			thing = thing[:at[0]] + thing[at[1]:]
		}
		return thing
	}
	return ""
}

// shorten returns the title that a thing is called by: whole if it is short enough, else
// as much as ends with a phrase.
func shorten(s string) string {
	s = strings.TrimRight(s, " .!?;:,…")
	n, best := utf8.RuneCountInString(s), headOf(s, titleAims)
	switch {
	case n <= titleAims, n <= titleMax && utf8.RuneCountInString(best) < titleSays:
		best = s
	case best == "":
		best = headOf(s, titleMax)
	}
	best = strings.TrimRight(best, " ,")
	if utf8.RuneCountInString(best) < titleMin {
		return ""
	}
	r, size := utf8.DecodeRuneInString(best)
	return string(unicode.ToUpper(r)) + best[size:]
}

// headOf returns the longest part of a text that ends with a phrase within a limit.
func headOf(s string, limit int) (best string) {
	cuts := conjunction.FindAllStringIndex(s, -1)
	if at := relativeClause.FindStringIndex(s); at != nil {
		cuts = append(cuts, at)
	}
	for _, at := range cuts {
		if head := s[:at[0]]; utf8.RuneCountInString(head) <= limit && len(head) > len(best) {
			best = head
		}
	}
	return best
}
