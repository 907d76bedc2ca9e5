package httpapi_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
	"wbso/adapters/httpapi"
	"wbso/domain/payment"
)

const (
	required = "This field is required."
	blank    = "This field may not be blank."
)

func TestContact_arrives(t *testing.T) { onBoth(t, contactArrives) }

func contactArrives(t *testing.T, h *testServer) {
	h.proper = true
	sent := h.visitor().post("/api/contact/", contactMessage()).is(201)
	assert.Equal(t, "Bedankt! Je bericht is verzonden. We nemen zo snel mogelijk contact met je op.", sent.detail())
	h.visitor().post("/api/contact/", contactMessage().but("phone", nil)).is(201)
	h.visitor().post("/api/contact/", contactMessage().but("phone", raw("null"))).is(201)
	h.visitor().post("/api/contact/", contactMessage().but("phone", "")).is(201)
}

func TestContact_I08_refused(t *testing.T) {
	h := newTestServer(t)
	for name, c := range map[string]struct {
		body object
		want map[string][]string
	}{
		"nothing":           {object{}, map[string][]string{"name": {required}, "email": {required}, "message": {required}}},
		"blank":             {object{"name": " ", "email": "", "message": "\n"}, map[string][]string{"name": {blank}, "email": {blank}, "message": {blank}}},
		"missing and wrong": {object{"email": "geen adres", "message": "x"}, map[string][]string{"name": {required}, "email": {"Enter a valid email address."}}},
		"a header":          {contactMessage().but("email", "zoe@elders.example\r\nBcc: a@b.nl"), map[string][]string{"email": {"Enter a valid email address."}}},
		"NUL":               {contactMessage().but("message", raw(`"a\u0000b"`)), map[string][]string{"message": {"Null characters are not allowed."}}},
		"long":              {contactMessage().but("message", strings.Repeat("é", 5001)), map[string][]string{"message": {"Ensure this field has no more than 5000 characters."}}},
		"other shapes":      {contactMessage().but("name", 7, "phone", true), map[string][]string{"name": {"Not a valid string."}, "phone": {"Not a valid string."}}},
	} {
		assert.Equal(t, c.want, h.visitor().post("/api/contact/", c.body).fields(), name)
	}
	refused := h.visitor().post("/api/contact/", contactMessage().but("name", "Zoë\nBcc: a@b.nl")).fields()
	assert.Equal(t, map[string][]string{"name": {"Hier staan onzichtbare tekens in. Typ de tekst opnieuw."}}, refused)
}

func TestContact_limit(t *testing.T) {
	h := newTestServer(t, withLimits)
	for range 6 {
		h.visitor().post("/api/contact/", object{}).is(400) // none of them arrived
	}
	for range 5 {
		h.visitor().post("/api/contact/", contactMessage()).is(201)
	}
	limited := h.visitor().post("/api/contact/", contactMessage()).is(429)
	assert.Equal(t, "3961", limited.header.Get("Retry-After"), "a tenth of the next hour has to pass")
	assert.Equal(t, "Te veel verzoeken. Probeer het over 67 minuten opnieuw.", limited.detail())
	h.visitor().at("198.51.100.1").post("/api/contact/", contactMessage()).is(201)
}

func TestInterest(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	user, other := h.user("zoe"), h.user("buurman")
	const path = "/api/no-cure-no-pay-interest/"
	interested := func(c *person) bool { return decode[map[string]bool](c.get(path).is(200))["interested"] }
	assert.False(t, interested(user))
	assert.True(t, decode[map[string]bool](user.post(path, object{"interested": true}).is(200))["interested"])
	assert.True(t, interested(user))
	assert.False(t, interested(other))
	h.proper = false
	for body, want := range map[string]string{`{}`: required, `{"interested":null}`: "This field may not be null.", `{"interested":"true"}`: "Must be a valid boolean.", `{"interested":1}`: "Must be a valid boolean."} {
		assert.Equal(t, map[string][]string{"interested": {want}}, user.post(path, body).fields(), body)
	}
	assert.True(t, interested(user), "a wrong call changes nothing")
	user.post(path, object{"interested": false}).is(200)
	assert.False(t, interested(user))
}

func TestAccount_D19_export(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.paid()
	a := user.get("/api/account/export/").is(200)
	assert.Equal(t, "attachment; filename=gegevens-zoe.json; filename*=UTF-8''gegevens-zoe.json", a.header.Get("Content-Disposition"))
	assert.Equal(t, "no-store", a.header.Get("Cache-Control"))
	export := decode[apitypes.AccountExport](a)
	assert.Equal(t, "zoe", export.Account.Username)
	require.Len(t, export.Requests, 1)
	assert.Equal(t, goodPitch, export.Requests[0].ElevatorPitch)
	assert.Equal(t, r.ProjectNumber, export.Requests[0].ProjectNumber)
	assert.EqualValues(t, 961_95, export.Requests[0].Payments[0].Amount)
	assert.NotContains(t, string(a.body), "argon2")
}

