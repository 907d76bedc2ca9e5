package httpapi_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain/account"
	"wbso/domain/member"
)

// program is a person's program, with a new token.
func (c *person) program(scope account.Scope, companies ...int64) *person {
	c.t.Helper()
	made, text, err := c.app.Accounts.CreateTokenFor(c.t.Context(), c.name, account.PersonalToken{Name: "Laptop", Scope: scope, Companies: companies})
	require.NoError(c.t, err)
	other := c.with(text)
	other.refresh = fmt.Sprint(made.ID)
	return other
}

// scopeOf is what the document says that a call needs: a scope, none for no token, empty for a public call.
func scopeOf(t *testing.T, route string) account.Scope {
	doc, err := document()
	require.NoError(t, err)
	method, path, _ := strings.Cut(route, " ")
	item := doc.Paths.Value(path)
	require.NotNil(t, item, route)
	scope, _ := item.GetOperation(method).Extensions["x-token-scope"].(string)
	return account.Scope(scope)
}

// wantOf is what a program gets of a call for which its user gets this status.
func wantOf(has, needed account.Scope, user int) (status int, code string) {
	scopes := account.Scopes()
	switch {
	case needed == "none":
		return http.StatusForbidden, "token"
	case slices.Index(scopes, needed) > slices.Index(scopes, has):
		return http.StatusForbidden, "scope"
	}
	return user, ""
}

// What a stolen token must not do, whatever the document says of it.
func TestPersonalTokens_what_no_token_may(t *testing.T) {
	for _, route := range []string{
		"POST /api/auth/change-password/", "POST /api/account/verify/", "POST /api/account/verify/send/", "POST /api/account/tokens/",
		"POST /api/account/confirm/", "POST /api/employees/{id}/reveal-bsn/", "POST /api/account/close/", "GET /api/account/export/",
		"DELETE /api/profiles/{id}/", "POST /api/stripe/create-session/{id}/", "POST /api/companies/{company}/invitations/",
		"POST /api/companies/{company}/invitations/{id}/resend/", "DELETE /api/companies/{company}/invitations/{id}/", "POST /api/invitations/accept/",
		"PATCH /api/companies/{company}/members/{id}/", "DELETE /api/companies/{company}/members/{id}/",
		"DELETE /api/account/sessions/", "DELETE /api/account/sessions/{id}/", "PATCH /api/account/address/", "POST /api/account/second-factor/",
		"DELETE /api/account/second-factor/", "POST /api/account/second-factor/recovery-codes/", "POST /api/companies/{company}/months/{month}/confirm/",
	} {
		assert.Equal(t, account.Scope("none"), scopeOf(t, route), route)
	}
	h := newTestServer(t)
	owner, its, _ := h.firm("eigenaar")
	program := owner.program(account.WriteScope)
	settings := fmt.Sprintf("/api/companies/%d/settings/", its.company)
	program.call("PATCH", settings, object{"reminders": true}).is(200)
	program.call("PATCH", settings, object{"second_factor_for_bsn": false}).refusedFor("token")
	program.call("PATCH", settings, object{"second_factor_for_bsn": true}).is(200)
	owner.call("PATCH", settings, object{"second_factor_for_bsn": false}).is(200)
}

