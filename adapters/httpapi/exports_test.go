package httpapi_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// works adds an employee to the company of a request, with entries of half an hour in
// March 2026.
func (c *person) works(on apitypes.Request, first, last string, entries int) (e hours.Employee) {
	c.t.Helper()
	err := c.store.Store.WriteLong(c.t.Context(), func(r ports.Repos) (err error) {
		e, err = r.Employees.AddEmployee(c.t.Context(), hours.Employee{Company: on.ClientCompany.ID, FirstName: first, LastName: last, Function: "Monteur", Email: last + "@voorbeeld.nl", Approved: true, CreatedAt: c.clock.Now()})
		for i := range entries {
			if err == nil {
				_, err = r.Hours.AddHourEntry(c.t.Context(), hours.HourEntry{Project: on.ID, Employee: e.ID, Date: domain.NewDate(2026, 3, 1+i%31), Hours: 1, Description: "Pomp beproefd", RecordedBy: c.id, RecordedAt: c.clock.Now()})
			}
		}
		return err
	})
	require.NoError(c.t, err)
	return e
}

func TestExports_W08_CSV_is_a_file(t *testing.T) { onBoth(t, csvIsAFile) }

func csvIsAFile(t *testing.T, h *testServer) {
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	owner.works(r, "Zoë", "de \"Wit\"", 1)
	path := "/api/hours-reports/export_csv/?project_number=" + r.ProjectNumber
	a := owner.get(path + "&month=2026-03").is(200)
	name := "uren-" + r.ProjectNumber + "-2026-03.csv"
	assert.Equal(t, "attachment; filename="+name+"; filename*=UTF-8''"+name, a.header.Get("Content-Disposition"))
	assert.Equal(t, "text/csv; charset=utf-8", a.header.Get("Content-Type"))
	assert.Equal(t, "no-store", a.header.Get("Cache-Control"))
	assert.Equal(t, "\uFEFFdatum;medewerker;functie;e-mail;uren;omschrijving;projectnummer\r\n"+
		"01-03-2026;\"Zoë de \"\"Wit\"\"\";\"Monteur\";\"de \"\"Wit\"\"@voorbeeld.nl\";0,5;\"Pomp beproefd\";\""+r.ProjectNumber+"\"\r\n", string(a.body))
	head := owner.call("HEAD", path+"&week=2026-03-01", nil).is(200)
	assert.Contains(t, head.header.Get("Content-Disposition"), "-2026-W09.csv")
	assert.Empty(t, head.body)
}

func TestExports_I07_query(t *testing.T) {
	owner := newTestServer(t).user("eigenaar")
	r := owner.paid()
	const required = "This field is required."
	one := "Geef een week, een maand of een jaar, en niet meer dan een van de drie."
	for query, want := range map[string]map[string][]string{
		"":                           {"project_number": {required}, "non_field_errors": {one}},
		"project_number=NR":          {"non_field_errors": {one}},
		"project_number=NR&week=":    {"non_field_errors": {one}},
		"month=2026-03":              {"project_number": {required}},
		"project_number=NR&year=26":  {"year": {"Geef het jaar met vier cijfers, zoals 2026."}},
		"project_number=NR&week=x":   {"week": {"Geef de week als een dag uit die week, zoals 2026-11-20."}},
		"project_number=NR&month=13": {"month": {"Geef de maand als jaar en maand, zoals 2026-11."}},
		"project_number=NR&month=2026-03&year=2026":     {"non_field_errors": {one}},
		"project_number=NR&month=2026-03&month=2026-04": {"month": {"Ensure this field has no more than 1 elements."}},
	} {
		for _, kind := range []string{"csv", "xlsx"} {
			path := fmt.Sprintf("/api/hours-reports/export_%s/?%s", kind, strings.ReplaceAll(query, "NR", r.ProjectNumber))
			assert.Equal(t, want, owner.get(path).fields(), "%s %s", kind, query)
		}
	}
}

