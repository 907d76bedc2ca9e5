package form

import (
	"fmt"
	"slices"

	"wbso/domain/application"
	"wbso/domain/application/place"
)

// unplacedClauses asks where each clause belongs that waits to be placed.
func (f *form) unplacedClauses() (all []requirement) {
	waiting := place.Unplaced(f.Application)
	if len(waiting) == 0 {
		return nil
	}
	var options []application.Option
	for _, b := range place.Boxes(*f.Application) {
		options = append(options, application.Option{Value: string(b), Label: place.BoxLabel(*f.Application, b)})
	}
	for _, c := range waiting {
		all = append(all, requirement{part: application.BottlenecksPart, block: c.ID, need: placeNeed, input: ChoiceInput, options: options, missing: true,
			question: fmt.Sprintf("Waar hoort deze zin: “%s”?", application.QuoteOf(c.Text)),
			place:    func(p *placer, _, text string) error { return p.placeClause(c.ID, options, text) }})
	}
	return all
}

// placeClause puts a clause into the box of the answer.
func (p *placer) placeClause(id string, options []application.Option, text string) error {
	box, err := oneOf(options, text)
	if err != nil {
		return err
	}
	p.Part, p.Block = application.Box(box).Part(), ""
	p.app, err = place.PlaceClauses(p.app, []place.Placement{{Clause: id, Box: application.Box(box)}}, true)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(p.app.Layout.Clauses, func(c application.Clause) bool { return c.ID == id })
	p.Field, p.Text = "text", p.app.Layout.Clauses[at].WordsIn(application.Box(box))
	if id, name, is := application.Box(box).Bottleneck(); is {
		p.Block, p.Field = id, name
	}
	return nil
}
