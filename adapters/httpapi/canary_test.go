package httpapi_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// canary is in every text of one firm.
const canary = "kanarie"

// canaryFirm is a firm with a canary in the names of its people, its profile, its employees, its hours, its
// application, its members, its invitations and its log.
func (h *testServer) canaryFirm() things {
	owner := h.user(canary + "-eigenaar")
	its := owner.thingsOf(owner.paid())
	owner.proves()
	profile := object{"kvk_number": "12345678", "postal_code": "1234 AB", "email": canary + "@voorbeeld.nl", "phone": "0101234567"}
	for _, field := range []string{"company_name", "address", "city", "contact_person"} {
		profile[field] = canary + "-" + field
	}
	assert.Contains(h.t, string(owner.call("PUT", fmt.Sprintf("/api/profiles/%d/", its.company), profile).is(200).body), canary)
	owner.call("PUT", fmt.Sprintf("/api/employees/%d/", its.employee), newEmployee(0).but("first_name", canary, "last_name", canary, "function_title", canary, "email", canary+"2@voorbeeld.nl")).is(200)
	owner.post("/api/hours/", hoursOf(its).but("description", canary)).is(201)
	owner.call("PUT", fmt.Sprintf("/api/requests/%d/application/remarks/", its.request), object{"text": canary}, match(1)...).is(200)
	owner.post(fmt.Sprintf("/api/companies/%d/invitations/", its.company), object{"email": canary + "3@voorbeeld.nl", "role": "manager"}).is(201)
	its.member, its.invitation = owner.addsMember(its.company), owner.invites(its.company)
	require.NoError(h.t, h.store.Write(h.t.Context(), func(r ports.Repos) error {
		e, err := r.Hours.AddHourEntry(h.t.Context(), hours.HourEntry{Project: its.request, Employee: its.employee, Date: domain.NewDate(2026, 11, 18), Hours: 1, Description: canary, RecordedBy: owner.id, RecordedAt: h.clock.Now()})
		its.entry = e.ID
		return err
	}))
	return its
}

// Nothing of one firm is in any answer, file, error or mail of another one, whatever is asked with which role.
func TestAccess_nothing_of_another_company(t *testing.T) {
	h := newTestServer(t)
	theirs := h.canaryFirm()
	mails := func() (n int) {
		for _, text := range h.mailed() {
			n += strings.Count(strings.ToLower(text), canary)
		}
		return n
	}
	mailed := mails()
	owner := h.user("eigenaar")
	mine := owner.thingsOf(owner.paid())
	owner.proves()
	mine.member, mine.invitation = owner.addsMember(mine.company), owner.invites(mine.company)
	callers := append(owner.colleagues(mine), owner, h.user("vreemde"), h.visitor())
	for _, row := range matrix() {
		if strings.HasPrefix(row.route, "DELETE") || strings.HasSuffix(row.route, "/close/") {
			continue // answers nothing
		}
		for _, caller := range callers {
			for _, of := range []things{theirs, mine} {
				method, path := row.of(of)
				body := row.bodyOf(of)
				a := caller.call(method, path, body, headersOf(body)...)
				assert.False(t, bytes.Contains(bytes.ToLower(a.body), []byte(canary)), "%s %s: %.300s", method, path, a.body)
			}
		}
	}
	assert.Equal(t, mailed, mails(), "no mail tells of it either")
	a := member.Access{User: owner.id, Want: member.ReadApplications}
	require.NoError(t, h.store.Read(t.Context(), func(r ports.Repos) error {
		_, err := r.Requests.FindRequest(t.Context(), a, fmt.Sprint(theirs.request))
		assert.Equal(t, domain.CodeNotFound, domain.CodeOf(err), "and it was there to be found")
		return nil
	}))
}
