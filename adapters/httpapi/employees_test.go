package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

// newEmployee is somebody who may be added to a company; 0 leaves the company out.
func newEmployee(company int64) object {
	o := object{"first_name": "Sanne", "last_name": "de Vries", "function_title": "Ontwikkelaar", "email": "sanne@voorbeeld.nl"}
	if company != 0 {
		o["company_profile"] = company
	}
	return o
}

// employs adds an employee with other members to a company of the caller.
func (c *person) employs(company int64, other ...any) apitypes.Employee {
	c.t.Helper()
	return decode[apitypes.Employee](c.post("/api/employees/", newEmployee(company).but(other...)).is(201))
}

// founds adds a company of the caller.
func (c *person) founds(kvk string) int64 {
	c.t.Helper()
	return decode[apitypes.Company](c.post("/api/profiles/", object{"company_name": "Bedrijf " + kvk, "kvk_number": kvk}).is(201)).ID
}

func employeePath(id int64) string { return fmt.Sprintf("/api/employees/%d/", id) }

func (c *person) staff(query string) (names []string) {
	c.t.Helper()
	names = []string{}
	for _, e := range decode[[]apitypes.Employee](c.get("/api/employees/" + query).is(200)) {
		names = append(names, e.LastName)
	}
	return names
}

func TestEmployees_are_added_read_changed_and_removed(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.proper = true
		owner := h.user("eigenaar")
		company := owner.founds("12345678")
		e := owner.employs(company, "first_name", " Sanne ", "bsn", "111.222.333")
		want := apitypes.Employee{ID: e.ID, FirstName: "Sanne", LastName: "de Vries", FunctionTitle: "Ontwikkelaar", Email: "sanne@voorbeeld.nl",
			BSN: "••••••333", CompanyProfile: company, IsApproved: true, AssignedProjects: []string{}, Workdays: []int{1, 2, 3, 4, 5}, CreatedAt: h.clock.Now()}
		assert.Equal(t, want, e)
		bo := owner.employs(company, "last_name", "Aalbers", "email", "bo@voorbeeld.nl", "function_title", raw("null"), "bsn", raw("null"), "is_approved", false)
		assert.Equal(t, []any{"", "", false}, []any{bo.FunctionTitle, bo.BSN, bo.IsApproved})
		assert.Equal(t, want, decode[apitypes.Employee](owner.get(employeePath(e.ID)).is(200)))
		list := fmt.Sprintf("by_company/?company_id=%d", company)
		assert.Equal(t, []string{"Aalbers", "de Vries"}, owner.staff(list))

		change := newEmployee(company).but("last_name", "Jansen", "is_approved", false, "archived", true)
		changed := decode[apitypes.Employee](owner.call("PUT", employeePath(e.ID), change).is(200))
		assert.Equal(t, []any{"Jansen", false, true, ""}, []any{changed.LastName, changed.IsApproved, changed.Archived, changed.BSN})
		kept := decode[apitypes.Employee](owner.call("PUT", employeePath(e.ID), newEmployee(0)).is(200))
		assert.Equal(t, []any{"de Vries", false, true}, []any{kept.LastName, kept.IsApproved, kept.Archived}, "what is not given stays")
		assert.Equal(t, []string{"Aalbers"}, owner.staff(list))
		assert.Equal(t, []string{"Aalbers", "de Vries"}, owner.staff(list+"&archived=true"))
		decode[apitypes.Employee](owner.call("PUT", employeePath(e.ID), newEmployee(0).but("archived", false)).is(200))
		assert.Equal(t, []string{"Aalbers", "de Vries"}, owner.staff(list))

		owner.call("DELETE", employeePath(e.ID), nil).is(204)
		owner.get(employeePath(e.ID)).is(404)
		owner.call("DELETE", employeePath(e.ID), nil).is(404)
		assert.Equal(t, []string{"Aalbers"}, owner.staff(list+"&archived=true"))
	})
}

