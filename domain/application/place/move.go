package place

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/evaluation/find"
)

// Placement puts a clause into a box. RemoveEmpty takes a new bottleneck back: the last one
// goes when the clause leaves it with nothing in it.
type Placement struct {
	Clause      string // its id
	Box         application.Box
	RemoveEmpty bool
}

// Arranged returns a new application with clauses in the boxes that are proposed for them,
// and with as many bottlenecks as these need.
func Arranged(a application.Application, clauses []application.Clause, sides []application.Focus) application.Application {
	a = a.Clone()
	for _, side := range sides {
		a.Bottlenecks.Blocks = append(a.Bottlenecks.Blocks, application.Bottleneck{ID: a.NewID(application.BottleneckLetter), Side: side})
	}
	a.Layout.Clauses = clauses
	e := &arranging{a, Boxes(a)}
	for i := range clauses {
		clauses[i].ID = application.ClauseLetter + strconv.Itoa(i+1)
		e.put(i, clauses[i].Proposed)
	}
	return e.Application
}

// PlaceClauses puts clauses into other boxes, and with each the clauses after it that refer to it.
// It takes a clause out of its box literally. The number of a bottleneck that is not there
// yet, and is the next one, makes one. It returns field errors under
// place for more placements than clauses, an unknown clause or box and a clause that was edited; Forbidden CodeNotPaid
// for one that is open only after payment.
func PlaceClauses(a application.Application, places []Placement, whole bool) (application.Application, error) {
	var errs domain.Fields
	if application.CheckCount(&errs, "place", len(places), len(a.Layout.Clauses)); len(errs) > 0 {
		return a, errs
	}
	e, at, own := &arranging{a.Clone(), Boxes(a)}, map[string]int{}, map[string]bool{}
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
		switch c := e.Layout.Clauses[n]; {
		case !whole && !opens(a, c):
			return a, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
		case c.Edited:
			errs.Add(field+"clause", domain.CodeClauseEdited)
		case p.Box == application.PhasesBox && utf8.RuneCountInString(c.WordsIn(application.PhasesBox)) > application.LineMax:
			errs.Add(field+"box", domain.CodeTextTooLong).Args["max"] = domain.DutchInt(application.LineMax)
		case !e.makeBox(p.Box):
			errs.Add(field+"box", domain.CodeChoice).Args["value"] = string(p.Box)
		default:
			e.move(n, c.Box, p.Box, own)
			if p.RemoveEmpty {
				e.removeEmpty(c.Box)
			}
		}
	}
	next := e.Application
	if len(next.Phases.Rows) > len(a.Phases.Rows) {
		application.CheckCount(&errs, "place", len(next.Phases.Rows), application.PhasesKept)
	}
	if err := errs.Err(); err != nil {
		return a, err
	}
	for _, p := range layoutParts() {
		if !application.SamePart(a, next, p) {
			next = next.Changed(p)
		}
	}
	return next, nil
}

// move moves a clause, and those after it that refer to it and are in its box, unless they
// have a place of their own in the same call.
func (e *arranging) move(at int, from, to application.Box, own map[string]bool) {
	if from == to {
		return
	}
	clauses := e.Layout.Clauses
	var moved []int
	for i := at; i < len(clauses); i++ {
		c := clauses[i]
		if i > at && (!follows(c) || c.From != clauses[at].From || c.Box != from || own[c.ID]) {
			break
		}
		if !c.Edited && e.take(i, from) {
			moved = append(moved, i)
		}
	}
	for _, i := range moved {
		e.put(i, to)
	}
}

// arranging is an application of which clauses are moved, with the boxes that it has.
type arranging struct {
	application.Application
	boxes []application.Box
}

// replaced replaces a part of the text of a box. Clauses after that part shift, and clauses inside
// it lose their place.
func (e *arranging) replaced(b application.Box, from, to int, words string) {
	text := e.BoxText(b)
	*text = (*text)[:from] + words + (*text)[to:]
	for i := range e.Layout.Clauses {
		switch c := &e.Layout.Clauses[i]; {
		case c.Box != b || c.Edited:
		case c.At >= to:
			c.At += len(words) - (to - from)
		case c.At+c.Length > from:
			c.Edited, c.At, c.Length = true, 0, 0
		}
	}
}

// makeBox reports whether the application has a box, and makes the bottleneck that comes next.
func (e *arranging) makeBox(b application.Box) bool {
	if b == application.Unplaced || slices.Contains(e.boxes, b) {
		return true
	}
	if id, _, is := b.Bottleneck(); !is || id != nextBottleneck(e.Application) {
		return false
	}
	id := e.NewID(application.BottleneckLetter)
	e.Bottlenecks.Blocks = append(e.Bottlenecks.Blocks, application.Bottleneck{ID: id, Side: e.Project.Focus})
	for _, name := range application.BottleneckTexts() {
		e.boxes = append(e.boxes, application.BottleneckBox(id, name))
	}
	return true
}

