package application

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
)

// LineMax is the greatest length of a text of one line, in characters. RVO accepts fewer; a text
// longer than RVO accepts is kept, and its part reports it as too long.
const LineMax = 500

// checkLong checks a text that may be longer than RVO allows. before is its earlier value: a text
// over our own limit may only get shorter.
func checkLong(errs *domain.Fields, field, text, before string) {
	checkMax(errs, field, text, before, domain.TextMax)
}

// checkLine is like checkLong for a text of one line.
func checkLine(errs *domain.Fields, field, text, before string) {
	checkMax(errs, field, text, before, LineMax)
	if strings.ContainsFunc(text, domain.Invisible) {
		errs.Add(field, domain.CodeInvisible)
	}
}

func checkMax(errs *domain.Fields, field, text, before string, most int) {
	if utf8.RuneCountInString(text) > max(most, utf8.RuneCountInString(before)) {
		errs.Add(field, domain.CodeTextTooLong).Args["max"] = domain.DutchInt(most)
	}
}

// byID returns the items of a list by their id.
func byID[T any](items []T, id func(*T) *string) map[string]T {
	all := map[string]T{}
	for i := range items {
		all[*id(&items[i])] = items[i]
	}
	return all
}

func choice(errs *domain.Fields, field, value string, allowed ...string) {
	for _, v := range allowed {
		if v == value {
			return
		}
	}
	errs.Add(field, domain.CodeChoice).Args["value"] = value
}

// CheckRange adds an error for a number that is not between low and high.
func CheckRange(errs *domain.Fields, field string, n, low, high int64) {
	switch {
	case n < low:
		errs.Add(field, domain.CodeBelowMin).Args["min"] = strconv.FormatInt(low, 10)
	case n > high:
		errs.Add(field, domain.CodeAboveMax).Args["max"] = strconv.FormatInt(high, 10)
	}
}

// CheckCount adds an error for more items than most.
func CheckCount(errs *domain.Fields, field string, n, most int) {
	if n > most {
		errs.Add(field, domain.CodeRowsMany).Args["max"] = strconv.Itoa(most)
	}
}
