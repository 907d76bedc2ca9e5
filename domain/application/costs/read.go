package costs

import (
	"cmp"
	"regexp"
	"strings"

	"wbso/domain/application"
	"wbso/domain/dutch"
)

const vat = `(?:de |21 ?% ?|van )*(?:btw|b\.t\.w\.?)`

var (
	vatWithout = regexp.MustCompile(`(?i)\b(?:excl\.?|ex\.?|exclusief|zonder|geen) ?` + vat + `|(?:\bplus|\+|vermeerderen met) ?` + vat + `|\b(?:excl|ex)\.?\s*(?:$|[),;])`)
	vatWith    = regexp.MustCompile(`(?i)\b(?:incl\.?|inclusief|met) ?` + vat + `|\bincl\.?\s*(?:$|[),;])`)
	purpose    = regexp.MustCompile(`(?i)\b(?:voor|in|aan) ` + project + `|(?:^|[^\pL])(?:test|proef|prototype)`)
	edgeBefore = regexp.MustCompile(`(?i)^(?:(?:en|ook|plus|daarnaast|verder|we|wij|ik|kopen|koop|schaffen|hebben|betalen|besteden|voor|aan|van|de|het|een|circa|ca|ongeveer|kost|kosten|nodig)\b[\s.,:()]*|[\s.,:()\-–*=+]+)+`)
	edgeAfter  = regexp.MustCompile(`(?i)(?:[\s,.:({\-–=+]+|\s[àá]$|\b(?:en|voor|van|aan|kost|kosten|ca|circa|ongeveer|is|zijn|bedragen|ter waarde|per stuk|excl|incl|waarvan|alles|alle)\b[\s,.:(]*)+$`)
	noWords    = regexp.MustCompile(`\(\s*\)|\s+([,.;:)])`)
	percents   = regexp.MustCompile(`(?i)(?:\d+\s?%?\s*(?:-|–|tot|à)\s*)?\d+\s?(?:%|procent\b)`)
	ranged     = regexp.MustCompile(`(?i)\d(?:[.,\d]*)(?:,-)?\s*(?:k|duizend|euro?)?\s*(?:-|–|—|tot(?: en met)?|t/m|à)\s*(?:€|euro?\b)?\s*\d|\btussen\b.*\d.*\ben\b.*\d`)
	total      = regexp.MustCompile(`(?i)^(?:in )?(?:totaal|totale kosten|samen|som|opgeteld|subtotaal)\b`)
)

// read reads one row. One amount is read; of several, or of a range, none is. open says that its
// share is open, whatever is said of all rows.
func read(row string) (item application.CostItem, open bool) {
	item = application.CostItem{From: row, Times: 1, KindBy: application.ByAnalyzer}
	own := heading.ReplaceAllString(aboutAll.ReplaceAllString(row, " "), " ")
	var saidVAT, saidShare string
	item.VAT, saidVAT = vatOf(own)
	item.Share, saidShare, open = shareOf(own)
	item.Post = shortened(strings.Join(strings.Fields(own), " "))
	about, doubt := without(own, saidVAT, saidShare), dutch.Sure
	if all := amounts(own); len(all) == 1 && !ranged.MatchString(percents.ReplaceAllString(own, " ")) {
		a := all[0]
		before, after := own[:a.From], own[a.To:]
		n, said := timesOf(without(before, saidShare), without(after, saidVAT, saidShare))
		about = without(about, append(said, own[a.From:a.To])...)
		item.Post = label(without(before, append(said, saidVAT, saidShare)...))
		item.Cents, item.Times, doubt = a.Cents, n, a.Doubt
		if n > 0 && a.Cents > int64(application.CostMax)/int64(n) {
			item.Times = 0 // a typing error, which is asked
		}
	}
	if item.Post == "" {
		item.Post = cmp.Or(label(about), "zonder omschrijving")
	}
	item.Kind, item.Reason = sortCost(about)
	if doubt != dutch.Sure && item.Kind != application.NotCountedKind {
		item.Reason = doubts[doubt]
	}
	if item.Share == nil && !open && item.Kind == application.CostKind && purpose.MatchString(about) {
		item.Share = whole() // a cost with a purpose is used up in it; an asset outlives it
	}
	if total.MatchString(item.Post) {
		item.Kind, item.Reason = application.NotCountedKind, noteTotal
	}
	return item, open
}

// doubts say why an amount is not read.
var doubts = map[dutch.Doubt]string{
	dutch.OtherCurrency: "het bedrag staat in een andere munt: vul het in euro's in",
	dutch.Separator:     "het bedrag is op twee manieren te lezen: vul het in",
}

// without returns a text less some words that are in it once.
func without(text string, said ...string) string {
	for _, words := range said {
		text = strings.Replace(text, words, " ", 1)
	}
	return text
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

// label returns what a row is about, less the words around that.
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