// removeEmpty removes the bottleneck of a box when it is the last one and has no text. Another
// one stays: before payment the one after it would be read.
func (e *arranging) removeEmpty(b application.Box) {
	id, _, is := b.Bottleneck()
	last := len(e.Bottlenecks.Blocks) - 1
	if !is || last < 0 || e.Bottlenecks.Blocks[last].ID != id {
		return
	}
	if k := e.Bottlenecks.Blocks[last]; !application.IsBlank(k.Problem) || !application.IsBlank(k.Solution) {
		return
	}
	e.Bottlenecks.Blocks = e.Bottlenecks.Blocks[:last]
	e.boxes = slices.DeleteFunc(e.boxes, func(b application.Box) bool { of, _, _ := b.Bottleneck(); return of == id })
}

// take takes a clause out of a box, unless another one with the same words was taken that had them
// too. A step keeps its month for when it comes back.
func (e *arranging) take(at int, b application.Box) bool {
	c := &e.Layout.Clauses[at]
	switch b {
	case application.Unplaced:
	case application.PhasesBox:
		step := c.WordsIn(b)
		row := slices.IndexFunc(e.Phases.Rows, func(r application.Phase) bool { return r.Activity == step })
		if row < 0 {
			return false
		}
		c.Done = e.Phases.Rows[row].Done
		e.Phases.Rows = slices.Delete(e.Phases.Rows, row, row+1)
	case application.NoneBox:
		words := c.WordsIn(b)
		at := slices.IndexFunc(e.LeftOut.Items, func(w application.LeftOutItem) bool { return w.Text == words })
		if at < 0 {
			return false
		}
		e.LeftOut.Items = slices.Delete(e.LeftOut.Items, at, at+1)
	default:
		text, from, to := *e.BoxText(b), c.At, c.At+c.Length
		if from = len(strings.TrimRight(text[:from], " \n\t")); from == 0 {
			to = len(text) - len(strings.TrimLeft(text[to:], " \n\t"))
		}
		e.replaced(b, from, to, "")
	}
	return true
}

// put puts a clause into a box: in a text beside the clauses of the layout that it is among.
func (e *arranging) put(at int, b application.Box) {
	c := &e.Layout.Clauses[at]
	c.Box, c.At, c.Length, c.Edited = application.Unplaced, 0, 0, false // so that it is in no text that is replaced
	switch b {
	case application.Unplaced:
	case application.PhasesBox:
		row := application.Phase{ID: e.NewID(application.PhaseLetter), Activity: c.WordsIn(b), Done: c.Done}
		e.Phases.Rows = slices.Insert(e.Phases.Rows, application.PhasePlace(row, e.Phases.Rows), row)
	case application.NoneBox:
		reason := c.Reason
		if reason == "" {
			reason = ReasonChosen
		}
		e.LeftOut.Items = append(e.LeftOut.Items, application.LeftOutItem{ID: e.NewID(application.LeftLetter), Text: c.WordsIn(b), From: string(c.From), Reason: reason, WantedSection: wanted[c.From]})
	default:
		c.At, c.Length = e.beside(at, b), len(c.WordsIn(b))
	}
	c.Box = b
}

// wanted is the part that each text was written for.
var wanted = map[find.TextField]application.PartKey{
	find.ElevatorPitch: application.SummaryPart, find.TechnicalChallenges: application.BottlenecksPart, find.Innovation: application.NoveltyPart,
}

// beside puts a clause into the text of a box: after the one that comes before it in the layout,
// else before the next one, else at the end. It returns where.
func (e *arranging) beside(at int, b application.Box) int {
	clauses := e.Layout.Clauses
	words := clauses[at].WordsIn(b)
	here := func(i int) bool { return clauses[i].Box == b && !clauses[i].Edited }
	for i := at - 1; i >= 0; i-- {
		if here(i) {
			end, gap := clauses[i].At+clauses[i].Length, space(clauses[i], clauses[at], i+1 == at)
			e.replaced(b, end, end, gap+words)
			return end + len(gap)
		}
	}
	for i := at + 1; i < len(clauses); i++ {
		if here(i) {
			place := clauses[i].At
			e.replaced(b, place, place, words+space(clauses[at], clauses[i], i == at+1))
			return place
		}
	}
	text := *e.BoxText(b)
	all := application.JoinText(strings.TrimRight(text, " \n\t"), words)
	e.replaced(b, 0, len(text), all)
	return len(all) - len(words)
}

// space returns the white space between two clauses: what was typed between neighbours, and
// else a line end unless the first one ends a sentence of the same text.
func space(before, after application.Clause, neighbours bool) string {
	switch {
	case neighbours && before.From == after.From:
		return []string{" ", "\n", "\n\n"}[after.Breaks]
	case application.Punctuated(before.Text) && before.From == after.From && after.Numeral == "":
		return " "
	case application.Punctuated(before.Text):
		return "\n"
	}
	return application.HardBreak + "\n"
}

// ReasonChosen says that the user left a clause out.
const ReasonChosen = "Je hebt deze zin zelf weggelaten."

// follows reports whether a clause moves along with the one before it. An item of a list
// does not.
func follows(c application.Clause) bool { return c.Refers && c.Numeral == "" }

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
