package httpapi_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/app/mails"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// employeeOf makes a user with an account of their own of the employee of a firm.
func (h *testServer) employeeOf(its things, name string) *person {
	who := h.user(name)
	h.joins(member.Member{Company: its.company, User: who.id, Membership: member.Membership{Role: member.Employee, Employee: its.employee}})
	return who
}

// worked records hours of the employee of a firm on a day.
func (h *testServer) worked(its things, owner *person, day domain.Date) {
	require.NoError(h.t, h.store.Write(h.t.Context(), func(r ports.Repos) error {
		_, err := r.Hours.AddHourEntry(h.t.Context(), hours.HourEntry{Project: its.request, Employee: its.employee, Date: day, Hours: 8, Description: "Proef", RecordedBy: owner.id, RecordedAt: h.clock.Now()})
		return err
	}))
}

func TestMonths_are_confirmed_closed_and_reopened(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, its, _ := h.firm("zoe")
		sanne := h.employeeOf(its, "sanne")
		h.worked(its, owner, domain.NewDate(2026, 10, 30))
		path := fmt.Sprintf("/api/companies/%d/months/2026-10/", its.company)
		act := object{"employees": []int64{its.employee}}
		done := decode[apitypes.CompanyMonth](sanne.post(path+"confirm/", act).is(200))
		require.Len(t, done.People, 1)
		assert.Equal(t, []any{"2026-10", "confirmed", "4.0"}, []any{done.Month, done.People[0].State, done.People[0].Hours})
		conflict := decode[apitypes.MonthConflict](sanne.post(path+"confirm/", act).is(409))
		assert.Equal(t, []apitypes.RefusedMonth{{Employee: its.employee, Name: "Sanne de Vries", State: "confirmed"}}, conflict.Refused)
		assert.Equal(t, "month_state", conflict.Code)
		assert.Contains(t, owner.post(path+"return/", act).is(400).fields(), "reason")
		assert.Contains(t, owner.post(path+"close/", object{"employees": []int64{}}).is(400).fields(), "employees")
		assert.Contains(t, owner.post(path+"close/", object{"employees": "x"}).is(400).fields(), "employees")
		closed := decode[apitypes.CompanyMonth](owner.post(path+"close/", act).is(200))
		assert.Equal(t, "zoe", *closed.People[0].ClosedBy)
		assert.Equal(t, "month_closed", owner.post("/api/hours/", hoursOf(its).but("date", "2026-10-29")).is(409).member("code"))
		number := owner.request(its.request).ProjectNumber
		rows := decode[apitypes.RefusedRows](owner.post("/api/hours/import/?dry_run=true&project_number="+number,
			file(fmt.Sprintf("datum;e-mail;uren;omschrijving\n29-10-2026;sanne%d@voorbeeld.nl;1;Proef\n", its.request))).is(409))
		require.Len(t, rows.Rows, 1)
		assert.Equal(t, []any{"month_closed", 2, "datum"}, []any{rows.Code, rows.Rows[0].Line, *rows.Rows[0].Column})

		h.work()
		month := decode[apitypes.CompanyMonth](owner.get(path).is(200))
		require.Len(t, month.People[0].Sheets, 1)
		document := fmt.Sprintf("/api/documents/%d/download/", month.People[0].Sheets[0].ID)
		for _, who := range []*person{owner, sanne} {
			assert.True(t, strings.HasPrefix(string(who.get(document).is(200).body), "%PDF-"))
		}
		h.user("vreemd").get(document).is(404)
		owner.get("/api/documents/2000000999999/download/").is(404)
		owner.post(path+"reopen/", object{"employees": []int64{its.employee}, "reason": "Vergeten"}).is(200)
		mine := decode[apitypes.MyHours](sanne.get("/api/my-hours/?week=2026-10-30").is(200))
		require.Len(t, mine.Months, 2)
		assert.Equal(t, []any{"2026-10", "open", "Vergeten", 1, "2026-10-30"}, []any{mine.Months[0].Month, mine.Months[0].State, mine.Months[0].Reason, len(mine.Months[0].Sheets), mine.Months[0].ConfirmFrom})
		for _, wrong := range []string{"2026-13", "x", "2026-1"} {
			owner.get(fmt.Sprintf("/api/companies/%d/months/%s/", its.company, wrong)).is(404)
		}
		assert.Contains(t, owner.get(fmt.Sprintf("/api/companies/%d/open-days/?month=x", its.company)).is(400).fields(), "month")
		days := decode[[]apitypes.PersonDays](owner.get(fmt.Sprintf("/api/companies/%d/open-days/?month=2026-10", its.company)).is(200))
		require.Len(t, days, 1)
		assert.Equal(t, []apitypes.DayState{{Date: "2026-10-30", State: "recorded"}}, days[0].Days)

		export := decode[apitypes.AccountExport](owner.get("/api/account/export/").is(200))
		require.Len(t, export.Employees, 1)
		assert.Equal(t, []any{"2026-10", "open", 1}, []any{export.Employees[0].Months[0].Month, export.Employees[0].Months[0].State, len(export.Employees[0].Months[0].Sheets)})
	})
}