func TestPersonalTokens(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe, other := h.user("zoe"), h.user("ander")
		body := object{"name": "Laptop", "scope": "read"}
		assert.Equal(t, "confirm_required", zoe.post("/api/account/tokens/", body).is(403).member("code"))
		assert.Contains(t, zoe.post("/api/account/tokens/", object{"name": "", "scope": "read"}).fields(), "name", "before a password is typed for it")
		zoe.confirms(password).is(204)
		assert.Equal(t, map[string][]string{
			"name": {"This field may not be blank."}, "scope": {`"alles" is not a valid choice.`}, "companies": {`Invalid pk "987654" - object does not exist.`},
			"expires_at": {"Date has wrong format. Use one of these formats instead: YYYY-MM-DD."},
		}, zoe.post("/api/account/tokens/", object{"name": " ", "scope": "alles", "companies": []int64{987654}, "expires_at": "ooit"}).fields())
		assert.Contains(t, zoe.post("/api/account/tokens/", body.but("expires_at", "2027-11-21")).fields(), "expires_at")

		made := decode[apitypes.NewPersonalToken](zoe.post("/api/account/tokens/", body.but("expires_at", "2026-11-20T10:00:00Z")).is(201))
		program := zoe.with(made.Token)
		list := decode[[]apitypes.PersonalToken](program.get("/api/account/tokens/").is(200))
		require.Len(t, list, 1)
		now := h.clock.Now()
		assert.Equal(t, apitypes.PersonalToken{ID: made.ID, Name: "Laptop", Scope: "read", Companies: []int64{}, CreatedAt: now, ExpiresAt: now.Add(time.Hour), LastUsedAt: &now, Current: true}, list[0])
		assert.Contains(t, h.log.text(), "token created")
		assert.NotContains(t, h.log.text(), made.Token)
		h.store.away.Store(true)
		zoe.with(made.Token + "x").get("/api/users/me/").is(401) // the checksum is wrong, and nobody is asked
		program.get("/api/users/me/").is(503)
		h.store.away.Store(false)

		refused := program.post("/api/hours/", object{})
		refused.refusedFor("scope")
		assert.Contains(t, string(refused.body), `"needs":["hours"]`)
		path := fmt.Sprintf("/api/account/tokens/%d/", made.ID)
		other.call("DELETE", path, nil).is(404)
		h.clock.pass(time.Hour)
		assert.Equal(t, "token_not_valid", program.get("/api/users/me/").is(401).member("code"))
		program.get("/api/benefit/?hours=1").is(200) // as a visitor

		zoe.login()
		second := zoe.program(account.ReadScope)
		second.get("/api/users/me/").is(200)
		zoe.call("DELETE", "/api/account/tokens/"+second.refresh+"/", nil).is(204)
		second.get("/api/users/me/").is(401)
		zoe.call("DELETE", path, nil).is(204) // it is still listed, so that its user sees why it fails
		zoe.call("DELETE", path, nil).is(404)

		third := zoe.program(account.WriteScope)
		zoe.post("/api/auth/change-password/", object{"old_password": password, "new_password": "klaproos-9-zilver"}).is(200)
		third.get("/api/users/me/").is(401)
	})
}

// A token that is limited to a company has no other, and founds none. A member who leaves takes the program along.
func TestPersonalTokens_companies(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, its, _ := h.firm("eigenaar")
		adviser := h.user("adviseur")
		h.joins(member.Member{Company: its.company, User: adviser.id, Membership: member.Membership{Role: member.Adviser}})
		elsewhere := adviser.founds("87654321")
		program := adviser.program(account.WriteScope, elsewhere)
		company := func(id int64) string { return fmt.Sprintf("/api/profiles/%d/", id) }
		program.get(company(elsewhere)).is(200)
		program.get(company(its.company)).is(404)
		names := func(who *person) (ids []int64) {
			for _, c := range decode[[]apitypes.SelectableCompany](who.get("/api/company-dashboard/companies/").is(200)) {
				ids = append(ids, c.ID)
			}
			return ids
		}
		assert.Equal(t, []int64{elsewhere}, names(program))
		assert.Len(t, names(adviser), 2)
		assert.Empty(t, decode[[]apitypes.RequestSummary](program.get("/api/requests/").is(200)))
		program.post("/api/profiles/", object{"company_name": "Nieuw", "kvk_number": "11223344"}).refusedFor("token")
		program.post("/api/requests/", submission().but("kvk_number", "11223344")).refusedFor("token")

		all := adviser.program(account.ReadScope)
		all.get(company(its.company)).is(200)
		assert.Len(t, decode[[]apitypes.PersonalToken](all.get("/api/account/tokens/").is(200)), 2)
		own := decode[[]apitypes.PersonalToken](program.get("/api/account/tokens/").is(200))
		require.Len(t, own, 1)
		assert.True(t, own[0].Current)
		token := func(who *person) string { return "/api/account/tokens/" + who.refresh + "/" }
		program.call("DELETE", token(all), nil).refusedFor("token")
		program.call("DELETE", token(program), nil).is(204)
		owner.call("DELETE", fmt.Sprintf("/api/companies/%d/members/%d/", its.company, adviser.id), nil).is(204)
		all.get(company(its.company)).is(404)
		all.get(company(elsewhere)).is(200)
	})
}

