package domain

import "strconv"

// CostMethod is the way in which RVO counts costs other than wages.
type CostMethod string

const (
	FlatRate    CostMethod = "forfetair"
	ActualCosts CostMethod = "werkelijke"
)

// CostQuestion is the input of the cost advisor. EstimatedHours are the S&O hours
// in the calendar year.
type CostQuestion struct {
	ElevatorPitch       string
	Innovation          string
	TechnicalChallenges string
	EstimatedHours      int
	ProjectType         ProjectType
	HasExtraCosts       bool
	HasEmployees        bool // RVO counts no costs for the self-employed without staff
	CostDescription     string
}

// CheckCostQuestion adds an error to errs, under its API name, for each text that
// is too long, for hours out of range and for an unknown project type.
func CheckCostQuestion(q CostQuestion, errs *Fields) {
	for _, f := range []struct{ name, text string }{
		{"elevator_pitch", q.ElevatorPitch}, {"innovation_description", q.Innovation},
		{"technical_challenges", q.TechnicalChallenges}, {"cost_description", q.CostDescription},
	} {
		errs.Check(f.name, checkTextMax(f.text))
	}
	between(errs, "estimated_hours", Cents(q.EstimatedHours), HoursMax, strconv.Itoa(HoursMax))
	if q.ProjectType != "" && q.ProjectType != Software && q.ProjectType != PhysicalProduct {
		errs.Add("project_type", CodeChoice).Args["value"] = string(q.ProjectType)
	}
}
