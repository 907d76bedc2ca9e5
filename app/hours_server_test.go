package app_test

import (
	"fmt"

	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

// project is a paid request with two employees who are assigned to it.
type project struct {
	request.Request
	who    usecase.Actor
	people []hours.Employee
}

// project makes a paid project of a new user.
func (h *testServer) project(name string) project {
	h.t.Helper()
	who := h.user(name)
	p := project{Request: h.paid(who), who: who}
	for i := range 2 {
		p.people = append(p.people, h.employee(p.Company.ID, fmt.Sprintf("nr%d", i), p.ID))
	}
	return p
}

// employee adds somebody to a company and assigns them to projects.
func (h *testServer) employee(company int64, name string, projects ...int64) (e hours.Employee) {
	h.t.Helper()
	h.write(func(r ports.Repos) (err error) {
		e, err = r.Employees.AddEmployee(h.ctx(), hours.Employee{Company: company, FirstName: "Zoë", LastName: name, Function: "Ontwikkelaar",
			Email: name + "@example.nl", Approved: true, CreatedAt: h.clock.Now()})
		if err != nil {
			return err
		}
		for _, p := range projects {
			if err := r.Assignments.AssignEmployees(h.ctx(), p, []int64{e.ID}, h.clock.Now()); err != nil {
				return err
			}
		}
		return nil
	})
	return e
}

// second is one more paid project of the same company, with the same employees.
func (h *testServer) second(p project) project {
	h.t.Helper()
	in := submission()
	in.NewCompany, in.Client = nil, p.Company.ID
	req := h.submit(p.who, in)
	h.write(func(r ports.Repos) error {
		req.PaymentStatus = request.Paid
		if err := r.Requests.UpdateRequest(h.ctx(), req); err != nil {
			return err
		}
		return r.Assignments.AssignEmployees(h.ctx(), req.ID, []int64{p.people[0].ID, p.people[1].ID}, h.clock.Now())
	})
	return project{Request: h.request(req.ID), who: p.who, people: p.people}
}

// entry is one good call about the first employee, today.
func (p project) entry(day domain.Date, worked domain.Hours) timesheets.LogHours {
	return timesheets.LogHours{Employee: p.people[0].ID, ProjectNumber: p.Number, Date: day, Hours: worked, Description: "Regeling beproefd"}
}

func (h *testServer) enter(p project, in timesheets.LogHours) hours.HourEntry {
	h.t.Helper()
	entry, err := h.Hours.LogHours(h.ctx(), p.who, in)
	require.NoError(h.t, err)
	return entry
}

func (h *testServer) hoursOf(p project, in domain.Period) []hours.HourEntry {
	h.t.Helper()
	list, err := h.Hours.ListHours(h.ctx(), p.who, p.Number, in, wholeList)
	require.NoError(h.t, err)
	return list.Items
}

// total is what counts for a project.
func (h *testServer) total(p project) (sum domain.Hours) {
	for _, e := range h.hoursOf(p, domain.Period{From: domain.NewDate(2000, 1, 1), To: domain.NewDate(2100, 1, 1)}) {
		sum += e.Hours
	}
	return sum
}

var today = domain.NewDate(2026, 11, 20) // a Friday
