package application

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"wbso/domain/dutch"
	"wbso/domain/evaluation/find"
)

// clausesOfBoxes returns the layout of an application that was made before there was one:
// its clauses are where they are.
func (a *Application) clausesOfBoxes() []Clause {
	var all []Clause
	for _, b := range a.Boxes() {
		if text := a.text(b); text != nil {
			for _, c := range Bounded(find.Sentences(*text), *text) {
				c.Numeral = "" // it stays in the text
				clause := NewClause(*text, b.field(), c)
				clause.Proposed, clause.Box = b, b
				all = append(all, clause)
			}
		}
	}
	for _, r := range a.Phases.Rows {
		all = append(all, Clause{Text: r.Activity, From: find.TechnicalChallenges, Done: r.Done, Proposed: PhasesBox, Box: PhasesBox})
	}
	for _, w := range a.LeftOut.Items {
		all = append(all, Clause{Text: w.Text, From: find.TextField(w.From), Reason: w.Reason, Proposed: NoneBox, Box: NoneBox})
	}
	for i := range all {
		all[i].ID = clauseLetter + strconv.Itoa(i+1)
	}
	return all
}

// field returns the text of the wizard that a box is mostly filled from.
func (b Box) field() find.TextField {
	for field, part := range wanted {
		if part == b.part() {
			return field
		}
	}
	return find.Innovation
}

// clausesKept bounds the clauses of one text.
const clausesKept = 400

// Bounded returns the clauses of a text, of which the last one that is kept has all the rest.
func Bounded(clauses []find.Clause, text string) []find.Clause {
	if len(clauses) <= clausesKept {
		return clauses
	}
	clauses = slices.Clone(clauses[:clausesKept])
	clauses[clausesKept-1].To = len(text)
	return clauses
}

// NewClause returns a clause of a text, in no box yet. Its text is empty when the clause
// is only the number of a list item.
func NewClause(text string, from find.TextField, c find.Clause) Clause {
	before, typed := text[:c.From], text[c.From:c.To]
	gap := before[len(strings.TrimRightFunc(before, unicode.IsSpace)):] + typed[:len(typed)-len(strings.TrimLeftFunc(typed, unicode.IsSpace))]
	words := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(typed), c.Numeral))
	return Clause{Text: dutch.Unwrap(lineEnds.Replace(words)), Numeral: c.Numeral, From: from, Breaks: min(strings.Count(lineEnds.Replace(gap), "\n"), 2), Refers: c.Refers}
}

// lineEnds makes all line ends those of the product.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n")
