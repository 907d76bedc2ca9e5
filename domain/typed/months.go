package typed

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"wbso/domain"
	"wbso/domain/scheme"
)

// monthNames are the names and abbreviations of months. The first three letters tell them
// apart, but for maart, which is also written mrt.
const monthNames = `(jan(?:uari)?|feb(?:ruari)?|maart|mrt|april|apr|mei|juni?|juli?|aug(?:ustus)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?)`

// monthForms match the ways in which people write a month with its year.
var monthForms = []struct {
	form        *regexp.Regexp
	month, year int
}{
	{form: regexp.MustCompile(`(?i)\b` + monthNames + `\b\.?\s*,?\s*(?:van\s+)?['’]?(\d{4}|\d{2})\b`), month: 1, year: 2},
	{form: regexp.MustCompile(`\b(?:\d{1,2}[-/.])?(\d{1,2})\s*[-/.]\s*(\d{4})\b`), month: 1, year: 2},
	{form: regexp.MustCompile(`\b(\d{4})-(\d{1,2})\b`), month: 2, year: 1},
	{form: regexp.MustCompile(`^\s*(\d{1,2})\s*[-/.]\s*['’]?(\d{2})\s*\.?$`), month: 1, year: 2},
}

// FoundMonth is a month in a text, with the place of its words in bytes.
type FoundMonth struct {
	From, To int
	Month    domain.Month
}

// Months returns the months that a text names, without the same one twice. A span (01-2027 t/m
// 06-2027) is its last month.
func Months(text string) []FoundMonth {
	var out []FoundMonth
	seen := map[domain.Month]bool{}
	for _, f := range monthForms {
		for _, at := range f.form.FindAllStringSubmatchIndex(text, -1) {
			m, ok := monthOf(text[at[2*f.month]:at[2*f.month+1]], text[at[2*f.year]:at[2*f.year+1]])
			if ok && !seen[m] {
				seen[m] = true
				out = append(out, FoundMonth{From: at[0], To: at[1], Month: m})
			}
		}
	}
	return lastOfSpans(text, out)
}

// spanForm matches what stands between the first and the last month of a span.
var spanForm = regexp.MustCompile(`(?i)^\s*(?:t/m|tot en met|-|–|—)\s*$`)

// openSpan matches the first month of a span that has the year of its last one.
var openSpan = regexp.MustCompile(`(?i)\b` + monthNames + `\b\.?\s*(?:t/m|tot en met|-|–|—)\s*$`)

// lastOfSpans returns the months in the order of the text, with the last one for each span.
func lastOfSpans(text string, found []FoundMonth) (out []FoundMonth) {
	slices.SortFunc(found, func(a, b FoundMonth) int { return a.From - b.From })
	for _, m := range found {
		if at := openSpan.FindStringIndex(text[:m.From]); at != nil {
			m.From = at[0]
		}
		if last := len(out) - 1; last >= 0 && out[last].To <= m.From && out[last].Month.Compare(m.Month) < 0 && spanForm.MatchString(text[out[last].To:m.From]) {
			out[last] = FoundMonth{From: out[last].From, To: m.To, Month: m.Month}
			continue
		}
		out = append(out, m)
	}
	return out
}

func monthOf(name, year string) (domain.Month, bool) {
	n, err := strconv.Atoi(name)
	if err != nil {
		n = monthNumber(strings.ToLower(name))
	}
	y, _ := strconv.Atoi(year)
	if len(year) == 2 {
		y += 2000
	}
	m := domain.Month{Year: y, Month: time.Month(n)}
	return m, n >= 1 && n <= 12 && scheme.CheckStart(m.First()) == nil
}

func monthNumber(name string) int {
	if name == "mrt" {
		name = "maart"
	}
	for m := time.January; m <= time.December; m++ {
		if strings.HasPrefix(domain.DutchMonth(m), name[:3]) {
			return int(m)
		}
	}
	return 0
}

// Month returns the only month that an answer names, or CodeMonthUnclear.
func Month(text string) (domain.Month, error) {
	found := Months(text)
	if len(found) != 1 {
		return domain.Month{}, domain.Fail(domain.Invalid, domain.CodeMonthUnclear)
	}
	return found[0].Month, nil
}
