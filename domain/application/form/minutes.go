package form

import (
	"slices"

	"wbso/domain/application"
)

// groupOf returns who knows what a part needs. Payroll knows who is employed.
func groupOf(p application.PartKey, need string) Group {
	switch {
	case p == application.ProjectPart && slices.Contains([]string{"applicant", "employees", "rd_employees", "earlier_rd", ownHoursEachNeed}, need),
		p == application.CompanyPart && slices.Contains([]string{"starter", "starter_agent"}, need):
		return Staff
	case p == application.CompanyPart, p == application.CostsPart && need != application.RelationNeed, p == application.ProjectPart && slices.Contains([]string{"addition", "previous_reference"}, need):
		return Accounts
	}
	return Technique
}

// Work has the questions that one group of people has to answer, and about how long that takes.
type Work struct {
	Group     Group `json:"group"`
	Questions int   `json:"questions"`
	Minutes   int   `json:"minutes"`
}

// WorkOf returns the work of each group that has any.
func WorkOf(open []Question) []Work {
	work := []Work{}
	for _, g := range []Group{Technique, Accounts, Staff} {
		w := Work{Group: g}
		for _, q := range open {
			if q.Group == g {
				w.Questions++
				w.Minutes += q.minutes()
			}
		}
		if w.Questions > 0 {
			w.Minutes = (w.Minutes + minutesStep - 1) / minutesStep * minutesStep
			work = append(work, w)
		}
	}
	return work
}

// Minutes returns about how long all work takes: the sum of the times given for each group.
func Minutes(work []Work) int {
	sum := 0
	for _, w := range work {
		sum += w.Minutes
	}
	return sum
}

// minutesOf says how long an answer takes by its input; any other takes two minutes.
var minutesOf = map[string]int{TextInput: 4, LinesInput: 4, LineInput: 3, NumberInput: 3, AmountInput: 3}

const (
	quickMinutes = 2
	minutesStep  = 5
)

func (q Question) minutes() int {
	if m, known := minutesOf[q.Input]; known {
		return m
	}
	return quickMinutes
}
