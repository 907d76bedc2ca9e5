package main

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/bootstrap"
	"wbso/cmd/internal/cli"
)

// server is the API on the desk's database, as another process would run it.
func (d *desk) server() http.Handler {
	d.t.Helper()
	config, err := bootstrap.Load([]string{"WBSO_DATA_DIR=" + d.dir, "WBSO_RATE_LIMITS=off"}, nil, false)
	require.NoError(d.t, err)
	server, err := bootstrap.Build(d.t.Context(), config, bootstrap.Demand, io.Discard)
	require.NoError(d.t, err)
	d.t.Cleanup(func() { server.Close() })
	return server.Handler
}

func post(t *testing.T, server http.Handler, path string, body map[string]string) (int, map[string]any) {
	t.Helper()
	encoded, err := json.Marshal(body)
	require.NoError(t, err)
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, path, bytes.NewReader(encoded))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	server.ServeHTTP(w, r)
	answer := map[string]any{}
	_ = json.Unmarshal(w.Body.Bytes(), &answer)
	return w.Code, answer
}

func me(t *testing.T, server http.Handler, access string) int {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/api/users/me/", nil)
	r.Header.Set("Authorization", "Bearer "+access)
	w := httptest.NewRecorder()
	server.ServeHTTP(w, r)
	return w.Code
}

func signIn(t *testing.T, server http.Handler, password string) (access, refresh string) {
	t.Helper()
	status, tokens := post(t, server, "/api/token/", map[string]string{"username": "anna", "password": password})
	require.Equal(t, http.StatusOK, status)
	return tokens["access"].(string), tokens["refresh"].(string)
}

const goodPassword = "lang-genoeg-77"

func withAnna(t *testing.T) *desk {
	d := migrated(t)
	d.withInput(goodPassword).must("user", "create", "anna", "--email", "anna@example.nl", "--password-stdin")
	return d
}

// One table of passwords, tried everywhere a password can be chosen.
func TestUser_A05_same_password_rules_everywhere(t *testing.T) {
	d := withAnna(t)
	server := d.server()
	for _, password := range []string{
		"", "a", "kort-77", "1234567", "12345678", "987654321012", "password", "Password", "password1", "PASSWORD1",
		"qwertyui", "iloveyou", "sunshine", "football", "baseball", "trustno1", "letmein1", "annaanna", "anna@example.nl", "example.nl",
	} {
		t.Run(password, func(t *testing.T) {
			status, fields := post(t, server, "/auth/register/", map[string]string{"username": "annaanna", "email": "anna@example.nl", "password": password})
			assert.Equal(t, http.StatusBadRequest, status)
			assert.Contains(t, fields, "password")
			for _, args := range [][]string{
				{"user", "create", "annaanna", "--email", "anna@example.nl", "--password-stdin"}, {"user", "set-password", "anna", "--password-stdin"},
			} {
				a := d.withInput(password).run(args...)
				assert.Equal(t, cli.Refused, a.code, a.errors)
				assert.Contains(t, a.errors, "wachtwoord: ")
			}
		})
	}
	signIn(t, server, goodPassword) // still the old one
}

func TestUser_A13_set_password_ends_all_sessions_at_once(t *testing.T) {
	d := withAnna(t)
	server := d.server()
	access, refresh := signIn(t, server, goodPassword)
	d.withInput("ander-geheim-88\n").must("user", "set-password", "ANNA@example.nl", "--password-stdin")
	assert.Equal(t, http.StatusUnauthorized, me(t, server, access))
	status, _ := post(t, server, "/api/token/refresh/", map[string]string{"refresh": refresh})
	assert.Equal(t, http.StatusUnauthorized, status)
	signIn(t, server, "ander-geheim-88")
}

func TestUser_A16_revoke_tokens_takes_effect_at_once(t *testing.T) {
	d := withAnna(t)
	server := d.server()
	for _, who := range []string{"anna", "--all"} {
		access, refresh := signIn(t, server, goodPassword)
		require.Equal(t, http.StatusOK, me(t, server, access))
		d.must("user", "revoke-tokens", who, "--yes")
		assert.Equal(t, http.StatusUnauthorized, me(t, server, access))
		status, _ := post(t, server, "/api/token/refresh/", map[string]string{"refresh": refresh})
		assert.Equal(t, http.StatusUnauthorized, status)
	}
}

func TestUser_reset_second_factor(t *testing.T) {
	d := withAnna(t)
	server := d.server()
	access, _ := signIn(t, server, goodPassword)
	as := func(path string, body map[string]string) map[string]any {
		t.Helper()
		encoded, err := json.Marshal(body)
		require.NoError(t, err)
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, path, bytes.NewReader(encoded))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+access)
		w := httptest.NewRecorder()
		server.ServeHTTP(w, r)
		require.Less(t, w.Code, 300, w.Body)
		answer := map[string]any{}
		_ = json.Unmarshal(w.Body.Bytes(), &answer)
		return answer
	}
	as("/api/account/confirm/", map[string]string{"password": goodPassword})
	code, err := totp.GenerateCode(as("/api/account/second-factor/", map[string]string{})["secret"].(string), time.Now())
	require.NoError(t, err)
	as("/api/account/second-factor/", map[string]string{"otp": code})
	status, answer := post(t, server, "/api/token/", map[string]string{"username": "anna", "password": goodPassword})
	assert.Equal(t, []any{http.StatusUnauthorized, "second_factor"}, []any{status, answer["code"]})
	d.must("user", "reset-second-factor", "anna", "--yes")
	signIn(t, server, goodPassword)
}

func TestUser_password_prompt(t *testing.T) {
	for _, c := range []struct {
		name  string
		typed []string
		code  int
		says  string
	}{
		{"twice the same", []string{goodPassword, goodPassword}, cli.Done, "Nog een keer: \n"},
		{"twice different", []string{goodPassword, goodPassword + "8"}, cli.Refused, "niet gelijk"},
		{"walked away", nil, cli.Refused, "lees het wachtwoord"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := migrated(t)
			d.tty, d.typed = true, c.typed
			a := d.run("user", "create", "anna", "--email", "anna@example.nl")
			assert.Equal(t, c.code, a.code, a.errors)
			assert.Contains(t, a.errors, c.says)
			assert.NotContains(t, a.out+a.errors, goodPassword)
		})
	}
}

// Names that look alike on screen are one name, however they are composed.
func TestUser_names_are_composed(t *testing.T) {
	d := migrated(t)
	d.withInput(goodPassword).must("user", "create", "Rene\u0301", "--email", "rene@example.nl", "--password-stdin")
	assert.Contains(t, d.must("user", "list").out, "Ren\u00e9 ")
	d.must("user", "set-profile", "Ren\u00e9", "--phone", "")
}

func TestConfirm(t *testing.T) {
	for answer, code := range map[string]int{"j\n": cli.Done, "Ja\n": cli.Done, "y": cli.Done, "\n": cli.Refused, "n\n": cli.Refused, "": cli.Refused} {
		d := withAnna(t)
		d.tty = true
		a := d.withInput(answer).run("user", "revoke-tokens", "anna")
		assert.Equal(t, code, a.code, "%q: %s", answer, a.errors)
		assert.Contains(t, a.errors, "De sessies van anna beëindigen? [j/N]")
	}
}

func TestQuiet_leaves_errors_alone(t *testing.T) {
	d := withAnna(t)
	assert.Empty(t, d.withInput("ander-geheim-88").must("user", "set-password", "anna", "--password-stdin", "-q").errors)
	assert.NotEmpty(t, d.run("user", "set-password", "bert", "--password-stdin", "-q").errors)
}
