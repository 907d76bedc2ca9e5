package timesheets

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// ListMyHours returns the caller's own hours in a week over all projects of a company, by project. It fails with
// NotFound no_employee when the caller has no employee row there; company may be 0 for who has one.
func (h *Hours) ListMyHours(ctx context.Context, who usecase.Actor, company int64, week domain.Period) (projects []hours.MyProject, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		at, err := r.Members.ListWorkplaces(ctx, who.UserID)
		if err != nil {
			return err
		}
		employee, err := employeeAt(at, company)
		if err == nil {
			projects, err = r.Timesheets.ListMyProjects(ctx, employee, week)
		}
		return err
	})
	return projects, err
}

// employeeAt returns the employee row in a company, or the only one for 0.
func employeeAt(at []member.Workplace, company int64) (int64, error) {
	if company == 0 && len(at) > 1 {
		return 0, domain.Bad("company", domain.CodeRequired)
	}
	for _, w := range at {
		if company == 0 || w.Company == company {
			return w.Employee, nil
		}
	}
	return 0, domain.Fail(domain.NotFound, domain.CodeNoEmployee)
}
