package timesheets_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/timesheets"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/ports"
)

func (h *testServer) companyOf(who usecase.Actor, kvk string) company.Company {
	h.T.Helper()
	c, err := h.Companies.CreateCompany(h.Ctx(), who, company.Company{Name: "Bedrijf " + kvk, KvK: kvk})
	require.NoError(h.T, err)
	return c
}

func TestEmployees_D14_BSN(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	firm := h.companyOf(who, "12345678").ID
	for typed, want := range map[string]string{
		"111222333": apptest.BSN, " 111.222.333 ": apptest.BSN, "111 222 333": apptest.BSN, "": "", "  ": "",
	} {
		e := h.Hire(who, firm, "sanne@voorbeeld.nl", typed)
		assert.Equal(t, want, h.Reveal(who, e.ID), "%q", typed)
		assert.Equal(t, domain.MaskBSN(want), e.MaskedBSN)
		require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), who, e.ID))
	}
	for _, typed := range []string{"123456789", "11122233", "1112223330", "000000000", "11122233x", "••••••333", "•••••••••"} {
		_, err := h.Employees.CreateEmployee(h.Ctx(), who, apptest.Somebody(firm, "sanne@voorbeeld.nl", typed))
		apptest.Refused(t, domain.Invalid, domain.CodeBSN, err)
	}
}

// D-13: a number is never asked for, also not later.
func TestEmployees_D13_without_a_number(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	e := h.Hire(who, h.companyOf(who, "12345678").ID, "sanne@voorbeeld.nl", "")
	assert.Empty(t, e.MaskedBSN)
	assert.False(t, e.BSN.Known())
	assert.Empty(t, h.Reveal(who, e.ID))
	saved, err := h.Employees.ReplaceEmployee(h.Ctx(), who, e.ID, apptest.Somebody(0, "sanne@voorbeeld.nl", ""))
	require.NoError(t, err)
	assert.Empty(t, saved.MaskedBSN)
}

func TestEmployees_D16_the_masked_number_keeps_the_stored_one(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	e := h.Hire(who, h.companyOf(who, "12345678").ID, "sanne@voorbeeld.nl", apptest.BSN)
	replace := func(typed string) (hours.Employee, error) {
		return h.Employees.ReplaceEmployee(h.Ctx(), who, e.ID, apptest.Somebody(0, "sanne@voorbeeld.nl", typed))
	}
	sealed := h.Get(who, e.ID).BSN
	saved, err := replace(" ••••••333 ")
	require.NoError(t, err)
	assert.Equal(t, "••••••333", saved.MaskedBSN)
	assert.Equal(t, sealed, h.Get(who, e.ID).BSN)
	for _, wrong := range []string{"••••••334", "333", "••••••", "•••••••••"} {
		_, err := replace(wrong)
		apptest.Refused(t, domain.Invalid, domain.CodeBSN, err)
	}
	assert.Equal(t, apptest.BSN, h.Reveal(who, e.ID))
	saved, err = replace("123456782")
	require.NoError(t, err)
	assert.Equal(t, "••••••782", saved.MaskedBSN)
	assert.Equal(t, "123456782", h.Reveal(who, e.ID))
	_, err = replace("")
	require.NoError(t, err)
	assert.False(t, h.Get(who, e.ID).BSN.Known(), "nothing given removes it")
}

// D-16: every call of reveal is kept, with who and when and without the number.
func TestEmployees_D16_reveal_is_kept(t *testing.T) {
	onBothOpen(t, func(t *testing.T, h *testServer, everywhere func() string) {
		who, other := h.User("jansen"), h.User("pieters")
		e := h.Hire(who, h.companyOf(who, "12345678").ID, "sanne@voorbeeld.nl", apptest.BSN)
		for range 2 {
			assert.Equal(t, apptest.BSN, h.Reveal(who, e.ID))
		}
		_, err := h.Employees.RevealBSN(h.Ctx(), h.Confirmed(other), e.ID, apptest.Uncounted)
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, err)
		seen := func(user usecase.Actor) (list []hours.Reveal) {
			h.Read(func(r ports.Repos) (err error) {
				list, err = r.Reveals.ListReveals(h.Ctx(), user.UserID)
				return err
			})
			return list
		}
		once := hours.Reveal{Employee: e.ID, User: who.UserID, At: h.Clock.Now()}
		assert.Equal(t, []hours.Reveal{once, once}, seen(who))
		assert.Empty(t, seen(other))
		assert.Contains(t, h.Log.Text(), `msg="bsn revealed"`)
		assert.NotContains(t, h.Log.Text(), apptest.BSN)
		assert.NotContains(t, everywhere(), apptest.BSN)
	})
}

