package judge

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// An amount in Dutch notation: € 12.500 | 12.500 euro | EUR 12.500,00 |
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
	timesBefore = regexp.MustCompile(`(?i)(\d{1,5})\s*(?:x|×|\*|stuks?|st\.?|keer|maal)\s*(?:à|á|a|@|van|voor|tegen|elk)?\s*$`)
	eachBefore  = regexp.MustCompile(`(?i)(\d{1,5})\s+(?:[\p{L}-]+\s+){1,3}(?:à|á|a|@)\s*$`)
	eachOf      = regexp.MustCompile(`(?i)(\d{1,5})\s+(?:[\p{L}-]+\s+){1,3}(?:van|voor|tegen)\s*$`)
	eachAfter   = regexp.MustCompile(`(?i)^\s*(?:per (?:stuk|maand|dag|week|keer|licentie|meting|test|proef|gebruiker|set|kilo|kg|liter|meter)|elk\b|p/st|p\.?st)`)
	timesAfter  = regexp.MustCompile(`(?i)^\s*(?:per [\p{L}]+|elk)?[\s,(]*(?:x|×|keer|maal)\s*(\d{1,5})\b`)
	rangeGlue   = regexp.MustCompile(`(?i)^\s*(?:-|–|—|à|tot(?: en met)?|t/m|en)\s*$`)
	openRange   = regexp.MustCompile(`(?i)(` + number + `)\s*(?:-|–|—|à|tot)\s*$`)
	rangeAfter  = regexp.MustCompile(`(?i)^\s*(?:-|–|—|à|tot)\s*(?:` + number + `)(?:,-)?\s*(?:k\b|duizend\b)?\s*(?:euro?\b)?`)
)

// amount is money found in a text, at bytes start..end.
type amount struct {
	cents      domain.Cents
	start, end int
}

// maxAmount keeps sums far from overflow; more is a typing error.
const maxAmount domain.Cents = 1_000_000_000_00

// amounts finds the amounts of a text. Of a range the lower end counts, and
// "20 stuks à € 35" is multiplied out.
func amounts(text string) []amount {
	var all []amount
	for _, m := range amountPattern.FindAllStringSubmatchIndex(text, -1) {
		if startsInside(text, m[0]) || m[10] >= 0 && !endsAmount(text[m[1]:], text[m[12]:m[13]]) {
			continue
		}
		a := amount{start: m[0], end: m[1]}
		for _, g := range []int{1, 3, 5, 7} {
			if m[2*g] >= 0 {
				unit := ""
				if g < 7 && m[2*g+2] >= 0 {
					unit = text[m[2*g+2]:m[2*g+3]]
				}
				a.cents = parseAmount(text[m[2*g]:m[2*g+1]], unit)
			}
		}
		floor := 0 // words before it belong to the amount before
		if n := len(all); n > 0 {
			floor = all[n-1].end
		}
		if a.start < floor {
			continue
		}
		if n := len(all); n > 0 && rangeGlue.MatchString(text[all[n-1].end:a.start]) && isRange(text, all[n-1], a) {
			all[n-1].end = a.end
			continue
		}
		a.ranges(text, floor)
		a.multiply(text, floor)
		if a.cents > 0 && a.cents <= maxAmount {
			all = append(all, a)
		}
	}
	return all
}

// startsInside: the digits go on to the left (a code, a decimal).
func startsInside(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	return at > 0 && (letter(before) || isDigit(before))
}

// endsAmount: a bare "10k" is money unless a counted thing follows (10k records).
func endsAmount(rest, unit string) bool {
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

// isRange: "€ 10.000 - € 15.000" always, "tussen € 10 en € 15" only after tussen.
func isRange(text string, low, high amount) bool {
	glue := strings.TrimSpace(text[low.end:high.start])
	if !strings.EqualFold(glue, "en") {
		return low.cents <= high.cents
	}
	return strings.HasSuffix(strings.ToLower(strings.TrimSpace(text[:low.start])), "tussen")
}

// ranges takes the lower end of "10.000 - 15.000 euro" and "€ 10.000-15.000".
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

func (a *amount) multiply(text string, floor int) {
	before, after := text[floor:a.start], text[a.end:]
	for _, p := range []*regexp.Regexp{timesBefore, eachBefore, eachOf} {
		m := p.FindStringSubmatchIndex(before)
		each := eachAfter.FindStringIndex(after)
		if m == nil || p == eachOf && each == nil || startsInside(before, m[2]) {
			continue
		}
		a.times(before[m[2]:m[3]])
		if p == timesBefore {
			a.start = floor + m[0]
		}
		if each != nil {
			a.end += each[1]
		}
		return
	}
	if m := timesAfter.FindStringSubmatchIndex(after); m != nil {
		a.times(after[m[2]:m[3]])
		a.end += m[1]
	}
}

func (a *amount) times(count string) {
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || a.cents > maxAmount {
		return
	}
	a.cents *= domain.Cents(n)
}

// parseAmount reads a Dutch number; a point before three digits parts thousands.
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
	if n > int64(maxAmount)*10 {
		return 0
	}
	return domain.Cents(n * factor)
}