func TestEmployees_all_field_errors_come_in_one_answer(t *testing.T) {
	h := newTestServer(t)
	owner, other := h.user("eigenaar"), h.user("buurman")
	company, foreign := owner.founds("12345678"), other.founds("12345678")
	e := owner.employs(company)
	const required, taken = "This field is required.", "Dit bedrijf heeft al een medewerker met dit e-mailadres."
	for name, c := range map[string]struct {
		body any
		want map[string][]string
	}{
		"nothing": {object{}, map[string][]string{"first_name": {required}, "last_name": {required}, "email": {required}, "company_profile": {required}}},
		"blank": {newEmployee(company).but("first_name", " ", "last_name", "", "email", " "), map[string][]string{
			"first_name": {"This field may not be blank."}, "last_name": {"This field may not be blank."}, "email": {"This field may not be blank."}}},
		"everything wrong": {newEmployee(0).but("first_name", 7, "last_name", "x\u0000", "function_title", []int{}, "email", "geen adres", "bsn", "123456789", "company_profile", "x", "is_approved", "ja"),
			map[string][]string{
				"first_name": {"Not a valid string."}, "last_name": {"Null characters are not allowed."}, "function_title": {"Not a valid string."},
				"email": {"Enter a valid email address."}, "bsn": {"Dit is geen geldig BSN. Controleer de 9 cijfers."},
				"company_profile": {"A valid integer is required."}, "is_approved": {"Must be a valid boolean."}}},
		"a taken address and a wrong number": {newEmployee(company).but("email", "SANNE@voorbeeld.nl", "bsn", "11122233"), map[string][]string{
			"email": {taken}, "bsn": {"Dit is geen geldig BSN. Controleer de 9 cijfers."}}},
		"Z02 somebody else's company": {newEmployee(foreign).but("bsn", "x"), map[string][]string{
			"company_profile": {fmt.Sprintf(`Invalid pk "%d" - object does not exist.`, foreign)}, "bsn": {"Dit is geen geldig BSN. Controleer de 9 cijfers."}}},
		"Z02 a missing company": {newEmployee(987654), map[string][]string{"company_profile": {`Invalid pk "987654" - object does not exist.`}}},
		"the mask of another":   {newEmployee(company).but("email", "x@voorbeeld.nl", "bsn", "••••••333"), map[string][]string{"bsn": {"Dit is geen geldig BSN. Controleer de 9 cijfers."}}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, owner.post("/api/employees/", c.body).fields())
		})
	}
	assert.Equal(t, []string{"de Vries"}, owner.staff(fmt.Sprintf("by_company/?company_id=%d&archived=true", company)), "nothing of it was kept")

	second := owner.employs(company, "email", "bo@voorbeeld.nl")
	for name, c := range map[string]struct {
		body any
		want map[string][]string
	}{
		"a taken address": {newEmployee(0).but("first_name", ""), map[string][]string{"first_name": {"This field may not be blank."}, "email": {taken}}},
		"another company": {newEmployee(foreign).but("email", "bo@voorbeeld.nl", "bsn", "1"), map[string][]string{
			"company_profile": {"Een medewerker blijft bij hetzelfde bedrijf."}, "bsn": {"Dit is geen geldig BSN. Controleer de 9 cijfers."}}},
	} {
		t.Run("PUT "+name, func(t *testing.T) {
			assert.Equal(t, c.want, owner.call("PUT", employeePath(second.ID), c.body).fields())
		})
	}
	assert.Equal(t, second, decode[apitypes.Employee](owner.get(employeePath(second.ID)).is(200)))
	assert.NotEqual(t, e.ID, second.ID)
}

func TestEmployees_queries(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	required := []string{"This field is required."}
	assert.Equal(t, map[string][]string{"company_id": required, "page": {`"0" is not a valid choice.`}}, owner.get("/api/employees/by_company/?page=0").fields())
	assert.Equal(t, map[string][]string{"company_id": {"A valid integer is required."}, "archived": {"Must be a valid boolean."}},
		owner.get("/api/employees/by_company/?company_id=x&archived=ja").fields())
	for _, path := range []string{"by_project/", "available_for_project/"} {
		assert.Equal(t, map[string][]string{"project_number": required}, owner.get("/api/employees/"+path).fields())
	}
	owner.get("/api/employees/by_company/?company_id=987654").is(404)
	owner.get("/api/employees/x/").is(404)
}

func TestEmployees_long_lists_come_in_pages(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	company := owner.founds("12345678")
	for i := range 201 {
		owner.employs(company, "last_name", fmt.Sprintf("Nummer %03d", i), "email", fmt.Sprintf("nr%d@voorbeeld.nl", i))
	}
	path := fmt.Sprintf("/api/employees/by_company/?company_id=%d", company)
	first := owner.get(path).is(200)
	assert.Len(t, decode[[]apitypes.Employee](first), 200)
	require.Contains(t, first.header.Get("Link"), "page=2")
	assert.Equal(t, "Nummer 200", decode[[]apitypes.Employee](owner.get(path + "&page=2").is(200))[0].LastName)
}

