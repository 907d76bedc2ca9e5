package application

import (
	"wbso/domain/evaluation"
)

// BottleneckLetter is the letter with which the ids of bottlenecks begin.
const BottleneckLetter = "k"

// Bottlenecks are the technical bottlenecks, each with its solution, in the user's order.
// Both sections of RVO's form print them under the same numbers.
type Bottlenecks struct {
	Blocks []Bottleneck `json:"blocks"`
}

// Bottleneck is one block, with the two boxes that RVO has for it. With embedded software its
// side says in which pair of sections it is printed; otherwise there is one pair.
type Bottleneck struct {
	ID       string `json:"id"` // k1, k2 …
	Side     Focus  `json:"side"`
	Problem  string `json:"problem"` // and its cause, what is not known beforehand, and what was ruled out
	Solution string `json:"solution"`
}

// Lost reports whether a member of a call is a text that a bottleneck had once, apart from that of
// its problem.
func (Bottleneck) Lost(member string) bool {
	return member == evaluation.AskCause || member == evaluation.AskUnknown || member == evaluation.AskRuledOut
}

// BottlenecksKept is the most bottlenecks that are kept.
const BottlenecksKept = 50

// The texts of a bottleneck, in the order in which they are printed.
const (
	ProblemText  = "problem"
	SolutionText = "solution"
)

// BottleneckTexts returns the names of the texts of a bottleneck, in the order in which they are printed.
func BottleneckTexts() []string { return []string{ProblemText, SolutionText} }

// PrintedProblem returns what a bottleneck says of its problem, as it is printed.
func (b Bottleneck) PrintedProblem() string { return Paragraphs(b.Problem) }

// PrintedSolution returns what it says of its solution, as it is printed.
func (b Bottleneck) PrintedSolution() string { return Paragraphs(b.Solution) }

// Text returns a text of a bottleneck by its name, or nil when it has no such text.
func (b *Bottleneck) Text(name string) *string {
	switch name {
	case ProblemText:
		return &b.Problem
	case SolutionText:
		return &b.Solution
	}
	return nil
}
