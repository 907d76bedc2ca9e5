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

// bottlenecks asks what each bottleneck lacks. Why nobody can predict the outcome is asked
// once: one reason is enough for RVO. A ruled out alternative is not asked here: the part on
// novelty asks what the solution is compared with.
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
		for _, key := range b.lacks() {
			q.need(ofBottlenecks, BottlenecksPart, b.ID, key, b.lead(key, len(blocks)), b.problem)
		}
	}
	if b, found := unexplained(blocks); found {
		q.need(ofBottlenecks, BottlenecksPart, b.ID, evaluation.AskWhy, b.lead(evaluation.AskWhy, len(blocks)), b.problem)
	}
}

// unexplained returns the first bottleneck with something unknown, when none of them says
// why nobody can predict it.
func unexplained(blocks []said) (first said, found bool) {
	for _, b := range blocks {
		if b.meets(evaluation.AskWhy) {
			return said{}, false
		}
		if !found && b.meets(evaluation.AskUnknown) {
			first, found = b, true
		}
	}
	return first, found
}

// lacks returns the questions of a bottleneck that it does not meet. What explains something is
// not asked before that is there. RVO reads a bottleneck and its solution as a pair, so what
// is unknown may be in either.
func (b said) lacks() []string {
	var out []string
	lack := func(key string, met bool) bool {
		if !met {
			out = append(out, key)
		}
		return !met
	}
	if !lack(evaluation.AskProblem, !blank(b.PrintedProblem()) && b.meets(evaluation.AskProblem)) {
		lack(evaluation.AskCause, b.meets(evaluation.AskCause))
	}
	lack(evaluation.AskUnknown, b.meets(evaluation.AskUnknown))
	if !lack(evaluation.AskSolution, !blank(b.Solution) && b.solves()) {
		lack(evaluation.AskPrinciple, b.works())
	}
	return out
}

// lead says which of several bottlenecks a question is about. One that refers to something
// quotes that, so that it can be read apart from the application.
func (b said) lead(key string, all int) string {
	text := b.title()
	switch key {
	case evaluation.AskWhy:
		text = b.unknown()
	case evaluation.AskPrinciple:
		text = b.Solution
	case evaluation.AskCause:
	default:
		if all == 1 {
			return ""
		}
	}
	if all == 1 {
		return fmt.Sprintf("‘%s’. ", quote(text))
	}
	return fmt.Sprintf("Knelpunt %s, ‘%s’. ", b.number, quote(text))
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
