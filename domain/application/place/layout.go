// Package place puts the clauses of the three texts of the wizard into the boxes of an application.
package place

import (
	"slices"
	"strconv"

	"wbso/domain/application"
	"wbso/domain/evaluation/find"
)

// ReasonChosen says that the user left a clause out.
const ReasonChosen = "Je hebt deze zin zelf weggelaten."

// Boxes returns the boxes that an application has, in the order of the screen.
func Boxes(a application.Application) []application.Box { return arrange(a).boxes }

func bottleneckIDs(a application.Application) (ids []string) {
	for _, b := range a.Bottlenecks.Blocks {
		ids = append(ids, b.ID)
	}
	return ids
}

// allBoxes returns the boxes that there are with these bottlenecks.
func allBoxes(bottlenecks []string) []application.Box {
	boxes := []application.Box{application.DescriptionBox, application.PhasesBox}
	for _, id := range bottlenecks {
		for _, name := range application.BottleneckTexts() {
			boxes = append(boxes, application.BottleneckBox(id, name))
		}
	}
	return append(boxes, application.ToolsBox, application.NoveltyBox, application.CodeNoveltyBox, application.NoneBox)
}

// boxesWith returns the boxes that the application would have with these bottlenecks. One that
// RVO does not ask for any more is shown as long as a clause is in it.
func boxesWith(a application.Application, bottlenecks []string, f *finder) []application.Box {
	return slices.DeleteFunc(allBoxes(bottlenecks), func(b application.Box) bool {
		return a.Hidden(b.Part()) && !slices.ContainsFunc(a.Layout.Clauses, func(c application.Clause) bool { return c.Box == b && f.has(b, c) })
	})
}

// Unplaced returns the clauses that wait to be placed, without those that move along with
// the one before.
func Unplaced(a *application.Application) []application.Clause {
	var out []application.Clause
	waits := false
	for i, c := range a.Layout.Clauses {
		along := waits && follows(c) && c.From == a.Layout.Clauses[i-1].From
		waits = c.Box == application.Unplaced
		if waits && !along {
			out = append(out, c)
		}
	}
	return out
}

// follows reports whether a clause moves along with the one before it. An item of a list
// does not.
func follows(c application.Clause) bool { return c.Refers && c.Numeral == "" }

// LayoutRev is the revision of the layout: any change to a part with boxes, or to the project
// that decides which boxes there are, makes another one.
func LayoutRev(a application.Application) int {
	rev := a.Revs[application.ProjectPart]
	for _, p := range layoutParts() {
		rev += a.Revs[p]
	}
	return rev
}

// layoutParts are the parts that have boxes.
func layoutParts() []application.PartKey {
	return []application.PartKey{application.SummaryPart, application.PhasesPart, application.BottlenecksPart, application.ToolsPart, application.NoveltyPart, application.CodeNoveltyPart, application.LeftOutPart}
}

// ClauseView is a clause as its reader sees it.
type ClauseView struct {
	application.Clause
	Edited bool // its words are in no box any more
}

// BoxView is a box as one chooses it.
type BoxView struct {
	Box        application.Box
	Part       application.PartKey
	Bottleneck string // its name on the screen; empty for another box
	Label      string
	Exists     bool // false for the bottleneck that comes next
}

// boxViews returns the boxes, with those of the bottleneck that comes next.
func (e *arranging) boxViews() (views []BoxView) {
	next := nextBottleneck(e.Application)
	for _, b := range allBoxes(append(bottleneckIDs(e.Application), next)) {
		id, _, _ := b.Bottleneck()
		exists, coming := slices.Contains(e.boxes, b), next != "" && id == next && !e.Hidden(application.BottlenecksPart)
		if name, label := boxNames(e.Application, b); exists || coming {
			views = append(views, BoxView{Box: b, Part: b.Part(), Bottleneck: name, Label: label, Exists: exists})
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
func ViewLayout(a application.Application, whole bool) LayoutView {
	e := arrange(a)
	v := LayoutView{Clauses: []ClauseView{}, Boxes: e.boxViews()}
	for i, c := range a.Layout.Clauses {
		c.Box = e.spots[i].box
		switch {
		case whole || opens(a, c):
			if c.Box != application.Unplaced || !slices.ContainsFunc(v.Boxes, func(b BoxView) bool { return b.Box == c.Suggested }) {
				c.Suggested, c.SuggestedFor = "", "" // it is placed, or cannot be placed there any more
			}
			v.Clauses = append(v.Clauses, ClauseView{c, e.spots[i].edited})
		default:
			v.Hidden++
			if c.Box == application.Unplaced {
				v.HiddenUnplaced++
			}
		}
	}
	return v
}

// opens reports whether a clause may be read and placed before payment.
func opens(a application.Application, c application.Clause) bool {
	if len(a.Bottlenecks.Blocks) == 0 {
		return c.From == find.ElevatorPitch
	}
	first := a.Bottlenecks.Blocks[0].ID
	in := func(b application.Box) bool { id, _, is := b.Bottleneck(); return is && id == first }
	return c.From == find.ElevatorPitch || in(c.Box) || in(c.Proposed)
}

// BoxLabel names a box on the screen.
func BoxLabel(a application.Application, b application.Box) string {
	name, label := boxNames(a, b)
	if name == "" {
		return label
	}
	return name + ", " + label
}

// boxNames returns the name of the bottleneck that a box is of, if any, and of the box in it.
func boxNames(a application.Application, b application.Box) (bottleneck, label string) {
	if id, name, is := b.Bottleneck(); is {
		at := slices.IndexFunc(a.Bottlenecks.Blocks, func(k application.Bottleneck) bool { return k.ID == id })
		if at < 0 {
			return "Nieuw knelpunt", textLabels[name]
		}
		return "Knelpunt " + strconv.Itoa(at+1), textLabels[name]
	}
	if b == application.NoneBox {
		return "", "Hoort er niet in"
	}
	return "", b.Part().PartLabel()
}

// textLabels name the texts of a bottleneck on the screen.
var textLabels = map[string]string{application.ProblemText: "knelpunt", application.SolutionText: "oplossing"}
