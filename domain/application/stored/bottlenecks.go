package stored

import (
	"encoding/json"
	"regexp"
	"strings"

	"wbso/domain/application"
	"wbso/domain/evaluation"
)

// joinTexts makes one text of the four that a bottleneck had for its problem. They print as they
// printed, and each that says enough goes on answering its question. The part gets another
// revision, so that a page which still shows the four saves nothing over them.
func joinTexts(a *application.Application, raw []byte) error {
	type texts struct {
		Problem  string `json:"problem"`
		Cause    string `json:"cause"`
		Unknown  string `json:"unknown"`
		RuledOut string `json:"ruled_out"`
	}
	var stored struct {
		Bottlenecks struct {
			Blocks []texts `json:"blocks"`
		} `json:"bottlenecks"`
	}
	if err := json.Unmarshal(raw, &stored); err != nil {
		return err
	}
	for _, p := range application.PartKeys() {
		if text := a.AnswerOf(p); text != nil {
			text.Text = plainBreaks(text.Text)
		}
	}
	a.Answered = application.CopyMap(a.Answered)
	for i, was := range stored.Bottlenecks.Blocks {
		b, joined := &a.Bottlenecks.Blocks[i], ""
		b.Problem, b.Solution = plainBreaks(b.Problem), plainBreaks(b.Solution)
		for _, t := range []struct{ need, text string }{
			{evaluation.AskProblem, was.Problem}, {evaluation.AskCause, was.Cause},
			{evaluation.AskUnknown, was.Unknown}, {evaluation.AskRuledOut, was.RuledOut},
		} {
			joined = application.JoinText(joined, application.Paragraphs(plainBreaks(t.text)))
			if id := application.QuestionID(application.BottlenecksPart, b.ID, t.need); application.SaysEnough(t.text) {
				a.Answered[id] = t.text
			}
		}
		if joined != application.Paragraphs(b.Problem) { // what was typed stays as it was typed
			b.Problem = joined
		}
	}
	for i := range a.Layout.Clauses {
		c := &a.Layout.Clauses[i]
		c.Box, c.Proposed, c.Suggested = joinedBox(c.Box), joinedBox(c.Proposed), joinedBox(c.Suggested)
	}
	a.Revs = application.CopyMap(a.Revs)
	a.Revs[application.BottlenecksPart] = max(a.Revs[application.BottlenecksPart], 1) + 1
	return nil
}

// plainBreaks returns a text without the spaces at line ends, which meant nothing then.
func plainBreaks(text string) string { return spacesAtEnd.ReplaceAllString(text, "$1") }

var spacesAtEnd = regexp.MustCompile(`[ \t]+(\r?\n)`)

// joinedBox returns the box that a clause of a bottleneck is in now.
func joinedBox(b application.Box) application.Box {
	id, name, _ := strings.Cut(string(b), ".")
	if strings.HasPrefix(id, application.BottleneckLetter) && (application.Bottleneck{}).Lost(name) {
		return application.BottleneckBox(id, application.ProblemText)
	}
	return b
}
