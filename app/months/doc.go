// Package months has the use cases of what is known of the days of people: their own hours of a week, open
// days, and months that are confirmed and closed.
package months

import (
	"context"
	"math"
	"time"

	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain/queue"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of months.
type Deps struct {
	usecase.Runtime
	Printer ports.Printer
	Wake    func() // tells the worker that there is a job
}

// Months are the months of the employees of a company.
type Months struct {
	deps  *Deps
	turns *usecase.PrintTurns
}

// New returns the use cases of months.
func New(d Deps, turns *usecase.PrintTurns) *Months { return &Months{&d, turns} }

const (
	sheetTime      = time.Minute
	remindTime     = 10 * time.Minute
	remindInterval = 5 * time.Minute
)

// MonthJobs returns the jobs of storing timesheets and of reminding.
func (m *Months) MonthJobs() jobs.Kinds {
	nothing := func(context.Context, ports.Repos, queue.Job) error { return nil }
	fail := func(context.Context, ports.Repos, queue.Job, error) error { return nil }
	return jobs.Kinds{
		queue.StoreTimesheet: {Run: m.storeSheet, Time: sheetTime, Attempts: queue.MaxAttempts, Reopen: nothing, Cancel: nothing, Fail: fail},
		queue.RemindOpenDays: {Run: m.remind, Time: remindTime, Interval: remindInterval, Attempts: math.MaxInt32, Reopen: nothing, Cancel: nothing, Fail: fail},
	}
}
