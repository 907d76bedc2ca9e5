// Package typed reads values as people type them in an answer: a month, a number, an amount,
// yes or no, years. What is not beyond doubt is an error that says what to type.
package typed

import (
	"regexp"
	"strconv"
	"strings"

	"wbso/domain"
)

// numerals match a number as people write it, with what is glued to it.
var numerals = regexp.MustCompile(`[\d][\d.,]*[\p{L}]*`)

// numbersIn returns the numbers of a text without a dot or comma at their end.
func numbersIn(text string) []string {
	var out []string
	for _, n := range numerals.FindAllString(text, -1) {
		out = append(out, strings.TrimRight(n, ".,"))
	}
	return out
}

// thousands matches a whole number with dots between its thousands.
var thousands = regexp.MustCompile(`^\d{1,3}(?:\.\d{3})+$`)

// Number returns the only whole number of an answer, or CodeNumberUnclear.
func Number(text string, low, high int) (int, error) {
	fail := &domain.Error{Kind: domain.Invalid, Code: domain.CodeNumberUnclear, Args: domain.Args{"min": strconv.Itoa(low), "max": domain.DutchInt(high)}}
	all := numbersIn(text)
	if len(all) != 1 {
		return 0, fail
	}
	if thousands.MatchString(all[0]) {
		all[0] = strings.ReplaceAll(all[0], ".", "")
	}
	n, err := strconv.Atoi(all[0])
	if err != nil || n < low || n > high || strings.Contains(text, "-"+all[0]) {
		return 0, fail
	}
	return n, nil
}

// euros matches an amount of which the decimals are beyond doubt.
var euros = regexp.MustCompile(`^(\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})(?:[,.](\d\d))?$`)

// perTime matches what makes an amount one of several times.
var perTime = regexp.MustCompile(`(?i)\b(?:per|x|keer|maal|elke|elk)\b|×|%`)

// Amount returns the only amount of an answer, or CodeAmountUnclear. An amount per month is not clear: the
// row has a number of times of its own.
func Amount(text string) (domain.Cents, error) {
	fail := domain.Fail(domain.Invalid, domain.CodeAmountUnclear)
	all := numbersIn(text)
	if len(all) != 1 || perTime.MatchString(text) || strings.Contains(text, "-"+all[0]) {
		return 0, fail
	}
	m := euros.FindStringSubmatch(all[0])
	if m == nil {
		return 0, fail
	}
	amount, err := domain.ParseEuros(strings.ReplaceAll(m[1], ".", "") + "," + m[2] + "00"[len(m[2]):])
	if err != nil || amount <= 0 {
		return 0, fail
	}
	return amount, nil
}

// YesNo understands an answer that begins with yes or no; else it is CodeYesNoUnclear.
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

// Years returns the years that an answer names, each and by first and last, or CodeYearsUnclear.
func ParseYears(text string, from, to int) (map[int]bool, error) {
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
