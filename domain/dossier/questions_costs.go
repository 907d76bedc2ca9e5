package dossier

import (
	"fmt"

	"wbso/domain"
	"wbso/domain/evaluation"
)

const (
	methodNeed = "method"
	halfNeed   = "half"
	pairNeed   = "pair"
)

// costQuestions are asked about an item that is not complete.
var costQuestions = map[string]struct {
	text, hint, input string
	options           []Option
}{
	AmountNeed: {"Welk bedrag in euro's hoort bij ‘%s’?", "1.250", AmountInput, nil},
	VATNeed:    {"Is het bedrag van ‘%s’ zonder of met btw?", "", ChoiceInput, []Option{{WithoutVAT, "Zonder btw"}, {WithVAT, "Met btw"}}},
	ShareNeed:  {"Welk deel van ‘%s’ is voor dit project, in procenten?", "100", NumberInput, nil},
	KindNeed: {"Wat is ‘%s’?", "", ChoiceInput, []Option{{CostKind, "Verbruik of een onderdeel: kosten"},
		{ExpenditureKind, "Een nieuw bedrijfsmiddel: uitgave"}, {NotCountedKind, "Niet voor dit S&O-werk: telt niet mee"}}},
}

// ClaimsCosts reports whether RVO asks for costs. A self-employed person without employees
// gets none. Until the applicant is known it is what was said with the costs.
func (a Application) ClaimsCosts() bool {
	if a.Project.Applicant == "" {
		return a.Costs.HasEmployees
	}
	return a.Project.staffed()
}

// costs asks for the method and, unless it is the flat rate, for what the items lack.
func (q *asker) costs() {
	c := q.app.Costs
	if !q.app.ClaimsCosts() || c.Method == domain.FlatRate {
		return
	}
	if c.Method == "" {
		q.ask(ofCosts, Question{Part: CostsPart, Need: methodNeed, Input: ChoiceInput, Options: Methods(),
			Text: "Welke methode kies je voor kosten en uitgaven? Je eerste aanvraag van een jaar legt de keuze voor dat jaar vast."})
	}
	if c.Method == domain.ActualCosts && !c.count() {
		lead := ""
		if len(c.Items) > 0 {
			lead = "Van je posten telt er geen mee. "
		}
		q.ask(ofCosts, Question{Part: CostsPart, Need: emptyNeed, Input: LinesInput, Hint: "Epoxyhars voor de proefseries",
			Text: lead + "Welke kosten en uitgaven maak je alleen voor dit project? Zet elke post op een eigen regel."})
	}
	for _, item := range c.Items {
		for _, need := range item.Missing() {
			ask := costQuestions[need]
			q.ask(ofCosts, Question{Part: CostsPart, Block: item.ID, Need: need, Text: fmt.Sprintf(ask.text, quote(item.Post)), Hint: ask.hint, Input: ask.input, Options: ask.options})
		}
	}
}

// count reports whether an item counts, or may count once it is complete.
func (c Costs) count() bool {
	sums := SumOf(c.Items)
	return sums.Total() > 0 || len(sums.Open) > 0
}

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
