package form

import (
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation/find"
)

// Destination says where an answer is. From and To count characters in the field, and are 0 when
// the field is not a text.
type Destination struct {
	Part     application.PartKey
	Block    string
	Field    string
	From, To int
	Text     string // the answer as it is there
}

// placer puts one answer in its place.
type placer struct {
	app     application.Application
	company application.CompanyDetails
	Destination
}

// append adds a text to a field as a sentence of its own and notes where it is.
func (p *placer) append(field string, to *string, text string) {
	before := *to
	switch last := before[strings.LastIndexByte(before, '\n')+1:]; {
	case before == "" || before != strings.TrimRight(before, " \n\t"):
	case application.Punctuated(before) && !application.ListItem.MatchString(last):
		before += " "
	case application.Punctuated(before):
		before += "\n"
	default:
		before += application.HardBreak + "\n"
	}
	p.Field, p.From = field, utf8.RuneCountInString(before)
	p.set(text)
	*to = before + text
}

// set notes what was placed.
func (p *placer) set(text string) {
	p.Text, p.To = text, p.From+utf8.RuneCountInString(text)
}

// noteAnswer keeps the words that were placed as the answer to a question, when they say enough.
func (p *placer) noteAnswer(id string) {
	if substantial(p.Text) {
		p.app.Answered[id] = p.Text
	}
}

// fact notes that an answer is a field that is no text.
func (p *placer) fact(field, text string) error {
	p.Field, p.Text = field, text
	return nil
}

// oneOf returns the value of the option that an answer means: by its value, by its label,
// or because it is in the label of only that option.
func oneOf(options []application.Option, text string) (string, error) {
	text = strings.ToLower(strings.TrimRight(strings.TrimSpace(text), "."))
	within := ""
	var labels []string
	for _, o := range options {
		label := strings.ToLower(o.Label)
		switch {
		case text == strings.ToLower(o.Value) || text == label:
			return o.Value, nil
		case strings.Contains(label, text) && within == "":
			within = o.Value
		case strings.Contains(label, text):
			within = "?" // several
		}
		labels = append(labels, o.Label)
	}
	if within == "" || within == "?" {
		return "", application.UnclearAnswer(domain.CodeChoiceUnclear, domain.Args{"options": strings.Join(labels, ", ")})
	}
	return within, nil
}

// substantial reports whether an answer is filled, and is not what RVO does not want to read.
func substantial(text string) bool {
	return application.SaysEnough(text) && !slices.ContainsFunc(find.Analyse(BottleneckText(text)).Clauses, find.Clause.Harmful)
}

// BottleneckText returns the text of a bottleneck as an analysis reads it.
func BottleneckText(text string) find.Text {
	return find.Text{Field: find.TechnicalChallenges, Text: text}
}
