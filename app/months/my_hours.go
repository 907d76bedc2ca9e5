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
		at, err := r.Members.ListWorkplaces(ctx, who.UserID)
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
	if mine.Projects, err = r.Timesheets.ListMyProjects(ctx, work.Employee, week); err != nil {
		return mine, err
	}
	today := m.deps.Clock.Today()
	months := []domain.Month{week.From.MonthOf(), week.To.MonthOf(), today.MonthOf().AddMonths(-1)}
	slices.SortFunc(months, domain.Month.Compare)
	months = slices.Compact(months)
	asked := hours.AskedPeriod(today)
	known := domain.Period{From: months[0].First(), To: domain.Later(months[len(months)-1].Last(), today)}
	if asked.From.Before(known.From) {
		known.From = asked.From
	}
	of := hours.FactsFilter{Employee: work.Employee}
	facts, err := r.DayFacts.ListFacts(ctx, of, known)
	if err != nil || len(facts) == 0 {
		return mine, err
	}
	sheets, err := r.Months.ListSheets(ctx, of, months[0], months[len(months)-1])
	f := facts[0]
	mine.Employee, mine.Workdays, mine.States = f.Employee, f.WorkdaysOn(today), f.States(week, today)
	for day := week.From; !day.After(week.To); day = day.AddDays(1) {
		if mark := f.Marks[day]; mark != hours.NoMark {
			mine.Marks = append(mine.Marks, hours.MarkedDay{Date: day, Mark: mark})
		}
	}
	for _, month := range months {
		mine.Months = append(mine.Months, f.PersonMonth(month, sheets, today))
	}
	if open := f.Asked(asked, today); len(open) > 0 {
		mine.OldestOpen = open[0].Date
	}
	return mine, err
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
