package httpapi_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain"
)

func TestAccess_Z01_project_numbers_are_guarded_too(t *testing.T) {
	h := newTestServer(t)
	owner, other := h.user("eigenaar"), h.user("buurman")
	r := owner.processed()
	for _, path := range []string{"/api/requests/%s/", "/api/requests/%s/download_document/", "/api/payments/?request=%s", "/api/documents/?request=%s"} {
		owner.get(fmt.Sprintf(path, r.ProjectNumber)).is(200)
		other.get(fmt.Sprintf(path, r.ProjectNumber)).is(404)
	}
	assert.Empty(t, decode[[]apitypes.RequestSummary](other.get("/api/requests/").is(200)))
}

// Z-02: a company of somebody else in a submission is a field error, worded as for a missing one.
func TestAccess_Z02_company_of_another(t *testing.T) {
	h := newTestServer(t)
	owner, other := h.user("eigenaar"), h.user("buurman")
	company := owner.submitted().ClientCompany.ID
	fields := other.post("/api/requests/", submission().but("client", company, "company_name", nil, "kvk_number", nil)).fields()
	assert.Equal(t, map[string][]string{"client": {fmt.Sprintf(`Invalid pk "%d" - object does not exist.`, company)}}, fields)
	absent := other.post("/api/requests/", submission().but("client", 987654)).fields()
	assert.Equal(t, []string{`Invalid pk "987654" - object does not exist.`}, absent["client"])
	assert.Empty(t, decode[[]apitypes.RequestSummary](other.get("/api/requests/").is(200)))
	assert.Empty(t, decode[[]apitypes.Company](other.get("/api/profiles/").is(200)))
}

func TestAccess_Z03_mass_assignment(t *testing.T) {
	h := newTestServer(t)
	owner, other := h.user("eigenaar"), h.user("buurman")
	extra := []any{
		"id", 999, "user", other.id, "owner", other.id, "is_staff", true, "active", false, "status", "document_verwerkt", "payment_status", "paid",
		"amount", 1, "price", 0, "project_number", "WBSO-1999-00001", "project_title", "Van mij", "token_version", 9, "list_version", 9,
		"created_at", "1999-01-01T00:00:00Z", "open_questions", []string{}, "email_verified", true,
	}
	registered := decode[apitypes.User](h.visitor().post("/auth/register/", registration("zoe", "zoe@voorbeeld.nl", password).but(extra...)).is(201))
	assert.NotEqual(t, int64(999), registered.ID)

	r := decode[apitypes.Request](owner.post("/api/requests/", submission().but(extra...)).is(201))
	assert.Equal(t, "WBSO-2026-00001", r.ProjectNumber)
	assert.Equal(t, []string{"in_verwerking", "unpaid"}, []string{r.Status, r.PaymentStatus})
	assert.NotEqual(t, int64(999), r.ID)
	assert.NotEqual(t, "Van mij", r.ProjectTitle)
	assert.Equal(t, 2026, r.CreatedAt.Year())

	profile := object{"first_name": "Zoë", "username": "admin", "email": "x@y.nl", "password": "anders-anders-1"}.but(extra...)
	owner.call("PATCH", "/api/user-profile/", profile).is(200)
	assert.Equal(t, apitypes.User{ID: owner.id, Username: "eigenaar", Email: "eigenaar@voorbeeld.nl"}, decode[apitypes.User](owner.get("/api/users/me/").is(200)))

	company := fmt.Sprintf("/api/profiles/%d/", r.ClientCompany.ID)
	changed := decode[apitypes.Company](owner.call("PUT", company, object{"company_name": "Ander B.V.", "kvk_number": "12345678"}.but(extra...)).is(200))
	assert.Equal(t, r.ClientCompany.ID, changed.ID)
	other.get(company).is(404)

	h.work()
	owner.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{}.but(extra...)).is(200)
	payments := decode[[]apitypes.Payment](owner.get(fmt.Sprintf("/api/payments/?request=%d", r.ID)).is(200))
	require.Len(t, payments, 1)
	assert.Equal(t, []any{domain.Cents(961_95), "pending"}, []any{payments[0].Amount, payments[0].Status})
}

func TestAccess_Z06_preview(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.processed()
	path := fmt.Sprintf("/api/requests/%d/download_document/", r.ID)
	preview := owner.get(path).is(200).body
	for _, page := range pages(t, preview) {
		assert.Contains(t, page, marked)
	}
	// Whatever document id one guesses, the whole file and the bare preview stay shut.
	for id := range 10 {
		assert.Contains(t, []int{403, 404}, owner.get(fmt.Sprintf("/api/documents/%d/download/", id)).status)
	}
	owner.pays(r, "paid")
	assert.NotEqual(t, preview, owner.get(path).is(200).body)
}

func TestAccess_Z07_methods(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.processed()
	req, company := fmt.Sprintf("/api/requests/%d/", r.ID), fmt.Sprintf("/api/profiles/%d/", r.ClientCompany.ID)

	for _, path := range []string{req, company, req + "download_document/", "/api/requests/", "/api/users/me/"} {
		h.visitor().call("HEAD", path, nil).is(401)
		owner.call("HEAD", path, nil).is(200)
	}
	h.user("buurman").call("HEAD", req, nil).is(404)
	for path, allow := range map[string]string{
		company: "GET, HEAD, PUT, DELETE", "/api/requests/": "GET, HEAD, POST", "/api/token/": "POST", "/api/user-profile/": "GET, HEAD, PATCH",
	} {
		for _, method := range []string{"OPTIONS", "TRACE", "PROPFIND"} {
			a := owner.call(method, path, nil).is(405)
			assert.Equal(t, allow, strings.Join(a.header.Values("Allow"), ", "))
			assert.Equal(t, fmt.Sprintf("Method %q not allowed.", method), a.detail())
		}
	}
	owner.call("DELETE", req, nil).is(405)
	owner.call("PUT", "/api/token/", nil).is(405)

	for _, header := range []string{"X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"} {
		owner.get(company, header, "DELETE").is(200)
		owner.post("/api/profiles/", object{}, header, "GET").is(400)
	}
	owner.get(company + "?_method=DELETE").is(200)
}

// Z-07: reading, even of what others are waiting for, changes nothing.
func TestAccess_Z07_GET_changes_nothing(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("eigenaar")
	r := owner.processed()
	session := decode[apitypes.CheckoutSession](owner.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{}).is(200))
	its := owner.thingsOf(r)
	before := owner.get("/api/requests/").is(200)
	reads := []string{strings.TrimPrefix(session.URL, publicURL), "/succes/" + r.ProjectNumber + "?payment=success"}
	for _, row := range matrix() {
		if method, path := row.of(its); method == "GET" {
			reads = append(reads, path)
		}
	}
	for _, path := range reads {
		owner.get(path, "Accept", httpapi.BrowserAccept)
	}
	after := owner.get("/api/requests/").is(200)
	assert.Equal(t, before.header.Get("ETag"), after.header.Get("ETag"))
	assert.Equal(t, string(before.body), string(after.body))
}
