package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Hours keeps the hours that were registered, without ever losing one.
type Hours interface {
	// Add stores an entry and returns it with its id.
	Add(ctx context.Context, e domain.HourEntry) (domain.HourEntry, error)
	// ByID returns an entry that was not withdrawn: NotFound not_found, also for
	// somebody else's.
	ByID(ctx context.Context, owner, id int64) (domain.HourEntry, error)
	// List returns the entries of a project in a period that were not withdrawn, by
	// date, name of the employee and id.
	List(ctx context.Context, project int64, in domain.Period, p domain.Page) (domain.Paged[domain.HourEntry], error)
	// Booked is what an employee worked on a day, on all projects.
	Booked(ctx context.Context, employee int64, day domain.Date) (domain.Hours, error)
	// Withdraw takes an entry out of every list and total and keeps it in the history:
	// NotFound not_found when it is not there or was withdrawn.
	Withdraw(ctx context.Context, id, by int64, at time.Time) error
	// History returns what was done with an entry and with those it replaces, oldest
	// first, also after it was withdrawn: NotFound not_found.
	History(ctx context.Context, owner, id int64) ([]domain.HourAction, error)
}
