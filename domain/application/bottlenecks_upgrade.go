package application

import (
	"encoding/json"
	"regexp"
	"strings"

	"wbso/domain/evaluation"
)

// joinTexts makes one text of the four that a bottleneck had for its problem. They print as they
// printed, and each that says enough goes on answering its question. The part gets another
// revision, so that a page which still shows the four saves nothing over them.
func joinTexts(a *Application, raw []byte) error {
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
	for _, p := range PartKeys() {
		if text := a.answer(p); text != nil {
			text.Text = plainBreaks(text.Text)
		}
	}
	a.Answered = table(a.Answered)
	for i, was := range stored.Bottlenecks.Blocks {
		b, joined := &a.Bottlenecks.Blocks[i], ""
		b.Problem, b.Solution = plainBreaks(b.Problem), plainBreaks(b.Solution)
		for _, t := range []struct{ need, text string }{
			{evaluation.AskProblem, was.Problem}, {evaluation.AskCause, was.Cause},
			{evaluation.AskUnknown, was.Unknown}, {evaluation.AskRuledOut, was.RuledOut},
		} {
			joined = joinText(joined, paragraphs(plainBreaks(t.text)))
			if id := questionID(BottlenecksPart, b.ID, t.need); filled(t.text) {
				a.Answered[id] = t.text
			}
		}
		if joined != paragraphs(b.Problem) { // what was typed stays as it was typed
			b.Problem = joined
		}
	}
	for i := range a.Layout.Clauses {
		c := &a.Layout.Clauses[i]
		c.Box, c.Proposed, c.Suggested = joinedBox(c.Box), joinedBox(c.Proposed), joinedBox(c.Suggested)
	}
	a.Revs = table(a.Revs)
	a.Revs[BottlenecksPart] = max(a.Revs[BottlenecksPart], 1) + 1
	return nil
}

// plainBreaks returns a text without the spaces at line ends, which meant nothing then.
func plainBreaks(text string) string { return spacesAtEnd.ReplaceAllString(text, "$1") }

var spacesAtEnd = regexp.MustCompile(`[ \t]+(\r?\n)`)

// joinText puts one text after another, on a line of its own unless the first one ends a sentence.
func joinText(before, text string) string {
	if before == "" || text == "" || ends(before) {
		return follow(before, text)
	}
	return before + hardBreak + "\n" + text
}

// joinedBox returns the box that a clause of a bottleneck is in now.
func joinedBox(b Box) Box {
	id, name, _ := strings.Cut(string(b), ".")
	if strings.HasPrefix(id, bottleneckLetter) && (Bottleneck{}).Lost(name) {
		return BottleneckBox(id, ProblemText)
	}
	return b
}
