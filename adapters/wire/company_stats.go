package wire

import "wbso/domain/request"

// CompanyStats are the figures of a company of this month.
type CompanyStats struct {
	Company             Company          `json:"company"`
	TotalProjects       int              `json:"total_projects"`
	TotalEmployees      int              `json:"total_employees"`
	TotalHoursThisMonth string           `json:"total_hours_this_month"`
	Projects            []CompanyProject `json:"projects"`
}

// CompanyProject is a paid request of a company.
type CompanyProject struct {
	ID             int64   `json:"id"`
	ProjectNumber  string  `json:"project_number"`
	ProjectTitle   string  `json:"project_title"`
	ProjectType    string  `json:"project_type"`
	Status         string  `json:"status"`
	PaymentStatus  string  `json:"payment_status"`
	StartOfProject string  `json:"start_of_project"`
	Filed          *string `json:"filed"`
	EmployeeCount  int     `json:"employee_count"`
	HoursThisMonth string  `json:"hours_this_month"`
}

// CompanyStatsOf shapes the figures of a company.
func CompanyStatsOf(s request.CompanyStats) CompanyStats {
	return CompanyStats{
		Company: CompanyOf(s.Company), TotalProjects: len(s.Projects), TotalEmployees: s.Employees,
		TotalHoursThisMonth: s.Hours.String(), Projects: Each(s.Projects, companyProjectOf),
	}
}

func companyProjectOf(r request.RequestSummary) CompanyProject {
	return CompanyProject{ID: r.ID, ProjectNumber: r.Number, ProjectTitle: r.Title, ProjectType: string(r.ProjectType),
		Status: string(r.Status.Known()), PaymentStatus: string(r.PaymentStatus),
		StartOfProject: r.StartOfProject.String(), Filed: OrNull(r.Filed.String()), EmployeeCount: r.Work.Employees,
		HoursThisMonth: r.Work.Hours.String()}
}
