package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
)

// Hours keeps the hours that were registered, without ever losing one.
type Hours interface {
	// Add stores an entry and returns it with its id. What it replaces was withdrawn, and
	// is marked as replaced.
	Add(ctx context.Context, e hours.HourEntry) (hours.HourEntry, error)
	// ByID returns an entry that was not withdrawn: NotFound not_found, also for
	// somebody else's.
	ByID(ctx context.Context, owner, id int64) (hours.HourEntry, error)
	// Recorded is ByID for withdrawn entries too.
	Recorded(ctx context.Context, owner, id int64) (hours.HourEntry, error)
	// List returns the entries of a project in a period that were not withdrawn, by
	// date, name of the employee and id.
	List(ctx context.Context, project int64, in domain.Period, p domain.Page) (domain.Paged[hours.HourEntry], error)
	// Deleted is List for the entries that were withdrawn, but for those that a correction
	// replaced.
	Deleted(ctx context.Context, project int64, in domain.Period, p domain.Page) (domain.Paged[hours.HourEntry], error)
	// Withdraw takes an entry out of every list and total and keeps it in the history:
	// NotFound not_found when it is not there or was withdrawn.
	Withdraw(ctx context.Context, id, by int64, at time.Time) error
	// History returns what was done with an entry and with those it replaces, oldest
	// first, also after it was withdrawn: NotFound not_found, also for somebody else's.
	History(ctx context.Context, owner, id int64) ([]hours.HourAction, error)
}

// Timesheets answers what an entry is checked against.
type Timesheets interface {
	// Project takes a database id or a project number: NotFound not_found, also for
	// somebody else's.
	Project(ctx context.Context, owner int64, ref string) (hours.Project, error)
	// Lock returns id, company, name, function and archived of an employee and raises the
	// version: NotFound not_found, also for somebody else's. Transactions that lock the
	// same employee come one after the other, so that a day never gets too many hours.
	Lock(ctx context.Context, owner, employee int64) (hours.Employee, error)
	// Day returns whether an employee is assigned to a project, and what is booked on a day.
	Day(ctx context.Context, project, employee int64, day domain.Date) (hours.Workday, error)
	// Elsewhere returns what the people of a project work on other projects in a week: at
	// most n of those with such hours, by id, who come after an employee.
	Elsewhere(ctx context.Context, project int64, week domain.Period, after int64, n int) (domain.Paged[hours.PersonDays], error)
}

// HourSums adds up the entries of a project that were not withdrawn.
type HourSums interface {
	// ByEmployee returns at most n of those with hours in a period, by name: those who come
	// after an employee, who need have no hours. 0 comes before all. The sums are those of
	// all of them.
	ByEmployee(ctx context.Context, project int64, in domain.Period, after int64, n int) (hours.PeopleHours, error)
	// ByDay returns the days with hours in a period, oldest first.
	ByDay(ctx context.Context, project int64, in domain.Period) ([]hours.DayHours, error)
	// Totals returns the hours in each of some periods.
	Totals(ctx context.Context, project int64, in ...domain.Period) ([]domain.Hours, error)
	// FirstDay returns the first day with hours, or no date.
	FirstDay(ctx context.Context, project int64) (domain.Date, error)
	// Latest returns the entries with the newest date, of those the newest first.
	Latest(ctx context.Context, project int64, n int) ([]hours.HourEntry, error)
	// Work returns what is worked on a project in a month. It takes no longer for more
	// people or more hours.
	Work(ctx context.Context, project int64, in domain.Month) (request.Work, error)
}
