package application

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain/evaluation"
)

// bottleneckWords is a bottleneck with what its two texts say.
type bottleneckWords struct {
	Bottleneck
	number            string // as printed
	problem, solution evaluation.Analysis
}

// said reads the bottlenecks that say something.
func (a Application) said() []bottleneckWords {
	var out []bottleneckWords
	count := map[bool]int{}
	for _, b := range a.Bottlenecks.Blocks {
		problem := b.PrintedProblem()
		if blank(problem) && blank(b.Solution) {
			continue
		}
		code := a.ofSoftware(b)
		count[code]++
		number := strconv.Itoa(count[code])
		if code {
			number += " van de programmatuur"
		}
		out = append(out, bottleneckWords{Bottleneck: b, number: number})
		out[len(out)-1].read(problem)
	}
	return out
}

// read reads both texts of a bottleneck at once: each is the context of the other.
func (b *bottleneckWords) read(problem string) {
	r := evaluation.Analyse(bottleneckText(problem + "\n\n" + b.Solution))
	at := slices.IndexFunc(r.Clauses, func(c evaluation.Clause) bool { return c.From >= len(problem) })
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
		code := a.ofSoftware(b)
		if code == (novelty == CodeNoveltyPart) {
			all = append(all, b.Solution)
		}
	}
	return strings.Join(all, "\n\n")
}

// meets reports whether either text has what a question needs: RVO reads a bottleneck and
// its solution as a pair.
func (b bottleneckWords) meets(key string) bool {
	q := evaluation.QuestionOf(key)
	return q.Met(b.problem.Clauses) || q.Met(b.solution.Clauses)
}

// title is the text that stands for a bottleneck.
func (b bottleneckWords) title() string {
	if text := b.PrintedProblem(); text != "" {
		return text
	}
	return b.Solution
}

// answers reports whether a bottleneck answers the question about one of its texts. RVO has
// a box for the problem and one for the solution, which are not empty then. What explains
// the problem is not asked before that is there.
func (b bottleneckWords) answers(slot string) bool {
	text := *b.slot(slot)
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
func (b bottleneckWords) lead(all int) string {
	if all == 1 {
		return fmt.Sprintf("“%s”. ", quote(b.title()))
	}
	return fmt.Sprintf("Knelpunt %s, “%s”. ", b.number, quote(b.title()))
}

// bottleneckWords is the text of a bottleneck as an analysis reads it.
func bottleneckText(text string) evaluation.Text {
	return evaluation.Text{Field: evaluation.TechnicalChallenges, Text: text}
}

// An answer of fewer words says too little to count when an analysis does not recognise it.
const answerWords = 4

// filled reports whether a text says enough to count by itself. An example with its slots
// still open does not.
func filled(text string) bool {
	return len(plainWords(text)) >= answerWords && !strings.Contains(text, "…") && !strings.Contains(text, "...")
}

// substantial reports whether an answer is filled, and is not what RVO does not want to read.
func substantial(text string) bool {
	return filled(text) && !slices.ContainsFunc(evaluation.Analyse(bottleneckText(text)).Clauses, evaluation.Clause.Harmful)
}

// answered reports whether the user answered a question and most words of the answer are
// still in the text. People answer in words that no analysis foresees.
func (a Application) answered(id, text string) bool {
	words := plainWords(a.Answered[id])
	if len(words) == 0 {
		return false
	}
	present, n := map[string]bool{}, 0
	for _, w := range plainWords(text) {
		present[w] = true
	}
	for _, w := range words {
		if present[w] {
			n++
		}
	}
	return 3*n >= 2*len(words)
}

func plainWords(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
