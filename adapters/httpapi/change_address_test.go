package httpapi_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

// A user changes the address with the link that the new one got, and whoever reads the old one takes it back. What is
// asked for counts with the mails that prove the address, and so does what is taken.
func TestAddress_isChangedAndRestoredOverHTTP(t *testing.T) {
	h := newTestServer(t, withLimits)
	zoe := h.user("zoe")
	h.user("ander")
	change := func(email string) answer { return zoe.call("PATCH", "/api/account/address/", object{"email": email}) }
	code := func(page string) string {
		return regexp.MustCompile(page + `\?code=(\d+\.[\w-]+)`).FindStringSubmatch(strings.Join(h.mailed(), "\n"))[1]
	}
	change("nieuw@example.nl").refusedFor("confirm_required")
	zoe.confirms(password).is(204)
	for range 5 {
		change("nergens").is(400)
	}
	assert.Contains(t, string(change("Ander@voorbeeld.nl").is(400).body), "already")
	change("nieuw@example.nl").is(204)
	zoe.post("/api/account/verify/", object{"code": code("/bevestig-adres")}).is(204)
	assert.Equal(t, "nieuw@example.nl", zoe.get("/api/users/me/").is(200).member("email"))
	change("nog@example.nl").is(204)
	change("meer@example.nl").is(429)
	zoe.post("/api/account/verify/send/", nil).is(429)

	undo := func(code string) answer { return h.visitor().post("/api/account/address/undo/", object{"code": code}) }
	old := code("/adres-terug")
	assert.Contains(t, string(zoe.get("/api/account/export/").is(200).body), `"former_addresses"`)
	assert.Contains(t, undo(old+"x").is(400).detail(), "al gebruikt, of ouder dan zeven dagen")
	undo(old).is(204)
	undo(old).is(400)
	zoe.get("/api/users/me/").is(401)
	assert.NotContains(t, h.log.text(), old)
	for range 7 {
		undo("x").is(400)
	}
	undo("x").is(429)
	h.clock.pass(2 * time.Hour)
	undo("x").is(400)
}
