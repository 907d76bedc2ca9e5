package costs

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
)

const (
	vat     = `(?:de |21 ?% ?|van )*(?:btw|b\.t\.w\.?)`
	project = `(?:het |dit |ons |de |deze |onze |een |alle |eigen )*(?:\pL+ )?(?:wbso|s&o|project|prototyp|proef|proeven|test|onderzoek|experiment|ontwikkel)[\pL&-]*`
)

var (
	vatWithout = regexp.MustCompile(`(?i)\b(?:excl\.?|ex\.?|exclusief|zonder|geen) ?` + vat + `|(?:\bplus|\+|vermeerderen met) ?` + vat + `|\b(?:excl|ex)\.?\s*(?:$|[),;])`)
	vatWith    = regexp.MustCompile(`(?i)\b(?:incl\.?|inclusief|met) ?` + vat + `|\bincl\.?\s*(?:$|[),;])`)
	sharePart  = regexp.MustCompile(`(?i)(?:\b(?:waarvan|voor|aandeel|s&o:?)\s+|\(\s*)(?:circa |ca\.? |ongeveer )?(\d{1,3})\s?%(?:\s*(?:van de tijd|gebruik\pL*|(?:voor|in|bij) ` + project + `))?|(\d{1,3})\s?%\s*(?:is |wordt )?(?:toerekenbaar|daarvan|ervan|gebruik\pL*|(?:voor|in|bij) ` + project + `)`)
	noShare    = regexp.MustCompile(`(?i)^\s*(?:btw|b\.t\.w|korting|aanbetaling)`)
	wholly     = regexp.MustCompile(`(?i)(\bniet )?\b(?:uitsluitend|alleen|volledig|geheel|helemaal|enkel) (?:(?:gebruikt|nodig|bedoeld) )?(?:voor|in|bij)(?: ` + project + `)?\b`)
	purpose    = regexp.MustCompile(`(?i)\b(?:voor|in|aan) ` + project + `|(?:^|[^\pL])(?:test|proef|prototype)`)
	times      = regexp.MustCompile(`(?i)\b(\d{1,5})\s*(?:(?:x|×|\*|keer|maal)\s*(?:à|á|a|@|van|voor|tegen|elk)?|(?:stuks|maanden|dagen|weken|licenties|uur|uren)\s*(?:van|tegen|elk)|\pL[\pL-]*\s+(?:à|á|@))\s*$`)
	timesAfter = regexp.MustCompile(`(?i)^[\s,(]*(?:x|×|keer|maal)\s*(\d{1,5})\b\)?|^[\s,(]*(\d{1,5})\s?(?:x|×|keer|maal)\b`)
	each       = regexp.MustCompile(`(?i)^\s*(?:per\s+|/\s?|p/)(maand|mnd|stuk|st\b|dag|week|licentie|uur|keer|\pL+)\.?|^\s*(?:elk\b|p\.?st\b\.?|p\.m\.)`)
	apiece     = regexp.MustCompile(`(?i)(?:\s[àá]|@|\belk|(?:\b\d+|\b(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf))\s+\pL[\pL-]*\s+van)\s*$`)
	severals   = regexp.MustCompile(`(?i)\b(\d{1,5})\s*(maanden|mnd|stuks|dagen|weken|licenties|uur|uren|keer)\b`)
	edgeBefore = regexp.MustCompile(`(?i)^(?:(?:en|ook|plus|daarnaast|verder|we|wij|ik|kopen|koop|schaffen|hebben|betalen|besteden|voor|aan|van|de|het|een|circa|ca|ongeveer|kost|kosten|nodig)\b[\s.,:()]*|[\s.,:()\-–*=+]+)+`)
	edgeAfter  = regexp.MustCompile(`(?i)(?:[\s,.:({\-–=+]+|\s[àá]$|\b(?:en|voor|van|aan|kost|kosten|ca|circa|ongeveer|is|zijn|bedragen|ter waarde|per stuk|excl|incl|waarvan|alles|alle)\b[\s,.:(]*)+$`)
	unitLead   = regexp.MustCompile(`^\s*(?:per\s+|/\s?|p[./])`)
	noWords    = regexp.MustCompile(`\(\s*\)|\s+([,.;:)])`)
	total      = regexp.MustCompile(`(?i)^(?:in )?(?:totaal|totale kosten|samen|som|opgeteld|subtotaal)\b`)
)

