package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/fakepay"
)

// teamOf puts the employee of a row on its project.
func teamOf(t things) object {
	return object{"project_number": fmt.Sprint(t.request), "employee_ids": []int64{t.employee}}
}

func (c *person) assign(kind, number string, ids any) answer {
	c.t.Helper()
	return c.post("/api/project-assignments/bulk_"+kind+"/", object{"project_number": number, "employee_ids": ids})
}

func TestAssignments_D06_twice_is_harmless(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		h.proper = true
		owner := h.user("eigenaar")
		r := owner.paid()
		a, b := owner.employs(r.ClientCompany.ID), owner.employs(r.ClientCompany.ID, "last_name", "Bos", "email", "bo@voorbeeld.nl")
		assigned, available := "by_project/?project_number="+r.ProjectNumber, "available_for_project/?project_number="+r.ProjectNumber
		assert.Empty(t, owner.staff(assigned))
		assert.Equal(t, []string{"Bos", "de Vries"}, owner.staff(available))
		for range 2 {
			changed := decode[apitypes.Assignments](owner.assign("assign", r.ProjectNumber, []int64{b.ID, a.ID, b.ID}).is(200))
			assert.Equal(t, apitypes.Assignments{ProjectNumber: r.ProjectNumber, EmployeeIDs: []int64{b.ID, a.ID}}, changed)
			assert.Equal(t, []string{"Bos", "de Vries"}, owner.staff(assigned))
			assert.Empty(t, owner.staff(available))
		}
		assert.Equal(t, []string{r.ProjectNumber}, decode[apitypes.Employee](owner.get(employeePath(a.ID)).is(200)).AssignedProjects)
		for range 2 {
			owner.assign("unassign", r.ProjectNumber, []int64{a.ID}).is(200)
			assert.Equal(t, []string{"Bos"}, owner.staff(assigned))
			assert.Equal(t, []string{"de Vries"}, owner.staff(available))
		}
		owner.assign("assign", r.ProjectNumber, []int64{}).is(200)
	})
}

// D-06, Z-02: one id that does not belong refuses the whole call.
func TestAssignments_Z02_all_or_nothing(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, other := h.user("eigenaar"), h.user("buurman")
		r := owner.paid()
		mine, sibling := owner.employs(r.ClientCompany.ID).ID, owner.employs(owner.founds("87654321")).ID
		foreign := other.employs(other.founds("12345678")).ID
		gone := owner.employs(r.ClientCompany.ID, "email", "weg@voorbeeld.nl").ID
		owner.call("PUT", employeePath(gone), newEmployee(0).but("email", "weg@voorbeeld.nl", "archived", true)).is(200)
		absent := func(ids ...int64) map[string][]string {
			var lines []string
			for _, id := range ids {
				lines = append(lines, fmt.Sprintf(`Invalid pk "%d" - object does not exist.`, id))
			}
			return map[string][]string{"employee_ids": lines}
		}
		number := map[string][]string{"employee_ids": {"A valid integer is required."}}
		for name, c := range map[string]struct {
			ids  any
			want map[string][]string
		}{
			"a missing one":                 {[]int64{mine, 987654}, absent(987654)},
			"somebody else's":               {[]int64{foreign, mine}, absent(foreign)},
			"one of another company":        {[]int64{mine, sibling}, absent(sibling)},
			"all of these":                  {[]int64{mine, foreign, sibling, 987654}, absent(min(foreign, sibling), max(foreign, sibling), 987654)},
			"a text":                        {[]any{mine, "x"}, number},
			"a fraction":                    {[]any{mine, 1.5}, number},
			"null":                          {[]any{mine, nil}, number},
			"true":                          {[]any{mine, true}, number},
			"more than an integer can hold": {[]any{mine, raw("99999999999999999999")}, number},
			"no list":                       {mine, map[string][]string{"employee_ids": {`Expected a list of items but got type "int".`}}},
		} {
			for _, kind := range []string{"assign", "unassign"} {
				t.Run(name+" "+kind, func(t *testing.T) {
					if kind == "unassign" {
						owner.assign("assign", r.ProjectNumber, []int64{mine}).is(200)
						defer owner.assign("unassign", r.ProjectNumber, []int64{mine})
					}
					before := owner.staff("by_project/?project_number=" + r.ProjectNumber)
					assert.Equal(t, c.want, owner.assign(kind, r.ProjectNumber, c.ids).fields())
					assert.Equal(t, before, owner.staff("by_project/?project_number="+r.ProjectNumber))
				})
			}
		}
		assert.Equal(t, map[string][]string{"employee_ids": {"Deze medewerker is gearchiveerd en krijgt geen nieuwe uren."}},
			owner.assign("assign", r.ProjectNumber, []int64{mine, gone}).fields())
		assert.Empty(t, owner.staff("by_project/?project_number="+r.ProjectNumber), "who is archived is not assigned")
	})
}

func TestAssignments_field_errors(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.paid()
	required := []string{"This field is required."}
	path := "/api/project-assignments/bulk_assign/"
	assert.Equal(t, map[string][]string{"project_number": required, "employee_ids": required}, owner.post(path, object{}).fields())
	assert.Equal(t, map[string][]string{"project_number": {"This field may not be blank."}}, owner.assign("assign", " ", []int64{}).fields())
	assert.Equal(t, map[string][]string{"employee_ids": {"This field may not be null."}}, owner.assign("assign", r.ProjectNumber, nil).fields())
	owner.assign("assign", "WBSO-1999-00001", "x").is(404)
	owner.assign("assign", r.ProjectNumber, make([]int64, 501)).is(400)
}

// Z-05: what is taken away is gone with the next call.
func TestAssignments_Z05_revoked_access(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.processed()
	session, view := owner.checkoutFor(r, object{})
	owner.press(session, "paid")
	e := owner.employs(r.ClientCompany.ID)
	owner.assign("assign", r.ProjectNumber, []int64{e.ID}).is(200)
	refund := h.pay.Compose(fakepay.Refunded, "", view)
	h.report(refund, h.pay.Sign(refund)).is(200)
	for _, path := range []string{"by_project/", "available_for_project/"} {
		owner.get("/api/employees/" + path + "?project_number=" + r.ProjectNumber).is(403)
	}
	assert.Equal(t, "Deze aanvraag is nog niet betaald. Betaal eerst om verder te gaan.", owner.assign("unassign", r.ProjectNumber, []int64{e.ID}).is(403).detail())
	require.Equal(t, []string{r.ProjectNumber}, decode[apitypes.Employee](owner.get(employeePath(e.ID)).is(200)).AssignedProjects, "kept")
}
