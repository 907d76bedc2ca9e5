package apptest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/domain/request"
	"wbso/ports"
)

// BSN is a number that passes the check.
const BSN = "111222333"

// Somebody returns an employee to be saved.
func Somebody(firm int64, email, number string) timesheets.SaveEmployee {
	return timesheets.SaveEmployee{Employee: hours.Employee{Company: firm, FirstName: "Sanne", LastName: "de Vries", Email: email}, BSN: number}
}

// Hire adds an employee with a BSN.
func (h *Server) Hire(who usecase.Actor, firm int64, email, number string) hours.Employee {
	h.T.Helper()
	e, err := h.Employees.CreateEmployee(h.Ctx(), who, Somebody(firm, email, number))
	require.NoError(h.T, err)
	return e
}

// Get returns an employee as the owner sees them.
func (h *Server) Get(who usecase.Actor, id int64) hours.Employee {
	h.T.Helper()
	e, err := h.Employees.FindEmployee(h.Ctx(), who, id)
	require.NoError(h.T, err)
	return e
}

// Reveal returns the BSN of an employee.
func (h *Server) Reveal(who usecase.Actor, id int64) string {
	h.T.Helper()
	number, err := h.Employees.RevealBSN(h.Ctx(), h.Confirmed(who), id, Uncounted)
	require.NoError(h.T, err)
	return number
}

// Confirmed returns the user in a session whose password was confirmed just now.
func (h *Server) Confirmed(who usecase.Actor) usecase.Actor {
	h.T.Helper()
	who.Session = "confirmed " + rand.Text()
	now := h.Clock.Now()
	h.Write(func(r ports.Repos) error {
		return r.Sessions.AddSession(h.Ctx(), account.Session{ID: who.Session, User: who.UserID, CreatedAt: now, ExpiresAt: now.Add(time.Hour), ConfirmedAt: now})
	})
	return who
}

// Drain reads a file that is read while it is sent.
func Drain(f timesheets.Stream) (file string, chunks int, err error) {
	var all strings.Builder
	for chunk, err := range f.Chunks {
		if err != nil {
			return all.String(), chunks, err
		}
		all.Write(chunk)
		chunks++
	}
	return all.String(), chunks, nil
}

// ReadCounter is a store that counts running reads, which fail after some.
type ReadCounter struct {
	ports.UnitOfWork
	Left, Running int
}

var ErrRead = errors.New("the disk is gone")

func (s *ReadCounter) Read(ctx context.Context, fn func(ports.Repos) error) error {
	if s.Left--; s.Left < 0 {
		return ErrRead
	}
	s.Running++
	defer func() { s.Running-- }()
	return s.UnitOfWork.Read(ctx, fn)
}

// File returns an import of rows below the usual heading.
func (p Project) File(rows ...string) timesheets.ImportHours {
	return p.Whole("datum;medewerker;e-mail;uren;omschrijving;projectnummer\n" + strings.Join(rows, "\n") + "\n")
}

func (p Project) Whole(text string) timesheets.ImportHours {
	return timesheets.ImportHours{Project: p.Number, Format: hoursfile.Auto, File: strings.NewReader(text)}
}

func (h *Server) Staff(p Project) (list []hours.StaffMember) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		list, err = r.HoursBulk.ListStaff(h.Ctx(), p.Company.ID, p.ID)
		return err
	})
	return list
}

func (p Project) Keyed(key, digest string, worked domain.Hours) timesheets.LogHours {
	in := p.Entry(Today, worked)
	in.Key, in.Digest = key, digest
	return in
}

// Correction returns a call that corrects an entry.
func (p Project) Correction(e hours.HourEntry, worked domain.Hours, day domain.Date) timesheets.LogHours {
	in := p.Entry(day, worked)
	in.Employee, in.Replaces = e.Employee, e.ID
	return in
}

// Project is a paid request with two employees who are assigned to it.
type Project struct {
	request.Request
	Who    usecase.Actor
	People []hours.Employee
}

