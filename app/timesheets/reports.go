package timesheets

import (
	"context"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/request"
	"wbso/ports"
)

// Reports are the figures of a project.
type Reports struct{ deps *Deps }

// ProjectSummary is what a project's hours add up to in a period.
type ProjectSummary struct {
	Number string
	domain.Period
	hours.Summary
}

// SummarizeProject adds up the hours of a project in a week, a month or a year, with at most n of its
// people: those who come after an employee in the order of names, or the first for 0.
func (s *Reports) SummarizeProject(
	ctx context.Context, who usecase.Actor, ref string, in domain.Period, after int64, n int,
) (sum ProjectSummary, err error) {
	if err := who.Guard(); err != nil {
		return sum, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		project, err := paidProject(ctx, r, who.To(member.ReadHours), ref)
		if err != nil {
			return err
		}
		sum = ProjectSummary{Number: project.Number, Period: in}
		if own := project.Caller.OwnRows(member.ReadHours); own != 0 {
			sum.Summary, err = ownSummary(ctx, r, project, own, in)
			return err
		}
		people, err := r.HourSums.SumByEmployee(ctx, project.ID, in, after, n)
		if err != nil {
			return err
		}
		days, err := r.HourSums.SumByDay(ctx, project.ID, in)
		if err != nil {
			return err
		}
		sum.Summary = hours.Summarise(in, project.CountedPeriod(), people, days)
		return nil
	})
	return sum, err
}

// ownSummary adds up what one employee worked on a project in a period.
func ownSummary(ctx context.Context, r ports.Repos, project hours.Project, employee int64, in domain.Period) (hours.Summary, error) {
	person, err := r.HourFiles.FindEmployeeNames(ctx, employee)
	if err != nil {
		return hours.Summary{}, err
	}
	entries, err := r.HourFiles.ListEntriesOfEmployee(ctx, project.ID, employee, in)
	people, days := hours.SumPerson(person, entries)
	return hours.Summarise(in, project.CountedPeriod(), people, days), err
}

// FindBudget compares all hours of a project with those of its application. It is no part of a
// summary, which reads nothing but its period.
func (s *Reports) FindBudget(ctx context.Context, who usecase.Actor, ref string) (b hours.Budget, err error) {
	if err := who.Guard(); err != nil {
		return b, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		project, err := paidProject(ctx, r, who.To(member.ReadApplications), ref)
		if err != nil {
			return err
		}
		b, err = s.budget(ctx, r, project)
		return err
	})
	return b, err
}

func (s *Reports) budget(ctx context.Context, r ports.Repos, project hours.Project) (hours.Budget, error) {
	today := s.deps.Clock.Today()
	first, err := r.HourSums.FindFirstDay(ctx, project.ID)
	if err != nil {
		return hours.Budget{}, err
	}
	sums, err := r.HourSums.SumPeriods(ctx, project.ID, hours.BudgetPeriods(project, today)...)
	if err != nil {
		return hours.Budget{}, err
	}
	return hours.BudgetOf(project, first, today, sums), nil
}

// ProjectStats are the figures of a project today, with its latest entries and, when it was
// paid, that payment.
type ProjectStats struct {
	request.Request
	People      int // assigned and not archived
	Budget      hours.Budget
	Month, Week domain.Hours
	Months      []hours.MonthHours
	Benefit     *domain.Cents // of its application; nil while it is not known
	Latest      []hours.HourEntry
	Payment     *payment.Payment
}

// latestEntries is how many entries the dashboard shows.
const latestEntries = 3

// FindProjectStats returns the figures for the dashboard of a project.
func (s *Reports) FindProjectStats(ctx context.Context, who usecase.Actor, ref string) (stats ProjectStats, err error) {
	if err := who.Guard(); err != nil {
		return stats, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		project, err := paidProject(ctx, r, who.To(member.ReadApplications), ref)
		if err != nil {
			return err
		}
		req, err := usecase.FindRequest(ctx, r, project.ID)
		if err != nil {
			return err
		}
		stats = ProjectStats{Request: req}
		if stats.Payment, err = keptPayment(ctx, r, req.ID); err != nil {
			return err
		}
		if stats.Budget, err = s.budget(ctx, r, project); err != nil {
			return err
		}
		sums, err := r.HourSums.SumProjects(ctx, hours.MonthPeriods(project))
		if err != nil {
			return err
		}
		if stats.Benefit, err = s.benefit(ctx, r, req); err != nil {
			return err
		}
		stats.Months = hours.MonthsOf(project, sums)
		today := s.deps.Clock.Today()
		work, err := r.HourSums.SumWork(ctx, req.ID, today.MonthOf())
		if err != nil {
			return err
		}
		if stats.Latest, err = r.HourSums.ListLatestEntries(ctx, req.ID, latestEntries); err != nil {
			return err
		}
		for i := range stats.Latest {
			stats.Latest[i].ProjectNumber = project.Number
		}
		week, err := r.HourSums.SumPeriods(ctx, req.ID, domain.WeekPeriod(today))
		if err == nil {
			stats.People, stats.Month, stats.Week = work.Employees, work.Hours, week[0]
		}
		return err
	})
	return stats, err
}

// benefit returns what the application of a request is worth, or nil.
func (s *Reports) benefit(ctx context.Context, r ports.Repos, of request.Request) (*domain.Cents, error) {
	in := of.Submission
	one := []request.RequestSummary{{
		ID: of.ID, Status: of.Status, Applicant: in.Applicant, StartOfProject: in.StartOfProject, ProjectStarted: in.ProjectStartedOn, Filed: of.Filed,
	}}
	err := s.deps.AddBenefits(ctx, r, one)
	return one[0].Benefit, err
}

// keptPayment returns the payment that pays for a request, or nil.
func keptPayment(ctx context.Context, r ports.Repos, req int64) (*payment.Payment, error) {
	all, err := usecase.PaymentsOf(ctx, r, req)
	if i := slices.IndexFunc(all, payment.Payment.Kept); i >= 0 {
		return &all[i], err
	}
	return nil, err
}
