package domain

import "strconv"

// CostMethod is RVO's regime for costs besides wages.
type CostMethod string

const (
	FlatRate    CostMethod = "forfetair"
	ActualCosts CostMethod = "werkelijke"
)

// CostQuestion is what the cost advisor works from. EstimatedHours are the S&O
// hours of the calendar year.
type CostQuestion struct {
	ElevatorPitch       string
	Innovation          string
	TechnicalChallenges string
	EstimatedHours      int
	ProjectType         ProjectType
	HasExtraCosts       bool
	CostDescription     string
}

// CheckCostQuestion bounds what the advisor is asked, under the names on the wire.
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

// CostAdvice recommends a method. Warning is empty unless the method binds the company.
type CostAdvice struct {
	Recommendation CostMethod
	Reasoning      string
	Warning        string
}
