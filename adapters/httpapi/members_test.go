package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/domain/member"
)

// firm is an owner with a paid project and its employee, and the paths of the company.
func (h *testServer) firm(name string) (owner *person, its things, path string) {
	owner, its = h.project(name)
	owner.proves()
	return owner, its, fmt.Sprintf("/api/companies/%d/", its.company)
}

func TestMembers_story(t *testing.T) { onBoth(t, membersStory) }

func membersStory(t *testing.T, h *testServer) {
	owner, its, firm := h.firm("zoe")
	invite := func(c *person, body object) answer { return c.post(firm+"invitations/", body) }
	manager := h.user("mia")

	made := decode[apitypes.Invitation](invite(owner, object{"email": "MIA@voorbeeld.nl", "role": "manager"}).is(201))
	assert.Equal(t, []any{"MIA@voorbeeld.nl", "manager", "zoe"}, []any{made.Email, made.Role, made.InvitedBy.Username})
	assert.Equal(t, []apitypes.Invitation{made}, decode[[]apitypes.Invitation](owner.get(firm+"invitations/").is(200)))
	code := h.newestCode()
	open := decode[apitypes.OpenInvitation](h.visitor().get("/api/invitations/?code=" + code).is(200))
	assert.Equal(t, apitypes.OpenInvitation{Company: "Pompwacht B.V.", Role: "manager", InvitedBy: "zoe"}, open)
	h.visitor().accept(code).is(401)
	assert.Equal(t, "address", h.user("ander").accept(code).is(403).member("code"))
	joined := decode[apitypes.Membership](manager.accept(code).is(200))
	assert.Equal(t, apitypes.Membership{Company: apitypes.NamedCompany{ID: its.company, CompanyName: "Pompwacht B.V."}, Role: "manager"}, joined)
	assert.True(t, decode[apitypes.Me](manager.get("/api/users/me/").is(200)).EmailVerified, "the link proves the address")
	assert.Equal(t, "accepted", manager.accept(code).is(409).member("code"))
	owner.accept(code).is(404)
	h.visitor().get("/api/invitations/?code=" + code).is(404)
	assert.Empty(t, decode[[]apitypes.Invitation](owner.get(firm+"invitations/").is(200)))
	assert.Equal(t, "member", invite(owner, object{"email": "mia@voorbeeld.nl", "role": "adviser"}).is(409).member("code"))

	// The manager does the work, and invites employees alone.
	manager.get(fmt.Sprintf("/api/requests/%d/", its.request)).is(200)
	assert.Equal(t, []string{"manager"}, rolesOf(manager))
	refused := invite(manager, object{"email": "bo@voorbeeld.nl", "role": "reader", "until": "2027-01-31"}).is(403)
	assert.Equal(t, map[string]any{"code": "role", "detail": "Met jouw rol mag je dit niet.", "needs": []any{"owner"}}, decode[map[string]any](refused))
	invite(manager, object{"email": "iemand@voorbeeld.nl", "role": "employee"}).is(400) // no employee has that address
	invite(manager, object{"email": fmt.Sprintf("sanne%d@voorbeeld.nl", its.request), "role": "employee"}).is(201)
	sanne := h.user("sanne")
	assert.Equal(t, its.employee, *decode[apitypes.Membership](sanne.accept(h.newestCode()).is(200)).Employee, "whoever has the link")
	me := decode[apitypes.Me](sanne.get("/api/users/me/").is(200))
	assert.Equal(t, []any{true, []apitypes.NamedCompany{{ID: its.company, CompanyName: "Pompwacht B.V."}}}, []any{me.OnlyEmployee, me.WorksAt})
	sanne.get(fmt.Sprintf("/api/requests/%d/", its.request)).is(404)
	assert.Equal(t, "employee_linked", invite(owner, object{"email": "bo@voorbeeld.nl", "role": "employee", "employee": its.employee}).is(409).member("code"))

	// Sanne's week, recorded by Sanne.
	entry := decode[apitypes.HourEntryLog](sanne.post("/api/hours/", hoursOf(its)).is(201))
	assert.Equal(t, "Sanne de Vries", entry.RecordedBy, "the person")
	week := decode[apitypes.MyHours](sanne.get("/api/my-hours/?week=2026-11-20").is(200))
	assert.Equal(t, "2026-W47", week.Week)
	assert.Len(t, week.Days, 7)
	require.Len(t, week.Projects, 1)
	assert.Equal(t, []apitypes.MyCell{{Date: "2026-11-19", Hours: "7.5"}, {Date: "2026-11-20", Hours: "1.0"}}, week.Projects[0].Cells)
	assert.Equal(t, "no_employee", owner.get("/api/my-hours/").is(404).member("code"))

	// Roles change, and somebody leaves.
	member := func(id int64) string { return fmt.Sprintf("%smembers/%d/", firm, id) }
	owner.call("PATCH", member(manager.id), object{"role": "baas"}).is(400)
	owner.call("PATCH", member(manager.id), object{"role": "reader"}).is(400)
	changed := decode[apitypes.Member](owner.call("PATCH", member(manager.id), object{"role": "reader", "until": "2026-11-30"}).is(200))
	assert.Equal(t, []any{"reader", "2026-11-30"}, []any{changed.Role, *changed.Until})
	assert.Equal(t, "role", manager.post("/api/hours/", hoursOf(its)).is(403).member("code"))
	h.clock.pass(11 * 24 * time.Hour)
	manager.login()
	owner.login()
	sanne.login()
	manager.get(fmt.Sprintf("/api/requests/%d/", its.request)).is(404)
	assert.Empty(t, rolesOf(manager), "the last day is over")
	assert.Equal(t, "last_owner", owner.call("DELETE", member(owner.id), nil).is(409).member("code"))
	assert.Equal(t, "last_owner", owner.call("PATCH", member(owner.id), object{"role": "adviser"}).is(409).member("code"))
	owner.call("PATCH", member(sanne.id), object{"role": "owner"}).is(200)
	owner.call("DELETE", member(owner.id), nil).is(204)
	owner.get(firm + "members/").is(404)
	assert.Equal(t, []string{"owner"}, rolesOf(sanne))

	var log []string
	for _, l := range decode[[]apitypes.LogLine](sanne.get(firm + "log/").is(200)) {
		log = append(log, l.By.Username+" "+l.Action+" "+l.Subject+" "+l.Detail)
	}
	slices.Reverse(log)
	assert.Equal(t, []string{
		"zoe invited MIA@voorbeeld.nl Beheerder", "mia joined mia Beheerder",
		fmt.Sprintf("mia invited sanne%d@voorbeeld.nl Medewerker", its.request), "sanne joined sanne Medewerker",
		"zoe role_changed mia Beheerder → Lezer, tot en met 30-11-2026", "zoe handed_over sanne Medewerker → Eigenaar", "zoe removed zoe Eigenaar",
	}, log)
	assert.Len(t, decode[[]apitypes.LogLine](sanne.get(firm+"log/?action=joined&from=2026-11-20&to=2026-11-20").is(200)), 2)
	sanne.get(firm + "log/?action=iets").is(400)
	csv := string(sanne.get(firm + "log.csv?action=handed_over").is(200).body)
	assert.Equal(t, "\ufefftijd;wie;wat;wie of wat;toelichting\r\n01-12-2026 10:00;zoe;Eigenaar gemaakt;sanne;Medewerker → Eigenaar\r\n", csv)
}

