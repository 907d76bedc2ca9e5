package dossier

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// codeNeed is a bottleneck of the software in a product or process.
const codeNeed = "software"

// slotQuestions are what each bottleneck is asked, in the order in which its texts are printed.
// A text that is there answers the question of its name, in any words; so does a clause
// elsewhere in the bottleneck.
var slotQuestions = []struct{ slot, text string }{
	{evaluation.AskProblem, "Wat lukt er technisch niet: wat gebeurt er, en wanneer?"},
	{evaluation.AskCause, "Waardoor komt dat: welk verschijnsel of welke eigenschap zit erachter?"},
	{evaluation.AskUnknown, "Wat weet je vooraf niet, en waarom is dat niet uit te rekenen of op te zoeken?"},
	{evaluation.AskRuledOut, "Welke bestaande techniek viel af, en waarom?"},
	{evaluation.AskSolution, "Wat ga je zelf onderzoeken of bouwen om dit op te lossen, en hoe gaat het werken?"},
}

// bottlenecks asks what each bottleneck lacks, and for one where there is none.
func (q *asker) bottlenecks() {
	blocks := q.blocks
	has := func(code bool) bool {
		return slices.ContainsFunc(blocks, func(b said) bool { return q.app.ofSoftware(b.Bottleneck) == code })
	}
	if !has(false) {
		q.ask(ofBottlenecks, Question{Part: BottlenecksPart, Need: emptyNeed, Input: TextInput, Hint: evaluation.QuestionOf(evaluation.AskProblem).Example(q.topic()),
			Text: "Welk technisch probleem moet je zelf oplossen? RVO wil de oorzaak en het gevolg lezen, geen wens of functionele eis."})
	}
	if q.app.Embedded() && !has(true) {
		q.ask(ofBottlenecks, Question{Part: BottlenecksPart, Need: codeNeed, Input: TextInput, Hint: evaluation.QuestionOf(evaluation.AskProblem).Example(evaluation.TopicSoftware),
			Text: aboutSoftware + "Welk technisch probleem moet je daarin zelf oplossen? RVO heeft er eigen vakken voor: schrijf de oorzaak en het gevolg op, geen wens of functionele eis."})
	}
	for _, b := range blocks {
		for _, s := range slotQuestions {
			if !b.answers(s.slot) {
				q.ask(ofBottlenecks, Question{Part: BottlenecksPart, Block: b.ID, Need: s.slot, Input: TextInput,
					Text: b.lead(len(blocks)) + s.text, Hint: evaluation.QuestionOf(s.slot).Example(evaluation.TopicOf(b.problem))})
			}
		}
	}
}

// answers reports whether a bottleneck answers the question about one of its texts. RVO has
// a box for the problem and one for the solution, which are not empty then. What explains
// the problem is not asked before that is there.
func (b said) answers(slot string) bool {
	text, _ := b.Bottleneck.slot(slot)
	switch {
	case filled(text):
		return true
	case slot == evaluation.AskSolution:
		return false
	case slot == evaluation.AskProblem:
		return b.meets(slot) && !blank(b.PrintedProblem())
	case slot == evaluation.AskCause && !b.answers(evaluation.AskProblem):
		return true
	}
	return b.meets(slot)
}

// lead says which of several bottlenecks a question is about.
func (b said) lead(all int) string {
	if all == 1 {
		return fmt.Sprintf("‘%s’. ", quote(b.title()))
	}
	return fmt.Sprintf("Knelpunt %s, ‘%s’. ", b.number, quote(b.title()))
}

// bottleneckText, summaryText and noveltyText are the texts of parts as a reader reads them.
func bottleneckText(text string) evaluation.Text {
	return evaluation.Text{Field: domain.TechnicalChallenges, Text: text}
}

func summaryText(text string) evaluation.Text {
	return evaluation.Text{Field: domain.ElevatorPitch, Text: text}
}

func (a Application) noveltyText(text string) evaluation.Text {
	return evaluation.Text{Field: domain.Innovation, Text: text, Pitch: a.Summary.Text}
}

// topic returns what the whole project is about.
func (a Application) topic() evaluation.Topic {
	text := a.Project.Title + ".\n" + a.Summary.Text
	for _, b := range a.Bottlenecks.Blocks {
		text += "\n" + b.PrintedProblem()
	}
	var r evaluation.Analysis
	r.Kind, r.Area = evaluation.About(text)
	return evaluation.TopicOf(r)
}

// quoteMax is the length of a quotation in a question, in characters.
const quoteMax = 60

// quote returns the first words of a text.
func quote(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if utf8.RuneCountInString(line) <= quoteMax {
		return strings.TrimRight(line, ".:; ")
	}
	head := string([]rune(line)[:quoteMax])
	if i := strings.LastIndexByte(head, ' '); i > 0 {
		head = head[:i]
	}
	return strings.TrimRight(head, " ,.;:") + "…"
}
