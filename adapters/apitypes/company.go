package apitypes

import (
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/request"
)

// CompanyOf converts a company.
func CompanyOf(c company.Company) Company {
	return Company{
		ID: c.ID, CompanyName: c.Name, KVKNumber: c.KvK, BTWNumber: c.BTW, Address: c.Address, PostalCode: c.PostalCode, City: c.City,
		ContactPerson: c.ContactPerson, Email: c.Email, Phone: c.Phone,
	}
}

// SelectableCompanyOf converts a company for the selection.
func SelectableCompanyOf(c company.Company) SelectableCompany {
	return SelectableCompany{ID: c.ID, CompanyName: c.Name, KVKNumber: c.KvK, City: c.City}
}

// CompanyStatsOf converts the figures of a company.
func CompanyStatsOf(s request.CompanyStats) CompanyStats {
	return CompanyStats{
		Company: CompanyOf(s.Company), TotalProjects: len(s.Projects), TotalEmployees: s.Employees,
		TotalHoursThisMonth: s.Hours.String(), Projects: Each(s.Projects, companyProjectOf),
	}
}

func companyProjectOf(r request.RequestSummary) CompanyProject {
	return CompanyProject{
		ID: r.ID, ProjectNumber: r.Number, ProjectTitle: r.Title, ProjectType: string(r.ProjectType), Status: string(r.Status.KnownStatus()),
		PaymentStatus: string(r.PaymentStatus), StartOfProject: r.StartOfProject.String(), Filed: OrNull(r.Filed.String()),
		EmployeeCount: r.Work.Employees, HoursThisMonth: r.Work.Hours.String(),
	}
}

// EmployeeOf converts an employee, whose citizen service number is masked.
func EmployeeOf(e hours.Employee) Employee {
	return Employee{
		ID: e.ID, FirstName: e.FirstName, LastName: e.LastName, FunctionTitle: e.Function, Email: e.Email, BSN: e.MaskedBSN, CompanyProfile: e.Company,
		IsApproved: e.Approved, Archived: e.Archived, AssignedProjects: append([]string{}, e.Projects...), CreatedAt: e.CreatedAt.UTC(),
	}
}
