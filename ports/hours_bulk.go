package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
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
	// withdrawn, except those withdrawn by undoing the import that wrote them.
	ListWithdrawnHours(ctx context.Context, project, employee int64, in domain.Period) ([]hours.WithdrawnHours, error)
	// InsertHourEntries stores n entries. All have the project, the import and the recording of common; entry
	// gives the employee, date, hours, late hours and description of each.
	InsertHourEntries(ctx context.Context, common hours.HourEntry, n int, entry func(i int) hours.HourEntry) error
	// AddImport stores what an import is about to write, and returns it with its id.
	AddImport(ctx context.Context, i hours.Import) (hours.Import, error)
	// ListImports returns the latest n imports of a project, newest first.
	ListImports(ctx context.Context, project int64, n int) ([]hours.Import, error)
	// LockImport returns an import. It fails with NotFound not_found when there is none or the caller
	// is no member who may do it. Transactions that lock the same one come one after the other.
	LockImport(ctx context.Context, a member.Access, id int64) (hours.Import, error)
	// ListImported returns who has entries of an import, how many those are of everybody, and whether one of
	// their days would have more than most withdrawn entries without them.
	ListImported(ctx context.Context, i hours.Import, most int) (employees []int64, entries int, over bool, err error)
	// UndoImport withdraws all entries of an import.
	UndoImport(ctx context.Context, i hours.Import, by int64, at time.Time) error
}