// D-15: a number that was put at another employee is not shown as theirs, keeps nobody from
// working, and can be typed again.
func TestEmployees_D15_swapped_numbers_do_not_open(t *testing.T) {
	h := newTestServer(t)
	who := h.User("jansen")
	firm := h.companyOf(who, "12345678").ID
	a, b := h.Hire(who, firm, "a@voorbeeld.nl", apptest.BSN), h.Hire(who, firm, "b@voorbeeld.nl", "123456782")
	h.Write(func(r ports.Repos) error {
		a.BSN, b.BSN = b.BSN, a.BSN
		if err := r.Employees.UpdateEmployee(h.Ctx(), a); err != nil {
			return err
		}
		return r.Employees.UpdateEmployee(h.Ctx(), b)
	})
	for _, e := range []hours.Employee{a, b} {
		_, err := h.Employees.RevealBSN(h.Ctx(), h.Confirmed(who), e.ID, apptest.Uncounted)
		assert.Equal(t, domain.Internal, domain.KindOf(err))
		assert.Equal(t, hours.UnreadableBSN, h.Get(who, e.ID).MaskedBSN)
	}
	assert.Contains(t, h.Log.Text(), "bsn unreadable")
	list, err := h.Employees.ListEmployees(h.Ctx(), who, firm, false, apptest.WholeList)
	require.NoError(t, err)
	assert.Len(t, list.Items, 2)
	kept, err := h.Employees.ReplaceEmployee(h.Ctx(), who, a.ID, apptest.Somebody(0, "a@voorbeeld.nl", hours.UnreadableBSN))
	require.NoError(t, err)
	assert.Equal(t, b.BSN.Key, kept.BSN.Key)
	_, err = h.Employees.ReplaceEmployee(h.Ctx(), who, a.ID, apptest.Somebody(0, "a@voorbeeld.nl", apptest.BSN))
	require.NoError(t, err)
	assert.Equal(t, apptest.BSN, h.Reveal(who, a.ID))
}

func TestEmployees_D06_who_has_hours_is_archived(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		who := h.User("jansen")
		request := h.Paid(who)
		for name, withdrawn := range map[string]bool{"hours": false, "withdrawn hours": true} {
			e := h.Hire(who, request.Company.ID, "sanne@voorbeeld.nl", apptest.BSN)
			_, err := h.Employees.AssignEmployees(h.Ctx(), who, timesheets.Team{Project: request.Number, Employees: []int64{e.ID}})
			require.NoError(t, err)
			entry, err := h.Hours.LogHours(h.Ctx(), who, timesheets.LogHours{Employee: e.ID, ProjectNumber: request.Number, Date: apptest.Today, Hours: 3, Description: "Proef"})
			require.NoError(t, err)
			if withdrawn {
				require.NoError(t, h.Hours.WithdrawHours(h.Ctx(), who, entry.ID))
			}
			for range 2 {
				require.NoError(t, h.Employees.RemoveEmployee(h.Ctx(), who, e.ID), name)
				gone := h.Get(who, e.ID)
				assert.True(t, gone.Archived, name)
				assert.Equal(t, []string{request.Number}, gone.Projects)
				assert.Equal(t, apptest.BSN, h.Reveal(who, e.ID))
			}
			list, err := h.Employees.OfProject(h.Ctx(), who, request.Number, apptest.WholeList)
			require.NoError(t, err)
			assert.Empty(t, list.Items)
		}
	})
}

func TestEmployees_of_others_are_missing(t *testing.T) {
	h := newTestServer(t)
	who, other := h.User("jansen"), h.User("pieters")
	firm := h.companyOf(who, "12345678").ID
	e := h.Hire(who, firm, "sanne@voorbeeld.nl", apptest.BSN)
	for name, call := range map[string]func(usecase.Actor) error{
		"OfCompany": func(a usecase.Actor) error {
			_, err := h.Employees.ListEmployees(h.Ctx(), a, firm, true, apptest.WholeList)
			return err
		},
		"Get": func(a usecase.Actor) error { _, err := h.Employees.FindEmployee(h.Ctx(), a, e.ID); return err },
		"Replace": func(a usecase.Actor) error {
			_, err := h.Employees.ReplaceEmployee(h.Ctx(), a, e.ID, apptest.Somebody(0, "", ""))
			return err
		},
		"Remove": func(a usecase.Actor) error { return h.Employees.RemoveEmployee(h.Ctx(), a, e.ID) },
		"Stats":  func(a usecase.Actor) error { _, err := h.Reports.FindCompanyStats(h.Ctx(), a, firm); return err },
	} {
		apptest.Refused(t, domain.NotFound, domain.CodeNotFound, call(other))
		assert.Equal(t, domain.Unauthenticated, domain.KindOf(call(usecase.Actor{})), name)
	}
	assert.Equal(t, e, h.Get(who, e.ID))
}