// rolesOf are the caller's roles in the companies of the selection.
func rolesOf(c *person) (roles []string) {
	for _, company := range decode[[]apitypes.SelectableCompany](c.get("/api/company-dashboard/companies/").is(200)) {
		roles = append(roles, company.Role)
	}
	return roles
}

func idIn(path string) (id int64) {
	_, _ = fmt.Sscanf(path, "/api/companies/%d/", &id)
	return id
}

// A company has one owner per KvK number, whoever is made its owner.
func TestMembers_nobody_owns_two_companies_with_one_number(t *testing.T) {
	h := newTestServer(t)
	owner, its, firm := h.firm("zoe")
	mia := h.user("mia")
	mia.post("/api/profiles/", object{"company_name": "Dubbel", "kvk_number": owner.request(its.request).CompanyProfile.KVKNumber}).is(201)
	owner.post(firm+"invitations/", object{"email": "mia@voorbeeld.nl", "role": "owner"}).is(201)
	mia.accept(h.newestCode()).is(400)
	h.joins(member.Member{Company: its.company, User: mia.id, Membership: member.Membership{Role: member.Manager}})
	owner.call("PATCH", fmt.Sprintf("%smembers/%d/", firm, mia.id), object{"role": "owner"}).is(400)
}

func TestMembers_races(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, its, firm := h.firm("zoe")
		mia := h.user("mia")
		h.joins(member.Member{Company: its.company, User: mia.id, Membership: member.Membership{Role: member.Owner}})
		leave := func(c *person) int {
			return c.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, c.id), nil).status
		}
		assert.ElementsMatch(t, []int{204, 409}, together(func() int { return leave(owner) }, func() int { return leave(mia) }), "one owner stays")

		stays := owner
		if rolesOf(owner) == nil {
			stays = mia
		}
		stays.proves()
		stays.post(firm+"invitations/", object{"email": "bo@voorbeeld.nl", "role": "adviser"}).is(201)
		bo, an, code := h.user("bo"), h.user("an"), h.newestCode()
		assert.ElementsMatch(t, []int{200, 404}, together(func() int { return bo.accept(code).status }, func() int { return an.accept(code).status }), "one invitation is accepted once")
		assert.ElementsMatch(t, []int{204, 404}, together(
			func() int { return stays.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, bo.id), nil).status },
			func() int { return stays.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, an.id), nil).status }))

		// Somebody is removed while they write: nothing is written afterwards.
		h.joins(member.Member{Company: its.company, User: bo.id, Membership: member.Membership{Role: member.Adviser}})
		statuses := together(
			func() int { return stays.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, bo.id), nil).status },
			func() int { return bo.post("/api/hours/", hoursOf(its).but("hours", "0.5")).status })
		assert.Equal(t, 204, statuses[0])
		assert.Contains(t, []int{201, 400, 404}, statuses[1])
		bo.post("/api/hours/", hoursOf(its).but("hours", "0.5")).is(404)
	})
}

