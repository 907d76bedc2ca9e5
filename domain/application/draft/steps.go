package draft

import (
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/form"
	"wbso/domain/scheme"
)

// stepsField is the field of a draft that has the steps of the planning.
const stepsField = "rows"

// stepsMost bounds the steps of a draft.
const stepsMost = 12

// askSteps returns what a draft of the planning is told. Its months are proposals: who accepts the
// draft confirms them.
func askSteps(a application.Application) string {
	from, to := "", ""
	if start, err := domain.ParseDate(a.Project.Start); err == nil {
		first, last := scheme.PeriodMonths(start)
		from, to = fmt.Sprintf(" Het project begint in %s.", first.Dutch()), fmt.Sprintf(" Minstens één stap is gereed voor het einde van %s.", last.Dutch())
	}
	return "Eén stap per regel, zoals “" + form.StepExample + "”." + from + to
}

// lines returns the steps as one types them, each on a line.
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

// activities returns what is done in the steps, each as a sentence.
func activities(p application.Phases) string {
	var out []string
	for _, r := range p.Rows {
		out = append(out, r.Activity)
	}
	return strings.Join(out, ".\n")
}
