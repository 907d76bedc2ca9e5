package apitypes

import (
	"fmt"

	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/hours"
)

// SummaryOf converts what a project's hours add up to in a period.
func SummaryOf(s timesheets.ProjectSummary) Summary {
	return Summary{
		ProjectNumber: s.Number, From: s.From.String(), To: s.To.String(), TotalHours: s.Hours.String(), CountedHours: s.Counted.String(),
		LateHours: s.Late.String(), TotalEmployees: s.With, TotalEntries: s.Entries, AvgHoursPerDay: fmt.Sprintf("%d.%02d", s.PerDay/100, s.PerDay%100),
		UsagePercent: percent(s.Usage.Tenths), UsageLevel: string(s.Usage.Level),
		EmployeeBreakdown: Each(s.People, employeeHoursOf), Days: Each(s.Days, dayHoursOf),
	}
}

// percent writes tenths of a percent as a number with one decimal.
func percent(tenths int) float64 { return float64(tenths) / 10 }

func employeeHoursOf(e hours.EmployeeUsage) EmployeeHours {
	return EmployeeHours{
		Employee: e.Employee, EmployeeName: e.Name, FunctionTitle: e.Function, TotalHours: e.Hours.String(), LateHours: e.Late.String(),
		EntriesCount: e.Entries, UsagePercent: percent(e.Usage.Tenths), UsageLevel: string(e.Usage.Level),
	}
}

// BudgetOf converts a budget.
func BudgetOf(b hours.Budget) Budget {
	out := Budget{
		EstimatedHours: b.Estimated, RealisedHours: b.Realised.String(), UsedPercent: percent(b.UsedTenths),
		CountedFrom: b.From.String(), ForecastUntil: b.Until.String(),
	}
	if b.Forecast != nil {
		out.ForecastHours = OrNull(b.Forecast.String())
	}
	return out
}

func monthHoursOf(m hours.MonthHours) MonthHours {
	return MonthHours{Month: m.Month.String(), Hours: m.Hours.String(), CountedHours: m.Counted.String()}
}

// ProjectStatsOf converts the figures of a project as of today.
func ProjectStatsOf(s timesheets.ProjectStats, today domain.Date) ProjectStats {
	in := s.Submission
	out := ProjectStats{
		ID: s.ID, ProjectNumber: s.Number, ProjectTitle: s.Title, ProjectType: string(in.ProjectType), Status: string(s.Status.KnownStatus()),
		StartOfProject: in.StartOfProject.String(), ProjectStartedOn: OrNull(in.ProjectStartedOn.String()),
		ClientCompany: Party{ID: s.Company.ID, Name: s.Company.Name}, EstimatedHours: in.EstimatedHours, TotalEmployees: s.People,
		TotalHoursThisMonth: s.Month.String(), TotalHoursThisWeek: s.Week.String(), TotalHoursAllTime: s.Budget.Total.String(),
		CountedHours: s.Budget.Realised.String(), Budget: BudgetOf(s.Budget),
		Months: Each(s.Months, monthHoursOf), Filing: filingAt(s.Timing(), today), Benefit: s.Benefit, RecentEntries: Each(s.Latest, HourEntryOf),
	}
	if p := s.Payment; p != nil {
		out.PaymentInfo = &PaymentInfo{Status: string(p.Status), Amount: p.Amount, CreatedAt: p.CreatedAt.UTC()}
	}
	return out
}
