package application

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/evaluation/find"
)

// Layout is what the user wrote in the three texts of the wizard, clause by clause in the
// order of the texts, with the box of the application that each was put into.
type Layout struct {
	Clauses []Clause `json:"clauses"`
}

// Clause is a sentence as it was typed. The application has its words too, in its box: a
// clause whose words are in no box any more was edited there.
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
	Box      Box            `json:"box"`      // into which it was put last; "" waits to be placed

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

// ReasonChosen says that the user left a clause out.
const ReasonChosen = "Je hebt deze zin zelf weggelaten."

// BottleneckBox returns the box of a text of a bottleneck.
func BottleneckBox(id, name string) Box { return Box(id + "." + name) }

// bottleneck returns the id and the text of a bottleneck that a box is.
func (b Box) bottleneck() (id, name string, is bool) {
	id, name, is = strings.Cut(string(b), ".")
	return id, name, is && strings.HasPrefix(id, bottleneckLetter) && slices.Contains(bottleneckTexts(), name)
}

// part returns the part that a box belongs to.
func (b Box) part() PartKey {
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

// Boxes returns the boxes that an application has, in the order of the screen.
func (a Application) Boxes() []Box { return a.arrange().boxes }

func (a Application) bottleneckIDs() (ids []string) {
	for _, b := range a.Bottlenecks.Blocks {
		ids = append(ids, b.ID)
	}
	return ids
}

// allBoxes returns the boxes that there are with these bottlenecks.
func allBoxes(bottlenecks []string) []Box {
	boxes := []Box{DescriptionBox, PhasesBox}
	for _, id := range bottlenecks {
		for _, name := range bottleneckTexts() {
			boxes = append(boxes, BottleneckBox(id, name))
		}
	}
	return append(boxes, ToolsBox, NoveltyBox, CodeNoveltyBox, NoneBox)
}

// boxesWith returns the boxes that the application would have with these bottlenecks. One that
// RVO does not ask for any more is shown as long as a clause is in it.
func (a Application) boxesWith(bottlenecks []string, f *finder) []Box {
	return slices.DeleteFunc(allBoxes(bottlenecks), func(b Box) bool {
		return a.Hidden(b.part()) && !slices.ContainsFunc(a.Layout.Clauses, func(c Clause) bool { return c.Box == b && f.has(b, c) })
	})
}

// text returns the text that a box is, or nil for rows, what is left out, and a box that
// the application does not have.
func (a *Application) text(b Box) *string {
	if id, name, is := b.bottleneck(); is {
		return a.fieldAt(BottlenecksPart, id, name)
	}
	if answer := a.answer(b.part()); answer != nil {
		return &answer.Text
	}
	return nil
}

// in returns the words of a clause as a box has them. A text keeps the numbers of a list;
// bottlenecks and steps have their own, but for the name of a step.
func (c Clause) in(b Box) string {
	_, _, bottleneck := b.bottleneck()
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

// unplaced returns the clauses that wait to be placed, without those that move along with
// the one before.
func (a *Application) unplaced() []Clause {
	var out []Clause
	waits := false
	for i, c := range a.Layout.Clauses {
		along := waits && c.follows() && c.From == a.Layout.Clauses[i-1].From
		waits = c.Box == Unplaced
		if waits && !along {
			out = append(out, c)
		}
	}
	return out
}

// follows reports whether a clause moves along with the one before it. An item of a list
// does not.
func (c Clause) follows() bool { return c.Refers && c.Numeral == "" }

// LayoutRev is the revision of the layout: any change to a part with boxes, or to the project
// that decides which boxes there are, makes another one.
func (a Application) LayoutRev() int {
	rev := a.Revs[ProjectPart]
	for _, p := range layoutParts() {
		rev += a.Revs[p]
	}
	return rev
}

// layoutParts are the parts that have boxes.
func layoutParts() []PartKey {
	return []PartKey{SummaryPart, PhasesPart, BottlenecksPart, ToolsPart, NoveltyPart, CodeNoveltyPart, LeftOutPart}
}

// ClauseView is a clause as its reader sees it.
type ClauseView struct {
	Clause
	Edited bool // its words are in no box any more
}

// BoxView is a box as one chooses it.
type BoxView struct {
	Box        Box
	Part       PartKey
	Bottleneck string // its name on the screen; empty for another box
	Label      string
	Exists     bool // false for the bottleneck that comes next
}

// boxViews returns the boxes, with those of the bottleneck that comes next.
func (e *arranging) boxViews() (views []BoxView) {
	next := e.nextBottleneck()
	for _, b := range allBoxes(append(e.bottleneckIDs(), next)) {
		id, _, _ := b.bottleneck()
		exists, coming := slices.Contains(e.boxes, b), next != "" && id == next && !e.Hidden(BottlenecksPart)
		if name, label := e.boxNames(b); exists || coming {
			views = append(views, BoxView{Box: b, Part: b.part(), Bottleneck: name, Label: label, Exists: exists})
		}
	}
	return views
}

// LayoutView is the layout as its reader may see it. Before payment that is the pitch and
// what is in the first bottleneck, or was proposed for it; of the rest it has counts.
type LayoutView struct {
	Clauses        []ClauseView
	Boxes          []BoxView
	Hidden         int
	HiddenUnplaced int
}

// ViewLayout returns the layout for somebody who may read everything, or only what is open
// before payment.
func (a Application) ViewLayout(whole bool) LayoutView {
	e := a.arrange()
	v := LayoutView{Clauses: []ClauseView{}, Boxes: e.boxViews()}
	for i, c := range a.Layout.Clauses {
		c.Box = e.spots[i].box
		switch {
		case whole || a.opens(c):
			if c.Box != Unplaced || !slices.ContainsFunc(v.Boxes, func(b BoxView) bool { return b.Box == c.Suggested }) {
				c.Suggested, c.SuggestedFor = "", "" // it is placed, or cannot be placed there any more
			}
			v.Clauses = append(v.Clauses, ClauseView{c, e.spots[i].edited})
		default:
			v.Hidden++
			if c.Box == Unplaced {
				v.HiddenUnplaced++
			}
		}
	}
	return v
}

// opens reports whether a clause may be read and placed before payment.
func (a Application) opens(c Clause) bool {
	if len(a.Bottlenecks.Blocks) == 0 {
		return c.From == find.ElevatorPitch
	}
	first := a.Bottlenecks.Blocks[0].ID
	in := func(b Box) bool { id, _, is := b.bottleneck(); return is && id == first }
	return c.From == find.ElevatorPitch || in(c.Box) || in(c.Proposed)
}

// boxLabel names a box on the screen.
func (a Application) boxLabel(b Box) string {
	name, label := a.boxNames(b)
	if name == "" {
		return label
	}
	return name + ", " + label
}

// boxNames returns the name of the bottleneck that a box is of, if any, and of the box in it.
func (a Application) boxNames(b Box) (bottleneck, label string) {
	if id, name, is := b.bottleneck(); is {
		at := slices.IndexFunc(a.Bottlenecks.Blocks, func(k Bottleneck) bool { return k.ID == id })
		if at < 0 {
			return "Nieuw knelpunt", textLabels[name]
		}
		return "Knelpunt " + strconv.Itoa(at+1), textLabels[name]
	}
	if b == NoneBox {
		return "", "Hoort er niet in"
	}
	return "", b.part().PartLabel()
}

// textLabels name the texts of a bottleneck on the screen.
var textLabels = map[string]string{ProblemText: "knelpunt", SolutionText: "oplossing"}
