package months

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"wbso/app/jobs"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/ports"
)

// storeSheet prints and stores the timesheet of a month, unless it was reopened, or the sheet is there.
func (m *Months) storeSheet(ctx context.Context, job queue.Job) (jobs.Record, error) {
	var sheet hours.MonthSheet
	var closed hours.EmployeeMonth
	err := m.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		if closed, err = r.Months.FindStoredMonth(ctx, job.Subject); err == nil && closed.State == hours.MonthClosed {
			sheet, err = m.monthSheet(ctx, r, closed)
		}
		return err
	})
	nothing := func(context.Context, ports.Repos) error { return nil }
	if domain.KindOf(err) == domain.NotFound || err == nil && closed.State != hours.MonthClosed {
		return nothing, nil
	}
	if err != nil {
		return nil, err
	}
	content, err := m.turns.Print(ctx, func() ([]byte, error) { return m.deps.Printer.PrintMonthSheet(ctx, sheet) })
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(content)
	stored := hours.StoredSheet{MonthID: closed.ID, Closing: closed.Closings, Filename: sheet.Filename(), SHA256: hex.EncodeToString(sum[:]), MadeAt: m.deps.Clock.Now()}
	return func(ctx context.Context, r ports.Repos) error {
		if err := r.Employees.TouchEmployees(ctx, closed.Employee); err != nil { // so that it is not reopened meanwhile
			return err
		}
		now, err := r.Months.FindStoredMonth(ctx, closed.ID)
		if err != nil || now.State != hours.MonthClosed || now.Closings != closed.Closings {
			return err
		}
		return r.Months.AddSheet(ctx, stored, content)
	}, nil
}

// monthSheet reads what a closed month has: the hours on all projects of the company, and who confirmed and closed it.
func (m *Months) monthSheet(ctx context.Context, r ports.Repos, closed hours.EmployeeMonth) (sheet hours.MonthSheet, err error) {
	sheet.EmployeeMonth, sheet.MadeOn = closed, m.deps.Clock.Today()
	if sheet.Employee, err = r.Employees.FindEmployee(ctx, member.Everything(), closed.Employee); err != nil {
		return sheet, err
	}
	firm, err := r.Companies.FindCompany(ctx, member.Everything(), sheet.Employee.Company)
	if err != nil {
		return sheet, err
	}
	sheet.Company = firm.Name
	sheet.Closed = m.deps.Clock.TimeOf(closed.ClosedAt)
	if !closed.ConfirmedAt.IsZero() {
		sheet.Confirmed = m.deps.Clock.TimeOf(closed.ConfirmedAt)
	}
	projects, err := r.Timesheets.ListMyProjects(ctx, closed.Employee, closed.Month.Period())
	for _, p := range projects {
		if err != nil || len(p.Days) == 0 {
			continue
		}
		t := hours.Timesheet{Project: p.Number, Title: p.Title, Month: closed.Month, Period: p.CountedPeriod()}
		var entries []hours.HourEntry
		entries, err = r.HourFiles.ListEntriesOfEmployee(ctx, p.ID, closed.Employee, closed.Month.Period())
		for _, e := range entries {
			t.Entries = append(t.Entries, hours.TimesheetRow{HourEntry: e, First: m.deps.Clock.DayOf(e.FirstRecordedAt), Recorded: m.deps.Clock.DayOf(e.RecordedAt)})
		}
		sheet.Projects = append(sheet.Projects, t)
	}
	return sheet, err
}

// DownloadSheet returns a stored timesheet. It fails with NotFound not_found, also for one that the caller may not see.
func (m *Months) DownloadSheet(ctx context.Context, who usecase.Actor, id int64) (file usecase.File, err error) {
	if err := who.Guard(); err != nil {
		return file, err
	}
	err = m.deps.Store.Read(ctx, func(r ports.Repos) error {
		sheet, content, err := r.Months.ReadSheet(ctx, who.To(member.ReadHours), id)
		file = usecase.File{Document: request.Document{ID: sheet.Document(), Filename: sheet.Filename, ContentType: "application/pdf", Size: sheet.Size}, Content: content}
		return err
	})
	return file, err
}
