package application

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/scheme"
)

// stepsField is the field of a draft that has the steps of the planning.
const stepsField = "rows"

// stepsMost bounds the steps of a draft.
const stepsMost = 12

// askSteps is what a draft of the planning is told. Its months are proposals: who accepts the
// draft confirms them.
func (a Application) askSteps() string {
	from, to := "", ""
	if start, err := domain.ParseDate(a.Project.Start); err == nil {
		first, last := scheme.PeriodMonths(start)
		from, to = fmt.Sprintf(" Het project begint in %s.", first.Dutch()), fmt.Sprintf(" Minstens één stap is gereed voor het einde van %s.", last.Dutch())
	}
	return "Eén stap per regel, zoals “" + stepExample + "”." + from + to
}

// lines are the steps as one types them, each on a line.
func (p Phases) lines() string {
	var out []string
	for _, r := range p.written() {
		out = append(out, r.line())
	}
	return strings.Join(out, "\n")
}

func (r Phase) line() string {
	if r.Done == "" {
		return r.Activity
	}
	return r.Activity + ", gereed " + r.Done
}

// proposed returns the rows of a draft that was checked. A step that is there already stays the
// row that it is.
func (p Phases) proposed(text string) []Phase {
	rows := []Phase{}
	for _, line := range lines(text) {
		row, err := step(line)
		if err != nil {
			row = Phase{Activity: line}
		}
		same := func(r Phase) bool { return r.Activity == row.Activity }
		if at := slices.IndexFunc(p.Rows, same); at >= 0 && !slices.ContainsFunc(rows, same) {
			row.ID = p.Rows[at].ID
		}
		rows = append(rows, row)
	}
	return rows
}

// steps checks the steps of a draft: each has a month, and is made of the sentences that are
// named. A month may be new: it is a proposal until its owner accepts it.
func (c *draftCheck) steps(t DraftText, cited string) {
	rows := lines(t.Text)
	if len(rows) == 0 || len(rows) > stepsMost {
		c.fault("Geef 1 tot en met %d stappen.", stepsMost)
	}
	var steps Phases
	for i, line := range rows {
		row, err := step(line)
		switch _, dated := row.doneMonth(); {
		case err != nil || !dated:
			c.fault("Regel %d is niet één stap met één maand, zoals: %s.", i+1, stepExample)
			return
		case utf8.RuneCountInString(row.Activity) > ActivityMax:
			c.fault("Regel %d is te lang: hoogstens %d tekens.", i+1, ActivityMax)
		case strings.ContainsAny(row.Activity, "[]"):
			c.fault("Een stap heeft geen gat. Laat een stap weg waarvan je niets weet.")
		}
		steps.Rows = append(steps.Rows, row)
	}
	c.months(steps)
	c.words(DraftText{Field: t.Field, Text: steps.activities(), Cites: t.Cites}, cited)
}

// months checks the months of steps by what would be asked of them.
func (c *draftCheck) months(steps Phases) {
	next := c.order.app
	next.Phases = steps
	if last, late := next.lastPhase(); late {
		c.fault("De laatste stap, “%s”, is eerder gereed dan een stap ervoor.", quote(last.Activity))
	}
	start, err := domain.ParseDate(next.Project.Start)
	if early := next.earlyPhase(start); err == nil && early.Activity != "" {
		c.fault("“%s” is gereed voordat het project begint.", quote(early.Activity))
	}
}

// activities are what is done in the steps, each as a sentence.
func (p Phases) activities() string {
	var out []string
	for _, r := range p.Rows {
		out = append(out, r.Activity)
	}
	return strings.Join(out, ".\n")
}
