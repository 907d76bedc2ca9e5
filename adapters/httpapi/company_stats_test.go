package httpapi_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

// logs enters 7.5 hours of an employee and returns the id of the entry.
func (c *person) logs(r apitypes.Request, employee int64, date string) int64 {
	c.t.Helper()
	body := object{"employee": employee, "project_number": r.ProjectNumber, "date": date, "hours": "7.5", "description": "Regeling beproefd"}
	return decode[apitypes.HourEntry](c.post("/api/hours/", body).is(201)).ID
}

func (c *person) stats(company int64) apitypes.CompanyStats {
	c.t.Helper()
	return decode[apitypes.CompanyStats](c.get(fmt.Sprintf("/api/company-dashboard/stats/?company_id=%d", company)).is(200))
}

// Employees and hours of this month stand in the same numbers on the list, the request and
// the company's figures.
func TestCompanyStats_count_people_and_hours(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.proper = true
		owner := h.user("eigenaar")
		r := owner.paid()
		company := r.ClientCompany.ID
		a := owner.employs(company).ID
		owner.employs(company, "email", "bo@voorbeeld.nl")
		gone := owner.employs(company, "email", "weg@voorbeeld.nl").ID
		owner.assign("assign", r.ProjectNumber, []int64{a, gone}).is(200)
		owner.logs(r, a, "2026-11-01")
		owner.logs(r, gone, "2026-11-20")
		owner.logs(r, a, "2026-10-31")
		owner.call("DELETE", employeePath(gone), nil).is(204)

		want := apitypes.CompanyProject{ID: r.ID, ProjectNumber: r.ProjectNumber, ProjectTitle: r.ProjectTitle, ProjectType: "programmatuur",
			Status: "document_verwerkt", PaymentStatus: "paid", StartOfProject: "2027-01-01", EmployeeCount: 1, HoursThisMonth: "15.0", EstimatedHours: 1000, CountedHours: "0.0"}
		stats := owner.stats(company)
		assert.Equal(t, []any{company, 1, 2, "15.0"}, []any{stats.Company.ID, stats.TotalProjects, stats.TotalEmployees, stats.TotalHoursThisMonth})
		detail := owner.request(r.ID)
		list := owner.cards()
		want.Filing, want.QuestionCount, want.Benefit = detail.Filing, detail.QuestionCount, list[0].Benefit
		for month := 1; month <= 12; month++ {
			want.Months = append(want.Months, apitypes.MonthHours{Month: fmt.Sprintf("2027-%02d", month), Hours: "0.0", CountedHours: "0.0"})
		}
		assert.Equal(t, []apitypes.CompanyProject{want}, stats.Projects)
		assert.Equal(t, []any{1, "15.0", 1, "15.0"}, []any{detail.EmployeeCount, detail.HoursThisMonth, list[0].EmployeeCount, list[0].HoursThisMonth})
	})
}

// F-09: the month turns at midnight in Amsterdam, which is 23:00 UTC in winter.
func TestCompanyStats_F09_the_month_is_Amsterdams(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	e := owner.employs(r.ClientCompany.ID).ID
	owner.assign("assign", r.ProjectNumber, []int64{e}).is(200)
	owner.logs(r, e, "2026-11-20")
	for _, c := range []struct{ now, hours string }{{"2026-11-30T22:59:59Z", "7.5"}, {"2026-11-30T23:00:00Z", "0.0"}} {
		now, err := time.Parse(time.RFC3339, c.now)
		require.NoError(t, err)
		h.clock.pass(now.Sub(h.clock.Now()))
		owner.login()
		assert.Equal(t, c.hours, owner.stats(r.ClientCompany.ID).TotalHoursThisMonth, c.now)
		assert.Equal(t, c.hours, owner.request(r.ID).HoursThisMonth, c.now)
	}
}

func TestCompanyStats_403_only_with_requests_of_which_none_is_paid(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	empty := owner.founds("87654321")
	owner.employs(empty)
	stats := owner.stats(empty)
	assert.Equal(t, []any{0, 1, "0.0", []apitypes.CompanyProject{}}, []any{stats.TotalProjects, stats.TotalEmployees, stats.TotalHoursThisMonth, stats.Projects})
	r := owner.processed()
	path := fmt.Sprintf("/api/company-dashboard/stats/?company_id=%d", r.ClientCompany.ID)
	assert.Equal(t, "Deze aanvraag is nog niet betaald. Betaal eerst om verder te gaan.", owner.get(path).is(403).detail())
	owner.pays(r, "paid")
	second := owner.submitted() // of the same company, by its KvK number
	require.Equal(t, r.ClientCompany.ID, second.ClientCompany.ID)
	assert.Equal(t, 1, owner.stats(r.ClientCompany.ID).TotalProjects, "the paid ones")
	assert.Equal(t, map[string][]string{"company_id": {"This field is required."}}, owner.get("/api/company-dashboard/stats/").fields())
	assert.Equal(t, map[string][]string{"company_id": {"A valid integer is required."}}, owner.get("/api/company-dashboard/stats/?company_id=x").fields())
}

// A company without requests takes its employees along; one with requests stays.
func TestCompanies_D06_delete_with_employees(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	company := owner.founds("87654321")
	e := owner.employs(company, "bsn", "111222333")
	owner.confirms(password).is(204)
	owner.post(employeePath(e.ID)+"reveal-bsn/", nil).is(200)
	owner.call("DELETE", fmt.Sprintf("/api/profiles/%d/", company), nil).is(204)
	owner.get(employeePath(e.ID)).is(404)
	r := owner.paid()
	kept := owner.employs(r.ClientCompany.ID)
	owner.call("DELETE", fmt.Sprintf("/api/profiles/%d/", r.ClientCompany.ID), nil).is(409)
	owner.get(employeePath(kept.ID)).is(200)
}
