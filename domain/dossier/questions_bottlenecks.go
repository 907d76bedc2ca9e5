package dossier

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/needs"
	"wbso/domain/reading"
)

// said is a bottleneck with what its two texts say.
type said struct {
	Bottleneck
	number            int // as printed
	problem, solution reading.Reading
}

// bottlenecks asks what each bottleneck lacks. A ruled out alternative and why nobody can
// predict the outcome are asked once: one of each is enough for RVO.
func (q *asker) bottlenecks() {
	blocks := q.app.said()
	if len(blocks) == 0 {
		q.ask(ofBottlenecks, Question{Part: BottlenecksPart, Need: emptyNeed, Input: TextInput, Hint: needs.Of(needs.Problem).Example(needs.TopicOf(q.app.reading())),
			Text: "Welk technisch probleem moet je zelf oplossen? RVO wil de oorzaak en het gevolg lezen, geen wens of functionele eis."})
	}
	for _, b := range blocks {
		lead := b.lead(len(blocks))
		for _, key := range b.lacks() {
			q.need(ofBottlenecks, BottlenecksPart, b.ID, key, lead, b.problem)
		}
	}
	q.once(blocks, needs.RuledOut, func(said) bool { return true })
	q.once(blocks, needs.Why, func(b said) bool { return needs.Of(needs.Unknown).Met(b.problem.Clauses) })
}

// lacks returns the needs of a bottleneck that it does not meet. What explains something is
// not asked before that is there. RVO reads a bottleneck and its solution as a pair, so what
// is unknown may be in either.
func (b said) lacks() []string {
	var out []string
	has := func(key string, texts ...reading.Reading) bool {
		met := slices.ContainsFunc(texts, func(r reading.Reading) bool { return needs.Of(key).Met(r.Clauses) })
		if !met {
			out = append(out, key)
		}
		return met
	}
	if has(needs.Problem, b.problem) {
		has(needs.Cause, b.problem, b.solution)
	}
	has(needs.Unknown, b.problem, b.solution)
	if has(needs.Solution, b.solution) {
		has(needs.Principle, b.solution)
	}
	return out
}

// once asks for a need at the first bottleneck that fits, unless one of them meets it.
func (q *asker) once(blocks []said, key string, fits func(said) bool) {
	for _, b := range blocks {
		if needs.Of(key).Met(b.problem.Clauses) || needs.Of(key).Met(b.solution.Clauses) {
			return
		}
	}
	for _, b := range blocks {
		if fits(b) {
			q.need(ofBottlenecks, BottlenecksPart, b.ID, key, b.lead(len(blocks)), b.problem)
			return
		}
	}
}

// lead says which of several bottlenecks a question is about.
func (b said) lead(all int) string {
	if all == 1 {
		return ""
	}
	text := b.PrintedProblem()
	if text == "" {
		text = b.Solution
	}
	return fmt.Sprintf("Knelpunt %d, ‘%s’. ", b.number, quote(text))
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
		out = append(out, said{Bottleneck: b, number: count[code]})
		out[len(out)-1].read(problem)
	}
	return out
}

// read reads both texts of a bottleneck at once: each is the context of the other.
func (b *said) read(problem string) {
	r := reading.Read(bottleneckText(problem + "\n\n" + b.Solution))
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
