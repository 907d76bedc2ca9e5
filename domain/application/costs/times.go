package costs

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// How often an amount is spent. A number is one in digits or a word; what is counted is a plural or a unit.
const (
	count   = `(\d{1,6}|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)`
	counted = `(?:\pL+e\s+)?\pL[\pL'’-]*`
	units   = `(?:stuks?|st|maanden|mnd|dagen|weken|licenties|uur|uren|keer|maal)\b\.?`
)

var (
	times      = regexp.MustCompile(`(?i)(?:^|[^\pL\d.,])` + count + `\s*(?:(?:x|×|\*|keer|maal)\s*(?:à|á|a|@|van|voor|tegen|elk)?|` + units + `\s*(?:van|tegen|elk|à|á|@)|` + counted + `\s+(?:à|á|@))\s*$`)
	timesAfter = regexp.MustCompile(`(?i)^[\s,(]*(?:x|×|keer|maal)\s*` + count + `\b\)?|^[\s,(]*` + count + `\s?(?:x|×|keer|maal)(?:$|[^\pL])`)
	each       = regexp.MustCompile(`(?i)^\s*(?:per\s+|/\s?|p/)(maand|mnd|stuk|st\b|dag|week|licentie|uur|keer|\pL+)\.?|^\s*(?:elk\b|p\.?st\b\.?|p\.m\.)`)
	apiece     = regexp.MustCompile(`(?i)(?:\s[àá]|@|\belk|\bstukprijs)\s*$`)
	severals   = regexp.MustCompile(`(?i)(?:^|[^\pL\d.,])(` + count + `\s*` + units + `)`)
	several    = regexp.MustCompile(`(?i)(?:^|[^\pL\d.,])(?:` + count + `(?:\s*(?:x|×|\*)|\s+(?:` + units + `|(?:\pL+e\s+)?\pL[\pL'’-]*(?:en|s)\b))|(paar|enkele|meerdere|diverse|verschillende|tientallen|honderden)\s+\pL|aantal:?\s*` + count + `)`)
	roughly    = regexp.MustCompile(`(?i)(?:\d\s*(?:-|–|à|á)|\b(?:tot|of|ca|circa|ongeveer|zo'n|minstens|minimaal|maximaal|min|max)\b\.?)\s*$`)
	ofSeries   = regexp.MustCompile(`(?i)(?:serie|reeks|batch|charge|set|partij|doos|pak|rol|run)\pL*\s+van\s*$|\bmet\s*$`)
	noPieces   = regexp.MustCompile(`(?i)(?:graden|procent|kanalen|assen|meters|liters|gebruikers|personen|medewerkers|proeven|proefseries|tests|testen|metingen|experimenten)$`)
	together   = regexp.MustCompile(`(?i)\b(?:samen|totaal|totale|bij elkaar)\b`)
	timeUnit   = regexp.MustCompile(`(?i)^(?:maand|mnd|dag|week|weken|uur|uren)`)
	unitLead   = regexp.MustCompile(`^\s*(?:per\s+|/\s?|p[./])`)
)

// timesOf reads how many times an amount is spent from the words around it. Of an amount for each
// of an unknown number it is 0, as it is of one beside a number of things that does not say
// whether it is for each or for all.
func timesOf(before, after string) (n int, said []string) {
	rate := each.FindString(after)
	if m := times.FindStringSubmatchIndex(before); m != nil {
		words, number := before[m[2]:m[1]], before[m[2]:m[3]]
		if strings.ContainsAny(words, "àá@") && !severals.MatchString(words) {
			words = number // of 40 monsters à € 25 the monsters are the post
		}
		if roughly.MatchString(before[:m[2]]) || len(piecesIn(before[:m[2]]+" "+after[len(rate):])) > 0 {
			return 0, []string{words, rate}
		}
		return numberOf(number), []string{words, rate}
	}
	if m := timesAfter.FindStringSubmatch(after[len(rate):]); m != nil {
		return numberOf(m[1] + m[2]), []string{rate + m[0]}
	}
	found := piecesIn(before + " | " + after[len(rate):])
	switch {
	case strings.HasSuffix(rate, "jaar"), rate == "" && !apiece.MatchString(before):
		if len(found) == 0 || together.MatchString(before+after) { // an application is for a year at most
			return 1, []string{rate}
		}
	case len(found) == 1 && found[0].fits(rate):
		return found[0].number, []string{rate, found[0].said}
	}
	return 0, []string{rate}
}

// piece is a number of things: twee nieuwe camera's.
type piece struct {
	number int // 0 when it is not certain
	noun   string
	said   string // the words that are not what the post is
}

// piecesIn returns the numbers of things that a text names.
func piecesIn(text string) (all []piece) {
	for _, m := range several.FindAllStringSubmatchIndex(text, -1) {
		number, words := "", strings.TrimLeft(text[m[0]:m[1]], " \t,;:(|/-–")
		start := m[1] - len(words)
		for g := 2; g < len(m); g += 2 {
			if m[g] >= 0 {
				number, start = text[m[g]:m[g+1]], m[g]
			}
		}
		noun := strings.TrimSpace(text[min(start+len(number), m[1]):m[1]])
		n := numberOf(number)
		if noPieces.MatchString(noun) || ofSeries.MatchString(text[:start][max(0, start-40):]) || n == 1 || n >= 2000 && n < 2100 {
			continue
		}
		p := piece{number: n, noun: noun, said: number}
		if severals.MatchString(" " + words) {
			p.said = strings.TrimSpace(number + text[start+len(number):m[1]])
		}
		if roughly.MatchString(text[:start][max(0, start-40):]) {
			p.number = 0
		}
		all = append(all, p)
	}
	return all
}

// fits reports whether an amount for each is one for each of these things: per maand, 12 maanden.
func (p piece) fits(rate string) bool {
	of := unitLead.ReplaceAllString(strings.ToLower(rate), "")
	if timeUnit.MatchString(of) || timeUnit.MatchString(p.noun) || strings.HasPrefix(of, "m.") {
		return of != "" && strings.EqualFold(of[:1], p.noun[:min(1, len(p.noun))])
	}
	return true
}

var numberWords = strings.Fields("nul één twee drie vier vijf zes zeven acht negen tien elf twaalf")

// numberOf reads a number of at most six digits, or a word for one. It is 0 for anything else.
func numberOf(words string) int {
	if n, err := strconv.Atoi(words); err == nil {
		return n
	}
	return max(0, slices.Index(numberWords, strings.ToLower(words)))
}