func TestExports_W08_names_of_files(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	owner := h.user("eigenaar")
	r := owner.paid()
	for last, word := range map[string]string{
		"de Wit": "de-Wit", "\"Zoë\"": "Zoë", "Wit\r\nSet-Cookie: a=b": "Wit-Set-Cookie-a-b", "🚀": "medewerker", "../../etc": "etc", "O'Brien 👩‍🔬": "O-Brien",
	} {
		e := owner.works(r, "Jan", last, 2)
		a := owner.get(fmt.Sprintf("/api/hours-reports/timesheet_pdf/?project_number=%s&employee=%d&month=2026-03", r.ProjectNumber, e.ID)).is(200)
		assert.Equal(t, "application/pdf", a.header.Get("Content-Type"))
		name := "urenstaat-" + r.ProjectNumber + "-" + word + "-2026-03.pdf"
		assert.Contains(t, a.header.Get("Content-Disposition"), "filename*=UTF-8''"+url.PathEscape(name), last)
		assert.Contains(t, pages(t, a.body)[0], "Geregistreerd: 1 uur, waarvan 1 uur buiten de periode")
	}
	book := owner.get("/api/hours-reports/export_xlsx/?project_number=" + r.ProjectNumber + "&year=2026").is(200)
	assert.Equal(t, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", book.header.Get("Content-Type"))
	assert.Contains(t, book.header.Get("Content-Disposition"), "filename=uren-"+r.ProjectNumber+"-2026.xlsx;")
}

func TestExports_I07_query_of_a_timesheet(t *testing.T) {
	owner := newTestServer(t).user("eigenaar")
	const required = "This field is required."
	for query, want := range map[string]map[string][]string{
		"":                              {"project_number": {required}, "employee": {required}, "month": {required}},
		"project_number=x&employee=abc": {"employee": {"A valid integer is required."}, "month": {required}},
		"project_number=x&employee=1&month=2026-13": {"month": {"Geef de maand als jaar en maand, zoals 2026-11."}},
	} {
		assert.Equal(t, want, owner.get("/api/hours-reports/timesheet_pdf/?"+query).fields(), query)
	}
}

// A part of a file must not look like the whole.
func TestExports_CSV_breaks_off_the_connection(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	owner.works(r, "Zoë", "de Wit", 9000)
	server := httptest.NewServer(h.server)
	defer server.Close()
	get := func(reads int) (int, string, error) {
		h.store.awayAfter(reads)
		call, err := http.NewRequest("GET", server.URL+"/api/hours-reports/export_csv/?project_number="+r.ProjectNumber+"&year=2026", nil)
		require.NoError(t, err)
		call.Header.Set("Authorization", "Bearer "+owner.token)
		a, err := http.DefaultClient.Do(call)
		require.NoError(t, err)
		defer a.Body.Close()
		body, err := io.ReadAll(a.Body)
		return a.StatusCode, string(body), err
	}
	status, whole, err := get(1 + 3) // who calls, and three pages
	require.NoError(t, err)
	assert.Equal(t, 200, status)
	assert.Equal(t, 1+9000, strings.Count(whole, "\r\n"))

	status, part, err := get(1 + 2)
	assert.Equal(t, 200, status)
	assert.ErrorIs(t, err, io.ErrUnexpectedEOF)
	assert.True(t, strings.HasPrefix(whole, part) && part != "" && part != whole)
	assert.Contains(t, h.log.text(), "file broken off")

	status, _, err = get(1)
	assert.NoError(t, err)
	assert.Equal(t, 503, status, "nothing was sent yet")
}

// The time to take an answer is counted for each part of a file.
func TestExports_CSV_takes_longer_than_other_answers_may(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	owner.works(r, "Zoë", "de Wit", 5000)
	server := httptest.NewUnstartedServer(h.server)
	server.Config.WriteTimeout = time.Millisecond // less than it takes to read a page
	server.Start()
	defer server.Close()
	call, err := http.NewRequest("GET", server.URL+"/api/hours-reports/export_csv/?project_number="+r.ProjectNumber+"&year=2026", nil)
	require.NoError(t, err)
	call.Header.Set("Authorization", "Bearer "+owner.token)
	a, err := http.DefaultClient.Do(call)
	require.NoError(t, err)
	defer a.Body.Close()
	body, err := io.ReadAll(a.Body)
	require.NoError(t, err)
	assert.Equal(t, 1+5000, strings.Count(string(body), "\r\n"))
}

// The export of an account is sent as the hours of a year are: in as much time as it needs,
// and never in part as if it were the whole.
func TestAccount_D19_exportIsSentWhileItIsRead(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner := h.user("eigenaar")
		r := owner.paid()
		owner.works(r, "Zoë", "de Wit", 4500)
		get := func(reads int, answerTime time.Duration) (int, string, error) {
			server := httptest.NewUnstartedServer(h.server)
			server.Config.WriteTimeout = answerTime
			server.Start()
			defer server.Close()
			h.store.awayAfter(reads)
			call, err := http.NewRequest("GET", server.URL+"/api/account/export/", nil)
			require.NoError(t, err)
			call.Header.Set("Authorization", "Bearer "+owner.token)
			a, err := http.DefaultClient.Do(call)
			require.NoError(t, err)
			defer a.Body.Close()
			body, err := io.ReadAll(a.Body)
			return a.StatusCode, string(body), err
		}
		status, whole, err := get(1000, time.Millisecond) // less than it takes to read a page
		require.NoError(t, err)
		assert.Equal(t, 200, status)
		var export apitypes.AccountExport
		require.NoError(t, json.Unmarshal([]byte(whole), &export))
		assert.Len(t, export.Requests[0].Hours, 4500)

		reads := 3 // who calls, the account, its employees
		for status = 503; status == 503; reads++ {
			status, _, err = get(reads, time.Minute) // until something was sent
		}
		assert.ErrorIs(t, err, io.ErrUnexpectedEOF)
		assert.Contains(t, h.log.text(), "file broken off")
		assert.Less(t, reads, 20)
	})
}