// To a token that is limited to a company its user works there and nowhere else.
func TestPersonalTokens_companies_of_an_employee(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, its, _ := h.firm("eigenaar")
		boss, other, _ := h.firm("baas")
		sanne := h.employeeOf(its, "sanne")
		h.joins(member.Member{Company: other.company, User: sanne.id, Membership: member.Membership{Role: member.Manager, Employee: other.employee}})
		me := func(who *person) (at []int64, onlyEmployee bool) {
			got := decode[apitypes.Me](who.get("/api/users/me/").is(200))
			for _, c := range got.WorksAt {
				at = append(at, c.ID)
			}
			return at, got.OnlyEmployee
		}
		at, onlyEmployee := me(sanne)
		assert.Equal(t, []any{[]int64{its.company, other.company}, false}, []any{at, onlyEmployee})
		assert.Contains(t, sanne.get("/api/my-hours/").is(400).fields(), "company")

		program := sanne.program(account.ReadScope, its.company)
		at, onlyEmployee = me(program)
		assert.Equal(t, []any{[]int64{its.company}, true}, []any{at, onlyEmployee})
		assert.Equal(t, its.employee, decode[apitypes.MyHours](program.get("/api/my-hours/").is(200)).Employee)
		program.get(fmt.Sprintf("/api/my-hours/?company=%d", other.company)).is(404)

		newest := program.get("/api/requests/").is(200).header.Get("ETag")
		boss.post("/api/hours/", hoursOf(other)).is(201)
		program.get("/api/requests/", "If-None-Match", newest).is(304)
		owner.post("/api/hours/", hoursOf(its)).is(201)
		program.get("/api/requests/", "If-None-Match", newest).is(200)
	})
}

// Only a scope that may hire people imports people whom nobody knows.
func TestPersonalTokens_importing_unknown_people_needs_write(t *testing.T) {
	h := newTestServer(t)
	owner, its := h.project("eigenaar")
	path := fmt.Sprintf("/api/hours/import/?project_number=%d", its.request)
	rows := file("datum;medewerker;e-mail;uren;omschrijving\n2026-11-16;Willemijn Terpstra;willemijn@voorbeeld.nl;4;Proef\n")
	few, most := owner.program(account.HoursScope), owner.program(account.WriteScope)
	few.post(path+"&create_employees=true", rows).refusedFor("scope")
	few.post(path, rows).is(400) // unknown
	most.post(path+"&create_employees=true", rows).is(200)
}

// Each token has 300 calls in ten seconds, all of a user have 1,200, and the user's own calls are apart.
func TestPersonalTokens_rates(t *testing.T) {
	h := newTestServer(t, withLimits, withAPI(func(c *httpapi.Config) { c.Limits.Everything = httpapi.Rate{Calls: 10, Window: time.Minute} }))
	zoe := h.user("zoe")
	h.clock.pass(time.Minute)
	zoe.confirms(password).is(204)
	var programs []*person
	for range 5 {
		made := decode[apitypes.NewPersonalToken](zoe.post("/api/account/tokens/", object{"name": "Laptop", "scope": "read"}).is(201))
		programs = append(programs, zoe.with(made.Token))
	}
	for _, program := range programs[:4] {
		for range 10 {
			program.get("/api/users/me/").is(200)
		}
		program.get("/api/users/me/").limited()
	}
	programs[4].get("/api/users/me/").limited()
	zoe.get("/api/users/me/").is(200)
}

// A user submits no more with many tokens than without.
func TestPersonalTokens_submissions(t *testing.T) {
	for name, change := range map[string]func(*httpapi.RateLimits){
		"of an hour": func(l *httpapi.RateLimits) { l.SubmitHour.Calls = 2 },
		"of a day":   func(l *httpapi.RateLimits) { l.SubmitDay.Calls = 2 },
	} {
		t.Run(name, func(t *testing.T) {
			zoe := newTestServer(t, withLimits, withAPI(func(c *httpapi.Config) { change(c.Limits) })).user("zoe")
			one, other := zoe.program(account.WriteScope), zoe.program(account.WriteScope)
			one.submitted()
			other.submitted()
			for _, who := range []*person{one, other, zoe} {
				who.post("/api/requests/", submission()).limited()
			}
		})
	}
}

// Of fifty tokens of an account each is there; a further one waits until one is gone.
func TestPersonalTokens_fifty(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	zoe.confirms(password).is(204)
	body := object{"name": "Laptop", "scope": "read"}
	for range 50 {
		zoe.post("/api/account/tokens/", body).is(201)
	}
	assert.Equal(t, "Meer dan 50 toegangstokens van een account kan niet. Heb je meer nodig, neem dan contact met ons op.", zoe.post("/api/account/tokens/", body).is(409).detail())
	h.user("ander").program(account.ReadScope)
	zoe.call("DELETE", "/api/account/tokens/7/", nil).is(204)
	zoe.post("/api/account/tokens/", body).is(201)
}

// isProgram reports whether calls are made with a personal token.
func (c *person) isProgram() bool { return account.LooksPersonal(c.token) }
