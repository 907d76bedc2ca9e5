package months_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/months"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// testServer is the product on a real database, with what the tests of this package do with it.
type testServer struct{ *apptest.Server }

func newTestServer(t testing.TB) *testServer { return &testServer{apptest.New(t)} }

func onBoth(t *testing.T, test func(t *testing.T, h *testServer)) {
	apptest.OnBoth(t, func(t *testing.T, s *apptest.Server) { test(t, &testServer{s}) })
}

var october = domain.Month{Year: 2026, Month: time.October}

// firm is a project that runs since September, with two people who are assigned since 26 October; the first
// has an account. Today is Friday 20 November 2026.
type firm struct {
	apptest.Project
	employee usecase.Actor
}

func (h *testServer) firm(name string) firm {
	h.T.Helper()
	f := firm{Project: h.Project(name), employee: h.User(name + "-medewerker")}
	f.Submission.StartOfProject = domain.NewDate(2026, 9, 1)
	h.Write(func(r ports.Repos) error {
		if err := r.Requests.UpdateRequest(h.Ctx(), f.Request); err != nil {
			return err
		}
		for _, e := range f.People {
			if err := r.Assignments.UnassignEmployees(h.Ctx(), f.ID, []int64{e.ID}, h.Clock.Today()); err != nil {
				return err
			}
			if err := r.Assignments.AssignEmployees(h.Ctx(), f.ID, []int64{e.ID}, domain.NewDate(2026, 10, 26), h.Clock.Now()); err != nil {
				return err
			}
		}
		return nil
	})
	h.joins(f.employee, f.Company.ID, member.Membership{Role: member.Employee, Employee: f.People[0].ID})
	return f
}

func (h *testServer) joins(who usecase.Actor, company int64, m member.Membership) {
	h.T.Helper()
	h.Write(func(r ports.Repos) error {
		return r.Members.AddMember(h.Ctx(), member.Member{Company: company, User: who.UserID, Membership: m, CreatedAt: h.Clock.Now()})
	})
}

// act does something with the month of October of people.
func (h *testServer) act(who usecase.Actor, f firm, kind hours.MonthAct, reason string, people ...int64) ([]hours.PersonMonth, error) {
	return h.Months.ActOnMonths(h.Ctx(), who, months.Act{Kind: kind, Company: f.Company.ID, Month: october, Employees: people, Reason: reason})
}

func (h *testServer) acts(who usecase.Actor, f firm, kind hours.MonthAct, reason string, people ...int64) []hours.PersonMonth {
	h.T.Helper()
	out, err := h.act(who, f, kind, reason, people...)
	require.NoError(h.T, err)
	return out
}

func (h *testServer) state(employee int64) (m hours.EmployeeMonth) {
	h.T.Helper()
	h.Read(func(r ports.Repos) (err error) {
		m, err = r.Months.FindMonth(h.Ctx(), employee, october)
		return err
	})
	return m
}
