package timesheets

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// CompanyStats are the figures of a company and of its paid projects.
type CompanyStats struct {
	Company   company.Company
	Employees int          // not archived
	Hours     domain.Hours // of all projects
	Projects  []CompanyProject
}

// CompanyProject is a paid project of a company.
type CompanyProject struct {
	request.RequestSummary
	Months []hours.MonthHours
}

// FindCompanyStats returns the figures of a company of the caller and of its paid projects, with the
// hours of this month. It fails with Forbidden not_paid when it has requests and none of them is
// paid.
func (s *Reports) FindCompanyStats(ctx context.Context, who usecase.Actor, id int64) (stats CompanyStats, err error) {
	if err := who.Guard(); err != nil {
		return stats, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		stats, err = s.companyStats(ctx, r, who, id)
		return err
	})
	return stats, err
}

func (s *Reports) companyStats(ctx context.Context, r ports.Repos, who usecase.Actor, id int64) (stats CompanyStats, err error) {
	if stats.Company, err = r.Companies.FindCompany(ctx, who.To(member.ReadApplications), id); err != nil {
		return stats, err
	}
	requests, err := r.Requests.CountRequestsOfCompany(ctx, id)
	if err != nil {
		return stats, err
	}
	paid, err := r.Requests.ListRequests(ctx, request.RequestFilter{
		By: who.To(member.ReadApplications), Company: id, PaymentStatus: request.Paid, WorkOf: s.deps.ThisMonth(), Cards: true,
	}, usecase.AllRows())
	if err != nil {
		return stats, err
	}
	if requests > 0 && len(paid.Items) == 0 {
		return stats, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	if stats.Projects, err = s.projects(ctx, r, paid.Items); err != nil {
		return stats, err
	}
	for _, p := range paid.Items {
		stats.Hours += p.Work.Hours
	}
	stats.Employees, err = r.Employees.CountEmployees(ctx, id)
	return stats, err
}

// projects adds to paid requests what their applications are worth, and their hours by month.
func (s *Reports) projects(ctx context.Context, r ports.Repos, of []request.RequestSummary) ([]CompanyProject, error) {
	if err := s.deps.AddBenefits(ctx, r, of); err != nil {
		return nil, err
	}
	var periods []hours.ProjectPeriod
	for _, q := range of {
		periods = append(periods, hours.MonthPeriods(hours.ProjectOf(q))...)
	}
	sums, err := r.HourSums.SumProjects(ctx, periods)
	if err != nil {
		return nil, err
	}
	projects := make([]CompanyProject, len(of))
	for i, q := range of {
		project := hours.ProjectOf(q)
		n := len(hours.MonthPeriods(project))
		projects[i] = CompanyProject{RequestSummary: q, Months: hours.MonthsOf(project, sums[:n])}
		sums = sums[n:]
	}
	return projects, nil
}
