package app_test

import (
	"crypto/rand"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/ports"
)

const bsn = "111222333"

func (h *testServer) companyOf(who usecase.Actor, kvk string) company.Company {
	h.t.Helper()
	c, err := h.Companies.CreateCompany(h.ctx(), who, company.Company{Name: "Bedrijf " + kvk, KvK: kvk})
	require.NoError(h.t, err)
	return c
}

func somebody(firm int64, email, number string) timesheets.SaveEmployee {
	return timesheets.SaveEmployee{Employee: hours.Employee{Company: firm, FirstName: "Sanne", LastName: "de Vries", Email: email}, BSN: number}
}

func (h *testServer) hire(who usecase.Actor, firm int64, email, number string) hours.Employee {
	h.t.Helper()
	e, err := h.Employees.CreateEmployee(h.ctx(), who, somebody(firm, email, number))
	require.NoError(h.t, err)
	return e
}

func (h *testServer) get(who usecase.Actor, id int64) hours.Employee {
	h.t.Helper()
	e, err := h.Employees.FindEmployee(h.ctx(), who, id)
	require.NoError(h.t, err)
	return e
}

func (h *testServer) reveal(who usecase.Actor, id int64) string {
	h.t.Helper()
	number, err := h.Employees.RevealBSN(h.ctx(), h.confirmed(who), id, uncounted)
	require.NoError(h.t, err)
	return number
}

// confirmed is somebody in a session that was confirmed just now.
func (h *testServer) confirmed(who usecase.Actor) usecase.Actor {
	h.t.Helper()
	who.Session = "confirmed " + rand.Text()
	now := h.clock.Now()
	h.write(func(r ports.Repos) error {
		return r.Sessions.AddSession(h.ctx(), account.Session{ID: who.Session, User: who.UserID, CreatedAt: now, ExpiresAt: now.Add(time.Hour), ConfirmedAt: now})
	})
	return who
}

func TestEmployees_D14_BSN(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	firm := h.companyOf(who, "12345678").ID
	for typed, want := range map[string]string{
		"111222333": bsn, " 111.222.333 ": bsn, "111 222 333": bsn, "": "", "  ": "",
	} {
		e := h.hire(who, firm, "sanne@voorbeeld.nl", typed)
		assert.Equal(t, want, h.reveal(who, e.ID), "%q", typed)
		assert.Equal(t, domain.MaskBSN(want), e.MaskedBSN)
		require.NoError(t, h.Employees.RemoveEmployee(h.ctx(), who, e.ID))
	}
	for _, typed := range []string{"123456789", "11122233", "1112223330", "000000000", "11122233x", "••••••333", "•••••••••"} {
		_, err := h.Employees.CreateEmployee(h.ctx(), who, somebody(firm, "sanne@voorbeeld.nl", typed))
		refused(t, domain.Invalid, domain.CodeBSN, err)
	}
}

// D-13: a number is never asked for, also not later.
func TestEmployees_D13_without_a_number(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	e := h.hire(who, h.companyOf(who, "12345678").ID, "sanne@voorbeeld.nl", "")
	assert.Empty(t, e.MaskedBSN)
	assert.False(t, e.BSN.Known())
	assert.Empty(t, h.reveal(who, e.ID))
	saved, err := h.Employees.ReplaceEmployee(h.ctx(), who, e.ID, somebody(0, "sanne@voorbeeld.nl", ""))
	require.NoError(t, err)
	assert.Empty(t, saved.MaskedBSN)
}

func TestEmployees_D16_the_masked_number_keeps_the_stored_one(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	e := h.hire(who, h.companyOf(who, "12345678").ID, "sanne@voorbeeld.nl", bsn)
	replace := func(typed string) (hours.Employee, error) {
		return h.Employees.ReplaceEmployee(h.ctx(), who, e.ID, somebody(0, "sanne@voorbeeld.nl", typed))
	}
	sealed := h.get(who, e.ID).BSN
	saved, err := replace(" ••••••333 ")
	require.NoError(t, err)
	assert.Equal(t, "••••••333", saved.MaskedBSN)
	assert.Equal(t, sealed, h.get(who, e.ID).BSN)
	for _, wrong := range []string{"••••••334", "333", "••••••", "•••••••••"} {
		_, err := replace(wrong)
		refused(t, domain.Invalid, domain.CodeBSN, err)
	}
	assert.Equal(t, bsn, h.reveal(who, e.ID))
	saved, err = replace("123456782")
	require.NoError(t, err)
	assert.Equal(t, "••••••782", saved.MaskedBSN)
	assert.Equal(t, "123456782", h.reveal(who, e.ID))
	_, err = replace("")
	require.NoError(t, err)
	assert.False(t, h.get(who, e.ID).BSN.Known(), "nothing given removes it")
}

