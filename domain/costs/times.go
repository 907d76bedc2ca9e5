package costs

import (
	"regexp"
	"strconv"
	"strings"
)

// Units in which an amount is given, with how several of them are written.
const units = `maand|mnd|stuk|dag|week|keer|licentie|meting|test|proef|gebruiker|set|kilo|kg|liter|meter|uur|kwartaal|run|jaar`

const several = `(?:maanden|mnd|stuks|stukken|dagen|weken|keer|x|licenties|metingen|testen|tests|proeven|gebruikers|sets|kilo|kg|liter|meter|uur|uren|kwartalen|runs)`

const count = `\d{1,5}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf`

var (
	timesBefore = regexp.MustCompile(`(?i)(\d{1,5})\s*(?:(?:x|×|\*|keer|maal)\s*(?:à|á|a|@|van|voor|tegen|elk)?|(?:stuks?|st\.?)\s*(?:à|á|a|@|van|tegen|elk))\s*$`)
	eachBefore  = regexp.MustCompile(`(?i)(` + count + `)\s+(?:[\p{L}-]+\s+){1,3}(?:à|á|a|@)\s*$`)
	eachOf      = regexp.MustCompile(`(?i)(\d{1,5})\s+(?:[\p{L}-]+\s+){1,3}(?:van|voor|tegen)\s*$`)
	eachAfter   = regexp.MustCompile(`(?i)^\s*(?:per\s+|/\s?|p/)(` + units + `|m|st|p\.?st)\b\.?|^\s*(elk\b|p\.?st\b|p\.m\.)`)
	timesAfter  = regexp.MustCompile(`(?i)^[\s,(]*(?:x|×|keer|maal)\s*(\d{1,5})\b\)?|^[\s,(]*(\d{1,5})\s?(?:x|×|keer|maal)\s*(?:[,.;)]|$)`)
	countsUnit  = regexp.MustCompile(`(?i)^\S+\s+` + several + `\b`)
	unitCount   = regexp.MustCompile(`(?i)\b(` + count + `)\s*(` + several + `)\b`)
	wholeYear   = regexp.MustCompile(`(?i)\b(half|een half|heel het|het hele|heel|een heel|het gehele|een|1) jaar\b`)
)

// counted is how many times an amount is spent. An unknown number is 0, with the unit that
// the amount is given in.
type counted struct {
	times int
	unit  string
	spans []span // of the text that say so
}

type span struct{ from, to int }

// timesOf reads how many times the amount a of a region of text is spent.
func timesOf(text string, a amount, r span) counted {
	before, after := text[r.from:a.start], text[a.end:r.to]
	each := eachAfter.FindStringSubmatchIndex(after)
	for _, p := range []*regexp.Regexp{timesBefore, eachBefore, eachOf} {
		m := p.FindStringSubmatchIndex(before)
		if m == nil || p == eachOf && each == nil || startsInside(before, m[2]) {
			continue
		}
		spans := []span{{r.from + m[2], r.from + m[3]}}
		if p == timesBefore || countsUnit.MatchString(before[m[2]:]) {
			spans[0].to = a.start
		}
		return counted{numberOf(before[m[2]:m[3]]), "", append(spans, spansAt(a.end, each)...)}
	}
	if m := timesAfter.FindStringSubmatchIndex(rest(after, each)); m != nil {
		digits := submatch(rest(after, each), m, 1) + submatch(rest(after, each), m, 2)
		at := a.end + len(after) - len(rest(after, each))
		return counted{numberOf(digits), "", append(spansAt(a.end, each), span{at + m[0], at + m[1]})}
	}
	if each == nil {
		return counted{times: 1}
	}
	unit := unitOf(submatch(after, each, 1) + submatch(after, each, 2))
	return timesOfUnit(text, r, counted{unit: unit, spans: spansAt(a.end, each)})
}

// timesOfUnit looks in a region for how many of the unit there are.
func timesOfUnit(text string, r span, c counted) counted {
	if c.unit == "jaar" { // an application is for at most one
		c.times = 1
		return c
	}
	region := text[r.from:r.to]
	for _, m := range unitCount.FindAllStringSubmatchIndex(region, -1) {
		if unitOf(region[m[4]:m[5]]) == c.unit {
			c.times = numberOf(region[m[2]:m[3]])
			c.spans = append(c.spans, span{r.from + m[0], r.from + m[1]})
			return c
		}
	}
	if m := wholeYear.FindStringIndex(region); m != nil && c.unit == "maand" {
		c.times = 12
		if strings.Contains(strings.ToLower(region[m[0]:m[1]]), "half") {
			c.times = 6
		}
		c.spans = append(c.spans, span{r.from + m[0], r.from + m[1]})
	}
	return c
}

// unitOf returns one name for all spellings of a unit.
func unitOf(s string) string {
	s = strings.ToLower(strings.Trim(s, ". "))
	if one, ok := map[string]string{
		"mnd": "maand", "m": "maand", "p.m": "maand", "maanden": "maand", "st": "stuk", "p.st": "stuk", "pst": "stuk", "elk": "stuk", "stuks": "stuk",
		"stukken": "stuk", "dagen": "dag", "weken": "week", "x": "keer", "licenties": "licentie", "metingen": "meting", "testen": "test",
		"tests": "test", "proeven": "proef", "gebruikers": "gebruiker", "sets": "set", "kg": "kilo", "uren": "uur", "kwartalen": "kwartaal", "runs": "run",
	}[s]; ok {
		return one
	}
	return s
}

func numberOf(s string) int {
	if n, err := strconv.Atoi(s); err == nil {
		return n
	}
	return map[string]int{"twee": 2, "drie": 3, "vier": 4, "vijf": 5, "zes": 6, "zeven": 7, "acht": 8, "negen": 9, "tien": 10, "elf": 11, "twaalf": 12}[strings.ToLower(s)]
}

// submatch returns group n of a match, or "".
func submatch(text string, m []int, n int) string {
	if 2*n+1 >= len(m) || m[2*n] < 0 {
		return ""
	}
	return text[m[2*n]:m[2*n+1]]
}

// rest is what follows a match at the begin of a text.
func rest(text string, m []int) string {
	if m == nil {
		return text
	}
	return text[m[1]:]
}

func spansAt(at int, m []int) []span {
	if m == nil {
		return nil
	}
	return []span{{at + m[0], at + m[1]}}
}
