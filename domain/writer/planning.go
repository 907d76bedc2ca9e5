package writer

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/domain/evaluation"
)

// takePhases takes the steps of the work out of the technical texts, unless a text would
// miss something technical without them.
func (w *work) takePhases() []piece {
	return w.takeChains(planned, func(p piece) bool { return planned(p) || p.Strongest(technical...) == 0 })
}

// planned reports whether a piece is a step of the work: it has a month or the label of a
// step, or says only what comes after what.
func planned(p piece) bool {
	switch {
	case p.Strength(evaluation.PhaseStep) == 0:
		return false
	case p.Done != "" || p.Strength(evaluation.PhaseStep) == 2:
		return true
	}
	return p.Strongest(argument...) == 0 && p.Strength(evaluation.Principle) < 2 && p.Strength(evaluation.Goal) == 0
}

// takeTools takes what is only about languages and tools, if RVO asks for them.
func (w *work) takeTools() []piece {
	if !w.submission.WritesSoftware() {
		return nil
	}
	return w.takeChains(func(p piece) bool { return p.Strength(evaluation.Tool) > 0 }, func(p piece) bool {
		return p.Strength(evaluation.Principle) < 2 && p.Strongest(argument...) == 0
	})
}

// takeChains takes the chains of the technical texts that begin with such a piece and of
// which every piece may go.
func (w *work) takeChains(begins, may func(piece) bool) (taken []piece) {
	for _, field := range []domain.TextField{domain.TechnicalChallenges, domain.Innovation} {
		for _, chain := range chains(w.of(field)) {
			stays := slices.ContainsFunc(chain, func(p piece) bool { return !may(p) || onlyBearer(p, w.texts, argument) })
			if begins(chain[0]) && !stays {
				taken = append(taken, w.take(chain)...)
			}
		}
	}
	return taken
}

// rows makes rows of the steps. A month without a year is the first one from the step
// before it, or from the start.
func rows(pieces []piece, start domain.Date) []dossier.Phase {
	var out []dossier.Phase
	from := start
	for _, p := range pieces {
		for _, step := range steps(labelled(p)) {
			done := evaluation.MonthOf(step)
			if from.IsZero() && len(done) == 2 {
				done = ""
			}
			if done != "" {
				from = monthFrom(done, from)
				done = fmt.Sprintf("%02d-%04d", from.Month, from.Year)
			}
			if activity := domain.OneLine(step); activity != "" {
				out = append(out, dossier.Phase{ID: "f" + strconv.Itoa(len(out)+1), Activity: activity, Done: done})
			}
		}
	}
	return out
}

// monthFrom is the month mm-yyyy, or the first month mm that is not before a day.
func monthFrom(month string, from domain.Date) domain.Date {
	mm, yyyy, full := strings.Cut(month, "-")
	m, _ := strconv.Atoi(mm)
	if full {
		y, _ := strconv.Atoi(yyyy)
		return domain.Date{Year: y, Month: time.Month(m), Day: 1}
	}
	year := from.Year
	if time.Month(m) < from.Month {
		year++
	}
	return domain.Date{Year: year, Month: time.Month(m), Day: 1}
}

// labelled is a step with its label ("Fase 1:"). A bare number goes: rows have their own.
func labelled(p piece) string {
	if strings.ContainsFunc(p.Numeral, unicode.IsLetter) {
		return p.Numeral + " " + p.words
	}
	return p.words
}

// steps splits a clause that lists several steps: at semicolons, and between parts of a
// list that each name a month.
func steps(text string) []string {
	var out []string
	for part := range strings.SplitSeq(text, ";") {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, byMonth(part)...)
		}
	}
	for i, step := range out {
		out[i] = domain.Capital(strings.TrimSpace(step))
	}
	return out
}

var listBreak = regexp.MustCompile(`,\s+(?:en\s+)?|\s+en\s+`)

// byMonth splits a list whose parts each name a month. A part without a month stays with
// the part before it.
func byMonth(s string) []string {
	var out []string
	start := 0
	cuts := append(listBreak.FindAllStringIndex(s, -1), []int{len(s), len(s)})
	for i, at := range cuts[:len(cuts)-1] {
		if evaluation.MonthOf(s[start:at[0]]) != "" && evaluation.MonthOf(s[at[1]:cuts[i+1][0]]) != "" {
			out = append(out, s[start:at[0]])
			start = at[1]
		}
	}
	return append(out, s[start:])
}
