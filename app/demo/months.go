package demo

import (
	"context"
	"strings"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
)

// days keeps what else is known of the days of somebody: their working days, holidays, and how long they were assigned.
func (s demoTimesheet) days(ctx context.Context, employee int64, p demoPerson) error {
	from := s.today.Monday().AddDays(-7 * p.First)
	var works hours.Workdays
	for k, base := range p.Week {
		if base > 0 {
			works |= 1 << k
		}
	}
	if err := s.r.DayFacts.PutWorkdays(ctx, employee, hours.WorkdaysChange{From: from, Days: works}); err != nil {
		return err
	}
	var away []domain.Date
	for _, weeks := range p.Away {
		monday := s.today.Monday().AddDays(-7 * weeks)
		for k := range p.Week {
			away = append(away, monday.AddDays(k))
		}
	}
	if err := s.r.DayFacts.PutDayMark(ctx, employee, away, hours.Absent); err != nil || !p.Archived {
		return err
	}
	return s.r.Assignments.PauseAssignments(ctx, employee, s.today.Monday().AddDays(-7*(p.Last-1)))
}

// lastFriday returns the last Friday of a month.
func lastFriday(m domain.Month) domain.Date {
	day := m.Last()
	for day.Weekday() != time.Friday {
		day = day.AddDays(-1)
	}
	return day
}

// demoReturnedOf is whose last month was sent back, and demoReturned why.
const (
	demoReturnedOf = "joost"
	demoReturned   = "Op de laatste vrijdag staat nog niets. Heb je toen aan S&O gewerkt?"
)

// months closes the month before last, in which those with an account had confirmed their hours. Of the last one the first
// person has confirmed, and that of the second was sent back.
func (s demoTimesheet) months(ctx context.Context, d *Demo, people []demoPerson, ids []int64) error {
	owner, last := usecase.Actor{UserID: s.request.Owner}, s.today.MonthOf().AddMonths(-1)
	closed := last.AddMonths(-1)
	var names []string
	for i, p := range people {
		user, works := s.users[p.Account], s.today.Monday().AddDays(-7*p.First)
		if p.Week == (demoWeek{}) || works.After(closed.Last()) || p.Archived {
			continue
		}
		m := hours.EmployeeMonth{Employee: ids[i], Month: closed, State: hours.MonthOpen}
		if user != 0 {
			m, _ = hours.ConfirmMonth.Apply(m, user, s.now.AddDate(0, 0, -s.today.Day-20), "")
		}
		m, _ = hours.CloseMonth.Apply(m, s.request.Owner, s.now.AddDate(0, 0, -s.today.Day-15), "")
		m, err := s.r.Months.PutMonth(ctx, m)
		if err == nil {
			_, err = s.r.Jobs.EnqueueJob(ctx, queue.Job{Kind: queue.StoreTimesheet, Owner: s.request.Owner, Subject: m.ID, CreatedAt: s.now}, 0)
		}
		if err == nil && i < 2 {
			err = s.lastMonth(ctx, i, ids[i], last, user)
		}
		if err != nil {
			return err
		}
		names = append(names, p.Name())
	}
	return d.deps.LogCompany(ctx, s.r, owner, member.LogLine{Company: s.request.Company.ID, Action: member.LogMonthClosed, Subject: closed.Dutch(), Detail: strings.Join(names, ", ")})
}

func (s demoTimesheet) lastMonth(ctx context.Context, i int, employee int64, last domain.Month, user int64) error {
	m, _ := hours.ConfirmMonth.Apply(hours.EmployeeMonth{Employee: employee, Month: last, State: hours.MonthOpen}, user, s.now, "")
	if i == 1 {
		m = m.Reopened(hours.ReturnMonth, demoReturned)
	}
	_, err := s.r.Months.PutMonth(ctx, m)
	return err
}
