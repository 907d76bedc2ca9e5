package writer

import (
	"fmt"
	"regexp"
	"strings"

	"wbso/domain"
)

// RVO's limits on the phases: rows in its PDF form and characters in an activity.
const (
	phasesMax   = 10
	activityMax = 120
)

var (
	monthNames = map[string]int{"januari": 1, "februari": 2, "maart": 3, "april": 4, "mei": 5, "juni": 6, "juli": 7,
		"augustus": 8, "september": 9, "oktober": 10, "november": 11, "december": 12}
	dated = regexp.MustCompile(`(?i)\b(?:` +
		`(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\s+(20\d\d)` +
		`|(?:[0-3]?\d[-/])?(0?[1-9]|1[0-2])[-/](20\d\d)` +
		`|(20\d\d)-(0[1-9]|1[0-2])` +
		`|(?:q|kwartaal\s)([1-4])\s+(?:van\s+)?(20\d\d)` +
		`|([1-4])e\s+kwartaal\s+(?:van\s+)?(20\d\d))\b`)
	phaseLabel = regexp.MustCompile(`(?i)^(?:planning|fasering|fases|mijlpalen)\s*:\s*`)
	listBreak  = regexp.MustCompile(`,\s+(?:en\s+)?|\s+en\s+`)
	phaseStart = regexp.MustCompile(`(?i)[;,.]?\s+(?:en\s+)?((?:fase|stap)\s+\d+\b)`)
)

// monthOf returns the last month that a text names, as mm-yyyy. For a quarter that is
// the quarter's last month.
func monthOf(s string) (string, bool) {
	all := dated.FindAllStringSubmatch(s, -1)
	if len(all) == 0 {
		return "", false
	}
	m := all[len(all)-1]
	switch {
	case m[1] != "":
		return fmt.Sprintf("%02d-%s", monthNames[strings.ToLower(m[1])], m[2]), true
	case m[3] != "":
		return fmt.Sprintf("%02s-%s", m[3], m[4]), true
	case m[5] != "":
		return m[6] + "-" + m[5], true
	case m[7] != "":
		return fmt.Sprintf("%02d-%s", int(m[7][0]-'0')*3, m[8]), true
	}
	return fmt.Sprintf("%02d-%s", int(m[9][0]-'0')*3, m[10]), true
}

// phases makes rows of the sentences about planning. It also returns which sentences
// are completely in the rows, and the sentences that are not because an activity is
// too long or the table is full.
func phases(all []sentence) (rows []domain.Phase, whole map[string]bool, cutShort []string) {
	whole = map[string]bool{}
	for _, s := range all {
		if s.is&planning == 0 || whole[s.text] {
			continue
		}
		pieces := steps(s.text)
		if len(rows)+len(pieces) > phasesMax {
			cutShort = append(cutShort, s.text)
			continue
		}
		full := true
		for _, p := range pieces {
			done, _ := monthOf(p)
			head := headOf(p, activityMax)
			full = full && head == p
			rows = append(rows, domain.Phase{Activity: head, Done: done})
		}
		if !full {
			cutShort = append(cutShort, s.text)
		}
		whole[s.text] = full
	}
	return rows, whole, cutShort
}

// steps splits a sentence that lists several phases: at semicolons, before "fase 2",
// and between parts that each name a month.
func steps(s string) []string {
	marked := phaseStart.ReplaceAllString(phaseLabel.ReplaceAllString(s, ""), "; $1")
	var out []string
	for piece := range strings.SplitSeq(marked, ";") {
		for _, one := range byMonth(strings.TrimSpace(piece)) {
			if runes(one) > 2 {
				out = append(out, capital(one))
			}
		}
	}
	return out
}

// byMonth splits a list whose parts each name a month. A part without a month stays
// with the part before it.
func byMonth(s string) []string {
	var out []string
	start := 0
	cuts := append(listBreak.FindAllStringIndex(s, -1), []int{len(s), len(s)})
	for i, at := range cuts[:len(cuts)-1] {
		_, before := monthOf(s[start:at[0]])
		_, after := monthOf(s[at[1]:cuts[i+1][0]])
		if before && after {
			out = append(out, s[start:at[0]])
			start = at[1]
		}
	}
	return append(out, s[start:])
}

// headOf shortens a text to at most limit characters. It cuts at the end of a clause
// in the second half if there is one, else between words, else anywhere.
func headOf(s string, limit int) string {
	if runes(s) <= limit {
		return s
	}
	head := string([]rune(s)[:limit])
	if i := strings.LastIndexAny(head, ",;:"); i > len(head)/2 {
		return head[:i]
	}
	if i := strings.LastIndexByte(head, ' '); i > 0 {
		return dropLoose(head[:i])
	}
	return head
}