// read reads one row. One amount is read; of several, or of a range, none is.
func read(row string) application.CostItem {
	item := application.CostItem{From: row, Times: 1, KindBy: application.ByAnalyzer}
	own := heading.ReplaceAllString(aboutAll.ReplaceAllString(row, " "), " ")
	var saidVAT, saidShare string
	item.VAT, saidVAT = vatOf(own)
	item.Share, saidShare = shareOf(own)
	item.Post = shortened(strings.Join(strings.Fields(own), " "))
	about := without(own, saidVAT, saidShare)
	if all := amounts(own); len(all) == 1 && !ranged.MatchString(own) {
		a := all[0]
		n, said := timesOf(own[:a.start], own[a.end:])
		about = without(about, append(said, own[a.start:a.end])...)
		item.Post = label(without(own[:a.start], append(said, saidVAT, saidShare)...))
		item.Cents, item.Times = int64(a.cents), n
		if n > 0 && a.cents > application.CostMax/domain.Cents(n) {
			item.Times = 0 // a typing error, which is asked
		}
	}
	if item.Post == "" {
		item.Post = cmp.Or(label(about), "zonder omschrijving")
	}
	item.Kind, item.Reason = sortCost(about)
	if item.Share == nil && item.Kind == application.CostKind && purpose.MatchString(about) {
		item.Share = whole() // a cost with a purpose is used up in it; an asset outlives it
	}
	if total.MatchString(item.Post) {
		item.Kind, item.Reason = application.NotCountedKind, noteTotal
	}
	return item
}

// without returns a text less some words that are in it once.
func without(text string, said ...string) string {
	for _, words := range said {
		text = strings.Replace(text, words, " ", 1)
	}
	return text
}

// timesOf reads how many times an amount is spent from the words around it. Of an amount for each
// of an unknown number it is 0.
func timesOf(before, after string) (n int, said []string) {
	rate := each.FindString(after)
	if m := times.FindStringSubmatch(before); m != nil {
		words := m[0]
		if strings.ContainsAny(words, "àá@") && !severals.MatchString(words) {
			words = m[1] // of 40 monsters à € 25 the monsters are the post
		}
		return atoi(m[1]), []string{words, rate}
	}
	if m := timesAfter.FindStringSubmatch(after[len(rate):]); m != nil {
		return atoi(m[1] + m[2]), []string{rate + m[0]}
	}
	if rate == "" && !apiece.MatchString(before) || strings.HasSuffix(rate, "jaar") { // an application is for a year at most
		return 1, []string{rate}
	}
	if all := severals.FindAllStringSubmatch(before+" "+after, -1); len(all) == 1 && unit(rate) == unit(all[0][2]) {
		return atoi(all[0][1]), []string{rate, all[0][0]}
	}
	return 0, []string{rate}
}

// unit is the first letter of a unit, in which all that are known differ: per maand, p.m., mnd.
func unit(words string) string {
	words = unitLead.ReplaceAllString(strings.ToLower(words), "")
	if strings.HasPrefix(words, "elk") {
		return "s" // of stuk
	}
	return words[:min(1, len(words))]
}

func atoi(digits string) int {
	n, _ := strconv.Atoi(digits) // which are at most five digits
	return n
}

// shareOf reads for which percentage a row is for the project, and the words that say so. It is
// nil when they do not, or say two things.
func shareOf(text string) (share *int, said string) {
	for _, m := range sharePart.FindAllStringSubmatchIndex(text, -1) {
		n := atoi(group(text, m, 1, 2))
		if noShare.MatchString(text[m[1]:]) || n < 1 || n > 100 {
			continue
		}
		if share != nil {
			return nil, ""
		}
		share, said = &n, text[m[0]:m[1]]
	}
	if m := wholly.FindStringSubmatch(text); share == nil && m != nil && m[1] == "" {
		return whole(), m[0]
	}
	return share, said
}

func whole() *int {
	n := 100
	return &n
}

// vatOf reads whether an amount is without or with VAT. It returns "" when the text does not say
// or says both.
func vatOf(text string) (vat, said string) {
	out, in := vatWithout.FindString(text), vatWith.FindString(text)
	switch {
	case (out == "") == (in == ""):
		return "", ""
	case out != "":
		return application.WithoutVAT, out
	}
	return application.WithVAT, in
}

// label is what a row is about, less the words around that.
func label(text string) string {
	text = noWords.ReplaceAllString(strings.Join(strings.Fields(text), " "), "$1")
	return shortened(edgeAfter.ReplaceAllString(edgeBefore.ReplaceAllString(text, ""), ""))
}

func shortened(text string) string {
	if r := []rune(text); len(r) > 80 {
		return string(r[:80]) + " …"
	}
	return text
}
