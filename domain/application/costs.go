package application

import (
	"wbso/domain/scheme"
)

// costLetter is the letter with which the ids of cost items begin.
const costLetter = "c"

// The most items of the costs, and times of one item.
const (
	CostItemsMax = 100
	CostTimesMax = 1_000_000
)

// Costs are the cost method and the items behind it.
type Costs struct {
	Method       scheme.CostMethod `json:"method"`
	HasEmployees bool              `json:"has_employees"`
	Items        []CostItem        `json:"items"`
}

// Methods returns RVO's ways of counting costs.
func Methods() []Option {
	return []Option{{string(scheme.FlatRate), "Forfait: een vast bedrag per S&O-uur"}, {string(scheme.ActualCosts), "Werkelijke kosten en uitgaven"}}
}

// ClaimsCosts reports whether RVO asks for costs. A self-employed person without employees
// gets none. Until the applicant is known it is what was said with the costs.
func (a Application) ClaimsCosts() bool {
	if a.Project.Applicant == "" {
		return a.Costs.HasEmployees
	}
	return a.Project.Staffed()
}

// HasCounted reports whether an item counts, or may count once it is complete.
func (c Costs) HasCounted() bool {
	sums := SumOf(c.Items)
	return sums.TotalCosts() > 0 || len(sums.Open) > 0
}
