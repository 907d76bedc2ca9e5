package costs

import (
	"strconv"

	"wbso/domain"
	"wbso/domain/scheme"
)

// CostQuestion is the input of the cost advisor. EstimatedHours are the S&O hours
// in the calendar year.
type CostQuestion struct {
	ElevatorPitch       string
	Innovation          string
	TechnicalChallenges string
	EstimatedHours      int
	ProjectType         scheme.ProjectType
	HasExtraCosts       bool
	HasEmployees        bool // RVO counts no costs for the self-employed without staff
	CostDescription     string
}

// CheckCostQuestion adds an error to errs, under its API name, for each text that
// is too long, for hours out of range and for an unknown project type.
func CheckCostQuestion(q CostQuestion, errs *domain.Fields) {
	for _, f := range []struct{ name, text string }{
		{"elevator_pitch", q.ElevatorPitch}, {"innovation_description", q.Innovation},
		{"technical_challenges", q.TechnicalChallenges}, {"cost_description", q.CostDescription},
	} {
		errs.Check(f.name, domain.CheckTextMax(f.text))
	}
	scheme.CheckBetween(errs, "estimated_hours", domain.Cents(q.EstimatedHours), scheme.HoursMax, strconv.Itoa(scheme.HoursMax))
	if q.ProjectType != "" && q.ProjectType != scheme.Software && q.ProjectType != scheme.PhysicalProduct {
		errs.Add("project_type", domain.CodeChoice).Args["value"] = string(q.ProjectType)
	}
}