// together makes calls at the same time and returns what they answer.
func together(calls ...func() int) []int {
	statuses := make([]int, len(calls))
	var all sync.WaitGroup
	for i, call := range calls {
		all.Go(func() { statuses[i] = call() })
	}
	all.Wait()
	return statuses
}

// An account that owns a company alone is closed with it, or not at all.
func TestMembers_closing(t *testing.T) {
	h := newTestServer(t)
	owner, its, firm := h.firm("zoe")
	mia := h.user("mia")
	h.joins(member.Member{Company: its.company, User: mia.id, Membership: member.Membership{Role: member.Manager}})
	refused := owner.post("/api/account/close/", object{"password": password}).is(409)
	assert.Equal(t, "members", refused.member("code"))
	assert.Contains(t, refused.detail(), "Pompwacht B.V.")
	owner.post("/api/account/close/", object{"password": password, "companies": "alles"}).is(400)
	mia.post("/api/hours/", hoursOf(its)).is(201)
	owner.call("PATCH", fmt.Sprintf("%smembers/%d/", firm, mia.id), object{"role": "owner"}).is(200)
	owner.post("/api/account/close/", object{"password": password}).is(204)
	assert.Equal(t, "Pompwacht B.V.", mia.request(its.request).CompanyProfile.CompanyName, "it lives on")
	for _, l := range decode[[]apitypes.LogLine](mia.get(firm + "log/").is(200)) {
		assert.False(t, strings.Contains(l.Subject+l.By.Username, "zoe"), "%v", l)
	}
	h.joins(member.Member{Company: its.company, User: h.user("bo").id, Membership: member.Membership{Role: member.Manager}})
	mia.post("/api/account/close/", object{"password": password, "companies": "close"}).is(204)
}

