package draft

import (
	"strings"

	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/evaluation/find"
)

// Order asks for the draft of one part, or of one bottleneck.
type Order struct {
	Part      application.PartKey
	Block     string
	Heading   string     // RVO's topic
	Ask       string     // what RVO wants to read there
	Fields    []Field    // that may be written
	Most      int        // characters of what is printed: of the text, or of bottleneck and solution each
	Sentences []Sentence // the only ones that may be used
	Wrong     []string   // what was wrong with the draft before this one

	app application.Application
}

// Field is a text that a draft may propose.
type Field struct {
	Name string // of the API
	Ask  string
	Text string // as it is now
}

// Orders returns the drafts that may be ordered for an application, in the order of the screen. A
// draft that is visible before payment is made only from sentences that are visible then.
func Orders(a application.Application) []Order {
	var out []Order
	for _, p := range []application.PartKey{application.SummaryPart, application.UpdatePart, application.PhasesPart, application.BottlenecksPart, application.ToolsPart, application.NoveltyPart, application.CodeNoveltyPart, application.RemarksPart} {
		switch {
		case a.Hidden(p), p == application.RemarksPart && application.IsBlank(a.Remarks.Text): // they may stay empty
		case p == application.PhasesPart:
			out = order(a, out, Order{Part: p, Most: form.AnswerMax, Fields: []Field{{Name: stepsField, Ask: askSteps(a), Text: lines(a.Phases)}}})
		case p == application.BottlenecksPart:
			for _, b := range a.Bottlenecks.Blocks {
				out = order(a, out, Order{Part: p, Block: b.ID, Most: share(a, b), Fields: blockFields(b)})
			}
		default:
			out = order(a, out, Order{Part: p, Most: form.AnswerMax, Fields: []Field{{Name: "text", Text: a.AnswerOf(p).Text}}})
		}
	}
	return out
}

// Draftable returns what the caller may have drafted.
func Draftable(a application.Application, whole bool) (all []Order) {
	for _, o := range Orders(a) {
		if MayRead(a, Draft{Part: o.Part, Block: o.Block}, whole) {
			all = append(all, o)
		}
	}
	return all
}

// order adds an order, unless there is nothing to draft from.
func order(a application.Application, all []Order, o Order) []Order {
	from := a
	if MayRead(a, Draft{Part: o.Part, Block: o.Block}, false) {
		from = a.Preview()
	}
	o.app, o.Sentences = a, sentences(from)
	printed := form.PrintedPart(a, o.Part)
	if len(o.Sentences) == 0 || len(printed) == 0 {
		return all
	}
	o.Heading, o.Ask = printed[0].Heading, printed[0].Ask
	return append(all, o)
}

func blockFields(b application.Bottleneck) []Field {
	return []Field{
		{Name: application.ProblemText, Text: b.Problem, Ask: "Wat lukt technisch niet, en waardoor komt dat? " +
			"Wat is vooraf niet bekend, en waarom is dat niet te voorspellen? Welke bekende techniek is overwogen, en waarom werkt die hier niet?"},
		{Name: application.SolutionText, Text: b.Solution, Ask: "Wat ontwikkelt de aanvrager zelf, en hoe werkt het?"},
	}
}

// numbering is how many characters the number of a bottleneck and the blank line before it
// take at most.
const numbering = 6

// share returns what RVO's box has for one of the bottlenecks that are printed in it.
func share(a application.Application, b application.Bottleneck) int {
	n := 0
	for _, other := range a.Bottlenecks.Blocks {
		if !a.Embedded() || (other.Side == application.FocusSoftware) == (b.Side == application.FocusSoftware) {
			n++
		}
	}
	return form.AnswerMax/max(n, 1) - numbering
}

// sentences numbers what the user wrote in the parts that are texts.
func sentences(a application.Application) []Sentence {
	var out []Sentence
	add := func(p application.PartKey, block string, text find.Text) {
		for _, c := range find.Analyse(text).Clauses {
			if words := strings.TrimSpace(text.Text[c.From:c.To]); words != "" && !c.Heading {
				out = append(out, Sentence{Number: len(out) + 1, Text: words, Part: p, Block: block})
			}
		}
	}
	add(application.SummaryPart, "", form.SummaryText(a.Summary.Text))
	for _, b := range a.Bottlenecks.Blocks {
		add(application.BottlenecksPart, b.ID, form.BottleneckText(application.Paragraphs(b.Problem)))
		add(application.BottlenecksPart, b.ID, form.BottleneckText(b.Solution))
	}
	add(application.ToolsPart, "", find.Text{Field: find.Innovation, Text: a.Tools.Text})
	add(application.NoveltyPart, "", form.NoveltyText(a, a.Novelty.Text))
	add(application.CodeNoveltyPart, "", form.NoveltyText(a, a.CodeNovelty.Text))
	add(application.UpdatePart, "", find.Text{Field: find.Innovation, Text: a.Update.Text})
	add(application.RemarksPart, "", find.Text{Field: find.Innovation, Text: a.Remarks.Text})
	for _, r := range a.Phases.Rows {
		if !application.IsBlank(r.Activity) {
			out = append(out, Sentence{Number: len(out) + 1, Text: line(r), Part: application.PhasesPart})
		}
	}
	return out
}

// Own reports whether a sentence is in the part or bottleneck that is drafted.
func (o Order) Own(s Sentence) bool { return s.Part == o.Part && s.Block == o.Block }

// ID returns the id of the draft that is ordered.
func (o Order) ID() string { return Draft{Part: o.Part, Block: o.Block}.DraftID() }
