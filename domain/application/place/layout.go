// Package place puts the clauses of the three texts of the wizard into the boxes of an application.
package place

import (
	"slices"

	"wbso/domain/application"
	"wbso/domain/evaluation/find"
)

// BoxView is a box as one chooses it.
type BoxView struct {
	Box        application.Box
	Part       application.PartKey
	Bottleneck string // its name on the screen; empty for another box
	Label      string
	Exists     bool // false for a next bottleneck that could be added
}

// boxViews returns the boxes, including those of a next bottleneck that could be added.
func boxViews(a application.Application) (views []BoxView) {
	have, next, with := Boxes(a), nextBottleneck(a), a
	if next != "" && !a.Hidden(application.BottlenecksPart) {
		with.Bottlenecks.Blocks = append(application.CopyList(a.Bottlenecks.Blocks), application.Bottleneck{ID: next})
	}
	for _, b := range with.AllBoxes() {
		id, _, _ := b.Bottleneck()
		if exists := slices.Contains(have, b); exists || id == next {
			name, label := boxNames(a, b)
			views = append(views, BoxView{Box: b, Part: b.Part(), Bottleneck: name, Label: label, Exists: exists})
		}
	}
	return views
}

// LayoutView is the layout as its reader may see it. Before payment that is the pitch and the
// clauses in the first bottleneck or proposed for it; the rest is only counted.
type LayoutView struct {
	Clauses        []application.Clause
	Boxes          []BoxView
	Hidden         int
	HiddenUnplaced int
}

// ViewLayout returns the layout for a reader. whole is whether the reader may read everything, or
// only what is open before payment.
func ViewLayout(a application.Application, whole bool) LayoutView {
	v := LayoutView{Clauses: []application.Clause{}, Boxes: boxViews(a)}
	for _, c := range a.Layout.Clauses {
		switch {
		case whole || opens(a, c):
			if c.Box != application.Unplaced || !slices.ContainsFunc(v.Boxes, func(b BoxView) bool { return b.Box == c.Suggested }) {
				c.Suggested, c.SuggestedFor = "", "" // it is placed, or cannot be placed there any more
			}
			v.Clauses = append(v.Clauses, c)
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