// A second tab, and a double click, add nobody twice.
func TestEmployees_racing_calls_add_one(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner := h.user("eigenaar")
		company := owner.founds("12345678")
		statuses := make(chan int, 8)
		for range cap(statuses) {
			go func() { statuses <- owner.post("/api/employees/", newEmployee(company)).status }()
		}
		count := map[int]int{}
		for range cap(statuses) {
			select {
			case status := <-statuses:
				count[status]++
			case <-time.After(30 * time.Second):
				require.Fail(t, "a call did not end")
			}
		}
		assert.Equal(t, map[int]int{201: 1, 400: 7}, count)
	})
}

// Z-03: what a caller may not write changes nothing.
func TestEmployees_Z03_mass_assignment(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	company := owner.founds("12345678")
	extra := []any{"id", 999, "archived", true, "version", 9, "created_at", "1999-01-01T00:00:00Z", "assigned_projects", []string{"WBSO-2026-00001"}, "bsn_key", "x"}
	e := owner.employs(company, extra...)
	assert.NotEqual(t, int64(999), e.ID)
	assert.Equal(t, []any{false, 2026, []string{}}, []any{e.Archived, e.CreatedAt.Year(), e.AssignedProjects})
}

// Z-04: no call but reveal-bsn answers a whole number, also not to its owner.
func TestEmployees_Z04_the_number_leaves_masked(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	its := owner.thingsOf(owner.paid())
	const bsn = "100000009" // the document of the API and the questions have the other ones
	its.employee = owner.employs(its.company, "bsn", bsn).ID
	owner.post("/api/project-assignments/bulk_assign/", teamOf(its)).is(200)
	shown := 0
	for _, row := range matrix() {
		method, path := row.of(its)
		if path == employeePath(its.employee)+"reveal-bsn/" {
			continue
		}
		body := row.bodyOf(its)
		if method == "PUT" && path == employeePath(its.employee) {
			body = newEmployee(0).but("bsn", bsn)
		}
		a := owner.call(method, path, body)
		assert.False(t, strings.Contains(string(a.body), bsn), row.route)
		if strings.Contains(string(a.body), "••••••009") {
			shown++
		}
	}
	assert.GreaterOrEqual(t, shown, 5, "list, project, one, changed, export")
	assert.NotContains(t, h.log.text(), bsn)
}

// A list of people is read as the command line reads it, all or nobody.
func TestEmployees_import(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	c, its := h.project("jansen")
	path := fmt.Sprintf("/api/employees/import/?company_id=%d", its.company)
	list := file("voornaam\ttussenvoegsel\tachternaam\te-mail\tafdeling\nJoris\tvan den\tBroek\tjoris@voorbeeld.nl\tR&D\n")
	for _, created := range []int{1, 0} {
		got := decode[apitypes.EmployeeImport](c.post(path, list, "Content-Type", "text/csv").is(200))
		assert.Equal(t, []any{1, created, 1 - created, []string{"afdeling"}}, []any{got.Rows, got.Created, got.Skipped, got.IgnoredColumns})
	}
	bad := decode[apitypes.RefusedRows](c.post(path, file("voornaam;achternaam;e-mail\nBo;Bos;bo@voorbeeld.nl\nX;Y;geen\n"), "Content-Type", "text/csv").is(400))
	assert.Equal(t, 3, bad.Rows[0].Line)
	h.proper = false
	c.post(path, object{}).is(415)
	staff := decode[[]apitypes.Employee](c.get(fmt.Sprintf("/api/employees/by_company/?company_id=%d", its.company)).is(200))
	assert.Len(t, staff, 2, "nobody of a file with a bad row")
}

// Invisible characters around what has one line are taken off, as blanks are.
func TestInput_invisible_characters_at_the_edges(t *testing.T) {
	h := newTestServer(t)
	c := h.user("demo")
	for _, body := range []object{
		{"company_name": "Onzichtbaar B.V.", "kvk_number": "\u200e12345672"},
		{"company_name": "Onzichtbaar B.V.\u200b", "kvk_number": "12345684", "btw_number": "NL001234567B29\u200b"},
		{"company_name": "Onzichtbaar B.V.", "kvk_number": "12345689", "email": "jan@example.nl\u200b", "city": "\ufeffDelft"},
	} {
		got := decode[apitypes.Company](c.post("/api/profiles/", body).is(201))
		assert.Equal(t, "Onzichtbaar B.V.", got.CompanyName)
	}
	h.visitor().post("/api/token/", credentials("demo\u200b", password)).is(200)
	h.visitor().post("/api/token/", credentials("demo", password+"\u200b")).is(401)
}
