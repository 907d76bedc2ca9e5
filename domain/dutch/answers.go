package dutch

import (
	"regexp"
	"strconv"
	"strings"

	"wbso/domain"
)

// numerals matches a number as people write it, with the characters attached to it.
var numerals = regexp.MustCompile(`[\d][\d.,]*[\p{L}]*`)

// numbersIn returns the numbers of a text without a dot or comma at their end.
func numbersIn(text string) []string {
	var out []string
	for _, n := range numerals.FindAllString(text, -1) {
		out = append(out, strings.TrimRight(n, ".,"))
	}
	return out
}

// dotted matches a whole number with dots between its thousands.
var dotted = regexp.MustCompile(`^\d{1,3}(?:\.\d{3})+$`)

// countForm matches an answer that is a number, with words for about, a unit or people around it.
// Any other word could make the number mean something else, as in "sinds 2019 met zijn drieën".
var countForm = regexp.MustCompile(`(?i)^[\s(]*(?:(?:het\s+zijn|we\s+zijn|wij\s+zijn|samen|totaal|in\s+totaal|met|ongeveer|circa|ca\.?|plm\.?|zo'n|rond(?:\s+de)?|ruim|bijna|naar\s+schatting|~|±)[\s:]+|[~±]\s*)*` +
	`(\d[\d.,]*)\s*(?:(?:s\s?&\s?o[\s-]?)?(?:uur|uren|u|h|hrs?)|s\s?&\s?o[\s-]?(?:ers?|medewerkers?|werknemers?)|` +
	`(?:vaste\s+|technische\s+|eigen\s+)?(?:mensen|man|personen|pers|werknemers?|medewerkers?|mw|fte|ontwikkelaars?|engineers?|programmeurs?|ingenieurs?|collega['’]?s)|stuks?|dagen|weken)?` +
	`\s*(?:in\s+totaal|totaal|samen|in\s+dienst|ongeveer|ca\.?|circa|per\s+jaar)?[\s.!)]*$`)

// percentSign matches the unit of a share.
var percentSign = regexp.MustCompile(`\s*(?:%|procent\b)`)

// spaced matches a whole number with spaces between its thousands.
var spaced = regexp.MustCompile(`\b\d{1,3}(?:[ \x{a0}]\d{3})+\b`)

// withDots writes 1 200 as 1.200.
func withDots(text string) string {
	return spaced.ReplaceAllStringFunc(text, strings.NewReplacer(" ", ".", "\u00a0", ".").Replace)
}

// Number returns the whole number that an answer is, or CodeNumberUnclear.
func Number(text string, low, high int) (int, error) {
	fail := &domain.Error{Kind: domain.Invalid, Code: domain.CodeNumberUnclear, Args: domain.Args{"min": strconv.Itoa(low), "max": domain.DutchInt(high)}}
	text = withDots(text)
	if high == 100 { // a share
		text = percentSign.ReplaceAllString(text, "")
	}
	all := numbersIn(text)
	if len(all) != 1 || !countForm.MatchString(text) {
		return 0, fail
	}
	if dotted.MatchString(all[0]) {
		all[0] = strings.ReplaceAll(all[0], ".", "")
	}
	n, err := strconv.Atoi(all[0])
	if err != nil || n < low || n > high || strings.Contains(text, "-"+all[0]) {
		return 0, fail
	}
	return n, nil
}

// perTime matches words that say that an amount is paid several times.
var perTime = regexp.MustCompile(`(?i)\b(?:per|x|keer|maal|elke|elk)\b|×|%`)

// Money returns the only amount of an answer, or CodeAmountUnclear. An amount per month is not clear: the
// row has a number of times of its own.
func Money(text string) (domain.Cents, error) {
	fail := domain.Fail(domain.Invalid, domain.CodeAmountUnclear)
	text = withDots(text)
	all, priced := numbersIn(text), Amounts(text)
	if len(all) != 1 || len(priced) > 1 || perTime.MatchString(text) || strings.Contains(text, "-"+all[0]) {
		return 0, fail
	}
	cents, doubt := Cents(all[0], "")
	if len(priced) == 1 {
		cents, doubt = priced[0].Cents, priced[0].Doubt
	}
	if doubt == Separator && tenths.MatchString(all[0]) && strings.Contains(all[0], ",") { // 12,5: an answer is in euros
		cents, doubt = Cents(all[0]+"0", "")
	}
	if doubt != Sure || cents <= 0 || cents >= 1_000_000_000_00 {
		return 0, fail
	}
	return domain.Cents(cents), nil
}

// YesNo reads an answer that begins with yes or no. It returns CodeYesNoUnclear for any other.
func YesNo(text string) (bool, error) {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,.;:!\n\t", r) })
	switch first := append(words, "")[0]; first {
	case "ja", "j", "yes", "klopt", "true", "wel":
		return true, nil
	case "nee", "neen", "n", "no", "geen", "false", "niet":
		return false, nil
	}
	return false, domain.Fail(domain.Invalid, domain.CodeYesNoUnclear)
}

var yearForms = regexp.MustCompile(`\b((?:19|20)\d\d)\b(?:\s*(?:-|–|t/m|tot en met)\s*((?:19|20)\d\d)\b)?`)

// YearsIn returns the years that an answer names, one by one or as a range, or CodeYearsUnclear.
func YearsIn(text string, from, to int) (map[int]bool, error) {
	fail := &domain.Error{Kind: domain.Invalid, Code: domain.CodeYearsUnclear, Args: domain.Args{"min": strconv.Itoa(from), "max": strconv.Itoa(to)}}
	years := map[int]bool{}
	for _, m := range yearForms.FindAllStringSubmatch(text, -1) {
		first, _ := strconv.Atoi(m[1])
		last := first
		if m[2] != "" {
			last, _ = strconv.Atoi(m[2])
		}
		if first < from || last > to || last < first {
			return nil, fail
		}
		for y := first; y <= last; y++ {
			years[y] = true
		}
	}
	if none, err := YesNo(text); len(years) == 0 && (err != nil || none) {
		return nil, fail
	}
	return years, nil
}
