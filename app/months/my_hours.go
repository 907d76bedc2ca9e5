package months

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// ListMyHours returns the caller's own hours in a week over all projects of a company. It fails with
// NotFound no_employee when the caller has no employee row there; company may be 0 for who has one.
func (m *Months) ListMyHours(ctx context.Context, who usecase.Actor, company int64, week domain.Period) (mine hours.MyWeek, err error) {
	if err := who.Guard(); err != nil {
		return mine, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		at, err := r.Members.ListWorkplaces(ctx, who.To(member.ReadHours))
		if err != nil {
			return err
		}
		work, err := workplaceAt(at, company)
		if err != nil {
			return err
		}
		mine, err = m.week(ctx, r, work, week)
		return err
	})
	return mine, err
}

// week reads the week of somebody at work.
func (m *Months) week(ctx context.Context, r ports.Repos, work member.Workplace, week domain.Period) (mine hours.MyWeek, err error) {
	mine.Company, mine.CompanyName, mine.Week = work.Company, work.Name, week
	projects, err := r.Timesheets.ListMyProjects(ctx, work.Employee, week)
	if err != nil {
		return mine, err
	}
	mine.Projects = slices.DeleteFunc(projects, func(p hours.MyProject) bool { return !p.Open() })
	today := m.deps.Clock.Today()
	of := hours.FactsFilter{Employee: work.Employee}
	facts, err := r.DayFacts.ListFacts(ctx, of, week)
	if err != nil || len(facts) == 0 {
		return mine, err
	}
	f := facts[0]
	mine.Employee, mine.Workdays, mine.States = f.Employee, f.WorkdaysOn(today), f.States(week, today)
	for day := week.From; !day.After(week.To); day = day.AddDays(1) {
		if mark := f.Marks[day]; mark != hours.NoMark {
			mine.Marks = append(mine.Marks, hours.MarkedDay{Date: day, Mark: mark})
		}
	}
	mine.Months, err = m.monthsAround(ctx, r, f, week)
	return mine, err
}

// monthsAround returns the months of somebody that a week touches, and the last one that is over, as far as the
// person is in them. The facts are those of the week.
func (m *Months) monthsAround(ctx context.Context, r ports.Repos, f hours.PersonFacts, week domain.Period) (around []hours.PersonMonth, err error) {
	of := hours.FactsFilter{Employee: f.Employee.ID}
	months := []domain.Month{week.From.MonthOf(), week.To.MonthOf(), m.deps.Clock.Today().MonthOf().AddMonths(-1)}
	slices.SortFunc(months, domain.Month.Compare)
	stored, err := r.Months.ListMonths(ctx, of.Employee)
	if err != nil {
		return nil, err
	}
	for _, month := range slices.Compact(months) {
		p := hours.PersonMonth{EmployeeMonth: hours.EmployeeMonth{Employee: of.Employee, Month: month, State: hours.MonthOpen}, Sheets: []hours.StoredSheet{}}
		if i := slices.IndexFunc(stored, func(s hours.EmployeeMonth) bool { return s.Month == month }); i >= 0 {
			p.EmployeeMonth = stored[i]
		} else if !f.Works(month.Period()) { // hours, or an assignment that ended before the week
			if in, err := m.people(ctx, r, of, month); err != nil {
				return nil, err
			} else if len(in) == 0 {
				continue
			}
		}
		if p.Closings > 0 {
			if p.Sheets, err = r.Months.ListSheets(ctx, of, month, month); err != nil {
				return nil, err
			}
		}
		around = append(around, p)
	}
	return around, nil
}

// ListMyOpenDays returns the days about which the caller is asked, in a company as ListMyHours, oldest first.
func (m *Months) ListMyOpenDays(ctx context.Context, who usecase.Actor, company int64) (days []hours.DayState, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		at, err := r.Members.ListWorkplaces(ctx, who.To(member.ReadHours))
		if err != nil {
			return err
		}
		work, err := workplaceAt(at, company)
		if err != nil {
			return err
		}
		people, err := m.asked(ctx, r, hours.FactsFilter{Employee: work.Employee})
		days = []hours.DayState{}
		for _, p := range people {
			days = p.days
		}
		return err
	})
	return days, err
}

// workplaceAt returns where somebody works in a company, or the only place for 0.
func workplaceAt(at []member.Workplace, company int64) (member.Workplace, error) {
	if company == 0 && len(at) > 1 {
		return member.Workplace{}, domain.Bad("company", domain.CodeRequired)
	}
	for _, w := range at {
		if company == 0 || w.Company == company {
			return w, nil
		}
	}
	return member.Workplace{}, domain.Fail(domain.NotFound, domain.CodeNoEmployee)
}
