package application

import (
	"slices"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// ClauseLetter is the letter with which the ids of clauses begin.
const ClauseLetter = "s"

// Layout is the three texts of the wizard cut into clauses, in the order of the texts, each with
// the box of the application that it was put into.
type Layout struct {
	Clauses []Clause `json:"clauses"`
}

// Clause is a sentence as it was typed in the wizard, and its place in the application.
type Clause struct {
	ID       string         `json:"id"` // s1, s2 …
	Text     string         `json:"text"`
	Numeral  string         `json:"numeral"` // of its list item, as typed: "1.", "Knelpunt 2:"
	From     find.TextField `json:"from"`
	Breaks   int            `json:"breaks"`   // line ends before it: 0, 1, or 2 for a blank line
	Refers   bool           `json:"refers"`   // begins with a reference to the clause before it, and moves along with it
	Done     string         `json:"done"`     // the month of a step, mm-yyyy; else empty
	Proposed Box            `json:"proposed"` // "" for none
	Quote    string         `json:"quote"`    // the words that the proposal rests on; empty when it is the field that was typed in
	Reason   string         `json:"reason"`   // why none is proposed
	Box      Box            `json:"box"`      // that it is in; "" waits to be placed
	At       int            `json:"at"`       // where it begins in the text of its box, in bytes
	Length   int            `json:"length"`   // of its words there; 0 in a box without a text
	Edited   bool           `json:"edited"`   // its words are in no box any more: Box is the last that had them

	Suggested    Box    `json:"suggested,omitempty"`     // by a model, for one that waits; "" for none
	SuggestedFor string `json:"suggested_for,omitempty"` // the words that this rests on
}

// Box is a place for a clause: a text of a bottleneck such as k1.problem, or one of those below.
type Box string

const (
	Unplaced       Box = ""
	DescriptionBox Box = "description"
	PhasesBox      Box = "phases"
	ToolsBox       Box = "tools"
	NoveltyBox     Box = "novelty"
	CodeNoveltyBox Box = "software.novelty"
	NoneBox        Box = "none" // it is left out
)

// BottleneckBox returns the box of a text of a bottleneck.
func BottleneckBox(id, name string) Box { return Box(id + "." + name) }

// Bottleneck returns the id and the text of a bottleneck that a box is.
func (b Box) Bottleneck() (id, name string, is bool) {
	id, name, is = strings.Cut(string(b), ".")
	return id, name, is && strings.HasPrefix(id, BottleneckLetter) && slices.Contains(BottleneckTexts(), name)
}

// AllBoxes returns the boxes that an application can have.
func (a Application) AllBoxes() []Box {
	boxes := []Box{DescriptionBox, PhasesBox}
	for _, k := range a.Bottlenecks.Blocks {
		for _, name := range BottleneckTexts() {
			boxes = append(boxes, BottleneckBox(k.ID, name))
		}
	}
	return append(boxes, ToolsBox, NoveltyBox, CodeNoveltyBox, NoneBox)
}

// Part returns the part that a box belongs to.
func (b Box) Part() PartKey {
	switch b {
	case DescriptionBox:
		return SummaryPart
	case PhasesBox:
		return PhasesPart
	case ToolsBox:
		return ToolsPart
	case NoveltyBox:
		return NoveltyPart
	case CodeNoveltyBox:
		return CodeNoveltyPart
	case NoneBox:
		return LeftOutPart
	}
	return BottlenecksPart
}

// WordsIn returns the words of a clause as they stand in a box. A text keeps the numbers of a list;
// bottlenecks and steps have numbers of their own, except the name of a step.
func (c Clause) WordsIn(b Box) string {
	_, _, bottleneck := b.Bottleneck()
	switch {
	case b == PhasesBox && strings.ContainsFunc(c.Numeral, unicode.IsLetter):
		return domain.OneLine(c.Numeral + " " + strings.TrimRight(c.Text, ";, "))
	case b == PhasesBox:
		return domain.OneLine(strings.TrimRight(c.Text, ";, "))
	case bottleneck || c.Numeral == "":
		return c.Text
	}
	return c.Numeral + " " + c.Text
}
