package sqlstore_test

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

func keptSums() []promise {
	return []promise{
		testP11_KeptSumsAreThoseOfEntriesAndPeople,
		testP11_KeptSumsHoldInARace,
		testP11_KeptSumsHoldWhenAnAccountIsClosed,
		testWhatIsRolledBackIsNotAddedUp,
	}
}

// crew does anything that changes what lists add up, at random.
type crew struct {
	kit
	*rand.Rand
	company  company.Company
	projects []int64
	people   []hours.Employee
}

func (k kit) crew(seed uint64) *crew {
	first := k.request(1)
	c := &crew{kit: k, Rand: rand.New(rand.NewPCG(seed, 7)), company: first.Company, projects: []int64{first.ID, k.requestOf(first.Company, 2).ID}}
	for i := range 5 {
		c.people = append(c.people, k.newEmployee(first.Company.ID, fmt.Sprint("Mens", i), ""))
	}
	return c
}

func (c *crew) project() int64 { return c.projects[c.IntN(len(c.projects))] }

func (c *crew) person() hours.Employee { return c.people[c.IntN(len(c.people))] }

// hours are an entry around the end of a month.
func (c *crew) hours() hours.HourEntry {
	return hours.HourEntry{Project: c.project(), Employee: c.person().ID, Date: leapDay.AddDays(c.IntN(4) - 1), Hours: domain.Hours(1 + c.IntN(16)), RecordedAt: noon}
}

// errGone says that what a step is about is no longer there.
var errGone = errors.New("gone")

// step is one of the things that may happen; the choice is made before the transaction.
func (c *crew) step() (func(ports.Repos) error, func(func(ports.Repos) error) error) {
	ctx, project, e, entry := c.Context(), c.project(), c.person(), c.hours()
	entries := c.hoursOf(entry.Project, domain.Period{From: leapDay.AddDays(-9), To: leapDay.AddDays(9)}, wholeList).Items
	old := hours.HourEntry{}
	if len(entries) > 0 {
		old = entries[c.IntN(len(entries))]
	}
	locked := func(r ports.Repos, id int64) error {
		_, err := r.Timesheets.LockEmployee(ctx, member.Everything(), id)
		return err
	}
	switch c.IntN(8) {
	case 0:
		return func(r ports.Repos) error {
			if err := r.Employees.TouchEmployees(ctx, e.ID, c.people[0].ID); err != nil {
				return err
			}
			return r.Assignments.AssignEmployees(ctx, project, []int64{e.ID, c.people[0].ID}, domain.DateOf(noon), noon)
		}, c.run
	case 1:
		return func(r ports.Repos) error {
			return r.Assignments.UnassignEmployees(ctx, project, []int64{e.ID, c.people[1].ID}, domain.DateOf(noon))
		}, c.run
	case 2:
		e.Archived = c.IntN(2) == 0
		return func(r ports.Repos) error { return r.Employees.UpdateEmployee(ctx, e) }, c.run
	case 3:
		return func(r ports.Repos) error {
			if err := locked(r, old.Employee); err != nil {
				return errGone
			}
			return r.Hours.WithdrawHourEntry(ctx, old.ID, 0, noon)
		}, c.run
	case 4: // a correction, mostly in another month
		entry.Project, entry.Employee, entry.Replaces = old.Project, old.Employee, old.ID
		return func(r ports.Repos) error {
			if err := locked(r, old.Employee); err != nil {
				return errGone
			}
			if err := r.Hours.WithdrawHourEntry(ctx, old.ID, 0, noon); err != nil {
				return err
			}
			_, err := r.Hours.AddHourEntry(ctx, entry)
			return err
		}, c.run
	case 5: // an import, with somebody new
		rows := []hours.HourEntry{c.hours(), c.hours(), c.hours(), entry}
		return func(r ports.Repos) error {
			if err := r.Employees.TouchEmployees(ctx, rows[0].Employee, rows[1].Employee, rows[2].Employee, rows[3].Employee); err != nil {
				return err
			}
			added, err := r.Employees.AddEmployee(ctx, hours.Employee{Company: c.company.ID, LastName: "Nieuw", CreatedAt: noon})
			if err != nil {
				return err
			}
			if err := r.Assignments.AssignEmployees(ctx, project, []int64{added.ID}, domain.DateOf(noon), noon); err != nil {
				return err
			}
			rows[3].Employee = added.ID
			common := hours.HourEntry{Project: project, RecordedAt: noon}
			return r.HoursBulk.InsertHourEntries(ctx, common, len(rows), func(i int) hours.HourEntry { return rows[i] })
		}, c.long
	case 6:
		return func(r ports.Repos) error { _, err := r.Employees.DeleteEmployee(ctx, e.ID); return err }, c.run
	}
	return func(r ports.Repos) error {
		if err := locked(r, entry.Employee); err != nil {
			return err
		}
		_, err := r.Hours.AddHourEntry(ctx, entry)
		return err
	}, c.run
}

