package dossier

import (
	"fmt"

	"wbso/domain/evaluation"
)

const (
	halfNeed = "half"
	pairNeed = "pair"
)

// leftOut asks about clauses that may still have a place in the application.
func (q *asker) leftOut() {
	options := blockOptions(q.blocks)
	for _, w := range q.app.LeftOut.Items {
		switch q.app.leftNeed(w) {
		case pairNeed:
			q.ask(ofPairs, Question{Part: LeftOutPart, Block: w.ID, Need: pairNeed, Input: ChoiceInput, Options: options,
				Text: fmt.Sprintf("Bij welk knelpunt hoort deze oplossing: ‘%s’?", quote(w.Text))})
		case halfNeed:
			q.ask(ofLeftOut, Question{Part: LeftOutPart, Block: w.ID, Need: halfNeed, Input: TextInput,
				Text: fmt.Sprintf("‘%s’ gaat maar half over techniek. Wat is de technische helft, zonder de rest?", quote(w.Text))})
		}
	}
}

// leftNeed returns what a left out clause with a wanted section asks: to which bottleneck a
// solution belongs, or for the technical half of a clause that says something harmful.
func (a Application) leftNeed(w Left) string {
	if w.WantedSection == "" || a.Hidden(w.WantedSection) {
		return ""
	}
	harmful, solution := false, false
	for _, c := range evaluation.Analyse(bottleneckText(w.Text)).Clauses {
		harmful = harmful || c.Harmful()
		solution = solution || evaluation.QuestionOf(evaluation.AskSolution).MetBy(c) || evaluation.QuestionOf(evaluation.AskPrinciple).MetBy(c)
	}
	switch {
	case harmful:
		return halfNeed
	case solution && w.WantedSection == BottlenecksPart && len(a.Bottlenecks.Blocks) > 0:
		return pairNeed
	}
	return ""
}

// blockOptions are the bottlenecks as a choice.
func blockOptions(blocks []said) []Option {
	var out []Option
	for _, b := range blocks {
		out = append(out, Option{b.ID, fmt.Sprintf("%s: %s", b.number, quote(b.title()))})
	}
	return out
}
