package application

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/evaluation"
)

// Placement puts a clause into a box. RemoveEmpty takes a new bottleneck back: the last one
// goes when the clause leaves it with nothing in it.
type Placement struct {
	Clause      string // its id
	Box         Box
	RemoveEmpty bool
}

// Arranged returns a new application with clauses in the boxes that are proposed for them,
// and with as many bottlenecks as these need.
func (a Application) Arranged(clauses []Clause, sides []Focus) Application {
	a = a.clone()
	for _, side := range sides {
		a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, Bottleneck{ID: a.newID(bottleneckLetter), Side: side})
	}
	a.Layout.Clauses = clauses
	for i := range clauses {
		clauses[i].ID = clauseLetter + strconv.Itoa(i+1)
		a.put(i, clauses[i].Proposed)
	}
	return a
}

// Place puts clauses into other boxes, and with each the clauses after it that refer to it.
// It takes a clause out of its box literally. The number of a bottleneck that is not there
// yet, and is the next one, makes one. It returns field errors under
// place for more placements than clauses, an unknown clause or box and a clause that was edited; Forbidden CodeNotPaid
// for one that is open only after payment.
func (a Application) Place(places []Placement, whole bool) (Application, error) {
	next := a.clone()
	var errs domain.Fields
	if atMost(&errs, "place", len(places), len(a.Layout.Clauses)); len(errs) > 0 {
		return a, errs
	}
	for i, p := range places {
		at := slices.IndexFunc(next.Layout.Clauses, func(c Clause) bool { return c.ID == p.Clause })
		field := fmt.Sprintf("place.%d.", i)
		if at < 0 {
			errs.Add(field+"clause", domain.CodeClauseUnknown)
			continue
		}
		c := next.Layout.Clauses[at]
		var edited bool
		switch c.Box, edited = next.where(c); {
		case !whole && !a.opens(c):
			return a, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
		case edited:
			errs.Add(field+"clause", domain.CodeClauseEdited)
		case p.Box == PhasesBox && utf8.RuneCountInString(c.in(PhasesBox)) > LineMax:
			errs.Add(field+"box", domain.CodeTextTooLong).Args["max"] = domain.DutchInt(LineMax)
		case !next.makeBox(p.Box):
			errs.Add(field+"box", domain.CodeChoice).Args["value"] = string(p.Box)
		default:
			next.move(at, c.Box, p.Box, places)
			if p.RemoveEmpty {
				next.removeEmpty(c.Box)
			}
		}
	}
	if len(next.Phases.Rows) > len(a.Phases.Rows) {
		atMost(&errs, "place", len(next.Phases.Rows), phasesKept)
	}
	if err := errs.Err(); err != nil {
		return a, err
	}
	for _, p := range layoutParts() {
		if !partsEqual(a, next, p) {
			next = next.changed(p)
		}
	}
	return next, nil
}

// move moves a clause, and those after it that refer to it and are in its box, unless they
// have a place of their own in the same call.
func (a *Application) move(at int, from, to Box, places []Placement) {
	if from == to {
		return
	}
	clauses := a.Layout.Clauses
	last := at + 1
	for ; last < len(clauses); last++ {
		c := clauses[last]
		box, _ := a.where(c)
		own := slices.ContainsFunc(places, func(p Placement) bool { return p.Clause == c.ID })
		if !c.follows() || c.From != clauses[at].From || box != from || own {
			break
		}
	}
	var moved []int
	for i := at; i < last; i++ {
		if box, edited := a.where(clauses[i]); box == from && !edited {
			a.take(i, from)
			moved = append(moved, i)
		}
	}
	for _, i := range moved {
		a.put(i, to)
	}
}

// makeBox reports whether the application has a box, and makes the bottleneck that comes next.
func (a *Application) makeBox(b Box) bool {
	if b == Unplaced || slices.Contains(a.Boxes(), b) {
		return true
	}
	if id, _, is := b.bottleneck(); !is || id != a.nextBottleneck() {
		return false
	}
	a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, Bottleneck{ID: a.newID(bottleneckLetter), Side: a.Project.Focus})
	return true
}

