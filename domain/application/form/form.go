package form

import (
	"wbso/domain/application"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
)

// form is an application with the details of its company, as RVO asks for them.
type form struct {
	*application.Application
	company *application.CompanyDetails
	reads   bool // ask also for what texts that are there do not say
	blocks  []bottleneckWords
	subject *evaluation.Topic              // once it was asked for
	work    map[application.PartKey]string // by part on novelty, once it was asked for: see ownWork
}

// read returns a form that also asks for what the texts do not say.
func read(a *application.Application, c *application.CompanyDetails) *form {
	return &form{Application: a, company: c, reads: true, blocks: said(*a), work: map[application.PartKey]string{}}
}

// topic returns what the whole project is about.
func (f *form) topic() evaluation.Topic {
	if f.subject == nil {
		subject := topic(*f.Application)
		f.subject = &subject
	}
	return *f.subject
}

// topic returns what the whole project is about.
func topic(a application.Application) evaluation.Topic {
	text := a.Project.Title + ".\n" + a.Summary.Text
	for _, b := range a.Bottlenecks.Blocks {
		text += "\n" + application.Paragraphs(b.Problem)
	}
	var r find.Analysis
	r.Kind, r.Area = find.About(text)
	return evaluation.TopicOf(r)
}

const codeSuffix = " programmatuur"

// suffix returns how RVO tells the boxes about software from those about a product or process.
func suffix(a application.Application, side application.Focus) string {
	if side == application.FocusSoftware {
		return codeSuffix
	}
	return ""
}

// SummaryText is a description of a project as an analysis reads it.
func SummaryText(text string) find.Text {
	return find.Text{Field: find.ElevatorPitch, Text: text}
}

// NoveltyText is a text on technical novelty as an analysis reads it.
func NoveltyText(a application.Application, text string) find.Text {
	return find.Text{Field: find.Innovation, Text: text, Pitch: a.Summary.Text}
}

// answered reports whether the user answered a question and most words of the answer are
// still in the text. People answer in words that no analysis foresees.
func answered(a application.Application, id, text string) bool {
	words := application.PlainWords(a.Answered[id])
	if len(words) == 0 {
		return false
	}
	present, n := map[string]bool{}, 0
	for _, w := range application.PlainWords(text) {
		present[w] = true
	}
	for _, w := range words {
		if present[w] {
			n++
		}
	}
	return 3*n >= 2*len(words)
}
