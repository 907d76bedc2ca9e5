package apitypes

import (
	"wbso/app/applications"
	"wbso/domain/application"
	"wbso/domain/application/place"
)

// LayoutOf converts a layout.
func LayoutOf(l applications.Layout) Layout {
	return Layout{
		Clauses: Each(l.Clauses, clauseOf), Boxes: Each(l.Boxes, boxOf), Hidden: HiddenLayout{Clauses: l.Hidden, Unplaced: l.HiddenUnplaced},
	}
}

func clauseOf(c application.Clause) Clause {
	return Clause{
		ID: c.ID, Text: c.Text, From: string(c.From), Proposed: OrNull(string(c.Proposed)), Box: OrNull(string(c.Box)), Quote: OrNull(c.Quote), Edited: c.Edited,
		Suggested: string(c.Suggested), SuggestedFor: c.SuggestedFor,
	}
}

func boxOf(b place.BoxView) LayoutBox {
	return LayoutBox{Box: string(b.Box), Part: string(b.Part), Bottleneck: b.Bottleneck, Label: b.Label, Exists: b.Exists}
}
