package writer

import (
	"fmt"
	"strings"

	"wbso/domain"
)

// Write sorts the sentences of a submission into RVO's sections and asks for what is
// missing. The same submission always gives the same application.
func Write(s domain.Submission) domain.Application {
	m := read(s)
	app := domain.Application{Title: titleOf(m.of(domain.ElevatorPitch, domain.Innovation)), Phases: m.rows}
	ask := func(key string, questions ...string) {
		for _, q := range questions {
			app.Open = append(app.Open, domain.OpenQuestion{Section: key, Question: q})
		}
	}
	if app.Title == untitled {
		ask(domain.SectionTitle, askTitle)
	}
	for _, t := range catalogue() {
		if !t.when(s) {
			continue
		}
		section, kept := fit(t, t.pick(m))
		app.Sections = append(app.Sections, section)
		ask(t.key, t.missing(m, kept)...)
		if section.Rest != "" {
			ask(t.key, shortened(section))
		}
	}
	return app
}

// material is a submission split into sentences.
type material struct {
	submission domain.Submission
	texts      []sentence // of the three texts, in the order of the wizard
	costs      []sentence // of the cost description
	rows       []domain.Phase
	planned    map[string]bool // the sentences that are completely in rows
	cutPhases  []string        // the sentences about planning that are not
}

func read(s domain.Submission) material {
	m := material{submission: s, costs: split(s.ExtraCosts, "")}
	for _, f := range domain.TextFields() {
		m.texts = append(m.texts, split(s.Text(f), f)...)
	}
	m.rows, m.planned, m.cutPhases = phases(m.texts)
	return m
}

// of returns the sentences of the given texts, in the given order.
func (m material) of(fields ...domain.TextField) []sentence {
	var out []sentence
	for _, f := range fields {
		out = append(out, filter(m.texts, func(s sentence) bool { return s.field == f })...)
	}
	return out
}

// filter returns the sentences that pass, without duplicates.
func filter(all []sentence, pass func(sentence) bool) []sentence {
	var out []sentence
	seen := map[string]bool{}
	for _, s := range all {
		if pass(s) && !seen[s.text] {
			seen[s.text] = true
			out = append(out, s)
		}
	}
	return out
}

// fit returns the section of a topic and the picked sentences in its Text: as many as
// the limit allows, in the given order. The others become its Rest. If the first
// sentence is too long by itself, Text is its start and Rest repeats it whole.
func fit(t topic, picked []sentence) (domain.Section, []sentence) {
	section := domain.Section{Key: t.key, Heading: t.heading, Ask: t.ask, Limit: t.limit}
	var text strings.Builder
	kept := 0
	for _, s := range picked {
		glue := gap(s, text.Len() == 0)
		if t.limit > 0 && runes(text.String())+runes(glue)+runes(s.text) > t.limit {
			break
		}
		text.WriteString(glue + s.text)
		kept++
	}
	rest := picked[kept:]
	section.Rest = join(rest)
	if kept == 0 && len(rest) > 0 {
		text.WriteString(headOf(rest[0].text, t.limit))
		kept = 1
	}
	section.Text = text.String()
	return section, picked[:kept]
}

// gap returns the separator before a sentence, which keeps the user's paragraphs.
func gap(s sentence, first bool) string {
	switch {
	case first:
		return ""
	case s.opens:
		return "\n"
	}
	return " "
}

func join(all []sentence) string {
	var text strings.Builder
	for _, s := range all {
		text.WriteString(gap(s, text.Len() == 0) + s.text)
	}
	return text.String()
}

func shortened(s domain.Section) string {
	return fmt.Sprintf("Je tekst past niet in de %s tekens van RVO. Wat niet paste, vanaf ‘%s’, staat achter in het document: wat daarvan moet RVO echt lezen?",
		domain.DutchInt(s.Limit), quote(s.Rest))
}

// quote returns the start of a text, short enough for a question.
func quote(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	if runes(line) > 80 {
		return headOf(line, 80) + "…"
	}
	return strings.TrimRight(line, ".")
}
