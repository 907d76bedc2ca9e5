package dossier

import (
	"fmt"
	"slices"
)

// layoutNeed is the place of a clause.
const layoutNeed = "place"

// layout asks where each clause belongs that waits to be placed.
func (q *asker) layout() {
	waiting := q.app.unplaced()
	if len(waiting) == 0 {
		return
	}
	var options []Option
	for _, b := range q.app.Boxes() {
		options = append(options, Option{Value: string(b), Label: q.app.boxLabel(b)})
	}
	for _, c := range waiting {
		q.ask(ofLayout, Question{Part: BottlenecksPart, Block: c.ID, Need: layoutNeed, Input: ChoiceInput, Options: options,
			Text: fmt.Sprintf("Waar hoort deze zin: ‘%s’?", quote(c.Text))})
	}
}

// placeClause puts the clause that a question is about into the box of the answer.
func (p *placer) placeClause(q Question, text string) error {
	box, err := oneOf(q.Options, text)
	if err != nil {
		return err
	}
	p.Part, p.Block = Box(box).part(), ""
	p.app, err = p.app.Place([]Placement{{Clause: q.Block, Box: Box(box)}}, true)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(p.app.Layout.Clauses, func(c Clause) bool { return c.ID == q.Block })
	p.Field, p.Text = "text", p.app.Layout.Clauses[at].in(Box(box))
	if id, slot, is := Box(box).bottleneck(); is {
		p.Block, p.Field = id, slot
	}
	return nil
}
