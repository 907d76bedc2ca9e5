package timesheets

import (
	"context"
	"iter"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// Exports makes files of the hours of a project.
type Exports struct {
	deps  *Deps
	turns *usecase.PrintTurns
}

// Stream is a file that is read while it is sent.
type Stream struct {
	Filename    string
	ContentType string
	// Chunks are the bytes of the file. An error ends them: what was sent until then is
	// no whole file.
	Chunks iter.Seq2[[]byte, error]
}

// CSV returns the hours of a project as a file that import takes back. It reads page by
// page, so that a slow reader keeps neither the database nor the memory busy.
func (e *Exports) CSV(ctx context.Context, who usecase.Actor, project string, span domain.Span) (Stream, error) {
	if err := who.Guard(); err != nil {
		return Stream{}, err
	}
	h := hourPages{deps: e.deps, in: span.Period, people: map[int64]*exportedEmployee{}}
	var first []hours.HourEntry
	err := e.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		if h.project, err = paidProject(ctx, r, who.To(member.ReadHours), project); err != nil {
			return err
		}
		first, err = h.page(ctx, r)
		return err
	})
	if err != nil {
		return Stream{}, err
	}
	if err := e.logExport(ctx, who, h.project, "CSV", span); err != nil {
		return Stream{}, err
	}
	h.add(first)
	return Stream{
		Filename:    "uren-" + h.project.Number + "-" + span.Name + ".csv",
		ContentType: "text/csv; charset=utf-8",
		Chunks:      func(yield func([]byte, error) bool) { h.write(ctx, yield) },
	}, nil
}

// XLSX returns the hours of a project as a spreadsheet with a sheet per month.
func (e *Exports) XLSX(ctx context.Context, who usecase.Actor, ref string, span domain.Span) (usecase.File, error) {
	if err := who.Guard(); err != nil {
		return usecase.File{}, err
	}
	g := hours.HourGrid{Span: span}
	var project hours.Project
	err := e.deps.Store.Read(ctx, func(r ports.Repos) error {
		req, found, err := paidRequest(ctx, r, who.To(member.ReadHours), ref)
		if err != nil {
			return err
		}
		g.Company, g.Project, g.Title = req.Company.Name, req.Number, req.Title
		project = found
		g.Months, err = gridOf(ctx, r, found, span.Period)
		return err
	})
	if err != nil {
		return usecase.File{}, err
	}
	if err := e.logExport(ctx, who, project, "XLSX", span); err != nil {
		return usecase.File{}, err
	}
	content, err := e.deps.Sheets.WriteHours(ctx, g)
	return hoursFile("uren-"+g.Project+"-"+span.Name+".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", content), err
}

// logExport writes down that somebody exported the hours of everybody on a project.
func (e *Exports) logExport(ctx context.Context, who usecase.Actor, project hours.Project, kind string, span domain.Span) error {
	if project.Caller.OwnRows(member.ReadHours) != 0 {
		return nil
	}
	line := member.LogLine{Company: project.Company, Action: member.LogHoursExported, Subject: project.Number, Detail: kind + " " + span.Name}
	return e.deps.Store.Write(ctx, func(r ports.Repos) error { return e.deps.LogCompany(ctx, r, who, line) })
}

// gridOf reads what everybody worked, and who they are.
func gridOf(ctx context.Context, r ports.Repos, project hours.Project, in domain.Period) ([]hours.GridMonth, error) {
	days, err := r.HourFiles.ListEmployeeDays(ctx, project.ID, in)
	if err != nil {
		return nil, err
	}
	if own := project.Caller.OwnRows(member.ReadHours); own != 0 {
		days = slices.DeleteFunc(days, func(d hours.EmployeeDay) bool { return d.Employee != own })
	}
	people := map[int64]hours.Employee{}
	for _, d := range days {
		if _, known := people[d.Employee]; known {
			continue
		}
		if people[d.Employee], err = r.HourFiles.FindEmployeeNames(ctx, d.Employee); err != nil {
			return nil, err
		}
	}
	return hours.GridMonths(in, people, days), nil
}

// ExportTimesheet returns what an employee worked on a project in a month, as a PDF to sign. It
// fails with NotFound not_found, also for an employee of another company.
func (e *Exports) ExportTimesheet(
	ctx context.Context, who usecase.Actor, ref string, employee int64, month domain.Month,
) (usecase.File, error) {
	if err := who.Guard(); err != nil {
		return usecase.File{}, err
	}
	t := hours.Timesheet{Month: month, MadeOn: e.deps.Clock.Today()}
	var entries []hours.HourEntry
	err := e.deps.Store.Read(ctx, func(r ports.Repos) error {
		req, project, err := paidRequest(ctx, r, who.To(member.ReadHours), ref)
		if err != nil {
			return err
		}
		t.Company, t.Project, t.Title, t.Period = req.Company.Name, req.Number, req.Title, project.CountedPeriod()
		if t.Employee, err = r.Employees.FindEmployee(ctx, who.To(member.ReadHours), employee); err != nil {
			return err
		}
		if t.Employee.Company != req.Company.ID {
			return domain.Fail(domain.NotFound, domain.CodeNotFound)
		}
		entries, err = r.HourFiles.ListEntriesOfEmployee(ctx, req.ID, employee, month.Period())
		return err
	})
	if err != nil {
		return usecase.File{}, err
	}
	for _, entry := range entries {
		t.Entries = append(t.Entries, hours.TimesheetRow{HourEntry: entry, First: e.deps.Clock.DayOf(entry.FirstRecordedAt), Recorded: e.deps.Clock.DayOf(entry.RecordedAt)})
	}
	content, err := e.turns.Print(ctx, func() ([]byte, error) { return e.deps.Printer.PrintTimesheet(ctx, t) })
	return hoursFile(t.Filename(), "application/pdf", content), err
}

// hoursFile returns a file that was made for this call and is not kept.
func hoursFile(name, kind string, content []byte) usecase.File {
	return usecase.File{Document: request.Document{Filename: name, ContentType: kind, Size: int64(len(content))}, Content: content}
}

// write yields the file, a page at a time.
func (h *hourPages) write(ctx context.Context, yield func([]byte, error) bool) {
	file := h.appendDays(hoursfile.AppendHeader(nil))
	for yield(file, nil) && !h.last {
		if err := h.next(ctx); err != nil {
			yield(nil, err)
			return
		}
		file = h.appendDays(file[:0])
	}
}
