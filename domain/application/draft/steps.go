package draft

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

// stepsField is the field of a draft that has the steps of the planning.
const stepsField = "rows"

// stepsMost bounds the steps of a draft.
const stepsMost = 12

// askSteps is what a draft of the planning is told. Its months are proposals: who accepts the
// draft confirms them.
func askSteps(a application.Application) string {
	from, to := "", ""
	if start, err := domain.ParseDate(a.Project.Start); err == nil {
		first, last := scheme.PeriodMonths(start)
		from, to = fmt.Sprintf(" Het project begint in %s.", first.Dutch()), fmt.Sprintf(" Minstens één stap is gereed voor het einde van %s.", last.Dutch())
	}
	return "Eén stap per regel, zoals “" + form.StepExample + "”." + from + to
}

// lines are the steps as one types them, each on a line.
func lines(p application.Phases) string {
	var out []string
	for _, r := range p.WrittenPhases() {
		out = append(out, line(r))
	}
	return strings.Join(out, "\n")
}

func line(r application.Phase) string {
	if r.Done == "" {
		return r.Activity
	}
	return r.Activity + ", gereed " + r.Done
}

// proposed returns the rows of a draft that was checked. A step that is there already stays the
// row that it is.
func proposed(p application.Phases, text string) []application.Phase {
	rows := []application.Phase{}
	for _, line := range application.ListLines(text) {
		row, err := form.Step(line)
		if err != nil {
			row = application.Phase{Activity: line}
		}
		same := func(r application.Phase) bool { return r.Activity == row.Activity }
		if at := slices.IndexFunc(p.Rows, same); at >= 0 && !slices.ContainsFunc(rows, same) {
			row.ID = p.Rows[at].ID
		}
		rows = append(rows, row)
	}
	return rows
}

// steps checks the steps of a draft: each has a month, and is made of the sentences that are
// named. A month may be new: it is a proposal until its owner accepts it.
func (c *check) steps(t Text, cited string) {
	rows := application.ListLines(t.Text)
	if len(rows) == 0 || len(rows) > stepsMost {
		c.fault("Geef 1 tot en met %d stappen.", stepsMost)
	}
	var steps application.Phases
	for i, line := range rows {
		row, err := form.Step(line)
		switch _, dated := row.DoneMonth(); {
		case err != nil || !dated:
			c.fault("Regel %d is niet één stap met één maand, zoals: %s.", i+1, form.StepExample)
			return
		case utf8.RuneCountInString(row.Activity) > form.ActivityMax:
			c.fault("Regel %d is te lang: hoogstens %d tekens.", i+1, form.ActivityMax)
		case strings.ContainsAny(row.Activity, "[]"):
			c.fault("Een stap heeft geen gat. Laat een stap weg waarvan je niets weet.")
		}
		steps.Rows = append(steps.Rows, row)
	}
	c.months(steps)
	c.words(Text{Field: t.Field, Text: activities(steps), Cites: t.Cites}, cited)
}

// months checks the months of steps by what would be asked of them.
func (c *check) months(steps application.Phases) {
	next := c.order.app
	next.Phases = steps
	if last, late := next.LastPhase(); late {
		c.fault("De laatste stap, “%s”, is eerder gereed dan een stap ervoor.", application.QuoteOf(last.Activity))
	}
	start, err := domain.ParseDate(next.Project.Start)
	if early := next.EarlyPhase(start); err == nil && early.Activity != "" {
		c.fault("“%s” is gereed voordat het project begint.", application.QuoteOf(early.Activity))
	}
}

// activities are what is done in the steps, each as a sentence.
func activities(p application.Phases) string {
	var out []string
	for _, r := range p.Rows {
		out = append(out, r.Activity)
	}
	return strings.Join(out, ".\n")
}
