package wire

import (
	"wbso/app"
	"wbso/domain/application"
)

// Layout is which clause of the three texts is in which box.
type Layout struct {
	Clauses []Clause     `json:"clauses"`
	Boxes   []LayoutBox  `json:"boxes"`
	Hidden  HiddenLayout `json:"hidden"`
}

// Clause is a sentence as it was typed. A box that is null waits to be placed.
type Clause struct {
	ID       string  `json:"id"`
	Text     string  `json:"text"`
	From     string  `json:"from"`
	Proposed *string `json:"proposed"`
	Box      *string `json:"box"`
	Quote    *string `json:"quote"`
	Edited   bool    `json:"edited"`

	Suggested    string `json:"suggested,omitempty"`
	SuggestedFor string `json:"suggested_for,omitempty"`
}

// LayoutBox is a box as one chooses it.
type LayoutBox struct {
	Box        string              `json:"box"`
	Part       application.PartKey `json:"part"`
	Bottleneck string              `json:"bottleneck"`
	Label      string              `json:"label"`
	Exists     bool                `json:"exists"`
}

// HiddenLayout counts the clauses that are read after payment.
type HiddenLayout struct {
	Clauses  int `json:"clauses"`
	Unplaced int `json:"unplaced"`
}

// StaleLayout is the newest layout, for a caller that arranged an earlier one.
type StaleLayout struct {
	Detail string `json:"detail"`
	Layout Layout `json:"layout"`
}

// LayoutOf shapes a layout.
func LayoutOf(l app.Layout) Layout {
	return Layout{Clauses: Each(l.Clauses, clauseOf), Boxes: Each(l.Boxes, boxOf),
		Hidden: HiddenLayout{l.Hidden, l.HiddenUnplaced}}
}

func clauseOf(c application.ClauseView) Clause {
	return Clause{
		ID: c.ID, Text: c.Text, From: string(c.From), Proposed: OrNull(string(c.Proposed)), Box: OrNull(string(c.Box)), Quote: OrNull(c.Quote), Edited: c.Edited,
		Suggested: string(c.Suggested), SuggestedFor: c.SuggestedFor,
	}
}

func boxOf(b application.BoxView) LayoutBox {
	return LayoutBox{Box: string(b.Box), Part: b.Part, Bottleneck: b.Bottleneck, Label: b.Label, Exists: b.Exists}
}
