package writer

import (
	"regexp"
	"strings"
)

const (
	titleMax  = 200 // RVO's limit, in characters
	titleAims = 90  // the length that still reads as a title
	untitled  = "WBSO-project"
)

const (
	making  = `(?:ontwikkelen|bouwen|ontwerpen|onderzoeken|maken|realiseren|programmeren|creëren)`
	makings = making + `(?:\s+en\s+` + making + `)?`
	makes   = `(?:ontwikkelt|bouwt|ontwerpt|onderzoekt|maakt|realiseert|programmeert)`
	article = `(?:(?:een|de|het)\s+)?`
)

// openings match the start of a sentence up to the thing that is made.
var openings = []*regexp.Regexp{
	regexp.MustCompile(`(?i)^(?:wij|we)\s+(?:gaan\s+|willen\s+)?` + makings + `\s+` + article),
	regexp.MustCompile(`(?i)^(?:in|binnen|met|voor|tijdens)\s.{3,60}?\s` + makings + `\s+(?:wij|we)\s+` + article),
	regexp.MustCompile(`(?i)^(?:het\s+)?doel\s.{0,40}?is\s+(?:om\s+)?(?:het\s+|de\s+)?(?:` + making + `|ontwikkeling)\s+van\s+` + article),
	regexp.MustCompile(`(?i)^(?:dit|het)\s+project\s+(?:betreft|omvat|is\s+gericht\s+op|richt\s+zich\s+op)\s+(?:(?:het|de)\s+)?(?:(?:` + making + `|ontwikkeling)\s+van\s+)?` + article),
	regexp.MustCompile(`^(?:\S+\s+){1,4}` + makes + `\s+` + article),
}

// wanted matches "We willen een X ontwikkelen", in which X is before the verb.
var wanted = regexp.MustCompile(`(?i)^(?:(?:wij|we)\s+(?:gaan|willen|zullen)|(?:\S+\s+){1,5}(?:gaat|wil|zal)|(?:\S+\s+){1,6}(?:gaan|willen|zullen)\s+(?:wij|we))\s+` +
	article + `(.+?)\s+` + making + `\b`)

// clauses matches the places where a title may be cut.
var clauses = regexp.MustCompile(`,|;|:| – | - |\s(?:zodat|om|waarmee|waardoor|omdat|terwijl|zonder dat|met als doel|die|dat)\s`)

// loose are words that cannot end a title.
var loose = words(`de het een en of van voor met in op aan uit bij door over onder naar tot te om die dat als per tussen zonder zijn haar hun deze dit is wordt worden
	kan kunnen moet binnen tegen via zoals waarbij waarmee`)

// titleOf returns a short title in the user's own words: the first thing that is
// made, or else the first sentence.
func titleOf(all []sentence) string {
	for _, s := range all {
		if made := made(s.text); made != "" {
			return shorten(made)
		}
	}
	if len(all) > 0 {
		return shorten(all[0].text)
	}
	return untitled
}

// made returns what a sentence says is being made, or "" if it does not say so.
func made(s string) string {
	if at := wanted.FindStringSubmatchIndex(s); at != nil {
		if thing := s[at[2]:at[3]]; runes(thing) >= 25 {
			return thing
		}
		return s[at[2]:] // too short by itself, so with the verb and what follows
	}
	for _, o := range openings {
		if at := o.FindStringIndex(s); at != nil && runes(s[at[1]:]) >= 10 {
			return s[at[1]:]
		}
	}
	return ""
}

func shorten(s string) string {
	s = strings.TrimRight(s, " .!?;:,…")
	if runes(s) > titleAims {
		s = clause(s)
	}
	return capital(dropLoose(headOf(s, titleMax)))
}

// clause returns as many whole clauses as fit in titleAims, or else whole words.
func clause(s string) string {
	best := ""
	for _, at := range clauses.FindAllStringIndex(s, -1) {
		if head := s[:at[0]]; runes(head) >= 25 && runes(head) <= titleAims {
			best = head
		}
	}
	if best != "" {
		return best
	}
	head := headOf(s, titleAims)
	if i := strings.LastIndex(head, " en "); i > len(head)/2 {
		return head[:i]
	}
	return head
}

// dropLoose removes loose words and punctuation from the end.
func dropLoose(s string) string {
	s = strings.TrimRight(s, " ,;:–-")
	for {
		i := strings.LastIndexByte(s, ' ')
		if i < 0 || !loose[strings.ToLower(s[i+1:])] {
			return s
		}
		s = strings.TrimRight(s[:i], " ,;:–-")
	}
}
