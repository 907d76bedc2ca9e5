package costs

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/dossier"
)

// Amounts in Dutch notation: € 12.500 | 12.500 euro | EUR 12.500,00 |
// 12.500,- | 12,5k | 15 duizend euro | 1,2 mln.
const (
	number = `\d{1,3}(?:[. \x{a0}]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`
	scale  = `k|duizend|mille|miljoen|mln`
)

var (
	amountPattern = regexp.MustCompile(`(?i)(?:€|\beuro?\b\.?)[ \x{a0}]*(` + number + `)(?:,[-=]+)?(?:[ \x{a0}]?(` + scale + `)\b)?` +
		`|(` + number + `)(?:,[-=]+)?(?:[ \x{a0}]?(` + scale + `)\b)?[ \x{a0}]*(?:€|euro?\b)` +
		`|(` + number + `)[ \x{a0}]?(` + scale + `)\b` +
		`|(` + number + `),[-=]+`)
	rangeGlue  = regexp.MustCompile(`(?i)^\s*(?:-|–|—|à|tot(?: en met)?|t/m|en)\s*$`)
	openRange  = regexp.MustCompile(`(?i)(` + number + `)\s*(?:-|–|—|à|tot)\s*$`)
	rangeAfter = regexp.MustCompile(`(?i)^\s*(?:-|–|—|à|tot)\s*(?:` + number + `)(?:,-)?\s*(?:k\b|duizend\b)?\s*(?:euro?\b)?`)
)

// amount is an amount of money in a text, from byte start up to byte end.
type amount struct {
	cents      domain.Cents
	start, end int
}

// amounts returns the amounts in a text, in order. A range counts as its lower end.
func amounts(text string) []amount {
	var all []amount
	for _, m := range amountPattern.FindAllStringSubmatchIndex(text, -1) {
		if startsInside(text, m[0]) || m[10] >= 0 && !endsAmount(text[m[1]:]) {
			continue
		}
		a := amount{cents: centsOf(text, m), start: m[0], end: m[1]}
		floor := 0 // what is before floor belongs to the previous amount
		if n := len(all); n > 0 {
			floor = all[n-1].end
		}
		switch {
		case a.start < floor:
			continue
		case len(all) > 0 && rangeGlue.MatchString(text[floor:a.start]) && isRange(text, all[len(all)-1], a):
			all[len(all)-1].end = a.end
			continue
		}
		a.ranges(text, floor)
		if a.cents > 0 && a.cents <= dossier.CostMax {
			all = append(all, a)
		}
	}
	return withBare(text, all)
}

// centsOf reads the number of a match of amountPattern, with its unit.
func centsOf(text string, m []int) (cents domain.Cents) {
	for _, g := range []int{1, 3, 5, 7} {
		if m[2*g] < 0 {
			continue
		}
		unit := ""
		if g < 7 && m[2*g+2] >= 0 {
			unit = text[m[2*g+2]:m[2*g+3]]
		}
		cents = parseAmount(text[m[2*g]:m[2*g+1]], unit)
	}
	return cents
}

// startsInside reports whether a letter or digit precedes byte at, so that a match
// there would start inside a word, a number or a product code.
func startsInside(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	return at > 0 && (unicode.IsLetter(before) || unicode.IsDigit(before))
}

// endsAmount reports whether a number with a unit but without a currency, such as
// "10k", is an amount of money, given the text after it. It is not when something
// that is counted follows ("10k records").
func endsAmount(rest string) bool {
	next := strings.Fields(rest)
	if len(next) == 0 || strings.ContainsAny(rest[:1], ".,;:)\n+") {
		return true
	}
	switch strings.ToLower(strings.Trim(next[0], ".,;:()")) {
	case "aan", "voor", "per", "excl", "incl", "exclusief", "inclusief", "en", "totaal", "in":
		return true
	}
	return false
}

// isRange reports whether two amounts are the ends of a range, given that only a
// range sign or word is between them. "en" makes a range only after "tussen"; any
// other sign or word does if the first amount is not the larger one.
func isRange(text string, low, high amount) bool {
	glue := strings.TrimSpace(text[low.end:high.start])
	if !strings.EqualFold(glue, "en") {
		return low.cents <= high.cents
	}
	return strings.HasSuffix(strings.ToLower(strings.TrimSpace(text[:low.start])), "tussen")
}

// ranges reduces a range with one currency sign, such as "10.000 - 15.000 euro" or
// "€ 10.000-15.000", to its lower end.
func (a *amount) ranges(text string, floor int) {
	before := text[floor:a.start]
	if m := openRange.FindStringSubmatchIndex(before); m != nil {
		if low := parseAmount(before[m[2]:m[3]], ""); low > 0 && low <= a.cents {
			a.cents, a.start = low, floor+m[0]
		}
	}
	if m := rangeAfter.FindStringIndex(text[a.end:]); m != nil {
		a.end += m[1]
	}
}

// parseAmount parses a Dutch number. A point or comma before one or two final
// digits marks decimals; any other separates thousands. It returns 0 for a number
// that is too large.
func parseAmount(digits, unit string) domain.Cents {
	digits = strings.NewReplacer(" ", "", "\u00a0", "").Replace(digits)
	whole, fraction := digits, ""
	if i := strings.LastIndexAny(digits, ".,"); i >= 0 && len(digits)-i-1 < 3 {
		whole, fraction = digits[:i], digits[i+1:]
	}
	whole = strings.NewReplacer(".", "", ",", "").Replace(whole)
	fraction = (fraction + "00")[:2]
	n, err := strconv.ParseInt(whole+fraction, 10, 64)
	if err != nil || len(whole) > 12 {
		return 0
	}
	factor := int64(1)
	switch strings.ToLower(unit) {
	case "k", "duizend", "mille":
		factor = 1_000
	case "miljoen", "mln":
		factor = 1_000_000
	}
	if n > int64(dossier.CostMax)*10 {
		return 0
	}
	return domain.Cents(n * factor)
}
