package timesheets

import (
	"context"
	"slices"
	"strconv"
	"sync"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// Hours are the hours that were registered on projects.
type Hours struct {
	deps      *Deps
	importing sync.Map // ids of users who have an import running
}

// ListHours returns the hours of a project that a filter names, by date, name of the employee and id.
func (h *Hours) ListHours(ctx context.Context, who usecase.Actor, project string, f hours.EntryFilter, p domain.Page) (list domain.List[hours.HourEntry], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err := paidProject(ctx, r, who.To(member.ReadHours), project)
		if err != nil {
			return err
		}
		f.Project, f.Employee = found.ID, found.Caller.OwnRows(member.ReadHours)
		list, err = r.Hours.ListHourEntries(ctx, f, p)
		for i := range list.Items {
			list.Items[i].ProjectNumber = found.Number
		}
		if f.Log {
			found.Warn(list.Items)
		}
		return err
	})
	return list, err
}

// ListHoursElsewhere returns what the people of a project work on other projects in a week, since a
// day has room for so much over all of them: at most n people, by id, after an employee.
func (h *Hours) ListHoursElsewhere(
	ctx context.Context, who usecase.Actor, project string, week domain.Period, after int64, n int,
) (people domain.List[hours.PersonDays], err error) {
	if err := who.Guard(); err != nil {
		return people, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err := paidProject(ctx, r, who.To(member.ReadHours), project)
		own := found.Caller.OwnRows(member.ReadHours)
		if own != 0 {
			after, n = own-1, 1
		}
		if err == nil {
			people, err = r.Timesheets.ListHoursElsewhere(ctx, found.ID, week, after, n)
		}
		if own != 0 {
			people = domain.FirstOf(slices.DeleteFunc(people.Items, func(p hours.PersonDays) bool { return p.Employee != own }), 1)
		}
		return err
	})
	return people, err
}

// FindHours returns an entry.
func (h *Hours) FindHours(ctx context.Context, who usecase.Actor, id int64) (entry hours.HourEntry, err error) {
	if err := who.Guard(); err != nil {
		return entry, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		if entry, err = r.Hours.FindHourEntry(ctx, who.To(member.ReadHours), id); err != nil {
			return err
		}
		project, err := paidProject(ctx, r, who.To(member.ReadHours), strconv.FormatInt(entry.Project, 10))
		entry.ProjectNumber = project.Number
		return err
	})
	return entry, err
}

// WithdrawHours takes an entry out of every list and total. Its history stays.
func (h *Hours) WithdrawHours(ctx context.Context, who usecase.Actor, id int64) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return h.deps.Store.Write(ctx, func(r ports.Repos) error {
		entry, err := r.Hours.FindHourEntry(ctx, who.To(member.EditHours), id)
		if err != nil {
			return err
		}
		if _, err := paidProject(ctx, r, who.To(member.EditHours), strconv.FormatInt(entry.Project, 10)); err != nil {
			return err
		}
		employee, err := r.Timesheets.LockEmployee(ctx, who.To(member.EditHours), entry.Employee)
		if err == nil {
			err = usecase.CheckBound(ctx, r, retention.WithdrawnBound, id, 1)
		}
		if err == nil {
			_, err = h.deps.changeMonth(ctx, r, who, employee, entry.Date.MonthOf())
		}
		if err != nil {
			return err
		}
		return r.Hours.WithdrawHourEntry(ctx, id, who.Recorder(), h.deps.Clock.Now())
	})
}

// RestoreHours puts a withdrawn entry back as it was, with its first recording, also for an employee
// who may get no new hours. One that is there already is answered as it is. It is Conflict replaced
// when a correction took its place, and Invalid on "hours" when its day has no room any more.
func (h *Hours) RestoreHours(ctx context.Context, who usecase.Actor, id int64) (entry hours.HourEntry, err error) {
	if err := who.Guard(); err != nil {
		return entry, err
	}
	err = h.deps.Store.Write(ctx, func(r ports.Repos) error {
		gone, err := r.Hours.FindRecordedEntry(ctx, who.To(member.EditHours), id)
		if err != nil {
			return err
		}
		project, err := paidProject(ctx, r, who.To(member.EditHours), strconv.FormatInt(gone.Project, 10))
		if err != nil {
			return err
		}
		employee, err := r.Timesheets.LockEmployee(ctx, who.To(member.EditHours), gone.Employee)
		if err != nil {
			return err
		}
		var on hours.Workday
		entry, err = r.Hours.FindHourEntry(ctx, who.To(member.EditHours), id)
		if domain.KindOf(err) == domain.NotFound {
			if on, err = h.restore(ctx, r, who, employee, gone); err == nil {
				entry, err = r.Hours.FindHourEntry(ctx, who.To(member.EditHours), id)
			}
		}
		entry.Warnings = project.DayWarnings(on, entry.Date)
		return err
	})
	return entry, err
}

// restore returns what was known of the day before.
func (h *Hours) restore(ctx context.Context, r ports.Repos, who usecase.Actor, employee hours.Employee, e hours.HourEntry) (hours.Workday, error) {
	on, err := r.Timesheets.FindWorkday(ctx, e.Project, e.Employee, e.Date)
	if err == nil {
		err = h.deps.changeDay(ctx, r, who, employee, e.Date, on)
	}
	if err == nil {
		err = usecase.CheckBound(ctx, r, retention.RestoreBound, e.ID, 1)
	}
	if err == nil {
		err = r.Hours.RestoreHourEntry(ctx, e.ID, who.Recorder(), h.deps.Clock.Now())
	}
	if domain.KindOf(err) == domain.NotFound {
		err = domain.Fail(domain.Conflict, domain.CodeReplaced)
	}
	if err != nil {
		return on, err
	}
	return on, hours.CheckDay(on.Booked, e.Hours, e.Date)
}

// ListHourActions returns what was done with an entry and with those it replaced, oldest first,
// also when it was withdrawn.
func (h *Hours) ListHourActions(ctx context.Context, who usecase.Actor, id int64) (list []hours.HourAction, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		entry, err := r.Hours.FindRecordedEntry(ctx, who.To(member.ReadHours), id)
		if err != nil {
			return err
		}
		if _, err := paidProject(ctx, r, who.To(member.ReadHours), strconv.FormatInt(entry.Project, 10)); err != nil {
			return err
		}
		list, err = r.Hours.ListHourActions(ctx, id)
		return err
	})
	return list, err
}
