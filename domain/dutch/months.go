package dutch

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
)

// Names and years of months in a text.
const (
	monthNames = `(jan(?:uari)?|feb(?:r(?:uari)?)?|maart|mrt|apr(?:il)?|mei|juni?|juli?|aug(?:ustus)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
	yearOf     = `(20\d\d|['’]?\d\d)\b`
	toLast     = `\s*(?:t/m|tot en met|-|–|—)\s*`
)

// monthForms match the ways in which people write a month or a quarter. Whatever a form matches
// contains one of its signs.
var monthForms = []struct {
	form        *regexp.Regexp
	month, year int // groups
	quarter     bool
	signs       []string
}{
	{form: regexp.MustCompile(`(?i)\b` + monthNames + `\b\.?(?:\s*,?\s*(?:van\s+)?` + yearOf + `)?`), month: 1, year: 2,
		signs: strings.Fields("jan feb maart mrt apr mei jun jul aug sep okt nov dec")},
	{form: regexp.MustCompile(`\b(?:\d{1,2}[-/.])?(\d{1,2})\s*[-/.]\s*(20\d\d)\b`), month: 1, year: 2, signs: []string{"20"}},
	{form: regexp.MustCompile(`\b(20\d\d)-(\d{1,2})\b`), month: 2, year: 1, signs: []string{"20"}},
	{form: regexp.MustCompile(`^\s*(\d{1,2})\s*[-/.]\s*(['’]?\d\d)\s*\.?$`), month: 1, year: 2, signs: strings.Split("-/.", "")},
	{form: regexp.MustCompile(`(?i)\b(?:q|kwartaal\s+)([1-4])\b(?:[\s/-]+(?:van\s+)?` + yearOf + `)?`), month: 1, year: 2, quarter: true,
		signs: strings.Fields("q1 q2 q3 q4 kwartaal")},
	{form: regexp.MustCompile(`(?i)\b([1-4])e\s+kwartaal\b(?:\s+(?:van\s+)?` + yearOf + `)?`), month: 1, year: 2, quarter: true, signs: []string{"kwartaal"}},
	{form: regexp.MustCompile(`(?i)\b(20\d\d)[\s/-]q([1-4])\b`), month: 2, year: 1, quarter: true, signs: strings.Fields("q1 q2 q3 q4")},
}

var (
	spanForm = regexp.MustCompile(`(?i)^` + toLast + `$`)
	// yearEnds matches what follows a year of two digits. What is counted may also follow a month: maart 12 metingen.
	yearEnds = regexp.MustCompile(`(?i)^\s*(?:$|[.,;:)!?](?:\s|$)|(?:t/m|tot|of|en|[-–—])\s)`)
)

// FoundMonth is a month in a text, with the place of its words in bytes. A quarter is its last
// month, and a span (01-2027 t/m 06-2027) is too. Year is 0 when the text names none.
type FoundMonth struct {
	From, To int
	domain.Month
}

// Months returns the months with a year that a text names, in order and without the same one twice.
func Months(text string) (out []FoundMonth) {
	seen := map[domain.Month]bool{}
	for _, m := range monthsIn(text) {
		if m.Year != 0 && !seen[m.Month] {
			seen[m.Month] = true
			out = append(out, m)
		}
	}
	return out
}

// LastMonth returns the last month that a text names, with or without a year.
func LastMonth(text string) (last domain.Month, found bool) {
	if all := monthsIn(text); len(all) > 0 {
		return all[len(all)-1].Month, true
	}
	return domain.Month{}, false
}

// Month returns the only month that an answer names, or CodeMonthUnclear. A month without a year beside
// it, as in "maart of april 2027", counts as another month.
func Month(text string) (domain.Month, error) {
	found := Months(text)
	if len(found) != 1 || len(monthsIn(text)) != len(found) {
		return domain.Month{}, domain.Fail(domain.Invalid, domain.CodeMonthUnclear)
	}
	return found[0].Month, nil
}

func monthsIn(text string) (found []FoundMonth) {
	lower := strings.ToLower(text)
	for _, f := range monthForms {
		if !slices.ContainsFunc(f.signs, func(sign string) bool { return strings.Contains(lower, sign) }) {
			continue
		}
		for _, at := range f.form.FindAllStringSubmatchIndex(text, -1) {
			m := FoundMonth{From: at[0], To: at[1]}
			year := group(text, at, f.year)
			if len(year) == 2 && !yearEnds.MatchString(text[m.To:]) {
				m.To, year = at[2*f.month+1], ""
			}
			if year != "" {
				m.Year, _ = strconv.Atoi("20" + year[len(year)-2:])
			}
			if m.Month.Month = monthNumber(group(text, at, f.month)); f.quarter {
				m.Month.Month *= 3
			}
			if m.Month.Month != 0 {
				found = append(found, m)
			}
		}
	}
	slices.SortFunc(found, func(a, b FoundMonth) int { return cmp.Or(a.From-b.From, b.To-a.To) })
	return lastOfSpans(text, found)
}

// lastOfSpans returns the last month of each span in the place of its first and its last one, and leaves out what
// lies within another (the Q2 of 2027 Q2).
func lastOfSpans(text string, found []FoundMonth) (out []FoundMonth) {
	for _, m := range found {
		n := len(out) - 1
		if n >= 0 && m.From < out[n].To {
			continue
		}
		if n >= 0 && out[n].Compare(m.Month) < 0 && spanForm.MatchString(text[out[n].To:m.From]) {
			out[n].To, out[n].Month = m.To, m.Month
			continue
		}
		out = append(out, m)
	}
	return out
}

// monthNumber returns the month with a number or a Dutch name, or 0. The first three letters of the
// name are enough.
func monthNumber(text string) time.Month {
	if n, err := strconv.Atoi(text); err == nil && n <= 12 {
		return time.Month(n)
	}
	return MonthNamed(text)
}

// MonthNamed returns the month with a Dutch name, or 0. The first three letters of the name are
// enough.
func MonthNamed(name string) time.Month {
	name = strings.TrimSuffix(strings.ToLower(name), ".")
	if name == "mrt" {
		return time.March
	}
	for m := time.January; m <= time.December && len(name) >= 3; m++ {
		if strings.HasPrefix(domain.DutchMonth(m), name) {
			return m
		}
	}
	return 0
}
