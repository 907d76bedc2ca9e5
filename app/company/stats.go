package company

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/request"
	"wbso/ports"
)

// FindCompanyStats returns the figures of a company of the caller and of its paid projects, with the
// hours of this month: Forbidden not_paid when it has requests and none of them is paid.
func (c *Companies) FindCompanyStats(ctx context.Context, who usecase.Actor, id int64) (stats request.CompanyStats, err error) {
	if err := who.Guard(); err != nil {
		return stats, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		stats, err = c.stats(ctx, r, who, id)
		return err
	})
	return stats, err
}

func (c *Companies) stats(ctx context.Context, r ports.Repos, who usecase.Actor, id int64) (stats request.CompanyStats, err error) {
	if stats.Company, err = r.Companies.FindCompany(ctx, who.UserID, id); err != nil {
		return stats, err
	}
	requests, err := r.Requests.CountRequestsOfCompany(ctx, id)
	if err != nil {
		return stats, err
	}
	paid, err := r.Requests.ListRequests(ctx, request.RequestFilter{
		Owner: stats.Company.Owner, Company: id, PaymentStatus: request.Paid, WorkOf: c.deps.ThisMonth(), Cards: true,
	}, usecase.AllRows())
	if err != nil {
		return stats, err
	}
	if requests > 0 && len(paid.Items) == 0 {
		return stats, domain.Fail(domain.Forbidden, domain.CodeNotPaid)
	}
	stats.Projects = paid.Items
	for _, p := range paid.Items {
		stats.Hours += p.Work.Hours
	}
	stats.Employees, err = r.Employees.CountEmployees(ctx, id)
	return stats, err
}
