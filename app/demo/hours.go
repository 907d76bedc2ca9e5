package demo

import (
	"cmp"
	"context"
	"slices"
	"time"

	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// hours adds employees and half a year of hours to the demonstration's paid project, in one
// transaction. A company that has employees already is left alone.
func (d *Demo) hours(ctx context.Context, id int64, people []demoPerson, users map[string]int64) error {
	return d.deps.Store.Write(ctx, func(r ports.Repos) error {
		req, err := usecase.FindRequest(ctx, r, id)
		if err != nil || req.PaymentStatus != request.Paid {
			return err
		}
		there, err := r.Employees.ListEmployees(ctx, hours.EmployeeFilter{Company: req.Company.ID, Archived: true}, domain.Page{Size: 1})
		if err != nil || len(there.Items) > 0 {
			return err
		}
		seed := demoTimesheet{employees: d.employees, clock: d.deps.Clock, r: r, request: req, users: users, today: d.deps.Clock.Today(), now: d.deps.Clock.Now()}
		var ids []int64
		for i, p := range people {
			id, err := seed.person(ctx, i, p)
			if err != nil {
				return err
			}
			ids = append(ids, id)
		}
		if err := seed.months(ctx, d, people, ids); err != nil {
			return err
		}
		return r.ListVersions.RaiseListVersion(ctx, req.Company.ID)
	})
}

// demoTimesheet writes the hours of the demonstration.
type demoTimesheet struct {
	employees *timesheets.Employees
	clock     ports.Clock
	r         ports.Repos
	request   request.Request
	users     map[string]int64 // by user name
	today     domain.Date
	now       time.Time
}

// person adds an employee with assignment and hours, and returns the id.
func (s demoTimesheet) person(ctx context.Context, i int, p demoPerson) (int64, error) {
	e := p.Employee
	e.Company, e.CreatedAt = s.request.Company.ID, s.request.CreatedAt.Add(time.Duration(i)*time.Hour)
	e, err := s.r.Employees.AddEmployee(ctx, e)
	if err == nil && p.BSN != "" {
		err = s.employees.SeedBSN(ctx, s.r, e, p.BSN)
	}
	if err != nil || p.Week == (demoWeek{}) {
		return e.ID, err
	}
	if err := s.r.Assignments.AssignEmployees(ctx, s.request.ID, []int64{e.ID}, s.today.Monday().AddDays(-7*p.First), e.CreatedAt); err != nil {
		return 0, err
	}
	for weeks := p.First; weeks >= p.Last; weeks-- {
		if err := s.week(ctx, e.ID, i, weeks, p); err != nil {
			return 0, err
		}
	}
	return e.ID, s.days(ctx, e.ID, p)
}

// week writes what an employee worked in the week of so many weeks ago. The current one is
// filled until Wednesday, for some until Monday.
func (s demoTimesheet) week(ctx context.Context, employee int64, i, weeks int, p demoPerson) error {
	if slices.Contains(p.Away, weeks) {
		return nil
	}
	for k, base := range p.Week {
		day := s.today.Monday().AddDays(k - 7*weeks)
		switch {
		case base == 0, weeks == 0 && k >= p.ThisWeek, day.After(s.today), day.Before(s.request.Submission.StartOfProject), domain.Holiday(day):
			continue
		}
		if p.Account == demoReturnedOf && day == lastFriday(s.today.MonthOf().AddMonths(-1)) {
			continue
		}
		ago := 7*weeks + s.weekday() - k
		entry := hours.HourEntry{
			Project: s.request.ID, Employee: employee, Date: day, Hours: p.hours(base, i, weeks, k),
			Description: p.Work[(weeks+k/2)%len(p.Work)], RecordedBy: cmp.Or(s.users[p.Account], s.request.Owner), RecordedAt: s.daysAgo(ago),
		}
		if weeks > 0 && weeks == p.LateWeek {
			entry.RecordedAt = s.daysAgo(ago - demoLateDays)
		}
		var slip demoSlip
		if at := slices.IndexFunc(p.Slips, func(s demoSlip) bool { return s.Week == weeks && s.Day == k }); at >= 0 {
			slip = p.Slips[at]
		}
		if err := s.add(ctx, entry, ago, slip); err != nil {
			return err
		}
	}
	return nil
}

// hours returns what somebody worked on a day, given what is usual.
func (p demoPerson) hours(base domain.Hours, i, weeks, k int) domain.Hours {
	if slices.Contains(p.Busy, weeks) {
		base += 6
	}
	return min(base+demoWobble[(5*weeks+3*k+i)%len(demoWobble)], domain.HoursDayMax)
}

// add writes an entry, after a slip: hours that were corrected by it, or a second entry that
// was withdrawn, both on the next day.
func (s demoTimesheet) add(ctx context.Context, entry hours.HourEntry, ago int, slip demoSlip) error {
	entry = s.recorded(entry, hours.HourEntry{})
	if slip == (demoSlip{}) {
		_, err := s.r.Hours.AddHourEntry(ctx, entry)
		return err
	}
	next := s.daysAgo(ago - 1)
	wrong := entry
	wrong.Hours, wrong.Description = slip.Hours, slip.Description
	wrong, err := s.r.Hours.AddHourEntry(ctx, s.recorded(wrong, hours.HourEntry{}))
	if err == nil {
		err = s.r.Hours.WithdrawHourEntry(ctx, wrong.ID, entry.RecordedBy, next)
	}
	if err != nil {
		return err
	}
	if slip.Corrected {
		entry.Replaces, entry.RecordedAt = wrong.ID, next
		entry = s.recorded(entry, wrong)
	}
	_, err = s.r.Hours.AddHourEntry(ctx, entry)
	return err
}

func (s demoTimesheet) recorded(entry, old hours.HourEntry) hours.HourEntry {
	return entry.Recorded(s.clock.DayOf(entry.RecordedAt), old)
}

// weekday counts from Monday, which is 0.
func (s demoTimesheet) weekday() int { return (int(s.today.Weekday()) + 6) % 7 }

func (s demoTimesheet) daysAgo(days int) time.Time {
	return s.now.Add(-time.Duration(days) * 24 * time.Hour)
}
