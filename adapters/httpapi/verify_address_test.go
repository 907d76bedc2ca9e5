package httpapi_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/adapters/apitypes"
)

// The address of an account is proved by the code of a mail, once; mails with one are few.
func TestAddress_isProvedOverHTTP(t *testing.T) {
	h := newTestServer(t, withLimits)
	zoe := h.user("zoe")
	verified := func() bool { return decode[apitypes.User](zoe.get("/api/users/me/").is(200)).EmailVerified }
	code := regexp.MustCompile(`/bevestig-adres\?code=([\w.-]+)`).FindStringSubmatch(strings.Join(h.mailed(), "\n"))[1]
	assert.False(t, verified())
	for range 3 {
		zoe.post("/api/account/verify/send/", nil).is(204)
	}
	zoe.post("/api/account/verify/send/", nil).is(429)
	h.clock.pass(2 * time.Hour)
	zoe.login()
	for range 3 {
		zoe.post("/api/account/verify/send/", nil).is(204)
	}
	h.clock.pass(2 * time.Hour)
	zoe.login()
	zoe.post("/api/account/verify/send/", nil).is(429) // six a day

	verify := func(c *person, code string) answer { return c.post("/api/account/verify/", object{"code": code}) }
	verify(h.visitor(), code).is(401)
	assert.Contains(t, verify(h.user("ander"), code).is(400).detail(), "hoort bij een ander account")
	verify(zoe, code+"x").is(400)
	verify(zoe, code).is(204)
	assert.True(t, verified())
	verify(zoe, code).is(409)
	assert.NotContains(t, h.log.text(), code)
	for range 6 {
		verify(zoe, "x").is(400)
	}
	verify(zoe, "x").is(429)
}
