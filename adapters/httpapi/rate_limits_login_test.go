package httpapi_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain"
)

func TestLimits_A07_login(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe").with("")
	wrong := credentials("zoe", "verkeerd-wachtwoord")
	for range 10 {
		user.post("/api/token/", credentials("zoe", password)).is(200) // only failures count
	}
	for range 5 {
		user.post("/api/token/", wrong).is(401)
	}
	user.post("/api/token/", wrong).limited()
	for _, spelling := range []string{" ZOE ", "Zoe", "zo\u0065", "\u2003zoe"} {
		user.post("/api/token/", credentials(spelling, password)).limited() // the same name
	}
	user.at("198.51.100.7").post("/api/token/", credentials("zoe", password)).is(200)
	user.post("/api/token/", credentials("ander", "verkeerd-wachtwoord")).is(401)
}

// fails tries to sign in with a wrong password, n times, each from an address of its own.
func (c *person) fails(n, subnet int, names ...string) {
	c.t.Helper()
	for i := range n {
		c.at(fmt.Sprintf("198.51.%d.%d", subnet, i)).post("/api/token/", credentials(names[i%len(names)], "verkeerd-wachtwoord")).is(401)
	}
}

func TestLimits_A07_failures_of_one_account(t *testing.T) {
	h := newTestServer(t, withLimits)
	known := h.user("zoe").with("").at("203.0.113.1")
	h.user("ander")
	known.post("/api/token/", credentials("zoe", password)).is(200)
	known.fails(20, 100, "zoe", "ZOE", "zoe@voorbeeld.nl", " Zoe@Voorbeeld.NL ")

	checked := h.hasher.checked.Load()
	stranger := h.visitor().at("203.0.113.2")
	for _, name := range []string{"zoe", "zoe@voorbeeld.nl"} {
		for _, secret := range []string{password, "verkeerd-wachtwoord"} {
			stranger.post("/api/token/", credentials(name, secret)).limited()
		}
	}
	assert.Equal(t, checked, h.hasher.checked.Load(), "a refused attempt costs no check")
	stranger.post("/api/token/", credentials("ander", password)).is(200)

	for range 5 {
		known.post("/api/token/", credentials("zoe", "verkeerd-wachtwoord")).is(401)
	}
	known.post("/api/token/", credentials("zoe", password)).limited()              // five wrong ones, as anywhere
	known.post("/api/token/", credentials("zoe@voorbeeld.nl", password)).limited() // the same account
}

// Who chose a new password by mail signs in, however often others guessed meanwhile.
func TestLimits_A07_after_a_reset(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner := h.user("zoe").with("").at("203.0.113.9")
		owner.fails(20, 100, "zoe")
		owner.post("/api/token/", credentials("zoe", password)).limited()
		owner.forgot("zoe@voorbeeld.nl").is(200)
		h.work()
		owner.confirm(h.mailedCodes()[0], newPassword).is(200)
		owner.post("/api/token/", credentials("zoe", newPassword)).is(200)
		owner.at("203.0.113.10").post("/api/token/", credentials("zoe", newPassword)).limited()
	}, withLimits)
}

func TestLimits_A07_addresses_are_known_for_thirty_days(t *testing.T) {
	for days, status := range map[int]int{29: 200, 31: 429} {
		h := newTestServer(t, withLimits)
		user := h.user("zoe").with("")
		h.clock.pass(time.Duration(days) * 24 * time.Hour)
		user.fails(20, 100, "zoe")
		user.post("/api/token/", credentials("zoe", password)).is(status)
	}
}

// Nobody learns from a limit who has an account.
func TestLimits_A07_a_name_that_nobody_has(t *testing.T) {
	h := newTestServer(t, withLimits)
	user := h.user("zoe").with("")
	user.fails(20, 100, "zoe")
	user.fails(20, 101, "niemand", "NIEMAND", " niemand ")
	stranger := h.visitor().at("203.0.113.2")
	known := stranger.post("/api/token/", credentials("zoe", "verkeerd-wachtwoord"))
	nobody := stranger.post("/api/token/", credentials("niemand", "verkeerd-wachtwoord"))
	assert.Equal(t, known.limited(), nobody.limited())
	assert.Equal(t, string(known.body), string(nobody.body))
	stranger.post("/api/token/", credentials("iemand", "verkeerd-wachtwoord")).is(401)
}

func TestLimits_A07_failures_of_one_address(t *testing.T) {
	h := newTestServer(t, withLimits)
	v := h.user("zoe").with("")
	for i := range 50 {
		v.post("/api/token/", credentials(fmt.Sprintf("naam%d", i), "verkeerd-wachtwoord")).is(401)
	}
	assert.InDelta(t, time.Hour, v.post("/api/token/", credentials("zoe", password)).limited(), float64(time.Minute))
	v.at("198.51.100.7").post("/api/token/", credentials("zoe", password)).is(200)
}

// What was not checked is no failure.
func TestLimits_A07_a_server_that_is_busy(t *testing.T) {
	h := newTestServer(t, withLimits)
	v := h.user("zoe").with("")
	h.hasher.err = domain.Fail(domain.Unavailable, domain.CodeBusy)
	for range 10 {
		busy := v.post("/api/token/", credentials("zoe", password)).is(503)
		assert.Equal(t, "Het is nu erg druk. Probeer het zo opnieuw.", busy.detail())
		assert.Equal(t, "5", busy.header.Get("Retry-After"))
	}
	h.hasher.err = nil
	v.post("/api/token/", credentials("zoe", password)).is(200)
}

// The long s is an s to accounts: it must not give tries of its own.
func TestLimits_A07_spellings_of_one_name(t *testing.T) {
	v := newTestServer(t, withLimits).user("sanne").with("")
	for range 5 {
		v.post("/api/token/", credentials("sanne", "verkeerd")).is(401)
	}
	v.post("/api/token/", credentials("ſanne", "verkeerd")).limited()
}
