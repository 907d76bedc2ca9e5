package dossier

import (
	"slices"
	"strconv"
	"strings"

	"wbso/domain/evaluation"
)

// said is a bottleneck with what its two texts say.
type said struct {
	Bottleneck
	number            string // as printed
	text              string // both, as they were read
	problem, solution evaluation.Analysis
	answered          func(key string) bool // in the answer to its question
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
		code := a.ofSoftware(b)
		count[code]++
		number := strconv.Itoa(count[code])
		if code {
			number += " van de programmatuur"
		}
		out = append(out, said{Bottleneck: b, number: number})
		last := &out[len(out)-1]
		last.read(problem)
		last.answered = func(key string) bool { return a.answered(questionID(BottlenecksPart, b.ID, key), last.text) }
	}
	return out
}

// read reads both texts of a bottleneck at once: each is the context of the other.
func (b *said) read(problem string) {
	b.text = problem + "\n\n" + b.Solution
	r := evaluation.Analyse(bottleneckText(b.text))
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

// solves reports whether there is a solution. What works by a principle is one.
func (b said) solves() bool {
	return b.met(evaluation.AskSolution, b.solution) || b.met(evaluation.AskPrinciple, b.solution)
}

// manyThings is how many things a solution names when it says which of them does what.
const manyThings = 5

// works reports whether the solution says how it works, or what it does for what.
func (b said) works() bool {
	return b.met(evaluation.AskPrinciple, b.solution) || slices.ContainsFunc(b.solution.Clauses, func(c evaluation.Clause) bool {
		return c.Strength(evaluation.Solution) > 0 && (c.Strength(evaluation.Goal) > 0 || len(c.Subjects) >= manyThings)
	})
}

// meets is met for what may be in either text.
func (b said) meets(key string) bool { return b.met(key, b.problem) || b.met(key, b.solution) }

// met reports whether a text, or an answer, has what is needed.
func (b said) met(key string, text evaluation.Analysis) bool {
	return evaluation.QuestionOf(key).Met(text.Clauses) || b.answered(key)
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
		if evaluation.QuestionOf(evaluation.AskUnknown).MetBy(c) {
			return b.text[c.From:c.To]
		}
	}
	return b.title()
}