func TestAccount_A14_close(t *testing.T) {
	h := newTestServer(t)
	h.proper = true
	user := h.user("zoe")
	user.paid()
	const path = "/api/account/close/"
	assert.Equal(t, map[string][]string{"password": {"Dit wachtwoord klopt niet."}}, user.post(path, object{"password": "verkeerd"}).fields())
	assert.Equal(t, map[string][]string{"password": {blank}}, user.post(path, object{"password": ""}).fields())
	h.proper = false
	assert.Equal(t, map[string][]string{"password": {required}}, user.post(path, object{}).fields())
	user.get("/api/users/me/").is(200)

	user.post(path, object{"password": password}).is(204)
	user.get("/api/users/me/").is(401)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
	h.visitor().post("/api/token/", credentials("zoe", password)).is(401)
	again := h.user("zoe")
	assert.NotEqual(t, user.id, again.id)
	assert.Empty(t, decode[[]apitypes.RequestSummary](again.get("/api/requests/").is(200)))
}

// Guessing the password here is bounded as it is at the sign-in.
func TestAccount_A07_closeIsNoWayToGuess(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe")
	for range 5 {
		user.post("/api/account/close/", object{"password": "verkeerd"}).is(400)
	}
	user.post("/api/account/close/", object{"password": password}).is(429)
	user.get("/api/users/me/").is(200)
}

func TestBooklets_W08(t *testing.T) {
	h := newTestServer(t)
	for path, want := range map[string][2]string{
		"/api/terms/download/":  {"algemene-voorwaarden.pdf", "rechtbank Amsterdam"},
		"/api/manual/download/": {"handleiding-wbso.pdf", "eHerkenning"},
	} {
		a := h.visitor().get(path, "Accept", "application/pdf").is(200)
		assert.Equal(t, "application/pdf", a.header.Get("Content-Type"))
		assert.Equal(t, fmt.Sprintf("attachment; filename=%s; filename*=UTF-8''%s", want[0], want[0]), a.header.Get("Content-Disposition"))
		text := strings.Join(strings.Fields(strings.Join(pages(t, a.body), " ")), " ")
		assert.Contains(t, text, want[1])
		assert.Contains(t, text, "Voorbeeld Speurwerk B.V.")
		assert.NotContains(t, text, "{", "a hole that was not filled")
		assert.Equal(t, string(a.body), string(h.visitor().get(path).is(200).body))
		tag := a.header.Get("ETag")
		require.NotEmpty(t, tag)
		assert.Equal(t, "no-cache", a.header.Get("Cache-Control"))
		h.visitor().get(path, "If-None-Match", tag).is(304)
	}
	terms := strings.Join(pages(t, h.visitor().get("/api/terms/download/", "Accept", httpapi.BrowserAccept).is(200).body), " ")
	assert.Contains(t, strings.ReplaceAll(terms, "\u00a0", " "), strings.ReplaceAll(payment.FixedPrice.Euro(), "\u00a0", " "))
}

// Who follows a link to the example sees it, where the booklets are saved.
func TestBooklets_theExampleOpens(t *testing.T) {
	h := newTestServer(t)
	const path = "/api/example/download/"
	a := h.visitor().get(path, "Accept", httpapi.BrowserAccept).is(200)
	assert.Equal(t, []string{"application/pdf", "inline; filename=voorbeeld-wbso-aanvraag.pdf", "no-cache"},
		[]string{a.header.Get("Content-Type"), a.header.Get("Content-Disposition"), a.header.Get("Cache-Control")})
	assert.Contains(t, strings.Join(pages(t, a.body), " "), "Pompwijs B.V.")
	again := h.visitor().get(path, "If-None-Match", a.header.Get("ETag")).is(304)
	assert.Empty(t, again.body)
}

// Who visits the address of the manual gets the client.
func TestBooklets_the_manual_is_a_page_too(t *testing.T) {
	h := newTestServer(t)
	for _, accept := range []string{"text/html", httpapi.BrowserAccept} {
		a := h.visitor().get("/api/manual/download/", "Accept", accept).is(http.StatusOK)
		assert.Equal(t, "text/html; charset=utf-8", a.header.Get("Content-Type"))
		assert.NotEmpty(t, a.body)
		assert.Contains(t, a.header.Values("Vary"), "Accept", "a cache keeps both")
	}
	file := h.visitor().get("/api/manual/download/", "Origin", "http://elsewhere.example").is(http.StatusOK)
	assert.Equal(t, []string{"Origin", "Accept"}, file.header.Values("Vary"))
}

// W-08: the invoice's file is safe whatever the company is called.
func TestInvoices_W08(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	r := user.processed()
	name := "De \"Pomp\"\U0001F680 & Zn; x=y"
	user.call("PUT", fmt.Sprintf("/api/profiles/%d/", r.ClientCompany.ID), object{"company_name": name, "kvk_number": "12345678",
		"address": "Kade 1", "postal_code": "3011TA", "city": "Rotterdam"}).is(200)
	user.pays(r, "paid")
	h.work()
	path := fmt.Sprintf("/api/documents/?request=%d", r.ID)
	list := decode[[]apitypes.Document](user.get(path).is(200))
	require.Len(t, list, 2)
	assert.Equal(t, []string{"invoice", "factuur-2026-00001.pdf", "application/pdf"}, []string{list[1].Kind, list[1].Filename, list[1].ContentType})
	a := user.get(list[1].URL).is(200)
	assert.Equal(t, "attachment; filename=factuur-2026-00001.pdf; filename*=UTF-8''factuur-2026-00001.pdf", a.header.Get("Content-Disposition"))
	assert.Contains(t, pages(t, a.body)[0], "Factuurnummer")
	h.user("buurman").get(list[1].URL).is(404)
	h.visitor().get(list[1].URL).is(401)
}
