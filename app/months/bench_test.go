package months_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// crowd adds companies of thirty people each, who worked every day of this year on a running project until 16 November,
// and returns their ids.
func crowd(b *testing.B, h *testServer, companies int) (ids []int64) {
	f := h.firm("jansen")
	const people = 30
	for n := range companies {
		require.NoError(b, h.Store.UnitOfWork.Write(b.Context(), func(r ports.Repos) error {
			c, err := r.Companies.AddCompany(b.Context(), company.Company{Owner: f.Who.UserID, Name: fmt.Sprint("Bedrijf ", n), KvK: fmt.Sprintf("%08d", 20_000_000+n), CreatedAt: h.Clock.Now()})
			if err != nil {
				return err
			}
			ids = append(ids, c.ID)
			req := f.Request
			req.Number, req.Company, req.Submission.StartOfProject = request.ProjectNumber(2026, 1000+n), c, domain.NewDate(2026, 1, 1)
			if req, err = r.Requests.AddRequest(b.Context(), req); err != nil {
				return err
			}
			req.PaymentStatus = request.Paid
			if err := r.Requests.UpdateRequest(b.Context(), req); err != nil {
				return err
			}
			if err := r.Reminders.PutReminding(b.Context(), c.ID, true); err != nil {
				return err
			}
			return staffOf(b.Context(), r, h, req, people)
		}))
	}
	return ids
}

func staffOf(ctx context.Context, r ports.Repos, h *testServer, req request.Request, people int) error {
	var days []domain.Date
	for day := domain.NewDate(2026, 1, 1); !day.After(domain.NewDate(2026, 11, 16)); day = day.AddDays(1) {
		if !day.Free() {
			days = append(days, day)
		}
	}
	var staff []int64
	for i := range people {
		e, err := r.Employees.AddEmployee(ctx, hours.Employee{Company: req.Company.ID, FirstName: "Zoë", LastName: fmt.Sprint("Nummer", i), CreatedAt: h.Clock.Now()})
		if err != nil {
			return err
		}
		staff = append(staff, e.ID)
	}
	if err := r.Assignments.AssignEmployees(ctx, req.ID, staff, domain.NewDate(2026, 1, 2), h.Clock.Now()); err != nil {
		return err
	}
	common := hours.HourEntry{Project: req.ID, RecordedAt: h.Clock.Now()}
	return r.HoursBulk.InsertHourEntries(ctx, common, len(staff)*len(days), func(i int) hours.HourEntry {
		return hours.HourEntry{Employee: staff[i/len(days)], Date: days[i%len(days)], Hours: 16, Description: "Proef"}
	})
}

// BenchmarkOpenDays reads the month matrix of thirty people, and what of them is open (at most 10 ms each).
func BenchmarkOpenDays(b *testing.B) {
	h := newTestServer(b)
	firm := crowd(b, h, 1)[0]
	who := usecase.Administrator()
	b.Run("matrix", func(b *testing.B) {
		for b.Loop() {
			list, err := h.Months.ListOpenDays(b.Context(), who, firm, october, apptest.WholeList)
			require.NoError(b, err)
			require.Len(b, list.Items, 30)
		}
	})
	b.Run("month", func(b *testing.B) {
		for b.Loop() {
			_, err := h.Months.ListMonth(b.Context(), who, firm, october, apptest.WholeList)
			require.NoError(b, err)
		}
	})
	b.Run("summary", func(b *testing.B) {
		for b.Loop() {
			_, err := h.Months.CountOpenDays(b.Context(), who, firm, "")
			require.NoError(b, err)
		}
	})
}

// BenchmarkReminders asks for the mails of 400 companies of thirty people, all with open days (at most 10 s).
func BenchmarkReminders(b *testing.B) {
	h := newTestServer(b)
	crowd(b, h, 400)
	h.Clock.Pass(15*time.Hour + 30*time.Minute - h.sinceMidnight())
	for b.Loop() {
		h.Write(func(r ports.Repos) error {
			return r.Reminders.PutReminded(b.Context(), hours.OpenDaysReminder, domain.Date{})
		})
		_, err := h.Months.MonthJobs()[queue.RemindOpenDays].Run(b.Context(), queue.Job{})
		require.NoError(b, err)
	}
}

// BenchmarkMyWeek reads the week of somebody who works on five projects, every day on each.
func BenchmarkMyWeek(b *testing.B) {
	h := newTestServer(b)
	f := h.firm("jansen")
	a := f.People[0].ID
	h.Write(func(r ports.Repos) error {
		for n := range 5 {
			req := f.Request
			req.Number, req.Submission.StartOfProject = request.ProjectNumber(2026, 1000+n), domain.NewDate(2026, 1, 1)
			req, err := r.Requests.AddRequest(b.Context(), req)
			if err != nil {
				return err
			}
			req.PaymentStatus = request.Paid
			if err := r.Requests.UpdateRequest(b.Context(), req); err != nil {
				return err
			}
			if err := r.Assignments.AssignEmployees(b.Context(), req.ID, []int64{a}, domain.NewDate(2026, 1, 5), h.Clock.Now()); err != nil {
				return err
			}
			err = r.HoursBulk.InsertHourEntries(b.Context(), hours.HourEntry{Project: req.ID, RecordedAt: h.Clock.Now()}, 5*40, func(i int) hours.HourEntry {
				return hours.HourEntry{Employee: a, Date: domain.NewDate(2026, 1, 5).AddDays(i%5 + 7*(i/5)), Hours: 2, Description: "Proef"}
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	for b.Loop() {
		_, err := h.Months.ListMyHours(b.Context(), f.employee, f.Company.ID, domain.WeekPeriod(domain.NewDate(2026, 3, 2)))
		require.NoError(b, err)
	}
}
