package costs

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

var (
	aboutAll = regexp.MustCompile(`(?i)\b(?:alles|alle (?:[\p{L}]+ )?(?:bedragen|prijzen|posten|kosten|materialen|onderdelen)|bedragen|prijzen)\b[^€\d]*$`)
	filler   = regexp.MustCompile(`(?i)^(?:(?:en|ook|plus|daarnaast|verder|we|wij|ik|kopen|koop|schaffen|hebben|verwachten|betalen|betaal|besteden|geven|gaan|voor|aan|van|de|het|een|circa|ca|ongeveer|zo'n|rond|maximaal|minimaal|tussen|ter|waarde|kost|kosten|kost ons|uit|nodig|is|zijn|op|met|bedragen|begroot|geschat|per|jaar|stuk|à|waarvan|maand|gedurende)\b[\s.,:()]*|[\s.,:()\-–*=•|]+)+`)
	tail     = regexp.MustCompile(`(?i)(?:[\s,.:(){}\-–=|]+|\b(?:en|voor|van|aan|à|a|kost|kosten|ca|circa|ongeveer|tussen|is|zijn|bedragen|ter waarde|per stuk|excl|btw|exclusief|incl|inclusief|gedurende|waarvan|alles|alle|(?:die|dat|waarvan) (?:we|wij|ik))[\s,.:()]*)+$`)
	hollow   = regexp.MustCompile(`\(\s*\)`) // brackets around what was read
	loose    = regexp.MustCompile(`(?:\s*,)*\s+([,.;:)])`)
)

// apply reads a sentence without an amount: it is about the item that it names, about the
// only one of which a number is open, or about all of them. What an item says itself wins.
func apply(note string, all []found) {
	about := named(note, all)
	vat, _ := vatOf(note)
	share, _ := shareOf(note)
	if aboutAll.MatchString(note) || len(about) == 0 && share == nil {
		about = nil
		for n := range all {
			about = append(about, n)
		}
	}
	for _, n := range about {
		if all[n].VAT == "" {
			all[n].VAT = vat
		}
		if all[n].Share == nil && share != nil {
			own := *share
			all[n].Share = &own
		}
	}
	for n := range all {
		if all[n].Times == 0 && all[n].unit != "" {
			all[n].Times = timesOfUnit(note, span{0, len(note)}, counted{unit: all[n].unit}).times
		}
	}
}

// named returns the index of the item that a sentence names, when it names exactly one.
func named(note string, all []found) (about []int) {
	said := words(note)
	for n := range all {
		for _, w := range words(all[n].Post) {
			if utf8.RuneCountInString(w) >= 4 && namesStem(said, []string{w}) {
				about = append(about, n)
				break
			}
		}
	}
	if len(about) > 1 {
		return nil
	}
	return about
}

// label removes filler words around the name of an item.
func label(text string) string {
	text = loose.ReplaceAllString(strings.Join(strings.Fields(hollow.ReplaceAllString(text, "")), " "), "$1")
	text = tail.ReplaceAllString(filler.ReplaceAllString(text, ""), "")
	if strings.Count(text, "(") > strings.Count(text, ")") {
		text += ")"
	}
	if r := []rune(text); len(r) > 80 {
		text = string(r[:80]) + " …"
	}
	return text
}