// removeEmpty removes the bottleneck of a box when it is the last one and has no text. Another
// one stays: before payment the one after it would be read.
func (a *Application) removeEmpty(b Box) {
	id, _, is := b.bottleneck()
	last := len(a.Bottlenecks.Blocks) - 1
	if !is || last < 0 || a.Bottlenecks.Blocks[last].ID != id {
		return
	}
	for _, s := range a.Bottlenecks.Blocks[last].slots() {
		if strings.TrimSpace(*s.text) != "" {
			return
		}
	}
	a.Bottlenecks.Blocks = a.Bottlenecks.Blocks[:last]
}

// nextBottleneck returns the id of the bottleneck that comes next, or "" when there are as many as are kept.
func (a Application) nextBottleneck() string {
	if len(a.Bottlenecks.Blocks) >= bottlenecksKept {
		return ""
	}
	return bottleneckLetter + strconv.Itoa(a.Last[bottleneckLetter]+1)
}

// take takes a clause out of a box. A step keeps its month for when it comes back.
func (a *Application) take(at int, b Box) {
	c := &a.Layout.Clauses[at]
	switch b {
	case Unplaced:
	case PhasesBox:
		row := a.step(*c)
		c.Done = a.Phases.Rows[row].Done
		a.Phases.Rows = slices.Delete(a.Phases.Rows, row, row+1)
	case NoneBox:
		at := slices.IndexFunc(a.LeftOut.Items, func(w LeftOutItem) bool { return w.Text == c.in(b) })
		a.LeftOut.Items = slices.Delete(a.LeftOut.Items, at, at+1)
	default:
		text := a.text(b)
		at := a.find(b, *c)
		before, after := (*text)[:at], (*text)[at+len(c.in(b)):]
		if trimmed := strings.TrimRight(before, " \n\t"); trimmed != "" {
			before = trimmed
		} else {
			before, after = "", strings.TrimLeft(after, " \n\t")
		}
		*text = before + after
	}
}

// put puts a clause into a box: in a text beside the clauses of the layout that it is among.
func (a *Application) put(at int, b Box) {
	c := &a.Layout.Clauses[at]
	c.Box = b
	switch b {
	case Unplaced:
	case PhasesBox:
		row := Phase{ID: a.newID(phaseLetter), Activity: c.in(b), Done: c.Done}
		a.Phases.Rows = slices.Insert(a.Phases.Rows, placeOf(row, a.Phases.Rows), row)
	case NoneBox:
		reason := c.Reason
		if reason == "" {
			reason = ReasonChosen
		}
		a.LeftOut.Items = append(a.LeftOut.Items, LeftOutItem{ID: a.newID(leftLetter), Text: c.in(b), From: string(c.From), Reason: reason, WantedSection: wanted[c.From]})
	default:
		text := a.text(b)
		*text = a.beside(at, *text, b)
	}
}

// wanted is the part that each text was written for.
var wanted = map[evaluation.TextField]PartKey{
	evaluation.ElevatorPitch: SummaryPart, evaluation.TechnicalChallenges: BottlenecksPart, evaluation.Innovation: NoveltyPart,
}

// beside returns the text of a box with a clause after the one of the same box that comes
// before it in the layout, else before the next one, else at the end.
func (a *Application) beside(at int, text string, b Box) string {
	clauses := a.Layout.Clauses
	words := clauses[at].in(b)
	for i := at - 1; i >= 0; i-- {
		if clauses[i].Box != b {
			continue
		}
		if found := a.find(b, clauses[i]); found >= 0 {
			end := found + len(clauses[i].in(b))
			return text[:end] + space(clauses[i], clauses[at], i+1 == at) + words + text[end:]
		}
	}
	for i := at + 1; i < len(clauses); i++ {
		if clauses[i].Box != b {
			continue
		}
		if found := a.find(b, clauses[i]); found >= 0 {
			return text[:found] + words + space(clauses[at], clauses[i], i == at+1) + text[found:]
		}
	}
	return follow(strings.TrimRight(text, " \n\t"), words)
}

// space is the white space between two clauses: what was typed between neighbours, and
// else a line end unless the first one ends a sentence of the same text.
func space(before, after Clause, neighbours bool) string {
	switch {
	case neighbours && before.From == after.From:
		return []string{" ", "\n", "\n\n"}[after.Breaks]
	case ends(before.Text) && before.From == after.From && after.Numeral == "":
		return " "
	}
	return "\n"
}

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
			question: fmt.Sprintf("Waar hoort deze zin: “%s”?", quote(c.Text)),
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