// A new request with a KvK number goes to the company that the caller owns, else to the one that they may apply
// for; several are named.
func TestMembers_a_request_finds_its_company_by_number(t *testing.T) {
	h := newTestServer(t)
	adviser := h.user("adviseur")
	client := func(name string, role member.Role) int64 {
		owner := h.user(name)
		c := decode[apitypes.Company](owner.post("/api/profiles/", object{"company_name": "Bedrijf van " + name, "kvk_number": "87654321"}).is(201))
		m := member.Member{Company: c.ID, User: adviser.id, Membership: member.Membership{Role: role}}
		if role == member.Reader {
			m.Until = domain.NewDate(2027, 1, 1)
		}
		h.joins(m)
		return c.ID
	}
	submit := func() answer {
		return adviser.post("/api/requests/", submission().but("company_name", "Naam", "kvk_number", "87654321"))
	}
	client("lezend", member.Reader)
	first := client("een", member.Adviser)
	r := decode[apitypes.Request](submit().is(201))
	assert.Equal(t, []any{first, "adviser"}, []any{r.ClientCompany.ID, r.CompanyProfile.Role})
	client("twee", member.Manager)
	assert.Equal(t, []string{"Meer dan één bedrijf heeft dit KVK-nummer: Bedrijf van een, Bedrijf van twee. Kies er een."}, submit().is(400).fields()["kvk_number"])
	own := decode[apitypes.Company](adviser.post("/api/profiles/", object{"company_name": "Eigen", "kvk_number": "87654321"}).is(201))
	assert.Equal(t, own.ID, decode[apitypes.Request](submit().is(201)).ClientCompany.ID)
}

// Mails about a request go to the member who made it, and to the owners once that is a member no more. Owners are
// told who was shown a citizen service number.
func TestMembers_mails(t *testing.T) {
	h := newTestServer(t)
	owner, its, firm := h.firm("zoe")
	adviser := h.user("adviseur")
	h.joins(member.Member{Company: its.company, User: adviser.id, Membership: member.Membership{Role: member.Adviser}})
	to := func(name, words string) (n int) {
		for _, text := range h.mailed() {
			flat := strings.Join(strings.Fields(text), " ")
			if strings.Contains(flat, "Hallo "+name+",") && strings.Contains(flat, words) {
				n++
			}
		}
		return n
	}
	owners := to("zoe", "staat klaar")
	made := decode[apitypes.Request](adviser.post("/api/requests/", submission().but("client", its.company, "company_name", nil, "kvk_number", nil)).is(201))
	assert.Equal(t, []int{1, owners}, []int{to("adviseur", "staat klaar"), to("zoe", "staat klaar")})
	owner.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, adviser.id), nil).is(204)
	paid := to("zoe", made.ProjectNumber)
	owner.pays(made, "paid")
	assert.Equal(t, []int{0, paid + 1}, []int{to("adviseur", "betaling"), to("zoe", made.ProjectNumber)})

	h.joins(member.Member{Company: its.company, User: adviser.id, Membership: member.Membership{Role: member.Adviser}})
	owner.call("PUT", fmt.Sprintf("/api/employees/%d/", its.employee), newEmployee(0).but("bsn", "111222333")).is(200)
	reveal := func() answer { return adviser.post(fmt.Sprintf("/api/employees/%d/reveal-bsn/", its.employee), nil) }
	assert.Equal(t, "role", reveal().is(403).member("code"))
	owner.call("PATCH", fmt.Sprintf("%smembers/%d/", firm, adviser.id), object{"may_reveal_bsn": true}).is(200)
	adviser.post("/api/account/confirm/", object{"password": password}).is(204)
	reveal().is(200)
	reveal().is(200)
	assert.Equal(t, []int{1, 0}, []int{to("zoe", "adviseur heeft op 20-11-2026 het BSN"), to("adviseur", "BSN")}, "once a day")
	log := decode[[]apitypes.LogLine](owner.get(firm + "log/?action=bsn_revealed").is(200))
	assert.Len(t, log, 2)
	assert.Equal(t, "adviseur", log[0].By.Username)
}

