package httpapi_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain/account"
)

func (c *person) confirms(secret string) answer {
	c.t.Helper()
	return c.post("/api/account/confirm/", object{"password": secret})
}

func (c *person) reveals(employee int64) answer {
	c.t.Helper()
	return c.post(employeePath(employee)+"reveal-bsn/", nil)
}

// refusedFor demands a 403 that says what is missing.
func (a answer) refusedFor(code string) {
	a.t.Helper()
	assert.Equal(a.t, code, a.is(403).member("code"))
}

// member is a text in the answer's object.
func (a answer) member(name string) (text string) {
	a.t.Helper()
	members := map[string]any{}
	require.NoError(a.t, json.Unmarshal(a.body, &members))
	text, _ = members[name].(string)
	return text
}

// A session is confirmed for ten minutes, and it alone. Nobody learns of a number before.
func TestConfirm(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner, other := h.user("zoe"), h.user("ander")
		employee := owner.employs(owner.founds("12345678"), "bsn", "111222333").ID
		elsewhere := *owner
		elsewhere.login()

		owner.reveals(employee).refusedFor("confirm_required")
		assert.Equal(t, `{"password":["This field is required."]}`, strings.TrimSpace(string(owner.post("/api/account/confirm/", object{}).is(400).body)))
		assert.Equal(t, `{"password":["Dit wachtwoord klopt niet."]}`, strings.TrimSpace(string(owner.confirms("verkeerd").is(400).body)))
		owner.reveals(employee).refusedFor("confirm_required")
		owner.confirms(password).is(204)
		assert.Equal(t, "111222333", owner.reveals(employee).is(200).member("bsn"))
		elsewhere.reveals(employee).refusedFor("confirm_required")
		other.confirms(password).is(204)
		other.reveals(employee).is(404)

		h.clock.pass(10*time.Minute - time.Second)
		owner.reveals(employee).is(200)
		h.clock.pass(time.Second)
		owner.reveals(employee).refusedFor("confirm_required")
	})
}

// The session goes on in the tokens that it refreshes, and ends with a sign-out.
func TestConfirm_of_a_session(t *testing.T) {
	h := newTestServer(t)
	owner := h.user("zoe")
	employee := owner.employs(owner.founds("12345678"), "bsn", "111222333").ID
	owner.confirms(password).is(204)
	refreshed := owner.with(owner.post("/api/token/refresh/", object{"refresh": owner.refresh}).is(200).member("access"))
	refreshed.reveals(employee).is(200)
	owner.post("/api/token/logout/", object{"refresh": owner.refresh}).is(204)
	refreshed.reveals(employee).is(401)
	refreshed.confirms(password).is(401)
}

// Guesses here are limited as at the door, and count apart.
func TestConfirm_guesses(t *testing.T) {
	h := newTestServer(t, withLimits)
	owner := h.user("zoe")
	for range 10 {
		owner.confirms(password).is(204)
	}
	for range 5 {
		owner.confirms("verkeerd").is(400)
	}
	for range 15 {
		wait := owner.confirms(password).limited()
		h.clock.pass(wait)
		owner.login()
		owner.confirms("verkeerd").is(400)
	}
	assert.Greater(t, owner.confirms(password).limited(), 5*time.Minute, "twenty an hour")
	owner.at("203.0.113.9").with("").post("/api/token/", credentials("zoe", password)).is(200)
	h.user("ander").confirms(password).is(204)
}

// Strangers who guess at the door keep nobody who is inside from confirming or changing the password.
func TestConfirm_guesses_of_strangers(t *testing.T) {
	h := newTestServer(t, withLimits)
	owner := h.user("zoe")
	for i := range 20 {
		owner.at(fmt.Sprintf("203.0.113.%d", i)).with("").post("/api/token/", credentials("zoe", "verkeerd")).is(401)
	}
	owner.at("203.0.113.99").with("").post("/api/token/", credentials("zoe", password)).limited()
	owner.confirms(password).is(204)
	owner.post(changePath, object{"old_password": password, "new_password": newPassword}).is(200)
}

// Thirty a day, and what was refused is none of them.
func TestLimits_reveals(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner := h.user("zoe")
		employee := owner.employs(owner.founds("12345678"), "bsn", "111222333").ID
		for range 5 {
			owner.reveals(employee).refusedFor("confirm_required")
			owner.reveals(employee + 1).is(404)
		}
		owner.confirms(password).is(204)
		for range 30 {
			owner.reveals(employee).is(200)
		}
		wait := owner.reveals(employee).limited()
		_, err := h.app.Accounts.SetLimits(t.Context(), "zoe", func(own *account.Limits) { own.Reveals = 31 })
		require.NoError(t, err)
		owner.reveals(employee).is(200)
		owner.reveals(employee).limited()
		h.user("ander").confirms(password).is(204)
		h.clock.pass(wait)
		owner.login()
		owner.confirms(password).is(204)
		owner.reveals(employee).is(200)
	}, withLimits)
}

// The owner hears of it once a day, and of an employee without a number not at all.
func TestConfirm_the_owner_is_told(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		owner := h.user("zoe")
		company := owner.founds("12345678")
		nobody, somebody := owner.employs(company, "bsn", "", "email", "zonder@voorbeeld.nl").ID, owner.employs(company, "bsn", "111222333").ID
		told := func() (mails int) {
			h.work()
			for _, text := range h.mailed() {
				if strings.Contains(text, "BSN") {
					mails++
				}
			}
			return mails
		}
		for day := range 2 {
			owner.login()
			owner.confirms(password).is(204)
			owner.reveals(nobody).is(200)
			assert.Equal(t, day, told())
			for range 3 {
				owner.reveals(somebody).is(200)
			}
			assert.Equal(t, day+1, told())
			h.clock.pass(24 * time.Hour)
		}
		assert.NotContains(t, strings.Join(h.mailed(), ""), "111222333")
	})
}
