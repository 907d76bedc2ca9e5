package costs

import (
	"regexp"
	"strings"
)

const project = `(?:het |dit |ons |de |deze |onze |een |alle |eigen )*(?:\pL+ )?(?:wbso|s&o|project|prototyp|proef|proeven|test|onderzoek|experiment|ontwikkel)[\pL&-]*`

var (
	partOf = regexp.MustCompile(`(?i)(\d{1,3})(?:[.,]\d+)?\s?(?:%|procent\b|pct\b)|(?:^|[^\pL])(de helft|(?:een |één )?(?:kwart|derde|vijfde|tiende)|drie ?kwart|(?:een|twee) ?derde)(?:$|[^\pL])|(?:^|[^\pL])` +
		count + `\s?(?:van de|uit|op de|op|/)\s?` + count + `(?:\s(?:dag|week|weken|maand|uur|uren)(?:en)?\b)?|(?:^|[^\pL])(` + count + ` dag(?:en)? (?:per|in de) week)`)
	partLead   = regexp.MustCompile(`(?i)(?:\b(?:waarvan|voor|aandeel|s&o:?)\s+|\(\s*)(?:circa |ca\.? |ongeveer |zo'n )?$`)
	partTail   = regexp.MustCompile(`(?i)^\s*(?:van de tijd|(?:is |wordt )?(?:toerekenbaar|daarvan|ervan|gebruik\pL*|hiervoor|(?:voor|in|bij) ` + project + `))`)
	partRange  = regexp.MustCompile(`(?i)(?:\d\s?(?:%|procent)?\s*(?:-|–|à|tot|of)|\b(?:maximaal|minimaal|hooguit|minstens|max|min)\b\.?)\s*$`)
	noShare    = regexp.MustCompile(`(?i)^\s*(?:btw|b\.t\.w|korting|aanbetaling|van (?:de|het) (?:prijs|bedrag|kosten))`)
	wholly     = regexp.MustCompile(`(?i)(\bniet )?\b(?:uitsluitend|alleen|volledig|geheel|helemaal|enkel) (?:(?:gebruikt|nodig|bedoeld) )?(?:voor|in|bij)(?: ` + project + `)?\b`)
	days       = regexp.MustCompile(`(?i)(?:dag|week|weken|maand|uur|uren)(?:en)?$`)
	fractionOf = map[string]int{"helft": 50, "kwart": 25, "driekwart": 75, "derde": 33, "eenderde": 33, "tweederde": 66, "vijfde": 20, "tiende": 10}
)

// shareOf reads for which percentage a row is for the project, and the words that say so. open says
// that they speak of a part, but not for certain of which: then it is asked. A third is rounded down.
func shareOf(text string) (share *int, said string, open bool) {
	for _, m := range partOf.FindAllStringSubmatchIndex(text, -1) {
		percent, from, to := 0, m[0], m[1]
		switch {
		case m[2] >= 0:
			percent = numberOf(text[m[2]:m[3]])
			if strings.ContainsAny(text[m[3]:m[1]], ".,") {
				percent = 0 // 12,5% is no whole percentage
			}
		case m[4] >= 0:
			from, to = m[4], m[5]
			words := strings.ToLower(text[from:to])
			for _, article := range []string{"de ", "een ", "één "} {
				words = strings.TrimPrefix(words, article)
			}
			percent = fractionOf[strings.ReplaceAll(words, " ", "")]
		case m[6] >= 0:
			from = m[6]
			if n, of := numberOf(text[m[6]:m[7]]), numberOf(text[m[8]:m[9]]); n > 0 && n <= of {
				percent = 100 * n / of
			}
		default:
			from, to = m[10], m[11]
		}
		before, after := text[max(0, from-60):from], text[to:min(len(text), to+80)]
		lead, tail := partLead.FindString(before), partTail.FindString(after)
		ofDays := m[6] >= 0 && days.MatchString(text[from:to])
		switch {
		case noShare.MatchString(after), m[6] >= 0 && !ofDays && lead+tail == "":
		case lead+tail == "" && !ofDays, percent < 1, percent > 100, partRange.MatchString(before), share != nil && *share != percent:
			open = true
		default:
			share, said = &percent, lead+text[from:to]+tail
		}
	}
	if m := wholly.FindStringSubmatch(text); share == nil && !open && m != nil && m[1] == "" {
		return whole(), m[0], false
	}
	if open {
		return nil, "", true
	}
	return share, said, false
}

func whole() *int {
	n := 100
	return &n
}
