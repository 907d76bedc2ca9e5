package application

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// Layout is what the user wrote in the three texts of the wizard, clause by clause in the
// order of the texts, with the box of the application that each was put into.
type Layout struct {
	Clauses []Clause `json:"clauses"`
}

// Clause is a sentence as it was typed. The application has its words too, in its box: a
// clause whose words are in no box any more was edited there.
type Clause struct {
	ID       string               `json:"id"` // s1, s2 …
	Text     string               `json:"text"`
	Numeral  string               `json:"numeral"` // of its list item, as typed: "1.", "Knelpunt 2:"
	From     evaluation.TextField `json:"from"`
	Breaks   int                  `json:"breaks"`   // line ends before it: 0, 1, or 2 for a blank line
	Refers   bool                 `json:"refers"`   // begins with a reference to the clause before it, and moves along with it
	Done     string               `json:"done"`     // the month of a step, mm-yyyy; else empty
	Proposed Box                  `json:"proposed"` // "" for none
	Quote    string               `json:"quote"`    // the words that the proposal rests on; empty when it is the field that was typed in
	Reason   string               `json:"reason"`   // why none is proposed
	Box      Box                  `json:"box"`      // into which it was put last; "" waits to be placed

	Suggested    Box    `json:"suggested,omitempty"`     // by a model, for one that waits; "" for none
	SuggestedFor string `json:"suggested_for,omitempty"` // the words that this rests on
}

// Box is a place for a clause: a text of a bottleneck such as k1.cause, or one of those below.
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
func BottleneckBox(id, slot string) Box { return Box(id + "." + slot) }

