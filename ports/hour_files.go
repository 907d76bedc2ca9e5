package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

// HourFiles reads the hours that files are made of. Withdrawn entries are not among them.
type HourFiles interface {
	// ListEntriesAfter returns at most n entries of a project in a period, those that come after
	// one, with employee, date, hours and description alone. They are ordered by date;
	// the order within a day is the store's own. The zero entry comes before all.
	ListEntriesAfter(ctx context.Context, project int64, in domain.Period, last hours.HourEntry, n int) ([]hours.HourEntry, error)
	// ListEmployeeDays returns what everybody worked on a project on each day of a period, by
	// employee id and date.
	ListEmployeeDays(ctx context.Context, project int64, in domain.Period) ([]hours.EmployeeDay, error)
	// ListEntriesOfEmployee returns what an employee worked on a project in a period, with date, hours,
	// description, the moments of recording and late hours alone, by date and id.
	ListEntriesOfEmployee(ctx context.Context, project, employee int64, in domain.Period) ([]hours.HourEntry, error)
	// FindEmployeeNames returns an employee with names, their order, function and e-mail address alone. It fails
	// with NotFound not_found when there is none.
	FindEmployeeNames(ctx context.Context, employee int64) (hours.Employee, error)
}
