package stored

import (
	"fmt"
	"strconv"
	"strings"

	"wbso/domain/application"
	"wbso/domain/application/place"
	"wbso/domain/evaluation/find"
)

// clausesOfBoxes returns a layout for an application that was stored before there were layouts.
// Each clause is in the box that has it now.
func clausesOfBoxes(a *application.Application) []application.Clause {
	var all []application.Clause
	for _, b := range place.Boxes(*a) {
		if text := a.BoxText(b); text != nil {
			for _, c := range place.Bounded(find.Sentences(*text), *text) {
				c.Numeral = "" // it stays in the text
				clause := place.NewClause(*text, place.Field(b), c)
				clause.Proposed, clause.Box = b, b
				all = append(all, clause)
			}
		}
	}
	for _, r := range a.Phases.Rows {
		all = append(all, application.Clause{Text: r.Activity, From: find.TechnicalChallenges, Done: r.Done, Proposed: application.PhasesBox, Box: application.PhasesBox})
	}
	for _, w := range a.LeftOut.Items {
		all = append(all, application.Clause{Text: w.Text, From: find.TextField(w.From), Reason: w.Reason, Proposed: application.NoneBox, Box: application.NoneBox})
	}
	for i := range all {
		all[i].ID = application.ClauseLetter + strconv.Itoa(i+1)
	}
	return all
}

// withoutPlacedWords returns an application whose clauses have no words that the text of a box has.
func withoutPlacedWords(a application.Application) application.Application {
	a.Layout.Clauses = application.CopyList(a.Layout.Clauses)
	for i := range a.Layout.Clauses {
		if c := &a.Layout.Clauses[i]; c.Length > 0 {
			c.Text = ""
		}
	}
	return a
}

// addPlacedWords gives clauses the words that they have in the text of a box.
func addPlacedWords(a *application.Application) error {
	for i := range a.Layout.Clauses {
		c := &a.Layout.Clauses[i]
		if c.Length == 0 {
			continue
		}
		text := a.BoxText(c.Box)
		if text == nil || c.At < 0 || c.Length < 0 || c.At+c.Length > len(*text) {
			return fmt.Errorf("clause %s is not in %s", c.ID, c.Box)
		}
		c.Text = (*text)[c.At : c.At+c.Length]
		if _, _, bottleneck := c.Box.Bottleneck(); !bottleneck && c.Numeral != "" {
			c.Text = strings.TrimPrefix(c.Text, c.Numeral+" ")
		}
	}
	return nil
}
