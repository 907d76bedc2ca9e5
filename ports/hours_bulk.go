package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

// HoursBulk is what an import of hours needs: many people and days at once.
type HoursBulk interface {
	// ListStaff returns everybody of a company, archived employees too, by id, and says who
	// is assigned to a project.
	ListStaff(ctx context.Context, company, project int64) ([]hours.StaffMember, error)
	// ListBookedDays returns what an employee worked on each day with hours of a period, on all
	// projects, by date.
	ListBookedDays(ctx context.Context, employee int64, in domain.Period) ([]hours.EmployeeDay, error)
	// ListWithdrawnHours returns the entries of an employee for a project in a period that were
	// withdrawn.
	ListWithdrawnHours(ctx context.Context, project, employee int64, in domain.Period) ([]hours.WithdrawnHours, error)
	// InsertHourEntries stores n entries. All have the project and the recording of common; entry
	// gives the employee, date, hours, late hours and description of each.
	InsertHourEntries(ctx context.Context, common hours.HourEntry, n int, entry func(i int) hours.HourEntry) error
}
