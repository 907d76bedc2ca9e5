package domain

import "strconv"

// TextField is one of the three texts of wizard step 1 that a judge looks at.
// Its value is the wire name in the request payload.
type TextField string

const (
	ElevatorPitch       TextField = "elevator_pitch"
	Innovation          TextField = "innovation_description"
	TechnicalChallenges TextField = "technical_challenges_input"
)

// TextFields are the three texts in the order of the wizard.
func TextFields() []TextField { return []TextField{ElevatorPitch, Innovation, TechnicalChallenges} }

// Limits of a judged text, in characters (code points).
const (
	TextAdvised = 1500  // RVO's limit per answer; longer is amber
	TextMax     = 20000 // longer is refused
)

// Evaluation is the judge's verdict on one text. Suggestions is plain Dutch
// text, one suggestion a line. Good implies eligible.
type Evaluation struct {
	GoodEnough  bool
	Eligible    bool
	Suggestions string
	Criteria    []Criterion
}

// Criterion is one thing the judge looked for; Hint says what to add when it is not met.
type Criterion struct {
	Name string
	Met  bool
	Hint string
}

// JudgeText asks for a verdict. Description is the pitch, given with the innovation text.
type JudgeText struct {
	Field       TextField
	Text        string
	Description string
}

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

// ProjectType is the kind of project RVO asks for; the wizard's default is Software.
type ProjectType string

const (
	Software        ProjectType = "programmatuur"
	PhysicalProduct ProjectType = "fysiek_product"
)
