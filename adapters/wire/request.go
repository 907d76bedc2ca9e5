package wire

import (
	"time"

	"wbso/domain"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

// RequestSummary is a request as lists show it.
type RequestSummary struct {
	ID                 int64     `json:"id"`
	ProjectNumber      string    `json:"project_number"`
	Status             string    `json:"status"`
	PaymentStatus      string    `json:"payment_status"`
	ProjectTitle       string    `json:"project_title"`
	CompanyProfile     Named     `json:"company_profile"`
	ProjectInformation Project   `json:"project_information"`
	ElevatorPitch      string    `json:"elevator_pitch"` // shortened
	EmployeeCount      int       `json:"employee_count"`
	HoursThisMonth     string    `json:"hours_this_month"`
	CreatedAt          time.Time `json:"created_at"`
}

// RequestCard is a request with everything that a card shows.
type RequestCard struct {
	RequestSummary
	Filing        Filing  `json:"filing"`
	Next          Next    `json:"next"`
	QuestionCount int     `json:"question_count"`
	Filed         *string `json:"filed"`
}

// Named is a company by its name.
type Named struct {
	ID          int64  `json:"id"`
	CompanyName string `json:"company_name"`
}

// Project is the title of a request once more, as part 2 of the specification names it.
type Project struct {
	ID           int64  `json:"id"`
	ProjectTitle string `json:"project_title"`
}

// Filing is when and for which period to file.
type Filing struct {
	From       string  `json:"from"`        // the first day of the period, yyyy-mm-dd
	StartMonth string  `json:"start_month"` // its month, yyyy-mm
	Deadline   *string `json:"deadline"`
	Months     int     `json:"months"`
	Past       bool    `json:"past"`
	Uncounted  bool    `json:"uncounted"`
	Weekend    string  `json:"weekend"`
	Left       int     `json:"working_days"`
}

// Next is where a press on the request leads, a path of the client for each of the
// two lists. ShowError asks the payment screen to say that a payment failed, when
// one comes from the list of requests.
type Next struct {
	Profile   string `json:"profile"`
	Requests  string `json:"requests"`
	ShowError bool   `json:"show_error"`
}

// RequestSummaryOf shapes a summary.
func RequestSummaryOf(r request.RequestSummary) RequestSummary {
	return RequestSummary{
		ID: r.ID, ProjectNumber: r.Number, Status: string(r.Status.Known()), PaymentStatus: string(r.PaymentStatus), ProjectTitle: r.Title,
		CompanyProfile: Named{r.CompanyID, r.CompanyName}, ProjectInformation: Project{r.ID, r.Title}, ElevatorPitch: r.Pitch,
		EmployeeCount: r.Work.Employees, HoursThisMonth: r.Work.Hours.String(), CreatedAt: r.CreatedAt.UTC(),
	}
}

// RequestCardOf shapes a summary as of a day.
func RequestCardOf(r request.RequestSummary, today domain.Date) RequestCard {
	return RequestCard{
		RequestSummary: RequestSummaryOf(r),
		Filing:         filingOf(r.Timing().Filing(today), today),
		Next:           nextOf(r.Status, r.PaymentStatus, r.Number),
		QuestionCount:  r.Questions, Filed: OrNull(r.Filed.String()),
	}
}

// CostMethod is the cost_method of every request.
const CostMethod = "hours"

// Request is a request with everything that was submitted.
type Request struct {
	ID                 int64          `json:"id"`
	ProjectNumber      string         `json:"project_number"`
	Status             string         `json:"status"`
	PaymentStatus      string         `json:"payment_status"`
	ProjectTitle       string         `json:"project_title"`
	ClientCompany      Party          `json:"client_company"`
	CompanyProfile     Company        `json:"company_profile"`
	ProjectInformation Project        `json:"project_information"`
	ElevatorPitch      string         `json:"elevator_pitch"`
	Innovation         string         `json:"innovation_description"`
	Challenges         string         `json:"technical_challenges_input"`
	EstimatedHours     int            `json:"estimated_hours_input"`
	CostMethod         string         `json:"cost_method"`
	CostItems          *string        `json:"cost_items_input"`
	StartOfProject     string         `json:"start_of_project"`
	Collaborative      bool           `json:"collaborative_effort"`
	Partners           []Partner      `json:"collaboration_partners"`
	ProjectType        string         `json:"project_type"`
	AlsoDevelopCode    bool           `json:"also_develop_code"`
	CalculationMethod  *string        `json:"cost_calculation_method"`
	ExtraCosts         *string        `json:"extra_costs_description"`
	Applicant          *string        `json:"applicant"`
	ProjectStartedOn   *string        `json:"project_started_on"`
	OwnHours           *int           `json:"own_hours"`
	Filing             Filing         `json:"filing"`
	Next               Next           `json:"next"`
	OpenQuestions      []OpenQuestion `json:"open_questions"`
	QuestionCount      int            `json:"question_count"`
	Filed              *string        `json:"filed"`
	EmployeeCount      int            `json:"employee_count"`
	HoursThisMonth     string         `json:"hours_this_month"`
	CreatedAt          time.Time      `json:"created_at"`
	UpdatedAt          time.Time      `json:"updated_at"`
}

// Party is a company by its name, as a project names it.
type Party struct {
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

// Partner is a party one works with.
type Partner struct {
	CompanyName  string `json:"company_name"`
	Location     string `json:"location"`
	Contribution string `json:"contribution"`
}

// OpenQuestion is what RVO asks and the texts do not answer.
type OpenQuestion struct {
	Section  string `json:"section"`
	Question string `json:"question"`
}

func openQuestionOf(q request.OpenQuestion) OpenQuestion { return OpenQuestion(q) }

// RequestOf shapes a request as of a day.
func RequestOf(r request.Request, today domain.Date) Request {
	in := r.Submission
	return Request{
		ID: r.ID, ProjectNumber: r.Number, Status: string(r.Status.Known()), PaymentStatus: string(r.PaymentStatus), ProjectTitle: r.Title,
		ClientCompany: Party{r.Company.ID, r.Company.Name}, CompanyProfile: CompanyOf(r.Company), ProjectInformation: Project{r.ID, r.Title},
		ElevatorPitch: in.ElevatorPitch, Innovation: in.InnovationDescription, Challenges: in.TechnicalChallenges,
		EstimatedHours: in.EstimatedHours, CostMethod: CostMethod, StartOfProject: in.StartOfProject.String(),
		Collaborative: in.Collaborative, Partners: Each(in.Partners, func(p request.Partner) Partner { return Partner(p) }),
		ProjectType: string(in.ProjectType), AlsoDevelopCode: in.AlsoDevelopCode,
		CalculationMethod: OrNull(string(in.CostMethod)), ExtraCosts: OrNull(in.ExtraCosts), Applicant: OrNull(string(in.Applicant)),
		ProjectStartedOn: OrNull(in.ProjectStartedOn.String()), OwnHours: in.OwnHours,
		Filing: filingOf(r.Timing().Filing(today), today), Next: nextOf(r.Status, r.PaymentStatus, r.Number),
		OpenQuestions: Each(r.Open, openQuestionOf),
		QuestionCount: r.Questions, Filed: OrNull(r.Filed.String()),
		EmployeeCount: r.Work.Employees, HoursThisMonth: r.Work.Hours.String(), CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(),
	}
}

func filingOf(f scheme.Filing, today domain.Date) Filing {
	return Filing{From: f.From.String(), StartMonth: f.StartMonth().String(), Deadline: OrNull(f.Deadline.String()),
		Months: f.Months, Past: f.Past, Uncounted: f.Uncounted, Weekend: f.Weekend(), Left: f.WorkingDays(today)}
}

func nextOf(status request.Status, payment request.PaymentStatus, number string) Next {
	profile, requests := request.RowClickA(status, payment, number), request.RowClickB(status, payment, number)
	return Next{Profile: profile.Path, Requests: requests.Path, ShowError: requests.ShowError}
}