// bottleneck returns the id and the text of a bottleneck that a box is.
func (b Box) bottleneck() (id, slot string, is bool) {
	id, slot, is = strings.Cut(string(b), ".")
	return id, slot, is && strings.HasPrefix(id, bottleneckLetter) && slices.Contains(slotNames(), slot)
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
func (a Application) Boxes() []Box {
	return a.boxesWith(a.bottleneckIDs())
}

func (a Application) bottleneckIDs() (ids []string) {
	for _, b := range a.Bottlenecks.Blocks {
		ids = append(ids, b.ID)
	}
	return ids
}

// boxesWith returns the boxes that the application would have with these bottlenecks.
func (a Application) boxesWith(bottlenecks []string) []Box {
	boxes := []Box{DescriptionBox, PhasesBox}
	for _, id := range bottlenecks {
		for _, slot := range slotNames() {
			boxes = append(boxes, BottleneckBox(id, slot))
		}
	}
	boxes = append(boxes, ToolsBox, NoveltyBox, CodeNoveltyBox, NoneBox)
	return slices.DeleteFunc(boxes, func(b Box) bool { return a.Hidden(b.part()) && !a.filled(b) })
}

// filled reports whether a clause is in a box: one that RVO does not ask for any more is shown
// as long as it is.
func (a Application) filled(b Box) bool {
	return slices.ContainsFunc(a.Layout.Clauses, func(c Clause) bool { return c.Box == b && a.has(b, c) })
}

// text returns the text that a box is, or nil for rows, what is left out, and a box that
// the application does not have.
func (a *Application) text(b Box) *string {
	if id, slot, is := b.bottleneck(); is {
		return a.fieldAt(BottlenecksPart, id, slot)
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

// has reports whether a box has the words of a clause.
func (a *Application) has(b Box, c Clause) bool {
	switch b {
	case PhasesBox:
		return a.step(c) >= 0
	case NoneBox:
		return slices.ContainsFunc(a.LeftOut.Items, func(w LeftOutItem) bool { return w.Text == c.in(b) })
	}
	return a.find(b, c) >= 0
}

// step returns which row has a clause, or -1.
func (a *Application) step(c Clause) int {
	return slices.IndexFunc(a.Phases.Rows, func(r Phase) bool { return r.Activity == c.in(PhasesBox) })
}

// find returns where the words of a clause are in the text of a box, apart from what
// surrounds them, or -1. Those that are part of a longer clause in the box are that one's.
func (a *Application) find(b Box, c Clause) int {
	text, words := a.text(b), c.in(b)
	if text == nil || words == "" {
		return -1
	}
	var longer []string
	for _, other := range a.Layout.Clauses {
		if other.Box == b && len(other.Text) > len(c.Text) && strings.Contains(other.in(b), words) {
			longer = append(longer, other.in(b))
		}
	}
	for from := 0; ; {
		at := strings.Index((*text)[from:], words)
		if at < 0 {
			return -1
		}
		at += from
		if apart(*text, at, at+len(words)) && !slices.ContainsFunc(longer, func(w string) bool { return within(*text, at, words, w) }) {
			return at
		}
		from = at + 1
	}
}

// apart reports whether white space, or an end of the text, surrounds a part of it.
func apart(text string, from, to int) bool {
	return (from == 0 || strings.ContainsAny(text[from-1:from], " \n\t")) && (to == len(text) || strings.ContainsAny(text[to:to+1], " \n\t"))
}

// within reports whether the words at a place in a text are part of longer words there.
func within(text string, at int, words, longer string) bool {
	for from := 0; ; {
		k := strings.Index(longer[from:], words)
		if k < 0 {
			return false
		}
		k += from
		if k <= at && strings.HasPrefix(text[at-k:], longer) {
			return true
		}
		from = k + 1
	}
}

// where returns the box that has a clause: the one that it was put into, or another one
// when the user moved its words by hand. edited is true when no box has it. What waits to be
// placed does so until it is, also when the same words are somewhere else.
func (a *Application) where(c Clause) (b Box, edited bool) {
	if c.Box == Unplaced || a.has(c.Box, c) {
		return c.Box, false
	}
	for _, b := range a.Boxes() {
		if a.has(b, c) {
			return b, false
		}
	}
	return c.Box, true
}

// unplaced returns the clauses that wait to be placed, without those that move along with
// the one before.
func (a *Application) unplaced() []Clause {
	var out []Clause
	waits := false
	for i, c := range a.Layout.Clauses {
		along := waits && c.follows() && c.From == a.Layout.Clauses[i-1].From
		b, _ := a.where(c)
		waits = b == Unplaced
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
func (a Application) boxViews() (views []BoxView) {
	here, ids := a.Boxes(), a.bottleneckIDs()
	if next := a.nextBottleneck(); next != "" {
		ids = append(ids, next)
	}
	for _, b := range a.boxesWith(ids) {
		name, label := a.boxNames(b)
		views = append(views,
			BoxView{Box: b, Part: b.part(), Bottleneck: name, Label: label, Exists: slices.Contains(here, b)})
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
	v := LayoutView{Clauses: []ClauseView{}, Boxes: a.boxViews()}
	for _, c := range a.Layout.Clauses {
		var edited bool
		c.Box, edited = a.where(c)
		switch {
		case whole || a.opens(c):
			if c.Box != Unplaced || !slices.ContainsFunc(v.Boxes, func(b BoxView) bool { return b.Box == c.Suggested }) {
				c.Suggested, c.SuggestedFor = "", "" // it is placed, or cannot be placed there any more
			}
			v.Clauses = append(v.Clauses, ClauseView{c, edited})
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
		return c.From == evaluation.ElevatorPitch
	}
	first := a.Bottlenecks.Blocks[0].ID
	in := func(b Box) bool { id, _, is := b.bottleneck(); return is && id == first }
	return c.From == evaluation.ElevatorPitch || in(c.Box) || in(c.Proposed)
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
	if id, slot, is := b.bottleneck(); is {
		at := slices.IndexFunc(a.Bottlenecks.Blocks, func(k Bottleneck) bool { return k.ID == id })
		if at < 0 {
			return "Nieuw knelpunt", slotLabels[slot]
		}
		return "Knelpunt " + strconv.Itoa(at+1), slotLabels[slot]
	}
	if b == NoneBox {
		return "", "Hoort er niet in"
	}
	return "", b.part().PartLabel()
}

// slotLabels name the texts of a bottleneck on the screen.
var slotLabels = map[string]string{
	"problem": "wat lukt niet", "cause": "waardoor", "unknown": "wat vooraf onbekend is", "ruled_out": "wat afviel", "solution": "oplossing",
}
