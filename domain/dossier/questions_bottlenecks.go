package dossier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/needs"
	"wbso/domain/reading"
)

// said is a bottleneck with what its two texts say.
type said struct {
	Bottleneck
	number            string // as printed
	text              string // both, as they were read
	problem, solution reading.Reading
}

// bottlenecks asks what each bottleneck lacks. Why nobody can predict the outcome is asked
// once: one reason is enough for RVO. A ruled out alternative is not asked here: the part on
// novelty asks what the solution is compared with.
func (q *asker) bottlenecks() {
	blocks := q.app.said()
	if len(blocks) == 0 {
		q.ask(ofBottlenecks, Question{Part: BottlenecksPart, Need: emptyNeed, Input: TextInput, Hint: needs.Of(needs.Problem).Example(needs.TopicOf(q.app.reading())),
			Text: "Welk technisch probleem moet je zelf oplossen? RVO wil de oorzaak en het gevolg lezen, geen wens of functionele eis."})
	}
	for _, b := range blocks {
		for _, key := range b.lacks() {
			q.need(ofBottlenecks, BottlenecksPart, b.ID, key, b.lead(key, len(blocks)), b.problem)
		}
	}
	if b, found := unexplained(blocks); found {
		q.need(ofBottlenecks, BottlenecksPart, b.ID, needs.Why, b.lead(needs.Why, len(blocks)), b.problem)
	}
}

// unexplained returns the first bottleneck with something unknown, when none of them says
// why nobody can predict it.
func unexplained(blocks []said) (first said, found bool) {
	for _, b := range blocks {
		if b.meets(needs.Why) {
			return said{}, false
		}
		if !found && b.meets(needs.Unknown) {
			first, found = b, true
		}
	}
	return first, found
}

// lacks returns the needs of a bottleneck that it does not meet. What explains something is
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
	if !lack(needs.Problem, needs.Of(needs.Problem).Met(b.problem.Clauses)) {
		lack(needs.Cause, b.meets(needs.Cause))
	}
	lack(needs.Unknown, b.meets(needs.Unknown))
	if !lack(needs.Solution, needs.Of(needs.Solution).Met(b.solution.Clauses)) {
		lack(needs.Principle, needs.Of(needs.Principle).Met(b.solution.Clauses))
	}
	return out
}

// meets reports whether one of the two texts has what is needed.
func (b said) meets(key string) bool {
	return needs.Of(key).Met(b.problem.Clauses) || needs.Of(key).Met(b.solution.Clauses)
}

// lead says which of several bottlenecks a question is about. One that refers to something
// quotes that, so that it can be read apart from the application.
func (b said) lead(key string, all int) string {
	text := b.title()
	switch key {
	case needs.Why:
		text = b.unknown()
	case needs.Principle:
		text = b.Solution
	case needs.Cause:
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

// title is the text that stands for a bottleneck.
func (b said) title() string {
	if text := b.PrintedProblem(); text != "" {
		return text
	}
	return b.Solution
}

// unknown returns the clause that says what is not known.
func (b said) unknown() string {
	for _, c := range slices.Concat(b.problem.Clauses, b.solution.Clauses) {
		if needs.Of(needs.Unknown).MetBy(c) {
			return b.text[c.From:c.To]
		}
	}
	return b.title()
}

// said reads the bottlenecks that say something.
func (a Application) said() []said {
	var out []said
	count := map[bool]int{}
	for _, b := range a.Bottlenecks.Blocks {
		problem := b.PrintedProblem()
		if blank(problem) && blank(b.Solution) {
			continue
		}
		code := a.Embedded() && b.Side == FocusSoftware
		count[code]++
		number := strconv.Itoa(count[code])
		if code {
			number += " van de programmatuur"
		}
		out = append(out, said{Bottleneck: b, number: number})
		out[len(out)-1].read(problem)
	}
	return out
}

// read reads both texts of a bottleneck at once: each is the context of the other.
func (b *said) read(problem string) {
	b.text = problem + "\n\n" + b.Solution
	r := reading.Read(bottleneckText(b.text))
	at := slices.IndexFunc(r.Clauses, func(c reading.Clause) bool { return c.From >= len(problem) })
	if at < 0 {
		at = len(r.Clauses)
	}
	b.problem, b.solution = r, r
	b.problem.Clauses, b.solution.Clauses = r.Clauses[:at], r.Clauses[at:]
}

// solved is the solutions that a part on novelty is about. RVO reads them before it.
func (a Application) solved(novelty PartKey) string {
	var all []string
	for _, b := range a.Bottlenecks.Blocks {
		code := a.Embedded() && b.Side == FocusSoftware
		if code == (novelty == CodeNoveltyPart) {
			all = append(all, b.Solution)
		}
	}
	return strings.Join(all, "\n\n")
}

// bottleneckText, summaryText and noveltyText are the texts of parts as a reader reads them.
func bottleneckText(text string) reading.Text {
	return reading.Text{Field: domain.TechnicalChallenges, Text: text}
}

func summaryText(text string) reading.Text {
	return reading.Text{Field: domain.ElevatorPitch, Text: text}
}

func (a Application) noveltyText(text string) reading.Text {
	return reading.Text{Field: domain.Innovation, Text: text, Pitch: a.Summary.Text}
}

// reading reads what the whole project is about.
func (a Application) reading() reading.Reading {
	text := a.Project.Title + ".\n" + a.Summary.Text
	for _, b := range a.Bottlenecks.Blocks {
		text += "\n" + b.PrintedProblem()
	}
	return reading.Read(summaryText(text))
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
