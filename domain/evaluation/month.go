package evaluation

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

const monthName = `(jan(?:uari)?|feb(?:ruari)?|maart|mrt|april|mei|juni|juli|aug(?:ustus)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?)`

// monthForms match the ways in which people write when a step is done. The month, or the
// quarter, is the first group; the year, if any, the second.
var monthForms = []struct {
	form    *regexp.Regexp
	swapped bool // the year is first
	quarter bool
	signs   []string // one of which is in what it matches
}{
	{form: regexp.MustCompile(`(?i)\b` + monthName + `\b\.?(?:\s+(20\d\d)\b)?`),
		signs: strings.Fields("jan feb maart mrt apr mei jun jul aug sep okt nov dec")},
	{form: regexp.MustCompile(`\b(?:[0-3]?\d[-/])?(0?[1-9]|1[0-2])[-/](20\d\d)\b`), signs: []string{"-20", "/20"}},
	{form: regexp.MustCompile(`\b(20\d\d)-(0[1-9]|1[0-2])\b`), swapped: true, signs: []string{"-0", "-1"}},
	{form: regexp.MustCompile(`(?i)\b(?:q|kwartaal\s)([1-4])\b(?:\s+(?:van\s+)?(20\d\d)\b)?`), quarter: true,
		signs: strings.Fields("q1 q2 q3 q4 kwartaal")},
	{form: regexp.MustCompile(`(?i)\b([1-4])e\s+kwartaal\b(?:\s+(?:van\s+)?(20\d\d)\b)?`), quarter: true,
		signs: []string{"kwartaal"}},
}

// monthStarts begin the words without which a sentence names no month, but for a number.
var monthStarts = strings.Fields("jan feb maa mrt apr mei jun jul aug sep okt nov dec kwartaal q1 q2 q3 q4 1e 2e 3e 4e")

// MonthIn returns the last month that a text names, as mm-yyyy, or as mm when it names no
// year. Of a quarter that is its last month. It is empty when there is no month.
func MonthIn(s string) string {
	last, found := -1, ""
	lower := strings.ToLower(s)
	for _, f := range monthForms {
		if !slices.ContainsFunc(f.signs, func(sign string) bool { return strings.Contains(lower, sign) }) {
			continue
		}
		all := f.form.FindAllStringSubmatchIndex(s, -1)
		if len(all) == 0 {
			continue
		}
		at := all[len(all)-1]
		name, year := group(s, at, 1), group(s, at, 2)
		if f.swapped {
			name, year = year, name
		}
		if at[0] > last {
			last, found = at[0], written(name, year, f.quarter)
		}
	}
	return found
}

// group returns a group of a match, or "" when it is not in it.
func group(s string, at []int, n int) string {
	if at[2*n] < 0 {
		return ""
	}
	return s[at[2*n]:at[2*n+1]]
}

func written(name, year string, quarter bool) string {
	month, err := strconv.Atoi(name)
	if err != nil {
		month = strings.Index("janfebmaaaprmeijunjulaugsepoktnovdec", strings.Replace(strings.ToLower(name)[:3], "mrt", "maa", 1))/3 + 1
	}
	if quarter {
		month *= 3
	}
	if year == "" {
		return fmt.Sprintf("%02d", month)
	}
	return fmt.Sprintf("%02d-%s", month, year)
}

// capitalTools are names that are also ordinary words or letters. They count only with a
// capital, and not as the first word of a sentence.
var capitalTools = set("Go R C C++ C# Rust Swift Scala Julia Dart Ruby Elixir Perl Ada")

// capitalTool returns the first such name in a sentence, or "". The C of °C is none.
func capitalTool(words []word, raw string) string {
	for _, w := range words[1:] {
		end := w.end
		for end < len(raw) && (raw[end] == '+' || raw[end] == '#') {
			end++
		}
		if name := raw[w.start:end]; capitalTools[name] && strings.ContainsAny(raw[w.start-1:w.start], " (,/") {
			return name
		}
	}
	return ""
}
