package application

import (
	"strings"

	"wbso/domain/evaluation/find"
)

// DraftOrder asks for the draft of one part, or of one bottleneck.
type DraftOrder struct {
	Part      PartKey
	Block     string
	Heading   string       // RVO's topic
	Ask       string       // what RVO wants to read there
	Fields    []DraftField // that may be written
	Most      int          // characters of what is printed: of the text, or of bottleneck and solution each
	Sentences []Sentence   // the only ones that may be used
	Wrong     []string     // what was wrong with the draft before this one

	app Application
}

// DraftField is a text that a draft may propose.
type DraftField struct {
	Name string // of the API
	Ask  string
	Text string // as it is now
}

// DraftOrders returns what may be drafted of an application, in the order of the screen. What
// is open before payment is drafted of sentences that are open then.
func (a Application) DraftOrders() []DraftOrder {
	var out []DraftOrder
	for _, p := range []PartKey{SummaryPart, UpdatePart, PhasesPart, BottlenecksPart, ToolsPart, NoveltyPart, CodeNoveltyPart, RemarksPart} {
		switch {
		case a.Hidden(p), p == RemarksPart && blank(a.Remarks.Text): // they may stay empty
		case p == PhasesPart:
			out = a.order(out, DraftOrder{Part: p, Most: AnswerMax, Fields: []DraftField{{Name: stepsField, Ask: a.askSteps(), Text: a.Phases.lines()}}})
		case p == BottlenecksPart:
			for _, b := range a.Bottlenecks.Blocks {
				out = a.order(out, DraftOrder{Part: p, Block: b.ID, Most: a.share(b), Fields: blockFields(b)})
			}
		default:
			out = a.order(out, DraftOrder{Part: p, Most: AnswerMax, Fields: []DraftField{{Name: "text", Text: a.answer(p).Text}}})
		}
	}
	return out
}

// Draftable returns what the caller may have drafted.
func (a Application) Draftable(whole bool) (all []DraftOrder) {
	for _, o := range a.DraftOrders() {
		if a.MayRead(Draft{Part: o.Part, Block: o.Block}, whole) {
			all = append(all, o)
		}
	}
	return all
}

// order adds an order, unless there is nothing to draft from.
func (a Application) order(all []DraftOrder, o DraftOrder) []DraftOrder {
	from := a
	if a.MayRead(Draft{Part: o.Part, Block: o.Block}, false) {
		from = a.Preview()
	}
	o.app, o.Sentences = a, from.sentences()
	printed := a.PrintedPart(o.Part)
	if len(o.Sentences) == 0 || len(printed) == 0 {
		return all
	}
	o.Heading, o.Ask = printed[0].Heading, printed[0].Ask
	return append(all, o)
}

func blockFields(b Bottleneck) []DraftField {
	return []DraftField{
		{Name: ProblemText, Text: b.Problem, Ask: "Wat lukt technisch niet, en waardoor komt dat? " +
			"Wat is vooraf niet bekend, en waarom is dat niet te voorspellen? Welke bekende techniek is overwogen, en waarom werkt die hier niet?"},
		{Name: SolutionText, Text: b.Solution, Ask: "Wat ontwikkelt de aanvrager zelf, en hoe werkt het?"},
	}
}

// numbering is how many characters the number of a bottleneck and the blank line before it
// take at most.
const numbering = 6

// share is what RVO's box has for one of the bottlenecks that are printed in it.
func (a Application) share(b Bottleneck) int {
	n := 0
	for _, other := range a.Bottlenecks.Blocks {
		if !a.Embedded() || (other.Side == FocusSoftware) == (b.Side == FocusSoftware) {
			n++
		}
	}
	return AnswerMax/max(n, 1) - numbering
}

// sentences numbers what the user wrote in the parts that are texts.
func (a Application) sentences() []Sentence {
	var out []Sentence
	add := func(p PartKey, block string, text find.Text) {
		for _, c := range find.Analyse(text).Clauses {
			if words := strings.TrimSpace(text.Text[c.From:c.To]); words != "" && !c.Heading {
				out = append(out, Sentence{Number: len(out) + 1, Text: words, Part: p, Block: block})
			}
		}
	}
	add(SummaryPart, "", summaryText(a.Summary.Text))
	for _, b := range a.Bottlenecks.Blocks {
		add(BottlenecksPart, b.ID, bottleneckText(paragraphs(b.Problem)))
		add(BottlenecksPart, b.ID, bottleneckText(b.Solution))
	}
	add(ToolsPart, "", find.Text{Field: find.Innovation, Text: a.Tools.Text})
	add(NoveltyPart, "", a.noveltyText(a.Novelty.Text))
	add(CodeNoveltyPart, "", a.noveltyText(a.CodeNovelty.Text))
	add(UpdatePart, "", find.Text{Field: find.Innovation, Text: a.Update.Text})
	add(RemarksPart, "", find.Text{Field: find.Innovation, Text: a.Remarks.Text})
	for _, r := range a.Phases.Rows {
		if !blank(r.Activity) {
			out = append(out, Sentence{Number: len(out) + 1, Text: r.line(), Part: PhasesPart})
		}
	}
	return out
}

// Own reports whether a sentence is in the part or bottleneck that is drafted.
func (o DraftOrder) Own(s Sentence) bool { return s.Part == o.Part && s.Block == o.Block }

// ID is that of the draft which is ordered.
func (o DraftOrder) ID() string { return Draft{Part: o.Part, Block: o.Block}.DraftID() }
