package ports

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
)

// Months keeps which months of employees are confirmed and closed, with the timesheets of closed ones.
type Months interface {
	// FindMonth returns the month of an employee, an open one without id when none is stored.
	FindMonth(ctx context.Context, employee int64, m domain.Month) (hours.EmployeeMonth, error)
	// FindStoredMonth fails with NotFound not_found when there is none.
	FindStoredMonth(ctx context.Context, id int64) (hours.EmployeeMonth, error)
	// ListMonths returns the stored months of an employee, oldest first.
	ListMonths(ctx context.Context, employee int64) ([]hours.EmployeeMonth, error)
	// ListImportedMonths returns the stored months in which an import has entries.
	ListImportedMonths(ctx context.Context, i hours.Import) ([]hours.EmployeeMonth, error)
	// PutMonth stores the month of an employee, who is locked, and returns it with its id.
	PutMonth(ctx context.Context, m hours.EmployeeMonth) (hours.EmployeeMonth, error)
	// AddSheet stores the timesheet of a closing once; a second one changes nothing.
	AddSheet(ctx context.Context, s hours.StoredSheet, content []byte) error
	// ReplaceSheets marks the timesheets of a month as replaced at a moment, unless they are.
	ReplaceSheets(ctx context.Context, month int64, at time.Time) error
	// ListSheets returns the timesheets of a company in some months, or with an employee of that one, the newest first.
	ListSheets(ctx context.Context, of hours.FactsFilter, from, to domain.Month) ([]hours.StoredSheet, error)
	// ReadSheet returns a timesheet with its content. It fails with NotFound not_found when there is none, and as
	// CheckAccess says.
	ReadSheet(ctx context.Context, a member.Access, id int64) (hours.StoredSheet, []byte, error)
}

// DayFacts keeps what is known of the days of employees besides their hours.
type DayFacts interface {
	// ListFacts returns the facts of a period about people, by name.
	ListFacts(ctx context.Context, of hours.FactsFilter, in domain.Period) ([]hours.PersonFacts, error)
	// ListDayMarks returns the marked days of an employee in a period.
	ListDayMarks(ctx context.Context, employee int64, in domain.Period) ([]hours.MarkedDay, error)
	// PutDayMark marks days of an employee, or with NoMark takes the marks off.
	PutDayMark(ctx context.Context, employee int64, days []domain.Date, mark hours.DayMark) error
	// PutWorkdays stores which days an employee works from a day on, which is not before an earlier change.
	PutWorkdays(ctx context.Context, employee int64, change hours.WorkdaysChange) error
}

// Reminders keeps for which week the mails about open days were asked for, and who may get them.
type Reminders interface {
	// FindReminded returns the last week of a kind, as its Monday, or no date.
	FindReminded(ctx context.Context, kind hours.ReminderKind) (domain.Date, error)
	PutReminded(ctx context.Context, kind hours.ReminderKind, week domain.Date) error
	// ListReminding returns the companies that send mails about open days, by id: at most n after one.
	ListReminding(ctx context.Context, after int64, n int) ([]int64, error)
	// IsReminding reports whether a company does.
	IsReminding(ctx context.Context, company int64) (bool, error)
	// PutReminding stores what an owner chose.
	PutReminding(ctx context.Context, company int64, on bool) error
}
