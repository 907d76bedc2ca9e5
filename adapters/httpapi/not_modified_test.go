package httpapi_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// polledPaths are the addresses that screens ask for again and again.
func polledPaths(number string) []string {
	return []string{"/api/requests/", "/api/requests/?view=cards", "/api/requests/" + number + "/", "/api/payments/?request=" + number}
}

func TestWeb_W07_polled_answers_have_an_ETag(t *testing.T) {
	h := newTestServer(t)
	user, other := h.user("zoe"), h.user("ander")
	r := user.processed()
	for _, path := range polledPaths(r.ProjectNumber) {
		first := user.get(path).is(200)
		etag := first.header.Get("ETag")
		assert.Equal(t, "private, no-cache", first.header.Get("Cache-Control"), path)
		assert.Contains(t, first.header.Values("Vary"), "Authorization", path)
		assert.Contains(t, etag, testBuild, "another build words things differently")
		for _, given := range []string{etag, `"x", ` + etag, etag + ",W/\"y\""} {
			same := user.get(path, "If-None-Match", given).is(304)
			assert.Equal(t, etag, same.header.Get("ETag"))
			assert.Empty(t, same.body)
		}
		user.get(path, "If-None-Match", `"x"`).is(200)
		assert.NotEqual(t, 304, other.get(path, "If-None-Match", etag).status, "somebody else's")
		refused := user.get("/api/requests/999/", "If-None-Match", etag).is(404)
		assert.Equal(t, []string{"", "no-store"}, []string{refused.header.Get("ETag"), refused.header.Get("Cache-Control")})
	}
}

func TestWeb_W07_every_change_that_is_shown_changes_the_ETags(t *testing.T) {
	h := newTestServer(t)
	h.code("GRATIS", 0)
	user := h.user("zoe")
	empty := user.get("/api/requests/").is(200).header.Get("ETag")
	r := user.submitted()
	user.get("/api/requests/", "If-None-Match", empty).is(200)
	last := map[string]string{}
	var entry int64
	for _, change := range []struct {
		name string
		do   func()
	}{
		{"process", h.work},
		{"rename the company", func() {
			user.call("PUT", fmt.Sprintf("/api/profiles/%d/", r.ClientCompany.ID), object{"company_name": "Anders B.V.", "kvk_number": "12345678"}).is(200)
		}},
		{"a payment that fails", func() { user.pays(r, "failed") }},
		{"begin to pay", func() { user.checkoutFor(r, object{}) }},
		{"paid", func() {
			user.post(fmt.Sprintf("/api/stripe/create-session/%d/", r.ID), object{"code": "gratis"}).is(200)
		}},
		{"an employee is assigned", func() { user.assign("assign", r.ProjectNumber, []int64{user.employs(r.ClientCompany.ID).ID}).is(200) }},
		{"hours are logged", func() { entry = user.logs(r, 1, "2026-11-20") }},
		{"hours are withdrawn", func() { user.call("DELETE", fmt.Sprintf("/api/hours/%d/", entry), nil).is(204) }},
		{"an employee with hours is archived", func() { user.call("DELETE", employeePath(1), nil).is(204) }},
		{"an assigned employee without hours is deleted", func() {
			e := user.employs(r.ClientCompany.ID).ID
			user.assign("assign", r.ProjectNumber, []int64{e}).is(200)
			user.call("DELETE", employeePath(e), nil).is(204)
		}},
		{"the day passes", func() { h.clock.pass(24 * 60 * 60 * 1e9); user.login() }},
	} {
		change.do()
		for _, path := range polledPaths(r.ProjectNumber) {
			a := user.get(path, "If-None-Match", last[path])
			assert.Equal(t, 200, a.status, "%s: %s", change.name, path)
			last[path] = a.header.Get("ETag")
			user.get(path, "If-None-Match", last[path]).is(304)
		}
	}
}
