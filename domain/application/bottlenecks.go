package application

import (
	"fmt"

	"wbso/domain"
	"wbso/domain/evaluation"
)

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

// Block returns a bottleneck by its id, or nil.
func (a *Application) Block(id string) *Bottleneck {
	for i := range a.Bottlenecks.Blocks {
		if b := &a.Bottlenecks.Blocks[i]; b.ID == id {
			return b
		}
	}
	return nil
}

func checkBottlenecks(a *Application, was Application, errs *domain.Fields) {
	id := func(k *Bottleneck) *string { return &k.ID }
	a.Bottlenecks.Blocks = identify(a, errs, "blocks", BottleneckLetter, a.Bottlenecks.Blocks, id, was.Bottlenecks.Blocks)
	before := byID(was.Bottlenecks.Blocks, id)
	CheckCount(errs, "blocks", len(a.Bottlenecks.Blocks), BottlenecksKept)
	for i := range a.Bottlenecks.Blocks {
		k, at := &a.Bottlenecks.Blocks[i], fmt.Sprintf("blocks.%d.", i)
		if k.Side == "" {
			k.Side = a.Project.Focus
		}
		choice(errs, at+"side", string(k.Side), focuses()...)
		old := before[k.ID]
		for _, name := range BottleneckTexts() {
			checkLong(errs, at+name, *k.Text(name), *old.Text(name))
		}
	}
}

// OfSoftware reports whether a bottleneck is in the boxes about embedded software.
func (a Application) OfSoftware(b Bottleneck) bool { return a.Embedded() && b.Side == FocusSoftware }
