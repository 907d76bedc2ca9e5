package months

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// ListOpenDays returns what is known of the days of a month of the people of a company, by name.
func (m *Months) ListOpenDays(ctx context.Context, who usecase.Actor, firm int64, of domain.Month, p domain.Page) (list domain.List[hours.PersonStates], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMonths), firm); err != nil {
			return err
		}
		facts, err := r.DayFacts.ListFacts(ctx, hours.FactsFilter{Company: firm}, of.Period())
		all, today := []hours.PersonStates{}, m.deps.Clock.Today()
		for _, f := range facts {
			if f.IsIn(of) {
				all = append(all, hours.PersonStates{Employee: f.Employee.ID, Name: f.Employee.Name(), Days: f.States(of.Period(), today)})
			}
		}
		list = domain.PageOf(all, p)
		return err
	})
	return list, err
}

// CountOpenDays sums up the open days of a company, or of one of its projects when its number is given.
func (m *Months) CountOpenDays(ctx context.Context, who usecase.Actor, firm int64, project string) (sum hours.OpenDays, err error) {
	if err := who.Guard(); err != nil {
		return sum, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.ReadMonths), firm); err != nil {
			return err
		}
		of := hours.FactsFilter{Company: firm}
		if project != "" {
			found, err := r.Timesheets.FindProject(ctx, who.To(member.ReadMonths), project)
			if err == nil && found.Company != firm {
				err = domain.Fail(domain.NotFound, domain.CodeNotFound)
			}
			if err != nil {
				return err
			}
			of.Project = found.ID
		}
		facts, err := m.asked(ctx, r, of)
		for _, f := range facts {
			sum.AddOpenDays(f.days)
		}
		return err
	})
	return sum, err
}

// askedPerson is somebody with the days about which they are asked.
type askedPerson struct {
	employee hours.Employee
	days     []hours.DayState
}

// asked returns the people who are asked about days, by name.
func (m *Months) asked(ctx context.Context, r ports.Repos, of hours.FactsFilter) (people []askedPerson, err error) {
	today := m.deps.Clock.Today()
	in := hours.AskedPeriod(today)
	facts, err := r.DayFacts.ListFacts(ctx, of, in)
	for _, f := range facts {
		if days := f.Asked(in, today); len(days) > 0 {
			people = append(people, askedPerson{f.Employee, days})
		}
	}
	return people, err
}