func TestMyHours_marks_and_warnings(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		_, its, _ := h.firm("zoe")
		sanne := h.employeeOf(its, "sanne")
		mark := func(from, to string, mark any) object {
			return object{"employee": its.employee, "from": from, "to": to, "mark": mark}
		}
		put := func(body object) answer { return sanne.call("PUT", "/api/day-marks/", body) }
		marked := decode[apitypes.MarkedDays](put(mark("2026-11-18", "2026-11-20", "absent")).is(200))
		assert.Equal(t, apitypes.MarkedDays{Marked: []string{"2026-11-18", "2026-11-19"}, Skipped: []string{"2026-11-20"}}, marked)
		mine := decode[apitypes.MyHours](sanne.get("/api/my-hours/").is(200))
		assert.Equal(t, []any{its.company, its.employee, "Sanne de Vries", "2026-W47", true}, []any{mine.Company.ID, mine.Employee, mine.EmployeeName, mine.Week, mine.Projects[0].Assigned})
		assert.Equal(t, []apitypes.DayMark{{Date: "2026-11-18", Mark: "absent"}, {Date: "2026-11-19", Mark: "absent"}}, mine.Marks)
		entry := decode[apitypes.HourEntryLog](sanne.post("/api/hours/", hoursOf(its).but("date", "2026-11-18")).is(201))
		assert.Contains(t, entry.Warnings, "marked")
		put(mark("2026-11-19", "2026-11-19", nil)).is(200)
		assert.Empty(t, decode[apitypes.MyHours](sanne.get("/api/my-hours/").is(200)).Marks)
		for field, body := range map[string]object{
			"to": mark("2026-11-18", "2026-11-17", "none"), "from": mark("18-11-2026", "2026-11-18", "none"), "mark": mark("2026-11-18", "2026-11-18", "sick"),
			"mark ":    mark("2026-11-18", "2026-11-18", ""),
			"employee": mark("2026-11-18", "2026-11-18", "none").but("employee", 987654),
		} {
			assert.Contains(t, put(body).is(400).fields(), strings.TrimSpace(field))
		}
		put(mark("2026-11-23", "2026-11-23", "none")).is(200)
		own := decode[apitypes.AccountExport](sanne.get("/api/account/export/").is(200))
		require.Len(t, own.DaysElsewhere, 1)
		assert.Equal(t, []apitypes.DayMark{{Date: "2026-11-23", Mark: "none"}}, own.DaysElsewhere[0].Marks)
	})
}

func TestEmployees_change_in_part(t *testing.T) {
	h := newTestServer(t)
	owner, its, _ := h.firm("zoe")
	path := fmt.Sprintf("/api/employees/%d/", its.employee)
	before := decode[apitypes.Employee](owner.get(path).is(200))
	got := decode[apitypes.Employee](owner.call("PATCH", path, object{"workdays": []int{5, 1, 3}, "function_title": "Chef"}).is(200))
	want := before
	want.Workdays, want.FunctionTitle = []int{1, 3, 5}, "Chef"
	assert.Equal(t, want, got)
	assert.Equal(t, want, decode[apitypes.Employee](owner.get(path).is(200)))
	assert.Contains(t, owner.call("PATCH", path, object{"workdays": []int{8}}).is(400).fields(), "workdays")
	assert.Contains(t, owner.call("PATCH", path, object{"email": "geen adres"}).is(400).fields(), "email")
	assert.Contains(t, owner.call("PATCH", path, object{"first_name": raw("null")}).is(400).fields(), "first_name")
	assert.Equal(t, want, decode[apitypes.Employee](owner.get(path).is(200)))
}

// The address in a mail is a page for people, and takes one click of a mail program.
func TestMails_unsubscribe(t *testing.T) {
	h := newTestServer(t)
	who := h.user("zoe")
	code := mails.UnsubscribeCode(h.signer, h.clock.Now(), who.id, "digest")
	page := "/afmelden?code=" + url.QueryEscape(code)
	h.visitor().get(page).is(200)
	switches := func() apitypes.MailSwitches {
		return decode[apitypes.UserProfile](who.get("/api/user-profile/").is(200)).Mails
	}
	assert.Equal(t, apitypes.MailSwitches{OpenDays: true, Digest: true}, switches(), "looking at the page changes nothing")
	h.visitor().call("POST", "/afmelden?code=x", nil).is(404)
	h.visitor().call("POST", "/afmelden", nil).is(400)
	h.visitor().call("POST", page, file("List-Unsubscribe=One-Click"), "Content-Type", "application/x-www-form-urlencoded").is(204)
	assert.Equal(t, apitypes.MailSwitches{OpenDays: true}, switches())
	h.visitor().post("/api/mails/unsubscribe/", object{"code": code}).is(204)
	h.visitor().post("/api/mails/unsubscribe/", object{"code": code + "x"}).is(404)
	h.visitor().post("/api/mails/unsubscribe/", object{}).is(400)
}
