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

// CostAdvice recommends a cost method. Reasoning gives all reasons as text. Warning
// is set only for ActualCosts and says what that choice commits the company to.
// Comparison is nil if there was nothing to compare.
type CostAdvice struct {
	Recommendation CostMethod
	Reasoning      string
	Warning        string
	Comparison     *CostComparison
}

// CostComparison compares the items that the user described with the flat rate.
// Counted is the sum of the items that count. Conclusion is the part of the
// reasoning that follows the items and their sum.
type CostComparison struct {
	Items      []CostItem
	Counted    Cents
	FlatRate   Cents
	Conclusion string
}

// CostItem is an item of the user's description. Note says under which condition
// it counts, or why it does not; it may be empty.
type CostItem struct {
	Label  string
	Amount Cents
	Kind   CostKind
	Note   string
}

// CostKind says as what RVO counts an item.
type CostKind string

const (
	Cost        CostKind = "kosten"
	Expenditure CostKind = "uitgave"
	NotCounted  CostKind = "telt_niet_mee"
)
