package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/apitypes"
)

// signsIn signs somebody in with a browser, at an address.
func (c *person) signsIn(browser, address string) *person {
	c.t.Helper()
	other := c.with("").at(address)
	pair := decode[map[string]string](other.post("/api/token/", credentials(c.name, password), "User-Agent", browser).is(200))
	other.token, other.refresh = pair["access"], pair["refresh"]
	return other
}

func (c *person) sessions() []apitypes.Session {
	c.t.Helper()
	return decode[[]apitypes.Session](c.get("/api/account/sessions/").is(200))
}

const (
	firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0"
	iPhone  = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1"
)

// Whoever sees a session that is not theirs ends it. It is over at once, and so it is for its access token.
func TestSessions(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		zoe, other := h.user("zoe"), h.user("ander")
		h.clock.pass(time.Minute)
		laptop := zoe.signsIn(firefox, "192.0.2.130")
		h.clock.pass(time.Minute)
		phone := zoe.signsIn(iPhone, "2001:db8:1:2::3")

		all := laptop.sessions()
		require.Len(t, all, 3)
		assert.Equal(t, apitypes.Session{
			ID: all[0].ID, Browser: "Safari op iOS", Address: "2001:db8:1::x", CreatedAt: h.clock.Now(), UsedAt: h.clock.Now(),
		}, all[0])
		assert.Equal(t, apitypes.Session{
			ID: all[1].ID, Browser: "Firefox op Windows", Address: "192.0.2.x", Current: true,
			CreatedAt: h.clock.Now().Add(-time.Minute), UsedAt: h.clock.Now().Add(-time.Minute),
		}, all[1])
		assert.Empty(t, all[2].Browser, "a program that does not say")

		path := "/api/account/sessions/" + all[0].ID + "/"
		other.call("DELETE", path, nil).is(404)
		phone.get("/api/users/me/").is(200)
		laptop.call("DELETE", path, nil).is(204)
		phone.get("/api/users/me/").is(401)
		phone.with("").post("/api/token/refresh/", object{"refresh": phone.refresh}).is(401)
		laptop.call("DELETE", path, nil).is(404)

		laptop.call("DELETE", "/api/account/sessions/", nil).is(204)
		zoe.get("/api/users/me/").is(401)
		assert.Len(t, laptop.sessions(), 1)
		assert.Len(t, other.sessions(), 1)

		changed := decode[map[string]string](laptop.post("/api/auth/change-password/",
			object{"old_password": password, "new_password": "klaproos-9-zilver"}, "User-Agent", firefox).is(200))
		renewed := laptop.with(changed["access"]).sessions()
		require.Len(t, renewed, 1)
		assert.Equal(t, "Firefox op Windows", renewed[0].Browser)
	})
}

func TestSessions_browsers(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe")
	for agent, want := range map[string]string{
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0": "Edge op Windows",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15":         "Safari op macOS",
		"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36":               "Chrome op Android",
		"curl/8.5.0":       "curl",
		"":                 "",
		"\xff\xfe/1.0 (x)": "",
	} {
		client := zoe.signsIn(agent, "192.0.2.7")
		for _, s := range client.sessions() {
			if s.Current {
				assert.Equal(t, want, s.Browser, agent)
			}
		}
	}
}

// The browser keeps who signed in, out of reach of scripts; the mail says where it was, also once that session is over.
func TestSessions_newBrowser(t *testing.T) {
	h := newTestServer(t)
	zoe := h.user("zoe") // signs in
	signIn := func(headers ...string) answer {
		return zoe.with("").post("/api/token/", credentials("zoe", password), append(headers, "User-Agent", firefox)...).is(200)
	}
	cookie := signIn().header.Get("Set-Cookie")
	assert.Regexp(t, `^wbso_browser=[\w.~-]+; Path=/api/token/; Max-Age=31536000; HttpOnly; SameSite=Lax$`, cookie)
	told := func() string { return strings.Join(strings.Fields(strings.Join(h.mailed(), " ")), " ") }
	assert.Equal(t, 1, strings.Count(told(), "is op je account zoe ingelogd met Firefox op Windows, vanaf het adres "))

	h.clock.pass(2 * time.Hour)
	value, _, _ := strings.Cut(cookie, ";")
	signIn("Cookie", value)
	assert.NotContains(t, told(), "een browser die we niet kennen")
	pair := decode[map[string]string](signIn())
	zoe.post("/api/token/logout/", object{"refresh": pair["refresh"]}).is(204)
	assert.Equal(t, 1, strings.Count(told(), "ingelogd met een browser die we niet kennen."))
	assert.Equal(t, 2, strings.Count(told(), "is op je account zoe ingelogd"))
}