// Nobody reaches an invitation or an employee row of another company through their own.
func TestMembers_of_another_company(t *testing.T) {
	h := newTestServer(t)
	owner, mine, firm := h.firm("zoe")
	other, theirs, _ := h.firm("buur")
	bo := h.user("bo")
	h.joins(member.Member{Company: mine.company, User: bo.id, Membership: member.Membership{Role: member.Manager}})
	invitation := other.invites(theirs.company)
	owner.post(fmt.Sprintf("%sinvitations/%d/resend/", firm, invitation), nil).is(404)
	owner.call("DELETE", fmt.Sprintf("%sinvitations/%d/", firm, invitation), nil).is(404)
	owner.call("PATCH", fmt.Sprintf("%smembers/%d/", firm, bo.id), object{"employee": theirs.employee}).is(400)
	owner.post(firm+"invitations/", object{"email": "x@voorbeeld.nl", "role": "employee", "employee": theirs.employee}).is(400)
	unpaid := owner.processed()
	sanne := h.user("sanne")
	h.joins(member.Member{Company: unpaid.ClientCompany.ID, User: sanne.id, Membership: member.Membership{Role: member.Employee, Employee: mine.employee}})
	sanne.get("/api/hours/?week=2026-11-20&project_number=" + unpaid.ProjectNumber).is(404)
}

// An invoice for another company than the applicant is its owner's too, who may have left the applicant since.
func TestMembers_an_invoice_is_its_companys_too(t *testing.T) {
	h := newTestServer(t)
	owner, its, firm := h.firm("zoe")
	r := owner.processed()
	adviser, clerk := h.user("adviseur"), h.user("bediende")
	h.joins(member.Member{Company: its.company, User: adviser.id, Membership: member.Membership{Role: member.Adviser}})
	office := decode[apitypes.Company](adviser.post("/api/profiles/", object{"company_name": "Advies B.V.", "kvk_number": "87654321", "address": "Gracht 1", "postal_code": "1011 AB", "city": "Amsterdam"}).is(201))
	h.joins(member.Member{Company: office.ID, User: clerk.id, Membership: member.Membership{Role: member.Manager}})
	adviser.press(decode[apitypes.CheckoutSession](adviser.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{"invoice_to": office.ID}).is(200)), "paid")
	h.work()
	files := map[string]string{}
	for _, d := range decode[[]apitypes.Document](adviser.get(fmt.Sprintf("/api/documents/?request=%d", r.ID)).is(200)) {
		files[d.Kind] = fmt.Sprintf("/api/documents/%d/download/", d.ID)
	}
	adviser.get(files["invoice"]).is(200)
	adviser.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, adviser.id), nil).is(204)
	adviser.get(files["invoice"]).is(200)
	adviser.get(files["application"]).is(404)
	clerk.get(files["invoice"]).is(404)
	h.user("vreemde").get(files["invoice"]).is(404)
}

func TestMembers_are_changed_two_hundred_times_a_day(t *testing.T) {
	h := newTestServer(t, withLimits)
	owner, its, firm := h.firm("zoe")
	mia := h.user("mia")
	h.joins(member.Member{Company: its.company, User: mia.id, Membership: member.Membership{Role: member.Manager}})
	change := func(n int) answer {
		return owner.call("PATCH", fmt.Sprintf("%smembers/%d/", firm, mia.id), object{"may_close": n%2 == 0})
	}
	for n := range 200 {
		change(n).is(200)
	}
	change(200).is(429)
	owner.call("DELETE", fmt.Sprintf("%smembers/%d/", firm, mia.id), nil).is(429)
	h.clock.pass(24 * time.Hour)
	owner.login()
	change(200).is(200)
}
