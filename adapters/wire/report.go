package wire

import (
	"fmt"
	"time"

	"wbso/app"
	"wbso/domain/hours"
)

// Summary is what a project's hours add up to in a period.
type Summary struct {
	ProjectNumber  string          `json:"project_number"`
	From           string          `json:"from"`
	To             string          `json:"to"`
	TotalHours     string          `json:"total_hours"`
	CountedHours   string          `json:"counted_hours"` // in the period of the application
	LateHours      string          `json:"late_hours"`    // recorded late
	TotalEmployees int             `json:"total_employees"`
	TotalEntries   int             `json:"total_entries"`
	AvgHoursPerDay string          `json:"avg_hours_per_day"` // two decimals
	UsagePercent   float64         `json:"usage_percent"`     // one decimal
	UsageLevel     string          `json:"usage_level"`
	Breakdown      []EmployeeHours `json:"employee_breakdown"`
	Days           []DayHours      `json:"days"`
}

// EmployeeHours are the hours of one employee.
type EmployeeHours struct {
	Employee      int64   `json:"employee"`
	EmployeeName  string  `json:"employee_name"`
	FunctionTitle string  `json:"function_title"`
	TotalHours    string  `json:"total_hours"`
	LateHours     string  `json:"late_hours"`
	EntriesCount  int     `json:"entries_count"`
	UsagePercent  float64 `json:"usage_percent"`
	UsageLevel    string  `json:"usage_level"`
}

// DayHours are the hours of a day.
type DayHours struct {
	Date  string `json:"date"`
	Hours string `json:"hours"`
}

// Budget compares a project's hours with those of its application.
type Budget struct {
	EstimatedHours int     `json:"estimated_hours"`
	RealisedHours  string  `json:"realised_hours"`
	UsedPercent    float64 `json:"used_percent"`
	ForecastHours  *string `json:"forecast_hours"`
	CountedFrom    string  `json:"counted_from"`   // the first day on which hours count
	ForecastUntil  string  `json:"forecast_until"` // and the last
}

// SummaryOf shapes a summary.
func SummaryOf(s app.ProjectSummary) Summary {
	return Summary{
		ProjectNumber: s.Number, From: s.From.String(), To: s.To.String(), TotalHours: s.Hours.String(), CountedHours: s.Counted.String(), LateHours: s.Late.String(), TotalEmployees: s.With,
		TotalEntries: s.Entries, AvgHoursPerDay: fmt.Sprintf("%d.%02d", s.PerDay/100, s.PerDay%100),
		UsagePercent: percent(s.Usage.Tenths), UsageLevel: string(s.Usage.Level),
		Breakdown: Each(s.People, employeeHoursOf), Days: Each(s.Days, dayHoursOf),
	}
}

// percent writes tenths of a percent as a number with one decimal.
func percent(tenths int) float64 { return float64(tenths) / 10 }

func employeeHoursOf(e hours.EmployeeUsage) EmployeeHours {
	return EmployeeHours{Employee: e.Employee, EmployeeName: e.Name, FunctionTitle: e.Function,
		TotalHours: e.Hours.String(), LateHours: e.Late.String(), EntriesCount: e.Entries,
		UsagePercent: percent(e.Usage.Tenths), UsageLevel: string(e.Usage.Level)}
}

func dayHoursOf(d hours.DayHours) DayHours { return DayHours{d.Date.String(), d.Hours.String()} }

// BudgetOf shapes a budget.
func BudgetOf(b hours.Budget) Budget {
	shaped := Budget{EstimatedHours: b.Estimated, RealisedHours: b.Realised.String(), UsedPercent: percent(b.UsedTenths), CountedFrom: b.From.String(), ForecastUntil: b.Until.String()}
	if b.Forecast != nil {
		shaped.ForecastHours = OrNull(b.Forecast.String())
	}
	return shaped
}

// ProjectStats are the figures of a project today.
type ProjectStats struct {
	ID                  int64        `json:"id"`
	ProjectNumber       string       `json:"project_number"`
	ProjectTitle        string       `json:"project_title"`
	ProjectType         string       `json:"project_type"`
	Status              string       `json:"status"`
	StartOfProject      string       `json:"start_of_project"`
	ProjectStartedOn    *string      `json:"project_started_on"`
	ClientCompany       Party        `json:"client_company"`
	EstimatedHours      int          `json:"estimated_hours"`
	TotalEmployees      int          `json:"total_employees"`
	TotalHoursThisMonth string       `json:"total_hours_this_month"`
	TotalHoursThisWeek  string       `json:"total_hours_this_week"`
	TotalHoursAllTime   string       `json:"total_hours_all_time"`
	CountedHours        string       `json:"counted_hours"` // in the period of the application
	Budget              Budget       `json:"budget"`
	RecentEntries       []HourEntry  `json:"recent_entries"`
	PaymentInfo         *PaymentInfo `json:"payment_info"`
}

// PaymentInfo is the payment that made a request paid; Amount in cents.
type PaymentInfo struct {
	Status    string    `json:"status"`
	Amount    int64     `json:"amount"`
	CreatedAt time.Time `json:"created_at"`
}

// ProjectStatsOf shapes the figures of a project.
func ProjectStatsOf(s app.ProjectStats) ProjectStats {
	shaped := ProjectStats{
		ID: s.ID, ProjectNumber: s.Number, ProjectTitle: s.Title, ProjectType: string(s.Submission.ProjectType), Status: string(s.Status.Known()),
		StartOfProject: s.Submission.StartOfProject.String(), ProjectStartedOn: OrNull(s.Submission.ProjectStartedOn.String()), ClientCompany: Party{s.Company.ID, s.Company.Name},
		EstimatedHours: s.Submission.EstimatedHours, TotalEmployees: s.People,
		TotalHoursThisMonth: s.Month.String(), TotalHoursThisWeek: s.Week.String(), TotalHoursAllTime: s.Budget.Total.String(), CountedHours: s.Budget.Realised.String(), Budget: BudgetOf(s.Budget),
		RecentEntries: Each(s.Latest, HourEntryOf),
	}
	if p := s.Payment; p != nil {
		shaped.PaymentInfo = &PaymentInfo{Status: string(p.Status), Amount: int64(p.Amount), CreatedAt: p.CreatedAt.UTC()}
	}
	return shaped
}