// Project makes a paid project of a new user.
func (h *Server) Project(name string) Project {
	h.T.Helper()
	who := h.User(name)
	p := Project{Request: h.Paid(who), Who: who}
	for i := range 2 {
		p.People = append(p.People, h.Employee(p.Company.ID, fmt.Sprintf("nr%d", i), p.ID))
	}
	return p
}

// Employee adds somebody to a company and assigns them to projects.
func (h *Server) Employee(company int64, name string, projects ...int64) (e hours.Employee) {
	h.T.Helper()
	h.Write(func(r ports.Repos) (err error) {
		e, err = r.Employees.AddEmployee(h.Ctx(), hours.Employee{Company: company, FirstName: "Zoë", LastName: name, Function: "Ontwikkelaar",
			Email: name + "@example.nl", Approved: true, CreatedAt: h.Clock.Now()})
		if err != nil {
			return err
		}
		for _, p := range projects {
			if err := r.Assignments.AssignEmployees(h.Ctx(), p, []int64{e.ID}, h.Clock.Today(), h.Clock.Now()); err != nil {
				return err
			}
		}
		return nil
	})
	return e
}

// Second returns one more paid project of the same company, with the same employees.
func (h *Server) Second(p Project) Project {
	h.T.Helper()
	in := Submission()
	in.NewCompany, in.Client = nil, p.Company.ID
	req := h.Submit(p.Who, in)
	h.Write(func(r ports.Repos) error {
		req.PaymentStatus = request.Paid
		if err := r.Requests.UpdateRequest(h.Ctx(), req); err != nil {
			return err
		}
		return r.Assignments.AssignEmployees(h.Ctx(), req.ID, []int64{p.People[0].ID, p.People[1].ID}, h.Clock.Today(), h.Clock.Now())
	})
	return Project{Request: h.Request(req.ID), Who: p.Who, People: p.People}
}

// Entry returns one good call about the first employee, today.
func (p Project) Entry(day domain.Date, worked domain.Hours) timesheets.LogHours {
	return timesheets.LogHours{Employee: p.People[0].ID, ProjectNumber: p.Number, Date: day, Hours: worked, Description: "Regeling beproefd"}
}

func (h *Server) Enter(p Project, in timesheets.LogHours) hours.HourEntry {
	h.T.Helper()
	entry, err := h.Hours.LogHours(h.Ctx(), p.Who, in)
	require.NoError(h.T, err)
	return entry
}

// HoursOf returns the hours of a project in a period, with their log.
func (h *Server) HoursOf(p Project, in domain.Period) []hours.HourEntry {
	h.T.Helper()
	list, err := h.Hours.ListHours(h.Ctx(), p.Who, p.Number, hours.EntryFilter{Period: in, Log: true}, WholeList)
	require.NoError(h.T, err)
	return list.Items
}

// Total returns what counts for a project.
func (h *Server) Total(p Project) (sum domain.Hours) {
	for _, e := range h.HoursOf(p, domain.Period{From: domain.NewDate(2000, 1, 1), To: domain.NewDate(2100, 1, 1)}) {
		sum += e.Hours
	}
	return sum
}

var Today = domain.NewDate(2026, 11, 20) // a Friday

const TrackerHead = "User,Email,Client,Project,Description,Billable,Start date,Duration,Tags\n"

// Tracker returns an export with the work of two projects and the administration of a firm.
func (p Project) Tracker() timesheets.ImportHours {
	return p.Whole(TrackerHead +
		"Zoë,nr0@example.nl,,Pomp,Regeling,No,2026-11-16,4:00,\n" +
		"Zoë,nr0@example.nl,,Administratie,Post,No,2026-11-17,8:00,\n" +
		"Iemand Vreemds,x@example.nl,,Administratie,Facturen,No,2026-11-18,82:15,\n" +
		"Bo,nr1@example.nl,Klant,Pomp,Regeling,Yes,2026-11-16,3:00,r&d\n")
}
