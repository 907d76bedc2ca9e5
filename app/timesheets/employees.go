package timesheets

import (
	"context"
	"log/slog"
	"strconv"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// Employees are the people of the caller's companies.
type Employees struct {
	deps *Deps
}

// ListEmployees returns the employees of a company by name.
func (s *Employees) ListEmployees(
	ctx context.Context, who usecase.Actor, company int64, archived bool, p domain.Page,
) (list domain.List[hours.Employee], err error) {
	return s.list(ctx, who, p, func(r ports.Repos) (hours.EmployeeFilter, error) {
		_, err := r.Companies.FindCompany(ctx, who.To(member.ReadEmployees), company)
		return hours.EmployeeFilter{Company: company, Archived: archived}, err
	})
}

// OfProject returns the employees who are assigned to a project, by name.
func (s *Employees) OfProject(
	ctx context.Context, who usecase.Actor, project string, p domain.Page,
) (domain.List[hours.Employee], error) {
	return s.list(ctx, who, p, func(r ports.Repos) (hours.EmployeeFilter, error) {
		found, err := paidProject(ctx, r, who.To(member.ReadEmployees), project)
		return hours.EmployeeFilter{Project: found.ID}, err
	})
}

// Available returns the employees who may be assigned to a project, by name.
func (s *Employees) Available(
	ctx context.Context, who usecase.Actor, project string, p domain.Page,
) (domain.List[hours.Employee], error) {
	return s.list(ctx, who, p, func(r ports.Repos) (hours.EmployeeFilter, error) {
		found, err := paidProject(ctx, r, who.To(member.ReadEmployees), project)
		return hours.EmployeeFilter{Available: found.ID}, err
	})
}

func (s *Employees) list(
	ctx context.Context, who usecase.Actor, p domain.Page, filter func(ports.Repos) (hours.EmployeeFilter, error),
) (list domain.List[hours.Employee], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		f, err := filter(r)
		if err == nil {
			list, err = r.Employees.ListEmployees(ctx, f, p)
		}
		s.mask(ctx, r, list.Items)
		return err
	})
	return list, err
}

// FindEmployee returns one employee of the caller's companies.
func (s *Employees) FindEmployee(ctx context.Context, who usecase.Actor, id int64) (found hours.Employee, err error) {
	if err := who.Guard(); err != nil {
		return found, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = r.Employees.FindEmployee(ctx, who.To(member.ReadEmployees), id)
		found = s.Masked(ctx, r, found)
		return err
	})
	return found, err
}

// RemoveEmployee deletes an employee. One who has hours, withdrawn ones too, is archived: the
// hours administration is to be kept.
func (s *Employees) RemoveEmployee(ctx context.Context, who usecase.Actor, id int64) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return s.deps.Store.Write(ctx, func(r ports.Repos) error {
		employee, err := r.Employees.FindEmployee(ctx, who.To(member.EditEmployees), id)
		if err != nil {
			return err
		}
		deleted, err := r.Employees.DeleteEmployee(ctx, id)
		if err != nil || deleted {
			return err
		}
		employee.Archived = true
		if err := r.Employees.UpdateEmployee(ctx, employee); err != nil {
			return err
		}
		return r.Assignments.PauseAssignments(ctx, id, s.deps.Clock.Today())
	})
}

// open returns the citizen service number of an employee, empty when it is not known.
func (s *Employees) open(ctx context.Context, r ports.Repos, e hours.Employee) (string, error) {
	if !e.BSN.Known() {
		return "", nil
	}
	return s.deps.Vault.OpenNumber(ctx, r.DataKeys, e.ID, e.BSN)
}

// Masked adds the masked number. One that does not open is shown as such and logged, so
// that it can be typed again.
func (s *Employees) Masked(ctx context.Context, r ports.Repos, e hours.Employee) hours.Employee {
	bsn, err := s.open(ctx, r, e)
	e.MaskedBSN = domain.MaskBSN(bsn)
	if err != nil {
		s.deps.Log.ErrorContext(ctx, "bsn unreadable", slog.Int64("employee", e.ID), slog.Any("error", err))
		e.MaskedBSN = hours.UnreadableBSN
	}
	return e
}

func (s *Employees) mask(ctx context.Context, r ports.Repos, list []hours.Employee) {
	for i, e := range list {
		list[i] = s.Masked(ctx, r, e)
	}
}

// unknown returns the error of an id in a body that the caller has nothing of: the same for a
// missing one and for somebody else's.
func unknown(field string, id int64) *domain.Error {
	return domain.Bad(field, domain.CodeClientUnknown).With("pk", strconv.FormatInt(id, 10))
}