// D-16: every call of reveal is kept, with who and when and without the number.
func TestEmployees_D16_reveal_is_kept(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who, other := h.user("jansen"), h.user("pieters")
		e := h.hire(who, h.companyOf(who, "12345678").ID, "sanne@voorbeeld.nl", bsn)
		for range 2 {
			assert.Equal(t, bsn, h.reveal(who, e.ID))
		}
		_, err := h.Employees.RevealBSN(h.ctx(), h.confirmed(other), e.ID, uncounted)
		refused(t, domain.NotFound, domain.CodeNotFound, err)
		seen := func(user usecase.Actor) (list []hours.Reveal) {
			h.read(func(r ports.Repos) (err error) {
				list, err = r.Reveals.ListReveals(h.ctx(), user.UserID)
				return err
			})
			return list
		}
		once := hours.Reveal{Employee: e.ID, User: who.UserID, At: h.clock.Now()}
		assert.Equal(t, []hours.Reveal{once, once}, seen(who))
		assert.Empty(t, seen(other))
		assert.Contains(t, h.log.text(), `msg="bsn revealed"`)
		assert.NotContains(t, h.log.text(), bsn)
		assert.NotContains(t, everywhere(), bsn)
	})
}

// D-15: a number that was put at another employee is not shown as theirs, keeps nobody from
// working, and can be typed again.
func TestEmployees_D15_swapped_numbers_do_not_open(t *testing.T) {
	h := newTestServer(t)
	who := h.user("jansen")
	firm := h.companyOf(who, "12345678").ID
	a, b := h.hire(who, firm, "a@voorbeeld.nl", bsn), h.hire(who, firm, "b@voorbeeld.nl", "123456782")
	h.write(func(r ports.Repos) error {
		a.BSN, b.BSN = b.BSN, a.BSN
		if err := r.Employees.UpdateEmployee(h.ctx(), a); err != nil {
			return err
		}
		return r.Employees.UpdateEmployee(h.ctx(), b)
	})
	for _, e := range []hours.Employee{a, b} {
		_, err := h.Employees.RevealBSN(h.ctx(), h.confirmed(who), e.ID, uncounted)
		assert.Equal(t, domain.Internal, domain.KindOf(err))
		assert.Equal(t, hours.UnreadableBSN, h.get(who, e.ID).MaskedBSN)
	}
	assert.Contains(t, h.log.text(), "bsn unreadable")
	list, err := h.Employees.ListEmployees(h.ctx(), who, firm, false, wholeList)
	require.NoError(t, err)
	assert.Len(t, list.Items, 2)
	kept, err := h.Employees.ReplaceEmployee(h.ctx(), who, a.ID, somebody(0, "a@voorbeeld.nl", hours.UnreadableBSN))
	require.NoError(t, err)
	assert.Equal(t, b.BSN.Key, kept.BSN.Key)
	_, err = h.Employees.ReplaceEmployee(h.ctx(), who, a.ID, somebody(0, "a@voorbeeld.nl", bsn))
	require.NoError(t, err)
	assert.Equal(t, bsn, h.reveal(who, a.ID))
}

func TestEmployees_D06_who_has_hours_is_archived(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.user("jansen")
		request := h.paid(who)
		for name, withdrawn := range map[string]bool{"hours": false, "withdrawn hours": true} {
			e := h.hire(who, request.Company.ID, "sanne@voorbeeld.nl", bsn)
			_, err := h.Employees.AssignEmployees(h.ctx(), who, timesheets.Team{Project: request.Number, Employees: []int64{e.ID}})
			require.NoError(t, err)
			entry, err := h.Hours.LogHours(h.ctx(), who, timesheets.LogHours{Employee: e.ID, ProjectNumber: request.Number, Date: today, Hours: 3, Description: "Proef"})
			require.NoError(t, err)
			if withdrawn {
				require.NoError(t, h.Hours.WithdrawHours(h.ctx(), who, entry.ID))
			}
			for range 2 {
				require.NoError(t, h.Employees.RemoveEmployee(h.ctx(), who, e.ID), name)
				gone := h.get(who, e.ID)
				assert.True(t, gone.Archived, name)
				assert.Equal(t, []string{request.Number}, gone.Projects)
				assert.Equal(t, bsn, h.reveal(who, e.ID))
			}
			list, err := h.Employees.OfProject(h.ctx(), who, request.Number, wholeList)
			require.NoError(t, err)
			assert.Empty(t, list.Items)
		}
	})
}

func TestEmployees_of_others_are_missing(t *testing.T) {
	h := newTestServer(t)
	who, other := h.user("jansen"), h.user("pieters")
	firm := h.companyOf(who, "12345678").ID
	e := h.hire(who, firm, "sanne@voorbeeld.nl", bsn)
	for name, call := range map[string]func(usecase.Actor) error{
		"OfCompany": func(a usecase.Actor) error {
			_, err := h.Employees.ListEmployees(h.ctx(), a, firm, true, wholeList)
			return err
		},
		"Get": func(a usecase.Actor) error { _, err := h.Employees.FindEmployee(h.ctx(), a, e.ID); return err },
		"Replace": func(a usecase.Actor) error {
			_, err := h.Employees.ReplaceEmployee(h.ctx(), a, e.ID, somebody(0, "", ""))
			return err
		},
		"Remove": func(a usecase.Actor) error { return h.Employees.RemoveEmployee(h.ctx(), a, e.ID) },
		"Stats":  func(a usecase.Actor) error { _, err := h.Reports.FindCompanyStats(h.ctx(), a, firm); return err },
	} {
		refused(t, domain.NotFound, domain.CodeNotFound, call(other))
		assert.Equal(t, domain.Unauthenticated, domain.KindOf(call(usecase.Actor{})), name)
	}
	assert.Equal(t, e, h.get(who, e.ID))
}
