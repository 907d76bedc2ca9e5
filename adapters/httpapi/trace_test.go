package httpapi_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/jwttokens"
	"wbso/domain"
)

// traces are what the log says of attacks and of what ended sessions, without time and level.
func (l *logBook) traces() (list []string) {
	for line := range strings.Lines(l.text()) {
		_, message, _ := strings.Cut(line, " msg=")
		for _, start := range []string{`"login refused"`, `"token refused"`, `"tokens revoked"`, `"call limited"`, `"password `} {
			if strings.HasPrefix(message, start) {
				list = append(list, strings.TrimSpace(message))
			}
		}
	}
	return list
}

func TestTrace_A26_one_line_each(t *testing.T) {
	h := newTestServer(t, withLimits)
	user, other := h.user("zoe").at("198.51.100.7"), h.user("ander").at("2001:db8:1:2::3")
	wrong := func(name string) func() answer {
		return func() answer { return user.with("").post("/api/token/", credentials(name, "verkeerd-wachtwoord")) }
	}
	refresh := func(token string) func() answer {
		return func() answer { return user.post("/api/token/refresh/", object{"refresh": token}).is(401) }
	}
	for _, step := range []struct {
		name string
		do   func() answer
		want string // the line, but for the id of the call
	}{
		{"a wrong password", wrong("zoe"), `"login refused" user=1 request_id=… address=198.51.100.7`},
		{"an unknown name", wrong("niemand"), `"login refused" request_id=… address=198.51.100.7`},
		{name: "an address of IPv6",
			do:   func() answer { return other.with("").post("/api/token/", credentials("ander", "x")).is(401) },
			want: `"login refused" user=2 request_id=… address=2001:db8:1:2::`},
		{"a refresh token that is none", refresh("x"), `"token refused" kind=refresh request_id=… address=198.51.100.7`},
		{name: "signing out",
			do:   func() answer { return user.post("/api/token/logout/", object{"refresh": user.refresh}).is(204) },
			want: `"tokens revoked" user=1 what="one session" by=user request_id=… address=198.51.100.7`},
		{"its access token", func() answer { return user.get("/api/users/me/").is(401) }, `"token refused" kind=access user=1 request_id=… address=198.51.100.7`},
		{"a refresh token that was revoked", func() answer {
			return user.with("").post("/api/token/refresh/", object{"refresh": user.refresh}).is(401)
		}, `"token refused" kind=refresh user=1 request_id=… address=198.51.100.7`},
		{name: "another password", do: func() answer {
			require.NoError(t, h.app.Accounts.SetPassword(t.Context(), "zoe", "een-heel-ander-1"))
			return answer{}
		}, want: `"password changed" user=1 by=administrator`},
		{"an access token that was revoked", func() answer { return user.get("/api/users/me/").is(401) }, `"token refused" kind=access user=1 request_id=… address=198.51.100.7`},
		{"the same where everybody may call", func() answer { return user.get("/api/site/").is(200) }, `"token refused" kind=access user=1 request_id=… address=198.51.100.7`},
		{name: "all sessions of a user", do: func() answer {
			_, err := h.app.Accounts.RevokeTokens(t.Context(), "zoe")
			require.NoError(t, err)
			return answer{}
		}, want: `"tokens revoked" user=1 what=all by=administrator`},
		{name: "a wrong old password", do: func() answer {
			return other.post("/api/auth/change-password/", object{"old_password": "verkeerd-wachtwoord", "new_password": newPassword}).is(400)
		}, want: `"password change refused" user=2 request_id=… address=2001:db8:1:2::`},
		{name: "a changed password", do: func() answer {
			return other.post("/api/auth/change-password/", object{"old_password": password, "new_password": newPassword}).is(200)
		}, want: `"password changed" user=2 by=user request_id=… address=2001:db8:1:2::`},
		{name: "a forgotten password", do: func() answer {
			return user.with("").post("/api/auth/forgot-password/", object{"email": "zoe@voorbeeld.nl"}).is(200)
		},
			want: `"password reset asked" request_id=… address=198.51.100.7`},
		{"a code that is none", func() answer { return user.with("").confirm("raden", newPassword).is(400) }, `"password code refused" request_id=… address=198.51.100.7`},
		{name: "a reset password",
			do:   func() answer { return user.with("").confirm(h.mailedCodes()[0], newPassword).is(200) },
			want: `"password changed" user=1 by=code request_id=… address=198.51.100.7`},
		{name: "too many calls of a visitor", do: func() answer {
			for range 4 {
				wrong("iemand")().is(401)
				wrong("niemand")()
			}
			h.log.empty()
			return wrong("niemand")().is(429)
		}, want: `"call limited" limit=login request_id=… address=198.51.100.7`},
		{name: "too many calls of a user", do: func() answer {
			other := h.user("derde").at("2001:db8:1:2::3")
			h.log.empty()
			for range 10 {
				other.post("/api/checkout-code/validate/", object{"code": "raden"}).is(200)
			}
			return other.post("/api/checkout-code/validate/", object{"code": "raden"}).is(429)
		}, want: `"call limited" limit=codes user=3 request_id=… address=2001:db8:1:2::`},
		{name: "too many passwords to check", do: func() answer {
			h.hasher.err = domain.Fail(domain.Unavailable, domain.CodeBusy).With("limit", "passwords")
			return user.with("").post("/api/token/", credentials("zoe", "x")).is(503)
		}, want: `"call limited" limit=passwords request_id=… address=198.51.100.7`},
	} {
		h.log.empty()
		id := step.do().header.Get("X-Request-Id")
		assert.Equal(t, []string{strings.ReplaceAll(step.want, "…", id)}, h.log.traces(), step.name)
	}
	assert.NotContains(t, h.log.text(), "level=ERROR")
}

// A token that has run out is part of every day.
func TestTrace_A26_not_of_what_is_usual(t *testing.T) {
	h := newTestServer(t)
	user := h.user("zoe")
	h.clock.pass(jwttokens.AccessLife + time.Minute)
	user.get("/api/users/me/").is(401)
	user.post("/api/token/refresh/", object{"refresh": user.refresh}).is(200)
	h.visitor().get("/api/users/me/").is(401)
	assert.Empty(t, h.log.traces())
}
