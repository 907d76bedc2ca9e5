package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
)

// Hours keeps the hours that were registered, without ever losing one.
type Hours interface {
	// AddHourEntry stores an entry and returns it with its id and the name of who recorded it. What it replaces was withdrawn, and
	// is marked as replaced.
	AddHourEntry(ctx context.Context, e hours.HourEntry) (hours.HourEntry, error)
	// FindHourEntry returns an entry that was not withdrawn. It fails with NotFound not_found when
	// there is none, and as CheckAccess says.
	FindHourEntry(ctx context.Context, a member.Access, id int64) (hours.HourEntry, error)
	// FindRecordedEntry is FindHourEntry for withdrawn entries too.
	FindRecordedEntry(ctx context.Context, a member.Access, id int64) (hours.HourEntry, error)
	// ListHourEntries returns the entries of a filter by date, name of the employee and id, without
	// their project number. What the log says of them is read only with Log.
	ListHourEntries(ctx context.Context, f hours.EntryFilter, p domain.Page) (domain.List[hours.HourEntry], error)
	// WithdrawHourEntry takes an entry out of every list and total and keeps it in the history. It
	// fails with NotFound not_found when it is not there or was withdrawn.
	WithdrawHourEntry(ctx context.Context, id, by int64, at time.Time) error
	// RestoreHourEntry puts a withdrawn entry back as it was and keeps the withdrawal in the history. It fails
	// with NotFound not_found when it is not withdrawn or was replaced by a correction.
	RestoreHourEntry(ctx context.Context, id, by int64, at time.Time) error
	// ListHourActions returns what was done with an entry and with those it replaces, oldest first,
	// also after it was withdrawn. It fails with NotFound not_found when there is none.
	ListHourActions(ctx context.Context, id int64) ([]hours.HourAction, error)
}

// Timesheets answers what an entry is checked against.
type Timesheets interface {
	// FindProject takes a database id or a project number. It fails with NotFound not_found when there
	// is none, and as CheckAccess says of the caller's own rows.
	FindProject(ctx context.Context, a member.Access, ref string) (hours.Project, error)
	// LockEmployee returns id, company, name, function and archived of an employee and raises the
	// version. It fails with NotFound not_found when there is none or the caller may not do it.
	// Transactions that lock the same employee come one after the other, so that a day never gets too
	// many hours.
	LockEmployee(ctx context.Context, a member.Access, employee int64) (hours.Employee, error)
	// FindWorkday returns whether an employee is assigned to a project, and what is booked on a day.
	FindWorkday(ctx context.Context, project, employee int64, day domain.Date) (hours.Workday, error)
	// ListMyProjects returns the projects that an employee is assigned to or has hours on in a period, paid or not, by
	// id, with what the employee worked on each day of it.
	ListMyProjects(ctx context.Context, employee int64, in domain.Period) ([]hours.MyProject, error)
	// ListHoursElsewhere returns what the people of a project work on other projects in a week: at
	// most n of those with such hours, by id, who come after an employee.
	ListHoursElsewhere(ctx context.Context, project int64, week domain.Period, after int64, n int) (domain.List[hours.PersonDays], error)
}

// HourSums adds up the entries of a project that were not withdrawn.
type HourSums interface {
	// SumByEmployee returns at most n of those with hours in a period, by name: those who come
	// after an employee, who need have no hours. 0 comes before all. The sums are those of
	// all of them.
	SumByEmployee(ctx context.Context, project int64, in domain.Period, after int64, n int) (hours.PeopleHours, error)
	// SumByDay returns the days with hours in a period, oldest first.
	SumByDay(ctx context.Context, project int64, in domain.Period) ([]hours.DayHours, error)
	// SumPeriods returns the hours in each of some periods.
	SumPeriods(ctx context.Context, project int64, in ...domain.Period) ([]domain.Hours, error)
	// SumProjects returns the hours in each of some periods of projects. Whole months at the end of
	// a period take no longer for more hours.
	SumProjects(ctx context.Context, in []hours.ProjectPeriod) ([]domain.Hours, error)
	// FindFirstDay returns the first day with hours, or no date.
	FindFirstDay(ctx context.Context, project int64) (domain.Date, error)
	// ListLatestEntries returns the entries with the newest date, of those the newest first, as
	// ListHourEntries does without Log.
	ListLatestEntries(ctx context.Context, project int64, n int) ([]hours.HourEntry, error)
	// SumWork returns what is worked on a project in a month. It takes no longer for more
	// people or more hours.
	SumWork(ctx context.Context, project int64, in domain.Month) (request.Work, error)
}
