package apitypes

import (
	"wbso/app/timesheets"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
)

// CompanyOf converts a company.
func CompanyOf(c company.Company) Company {
	return Company{
		ID: c.ID, CompanyName: c.Name, KVKNumber: c.KvK, BTWNumber: c.BTW, Address: c.Address, PostalCode: c.PostalCode, City: c.City,
		ContactPerson: c.ContactPerson, Email: c.Email, Phone: c.Phone, Role: Role(c.Caller.Role),
	}
}

// SelectableCompanyOf converts a company for the selection.
func SelectableCompanyOf(c company.Company) SelectableCompany {
	return SelectableCompany{ID: c.ID, CompanyName: c.Name, KVKNumber: c.KvK, City: c.City, Role: Role(c.Caller.Role)}
}

// CompanyStatsOf converts the figures of a company as of today.
func CompanyStatsOf(s timesheets.CompanyStats, today domain.Date) CompanyStats {
	project := func(p timesheets.CompanyProject) CompanyProject { return companyProjectOf(p, today) }
	return CompanyStats{
		Company: CompanyOf(s.Company), TotalProjects: len(s.Projects), TotalEmployees: s.Employees,
		TotalHoursThisMonth: s.Hours.String(), Projects: Each(s.Projects, project),
	}
}

func companyProjectOf(r timesheets.CompanyProject, today domain.Date) CompanyProject {
	return CompanyProject{
		ID: r.ID, ProjectNumber: r.Number, ProjectTitle: r.Title, ProjectType: string(r.ProjectType), Status: string(r.Status.KnownStatus()),
		PaymentStatus: string(r.PaymentStatus), StartOfProject: r.StartOfProject.String(), Filed: OrNull(r.Filed.String()),
		Filing: filingAt(r.Timing(), today), QuestionCount: r.Questions, Benefit: r.Benefit,
		EmployeeCount: r.Work.Employees, HoursThisMonth: r.Work.Hours.String(), EstimatedHours: r.EstimatedHours, CountedHours: hours.CountedIn(r.Months).String(), Months: Each(r.Months, monthHoursOf),
	}
}

// EmployeeOf converts an employee. The citizen service number is masked already.
func EmployeeOf(e hours.Employee) Employee {
	return Employee{
		ID: e.ID, FirstName: e.FirstName, LastName: e.LastName, FunctionTitle: e.Function, Email: e.Email, BSN: e.MaskedBSN, CompanyProfile: e.Company,
		IsApproved: e.Approved, Archived: e.Archived, AssignedProjects: append([]string{}, e.Projects...), Workdays: e.Workdays.Numbers(), CreatedAt: e.CreatedAt.UTC(),
	}
}
