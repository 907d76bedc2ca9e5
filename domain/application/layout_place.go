package application

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/evaluation/find"
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
	e := a.arrange()
	for i := range clauses {
		clauses[i].ID = clauseLetter + strconv.Itoa(i+1)
		e.put(i, clauses[i].Proposed)
	}
	return e.Application
}

// Place puts clauses into other boxes, and with each the clauses after it that refer to it.
// It takes a clause out of its box literally. The number of a bottleneck that is not there
// yet, and is the next one, makes one. It returns field errors under
// place for more placements than clauses, an unknown clause or box and a clause that was edited; Forbidden CodeNotPaid
// for one that is open only after payment.
func (a Application) Place(places []Placement, whole bool) (Application, error) {
	var errs domain.Fields
	if atMost(&errs, "place", len(places), len(a.Layout.Clauses)); len(errs) > 0 {
		return a, errs
	}
	e, at, own := a.clone().arrange(), map[string]int{}, map[string]bool{}
	for i, c := range a.Layout.Clauses {
		at[c.ID] = i
	}
	for _, p := range places {
		own[p.Clause] = true
	}
	for i, p := range places {
		n, known := at[p.Clause]
		field := fmt.Sprintf("place.%d.", i)
		if !known {
			errs.Add(field+"clause", domain.CodeClauseUnknown)
			continue
		}
		c, s := e.Layout.Clauses[n], e.spots[n]
		switch c.Box = s.box; {
		case !whole && !a.opens(c):
			return a, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
		case s.edited:
			errs.Add(field+"clause", domain.CodeClauseEdited)
		case p.Box == PhasesBox && utf8.RuneCountInString(c.in(PhasesBox)) > LineMax:
			errs.Add(field+"box", domain.CodeTextTooLong).Args["max"] = domain.DutchInt(LineMax)
		case !e.makeBox(p.Box):
			errs.Add(field+"box", domain.CodeChoice).Args["value"] = string(p.Box)
		default:
			e.move(n, s.box, p.Box, own)
			if p.RemoveEmpty {
				e.removeEmpty(s.box)
			}
		}
	}
	next := e.Application
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
func (e *arranging) move(at int, from, to Box, own map[string]bool) {
	if from == to {
		return
	}
	clauses := e.Layout.Clauses
	var moved []int
	for i := at; i < len(clauses); i++ {
		c, s := clauses[i], e.spots[i]
		if i > at && (!c.follows() || c.From != clauses[at].From || s.box != from || own[c.ID]) {
			break
		}
		if !s.edited && e.take(i, from) {
			moved = append(moved, i)
		}
	}
	for _, i := range moved {
		e.put(i, to)
	}
}

// makeBox reports whether the application has a box, and makes the bottleneck that comes next.
func (e *arranging) makeBox(b Box) bool {
	if b == Unplaced || slices.Contains(e.boxes, b) {
		return true
	}
	if id, _, is := b.bottleneck(); !is || id != e.nextBottleneck() {
		return false
	}
	id := e.newID(bottleneckLetter)
	e.Bottlenecks.Blocks = append(e.Bottlenecks.Blocks, Bottleneck{ID: id, Side: e.Project.Focus})
	for _, name := range bottleneckTexts() {
		e.boxes = append(e.boxes, BottleneckBox(id, name))
	}
	return true
}

// removeEmpty removes the bottleneck of a box when it is the last one and has no text. Another
// one stays: before payment the one after it would be read.
func (e *arranging) removeEmpty(b Box) {
	id, _, is := b.bottleneck()
	last := len(e.Bottlenecks.Blocks) - 1
	if !is || last < 0 || e.Bottlenecks.Blocks[last].ID != id {
		return
	}
	if k := e.Bottlenecks.Blocks[last]; !blank(k.Problem) || !blank(k.Solution) {
		return
	}
	e.Bottlenecks.Blocks = e.Bottlenecks.Blocks[:last]
	e.boxes = slices.DeleteFunc(e.boxes, func(b Box) bool { of, _, _ := b.bottleneck(); return of == id })
}

// nextBottleneck returns the id of the bottleneck that comes next, or "" when there are as many as are kept.
func (a Application) nextBottleneck() string {
	if len(a.Bottlenecks.Blocks) >= bottlenecksKept {
		return ""
	}
	return bottleneckLetter + strconv.Itoa(a.Last[bottleneckLetter]+1)
}

// take takes a clause out of a box, unless another one with the same words was taken that had them
// too. A step keeps its month for when it comes back.
func (e *arranging) take(at int, b Box) bool {
	c := &e.Layout.Clauses[at]
	switch b {
	case Unplaced:
	case PhasesBox:
		step := c.in(b)
		row := slices.IndexFunc(e.Phases.Rows, func(r Phase) bool { return r.Activity == step })
		if row < 0 {
			return false
		}
		c.Done = e.Phases.Rows[row].Done
		e.Phases.Rows = slices.Delete(e.Phases.Rows, row, row+1)
	case NoneBox:
		words := c.in(b)
		at := slices.IndexFunc(e.LeftOut.Items, func(w LeftOutItem) bool { return w.Text == words })
		if at < 0 {
			return false
		}
		e.LeftOut.Items = slices.Delete(e.LeftOut.Items, at, at+1)
	default:
		text, from := *e.text(b), e.spots[at].at
		to := from + len(c.in(b))
		if from = len(strings.TrimRight(text[:from], " \n\t")); from == 0 {
			to = len(text) - len(strings.TrimLeft(text[to:], " \n\t"))
		}
		e.replaced(b, from, to, "")
	}
	return true
}

// put puts a clause into a box: in a text beside the clauses of the layout that it is among.
func (e *arranging) put(at int, b Box) {
	c := &e.Layout.Clauses[at]
	c.Box = b
	place := 0
	switch b {
	case Unplaced:
	case PhasesBox:
		row := Phase{ID: e.newID(phaseLetter), Activity: c.in(b), Done: c.Done}
		e.Phases.Rows = slices.Insert(e.Phases.Rows, placeOf(row, e.Phases.Rows), row)
	case NoneBox:
		reason := c.Reason
		if reason == "" {
			reason = ReasonChosen
		}
		e.LeftOut.Items = append(e.LeftOut.Items, LeftOutItem{ID: e.newID(leftLetter), Text: c.in(b), From: string(c.From), Reason: reason, WantedSection: wanted[c.From]})
	default:
		place = e.beside(at, b)
	}
	e.spots[at] = spot{box: b, at: place}
}

// wanted is the part that each text was written for.
var wanted = map[find.TextField]PartKey{
	find.ElevatorPitch: SummaryPart, find.TechnicalChallenges: BottlenecksPart, find.Innovation: NoveltyPart,
}

// beside puts a clause into the text of a box: after the one that comes before it in the layout,
// else before the next one, else at the end. It returns where.
func (e *arranging) beside(at int, b Box) int {
	clauses := e.Layout.Clauses
	words := clauses[at].in(b)
	e.spots[at] = spot{}
	here := func(i int) bool { return e.spots[i].box == b && !e.spots[i].edited }
	for i := at - 1; i >= 0; i-- {
		if here(i) {
			end, gap := e.spots[i].at+len(clauses[i].in(b)), space(clauses[i], clauses[at], i+1 == at)
			e.replaced(b, end, end, gap+words)
			return end + len(gap)
		}
	}
	for i := at + 1; i < len(clauses); i++ {
		if here(i) {
			place := e.spots[i].at
			e.replaced(b, place, place, words+space(clauses[at], clauses[i], i == at+1))
			return place
		}
	}
	text := *e.text(b)
	all := joinText(strings.TrimRight(text, " \n\t"), words)
	e.replaced(b, 0, len(text), all)
	return len(all) - len(words)
}

// space is the white space between two clauses: what was typed between neighbours, and
// else a line end unless the first one ends a sentence of the same text.
func space(before, after Clause, neighbours bool) string {
	switch {
	case neighbours && before.From == after.From:
		return []string{" ", "\n", "\n\n"}[after.Breaks]
	case ends(before.Text) && before.From == after.From && after.Numeral == "":
		return " "
	case ends(before.Text):
		return "\n"
	}
	return hardBreak + "\n"
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
	if id, name, is := Box(box).bottleneck(); is {
		p.Block, p.Field = id, name
	}
	return nil
}
