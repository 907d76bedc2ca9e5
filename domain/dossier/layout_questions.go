package dossier

import (
	"fmt"
	"slices"
)

// placeNeed is the place of a clause.
const placeNeed = "place"

// unplacedClauses asks where each clause belongs that waits to be placed.
func (f *form) unplacedClauses() (all []requirement) {
	waiting := f.unplaced()
	if len(waiting) == 0 {
		return nil
	}
	var options []Option
	for _, b := range f.Boxes() {
		options = append(options, Option{Value: string(b), Label: f.boxLabel(b)})
	}
	for _, c := range waiting {
		all = append(all, requirement{part: BottlenecksPart, block: c.ID, need: placeNeed, input: ChoiceInput, options: options, missing: true,
			question: fmt.Sprintf("Waar hoort deze zin: ‘%s’?", quote(c.Text)),
			place:    func(p *placer, _, text string) error { return p.placeClause(c.ID, options, text) }})
	}
	return all
}

// placeClause puts a clause into the box of the answer.
func (p *placer) placeClause(id string, options []Option, text string) error {
	box, err := oneOf(options, text)
	if err != nil {
		return err
	}
	p.Part, p.Block = Box(box).part(), ""
	p.app, err = p.app.Place([]Placement{{Clause: id, Box: Box(box)}}, true)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(p.app.Layout.Clauses, func(c Clause) bool { return c.ID == id })
	p.Field, p.Text = "text", p.app.Layout.Clauses[at].in(Box(box))
	if k, slot, is := Box(box).bottleneck(); is {
		p.Block, p.Field = k, slot
	}
	return nil
}
