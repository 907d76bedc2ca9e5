package httpapi_test

import (
	"fmt"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// invitationCodes are the codes in the mails with an invitation.
func (h *testServer) invitationCodes() (codes []string) {
	for _, text := range h.mailed() {
		if found := regexp.MustCompile(`/uitnodiging\?code=([\w-]+)`).FindStringSubmatch(text); found != nil {
			codes = append(codes, found[1])
		}
	}
	return codes
}

func (c *person) accept(code string) answer {
	return c.post("/api/invitations/accept/", object{"code": code})
}

func (h *testServer) newestCode() string {
	h.t.Helper()
	codes := h.invitationCodes()
	require.NotEmpty(h.t, codes)
	return codes[len(codes)-1]
}

// invites adds an invitation of an employee row of its own.
func (c *person) invites(company int64) (id int64) {
	now := c.clock.Now()
	require.NoError(c.t, c.store.Write(c.t.Context(), func(r ports.Repos) error {
		e, err := r.Employees.AddEmployee(c.t.Context(), hours.Employee{Company: company, FirstName: "Bo", LastName: "Smit", CreatedAt: now})
		if err != nil {
			return err
		}
		i, err := r.Invitations.AddInvitation(c.t.Context(), member.Invitation{Company: company, Email: fmt.Sprint("bo", e.ID, "@voorbeeld.nl"),
			Terms: member.Terms{Role: member.Employee, Employee: e.ID}, InvitedBy: c.id, CreatedAt: now, ExpiresAt: now.Add(member.InvitationLife)})
		id = i.ID
		return err
	}))
	return id
}

func TestInvitations_may_be_sent_again_and_revoked(t *testing.T) {
	h := newTestServer(t, withLimits)
	owner, _, firm := h.firm("zoe")
	bo := h.user("bo")
	body := object{"email": "bo@voorbeeld.nl", "role": "adviser"}
	first := decode[apitypes.Invitation](owner.post(firm+"invitations/", body).is(201))
	old := h.newestCode()
	h.clock.pass(24 * time.Hour)
	owner.login()
	again := decode[apitypes.Invitation](owner.post(fmt.Sprintf("%sinvitations/%d/resend/", firm, first.ID), nil).is(200))
	assert.Equal(t, first.ExpiresAt.Add(24*time.Hour), again.ExpiresAt)
	fresh := h.newestCode()
	h.visitor().get("/api/invitations/?code=" + old).is(404)
	second := decode[apitypes.Invitation](owner.post(firm+"invitations/", body).is(201))
	assert.NotEqual(t, first.ID, second.ID)
	h.visitor().get("/api/invitations/?code=" + fresh).is(404)
	owner.post(firm+"invitations/", body).is(429) // three a week to one address
	owner.call("DELETE", fmt.Sprintf("%sinvitations/%d/", firm, second.ID), nil).is(204)
	owner.call("DELETE", fmt.Sprintf("%sinvitations/%d/", firm, second.ID), nil).is(404)
	bo.login()
	bo.accept(h.newestCode()).is(404)
	h.clock.pass(8 * 24 * time.Hour)
	owner.login()
	third := decode[apitypes.Invitation](owner.post(firm+"invitations/", body).is(201))
	code := h.newestCode()
	h.clock.pass(7 * 24 * time.Hour)
	h.visitor().get("/api/invitations/?code=" + code).is(404)
	owner.login()
	assert.Equal(t, []apitypes.Invitation{third}, decode[[]apitypes.Invitation](owner.get(firm+"invitations/").is(200)), "expired, to be sent again")
	assert.NotContains(t, h.log.text(), code)
	for range 10 {
		h.visitor().get("/api/invitations/?code=x")
	}
	h.visitor().get("/api/invitations/?code=x").is(429)
}

func TestInvitations_ask_for_a_proved_address(t *testing.T) {
	h := newTestServer(t)
	owner, _, firm := h.firm("zoe")
	mia := h.user("mia")
	h.joins(member.Member{Company: idIn(firm), User: mia.id, Membership: member.Membership{Role: member.Owner}})
	assert.Equal(t, "unverified", mia.post(firm+"invitations/", object{"email": "x@voorbeeld.nl", "role": "manager"}).is(403).member("code"))
	invited := owner.post(firm+"invitations/", object{"email": "geen", "role": "baas", "until": "morgen"}).fields()
	assert.Len(t, invited, 3, "all at once")
	owner.post(firm+"invitations/", object{"email": "x@voorbeeld.nl", "role": "reader"}).is(400)
	owner.post(firm+"invitations/", object{"email": "x@voorbeeld.nl", "role": "manager", "employee": 987654}).is(400)
}

// An invitation works while whoever made it may invite, and only those who may invite for its role replace it.
func TestInvitations_stand_with_who_made_them(t *testing.T) {
	h := newTestServer(t)
	owner, its, firm := h.firm("zoe")
	second, adviser, mia := h.user("tweede"), h.user("adviseur"), h.user("mia")
	h.joins(member.Member{Company: its.company, User: second.id, Membership: member.Membership{Role: member.Owner}})
	h.joins(member.Member{Company: its.company, User: adviser.id, Membership: member.Membership{Role: member.Adviser}})
	second.proves()
	adviser.proves()
	invitation := decode[apitypes.Invitation](second.post(firm+"invitations/", object{"email": "mia@voorbeeld.nl", "role": "owner"}).is(201))
	code := h.newestCode()
	owner.call("PUT", fmt.Sprintf("/api/employees/%d/", its.employee), newEmployee(0).but("email", "mia@voorbeeld.nl")).is(200)
	assert.Equal(t, "role", adviser.post(firm+"invitations/", object{"email": "mia@voorbeeld.nl", "role": "employee"}).is(403).member("code"))
	adviser.post(firm+"invitations/", object{"email": "elders@voorbeeld.nl", "role": "employee", "employee": its.employee}).is(400)
	h.visitor().get("/api/invitations/?code=" + code).is(200)
	owner.call("PATCH", fmt.Sprintf("%smembers/%d/", firm, second.id), object{"role": "adviser"}).is(200)
	h.visitor().get("/api/invitations/?code=" + code).is(404)
	mia.accept(code).is(404)
	owner.post(fmt.Sprintf("%sinvitations/%d/resend/", firm, invitation.ID), nil).is(200)
	h.visitor().get("/api/invitations/?code=" + h.newestCode()).is(200) // the owner stands behind it now
	owner.post(firm+"invitations/", object{"email": "mia@voorbeeld.nl", "role": "reader", "until": "2026-11-21"}).is(201)
	code = h.newestCode()
	h.clock.pass(2 * 24 * time.Hour)
	mia.login()
	mia.accept(code).is(404)
}

// A company has so many members, whatever their role.
func TestInvitations_a_company_has_so_many_members(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, its, firm := h.firm("zoe")
		mia := h.user("mia")
		owner.post(firm+"invitations/", object{"email": "mia@voorbeeld.nl", "role": "manager"}).is(201)
		require.NoError(t, h.store.Write(t.Context(), func(r ports.Repos) error {
			for n := range retention.MemberBound.Most - 1 {
				u, err := r.Accounts.AddUser(t.Context(), account.User{Username: fmt.Sprint("lid", n), Email: fmt.Sprint("lid", n, "@voorbeeld.nl"), CreatedAt: h.clock.Now()})
				if err != nil {
					return err
				}
				if err := r.Members.AddMember(t.Context(), member.Member{Company: its.company, User: u.ID, Membership: member.Membership{Role: member.Manager}, CreatedAt: h.clock.Now()}); err != nil {
					return err
				}
			}
			return nil
		}))
		code := h.newestCode()
		assert.Equal(t, "bound_reached", mia.accept(code).is(409).member("code"))
		owner.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, mia.id+1), nil).is(204)
		mia.accept(code).is(200)
	})
}

func TestInvitations_a_user_mails_fifty_a_day(t *testing.T) {
	h := newTestServer(t, withLimits)
	owner, _, firm := h.firm("zoe")
	invite := func(n int) answer {
		return owner.post(firm+"invitations/", object{"email": fmt.Sprint("bo", n, "@voorbeeld.nl"), "role": "manager"})
	}
	for n := range 50 {
		invite(n).is(201)
	}
	invite(50).is(429)
	h.clock.pass(24 * time.Hour)
	owner.login()
	invite(50).is(201)
}