// act does n things and returns what failed for another reason than that somebody is gone.
func (c *crew) act(n int) (failed []error) {
	for range n {
		do, in := c.step()
		if err := in(do); err != nil && !errors.Is(err, errGone) && domain.KindOf(err) != domain.NotFound {
			failed = append(failed, err)
		}
	}
	return failed
}

// addsUp compares what is kept with what entries and people add up to.
func (c *crew) addsUp() {
	c.Helper()
	for _, project := range c.projects {
		people := len(c.employees(hours.EmployeeFilter{Project: project}))
		for _, month := range []domain.Month{leapDay.MonthOf().AddMonths(-1), leapDay.MonthOf(), leapDay.MonthOf().AddMonths(1)} {
			sums := must(c.kit, func(r ports.Repos) ([]domain.Hours, error) {
				return r.HourSums.SumPeriods(c.Context(), project, month.Period())
			})
			require.Equal(c, request.Work{Employees: people, Hours: sums[0]}, c.workOn(project, month), "project %d, %s", project, month)
		}
		months := domain.Period{From: leapDay.AddDays(-40), To: leapDay.MonthOf().AddMonths(1).Last()}
		for _, in := range []domain.Period{months, domain.WeekPeriod(leapDay), {From: leapDay.MonthOf().First(), To: months.To}, {}} {
			require.NoError(c, c.Read(c.Context(), func(r ports.Repos) error {
				want, err := r.HourSums.SumPeriods(c.Context(), project, in)
				require.NoError(c, err)
				got, err := r.HourSums.SumProjects(c.Context(), []hours.ProjectPeriod{{Project: project, Period: in}})
				require.Equal(c, want, got, "project %d, %v", project, in)
				return err
			}))
		}
	}
	require.Equal(c, len(c.employees(hours.EmployeeFilter{Company: c.company.ID})), c.headcount(c.company.ID))
}

func (k kit) workOn(project int64, in domain.Month) request.Work {
	k.Helper()
	return must(k, func(r ports.Repos) (request.Work, error) { return r.HourSums.SumWork(k.Context(), project, in) })
}

func (k kit) headcount(firm int64) int {
	k.Helper()
	return must(k, func(r ports.Repos) (int, error) { return r.Employees.CountEmployees(k.Context(), firm) })
}

// Kept sums are those of entries and people, whatever is done.
func testP11_KeptSumsAreThoseOfEntriesAndPeople(k kit) {
	c := k.crew(rand.Uint64())
	for range 20 {
		require.Empty(k, c.act(8))
		c.addsUp()
	}
}

// Kept sums hold when all of it happens at once.
func testP11_KeptSumsHoldInARace(k kit) {
	c := k.crew(rand.Uint64())
	errs := racing(8, func(int) error {
		mine := *c
		mine.Rand = rand.New(rand.NewPCG(rand.Uint64(), 7))
		return errors.Join(mine.act(12)...)
	})
	assert.NoError(k, errors.Join(errs...))
	c.addsUp()
}

func testP11_KeptSumsHoldWhenAnAccountIsClosed(k kit) {
	c := k.crew(rand.Uint64())
	require.Empty(k, c.act(40))
	other := k.staff(9)
	require.NoError(k, k.forget(c.company.Owner))
	c.addsUp()
	assert.Equal(k, 4, k.headcount(other.Company.ID))
	assert.Equal(k, request.Work{Employees: 4}, k.workOn(other.ID, leapDay.MonthOf()))
}

func testWhatIsRolledBackIsNotAddedUp(k kit) {
	s := k.staff(1)
	require.ErrorIs(k, k.run(func(r ports.Repos) error {
		_, err := r.Hours.AddHourEntry(k.Context(), s.entry(leapDay, 3))
		require.NoError(k, err)
		require.NoError(k, r.Assignments.UnassignEmployees(k.Context(), s.ID, []int64{s.people[0].ID}, domain.DateOf(noon)))
		return errRefused
	}), errRefused)
	assert.Equal(k, request.Work{Employees: 4}, k.workOn(s.ID, leapDay.MonthOf()))
	k.log(s.entry(leapDay, 3))
	assert.Equal(k, request.Work{Employees: 4, Hours: 3}, k.workOn(s.ID, leapDay.MonthOf()))
	assert.Equal(k, request.Work{Employees: 4}, k.workOn(s.ID, leapDay.MonthOf().AddMonths(1)))
}
