package costs

import (
	"regexp"
	"strconv"
	"strings"

	"wbso/domain/dossier"
)

const (
	percentage = `(\d{1,3})(?:,0+)?\s?(?:%|procent)`
	project    = `(?:het |dit |ons |de |deze |onze |een |alle |eigen )*(?:[\p{L}-]+ )?(?:wbso|s&o|project|prototyp|proef|proeven|test|onderzoek|experiment|ontwikkel)[\p{L}&-]*`
)

var (
	shareAfter = regexp.MustCompile(`(?i)(?:\bwaarvan(?: we)?|\bvoor|\baandeel(?: s&o)?:?|\btoerekenbaar:?|\bs&o:?|\()\s*(?:zo'n |circa |ca\.? |ongeveer )?` + percentage +
		`(?:\s*(?:van de tijd|toerekenbaar|toegerekend|s&o|gebruik\p{L}*|(?:voor|aan|in|bij) ` + project + `))*\)?`)
	shareBefore = regexp.MustCompile(`(?i)` + percentage + `\s*(?:is |wordt )?(?:toerekenbaar|toegerekend|s&o|daarvan|ervan|gebruik\p{L}*|van\b|(?:voor|aan) ` + project + `)(?:\s*(?:aan|voor|in) ` + project + `)?`)
	shareWord   = regexp.MustCompile(`(?i)(?:\bwaarvan|\bvoor|,) (de helft|een kwart|driekwart)(?: (?:voor|aan|in) ` + project + `)?`)
	wholly      = regexp.MustCompile(`(?i)(\bniet )?\b(?:uitsluitend|alleen|volledig|geheel|helemaal|enkel|exclusief) (?:(?:gebruikt|nodig|bedoeld|ingezet) )?(?:voor|in|bij|aan)(?: ` + project + `)?\b`)
	purpose     = regexp.MustCompile(`(?i)\b(?:voor|in|aan) ` + project)
	noShare     = regexp.MustCompile(`(?i)^\s*(?:btw|b\.t\.w|korting|aanbetaling)`)
)

// shareOf reads for which percentage an item is for the project. It returns nil when the
// text does not say.
func shareOf(text string) (share *int, spans []span) {
	for _, p := range []*regexp.Regexp{shareAfter, shareBefore} {
		for _, m := range p.FindAllStringSubmatchIndex(text, -1) {
			n, _ := strconv.Atoi(text[m[2]:m[3]])
			if n >= 1 && n <= 100 && !noShare.MatchString(text[m[1]:]) {
				return &n, []span{{m[0], m[1]}}
			}
		}
	}
	if m := shareWord.FindStringSubmatchIndex(text); m != nil {
		n := map[string]int{"de helft": 50, "een kwart": 25, "driekwart": 75}[strings.ToLower(text[m[2]:m[3]])]
		return &n, []span{{m[0], m[1]}}
	}
	if m := wholly.FindStringSubmatchIndex(text); m != nil && m[2] < 0 {
		return whole(), []span{{m[0], m[1]}}
	}
	return nil, nil
}

// used reads from the purpose of a cost that it is used up in the project: "voor de
// proefopstelling", "testmateriaal". An asset outlives its purpose, so its share is asked.
func used(kind, text string) *int {
	if kind != dossier.CostKind {
		return nil
	}
	if purpose.MatchString(text) {
		return whole()
	}
	for _, w := range words(text) {
		for _, stem := range []string{"test", "proef", "prototype"} {
			if strings.HasPrefix(w, stem) {
				return whole()
			}
		}
	}
	return nil
}

func whole() *int {
	n := 100
	return &n
}

const vat = `(?:de |21 ?% ?|van )*(?:btw|b\.t\.w\.?)`

var (
	vatWithout = regexp.MustCompile(`(?i)\b(?:excl\.?|ex\.?|exclusief|zonder|geen) ?` + vat + `|\bbtw[ -]?(?:vrij|verlegd)|\b0 ?% btw|(?:\bplus|\+|vermeerderen met) ?` + vat + `|\b(?:excl|ex)\.?\s*(?:$|[),;])`)
	vatWith    = regexp.MustCompile(`(?i)\b(?:incl\.?|inclusief|met) ?` + vat + `|\bincl\.?\s*(?:$|[),;])`)
)

// vatOf reads whether an amount is without or with VAT. It returns "" when the text does
// not say or says both.
func vatOf(text string) (vat string, spans []span) {
	out, in := vatWithout.FindStringIndex(text), vatWith.FindStringIndex(text)
	switch {
	case (out == nil) == (in == nil):
		return "", nil
	case out != nil:
		return dossier.WithoutVAT, []span{{out[0], out[1]}}
	}
	return dossier.WithVAT, []span{{in[0], in[1]}}
}
