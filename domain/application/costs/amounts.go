package costs

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
)

// Amounts in Dutch notation: € 12.500 | 12.500 euro | EUR 12.500,00 | 12.500,- | 12,5k | 15 duizend euro.
// A number of some size without a currency is one too when nothing that is counted follows it.
const (
	number = `\d{1,3}(?:[. \x{a0}]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`
	scale  = `(?:[ \x{a0}]?(k|duizend|mille|miljoen|mln)\b)?`
	plain  = `\d{1,3}(?:\.\d{3})+(?:,\d\d)?|\d{3,7}(?:,\d\d)?`
	until  = `(?:-|–|—|tot(?: en met)?|t/m|à)`
)

var (
	priced     = regexp.MustCompile(`(?i)(?:€|\beuro?\b)[ \x{a0}]*(` + number + `)(?:,[-=]+)?` + scale + `|(` + number + `)(?:,[-=]+)?` + scale + `[ \x{a0}]*(?:€|euro?\b)|(` + number + `)[ \x{a0}]?(k|duizend|mille|mln)\b|(` + number + `),[-=]+`)
	bare       = regexp.MustCompile(plain)
	bareBefore = regexp.MustCompile(`(?i)\b(type|nr|nummer|versie|model|norm|iso|nen|din|serie|artikel|jaar|tot|op|bij|met|na|in|sinds)\.?\s*$|[-/.,+#±<>=%\pL\d]$`)
	bareAfter  = regexp.MustCompile(`(?i)^\s*(?:$|[,;)(]|\.(?:\s|$)|(?:ex|excl|exclusief|incl|inclusief|zonder|per|elk|en|plus|voor|aan|waarvan)\b|[-–+]\s)`)
	yearLike   = regexp.MustCompile(`^20[23]\d$`)
	records    = regexp.MustCompile(`(?i)^\s+(?:\pL+)`)
	moneyNext  = regexp.MustCompile(`(?i)^\s+(?:aan|voor|per|excl|incl|exclusief|inclusief|en|totaal|in)\b`)
	ranged     = regexp.MustCompile(`(?i)\d(?:[.,\d]*)(?:,-)?\s*(?:k|duizend|euro?)?\s*` + until + `\s*(?:€|euro?\b)?\s*\d|\btussen\b.*\d.*\ben\b.*\d`)
)

// amount is an amount of money in a text, from byte start up to byte end.
type amount struct {
	cents      domain.Cents
	start, end int
}

// near is how many bytes around a number say what it is. A regular expression over all that is
// before each number would make the reading of a long text quadratic.
const near = 40

func before(text string, at int) string { return text[max(0, at-near):at] }
func after(text string, at int) string  { return text[at:min(len(text), at+near)] }

// amounts returns the amounts in a text, in order.
func amounts(text string) (all []amount) {
	add := func(digits, unit string, from, to int) {
		if a := (amount{parseAmount(digits, unit), from, to}); a.cents > 0 && a.cents <= application.CostMax {
			all = append(all, a)
		}
	}
	for _, m := range priced.FindAllStringSubmatchIndex(text, -1) {
		rest := after(text, m[1])
		counted := m[10] >= 0 && records.MatchString(rest) && !moneyNext.MatchString(rest) // 10k records
		if !inWord(text, m[0]) && !counted {
			add(group(text, m, 1, 3, 5, 7), group(text, m, 2, 4, 6), m[0], m[1])
		}
	}
	with := all // a currency; what is bare stands between these
	for _, m := range bare.FindAllStringIndex(text, -1) {
		for len(with) > 0 && with[0].end <= m[0] {
			with = with[1:]
		}
		taken := len(with) > 0 && with[0].start < m[1]
		if digits := text[m[0]:m[1]]; !taken && !yearLike.MatchString(digits) && !bareBefore.MatchString(before(text, m[0])) && bareAfter.MatchString(after(text, m[1])) {
			add(digits, "", m[0], m[1])
		}
	}
	slices.SortFunc(all, func(a, b amount) int { return a.start - b.start })
	return all
}

// group returns the first of some groups of a match that is there.
func group(text string, m []int, groups ...int) string {
	for _, g := range groups {
		if m[2*g] >= 0 {
			return text[m[2*g]:m[2*g+1]]
		}
	}
	return ""
}

// inWord reports whether byte at is inside a word, a number or a product code.
func inWord(text string, at int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	return at > 0 && (unicode.IsLetter(before) || unicode.IsDigit(before))
}

// parseAmount parses a Dutch number. A point or comma before one or two final digits marks
// decimals; any other separates thousands. It returns 0 for a number that is too large.
func parseAmount(digits, unit string) domain.Cents {
	digits = strings.NewReplacer(" ", "", "\u00a0", "").Replace(digits)
	whole, fraction := digits, ""
	if i := strings.LastIndexAny(digits, ".,"); i >= 0 && len(digits)-i-1 < 3 {
		whole, fraction = digits[:i], digits[i+1:]
	}
	whole = strings.NewReplacer(".", "", ",", "").Replace(whole)
	n, err := strconv.ParseInt(whole+(fraction + "00")[:2], 10, 64)
	if err != nil || len(whole) > 12 || n > int64(application.CostMax)*10 {
		return 0
	}
	switch strings.ToLower(unit) {
	case "k", "duizend", "mille":
		n *= 1_000
	case "miljoen", "mln":
		n *= 1_000_000
	}
	return domain.Cents(n)
}
