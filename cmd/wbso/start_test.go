package main_test

import (
	"compress/gzip"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// silence accepts connections and never says a word, as a frozen PostgreSQL does.
func silence(t *testing.T) (address string) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			if _, err := listener.Accept(); err != nil {
				return
			}
		}
	}()
	return listener.Addr().String()
}

func TestServe_F01_lives_while_PostgreSQL_is_waited_for(t *testing.T) {
	p := prepare(t, t.TempDir(), freeAddress(t), "WBSO_DATABASE_URL=postgres://wbso@"+silence(t)+"/wbso?sslmode=disable", "WBSO_SECRET_KEY=een-geheim")
	p.run()
	p.waitFor("/healthz", http.StatusOK)
	status, body := p.call("GET", "/readyz", "", "")
	assert.Equal(t, http.StatusServiceUnavailable, status)
	assert.JSONEq(t, `{"status":"unavailable","detail":"starting"}`, string(body))
	for _, path := range []string{"/api/site/", "/", "/healthz/x"} {
		answer, err := http.Get(p.base + path)
		require.NoError(t, err)
		answer.Body.Close()
		assert.Equal(t, http.StatusServiceUnavailable, answer.StatusCode, path)
		assert.NotEmpty(t, answer.Header.Get("Retry-After"), path)
	}
	assert.Zero(t, p.terminate(), "it was told to stop, and did")
}

func TestServe_a_taken_address_touches_no_database(t *testing.T) {
	taken := silence(t)
	dir := t.TempDir()
	p := prepare(t, dir, taken)
	require.Error(t, p.cmd.Run())
	assert.Equal(t, 1, p.cmd.ProcessState.ExitCode(), p.logs)
	assert.Contains(t, p.logs.String(), "WBSO_ADDR")
	assert.NoFileExists(t, filepath.Join(dir, "wbso.db"))
}

// Fakes listen on 127.0.0.1 alone; all of 127.0.0.0/8 is this computer.
func TestServe_fakes_are_for_this_computer(t *testing.T) {
	_, port, err := net.SplitHostPort(freeAddress(t))
	require.NoError(t, err)
	p := prepare(t, t.TempDir(), ":"+port)
	p.base = "http://127.0.0.1:" + port
	p.cmd.Env = append(p.cmd.Env, "WBSO_PUBLIC_URL=")
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	_, err = net.Dial("tcp", "127.0.0.2:"+port)
	assert.Error(t, err)
	p.terminate()
	assert.Equal(t, 1, strings.Count(p.logs.String(), "listening on this computer only"), p.logs)
	assert.Contains(t, p.logs.String(), "WBSO_OPERATOR_VAT")
}

func TestServe_warns_about_names_that_are_no_settings(t *testing.T) {
	p := start(t, t.TempDir(), "WBSO_DATBASE_URL=sqlite:elders.db")
	p.terminate()
	assert.Equal(t, 1, strings.Count(p.logs.String(), "WBSO_DATBASE_URL"), p.logs)
}

// demonstration is a server with --demo.
func demonstration(t *testing.T, dir string, more ...string) *process {
	p := prepare(t, dir, freeAddress(t), more...)
	p.cmd.Args = append(p.cmd.Args, "--demo")
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	return p
}

const demoSignIn = `{"username":"demo","password":"demo-wachtwoord-1"}`

// A database that the version before made for the demonstration, where two
// visitors have registered since, and its own second start.
func TestServe_demo_starts_again(t *testing.T) {
	dir := t.TempDir()
	unpack(t, "../../testdata/databases/version1.sqlite.gz", filepath.Join(dir, "demo.db"))
	for range 2 {
		p := demonstration(t, dir)
		status, body := p.call("POST", "/api/token/", "", demoSignIn)
		assert.Equal(t, http.StatusOK, status, string(body))
		p.signIn("piet")
		assert.Zero(t, p.terminate(), p.logs)
	}
}

func unpack(t *testing.T, from, to string) {
	packed, err := os.Open(from)
	require.NoError(t, err)
	defer packed.Close()
	reader, err := gzip.NewReader(packed)
	require.NoError(t, err)
	content, err := io.ReadAll(reader)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(to, content, 0o600))
}

func TestServe_demo_on_PostgreSQL(t *testing.T) {
	settings := []string{"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim"}
	for range 2 {
		p := demonstration(t, t.TempDir(), settings...)
		status, body := p.call("POST", "/api/token/", "", demoSignIn)
		assert.Equal(t, http.StatusOK, status, string(body))
		p.terminate()
	}
}

// A key of one data folder and a database put in the place of another: nobody
// becomes somebody else.
func TestServe_a_token_is_worth_nothing_on_another_database(t *testing.T) {
	dir := t.TempDir()
	demo := demonstration(t, dir)
	_, body := demo.call("POST", "/api/token/", "", demoSignIn)
	token := strings.Split(strings.SplitN(string(body), `"access":"`, 2)[1], `"`)[0]
	demo.requests(token)
	normal := start(t, dir)
	normal.signIn("noor")
	status, _ := normal.call("GET", "/api/users/me/", token, "")
	assert.Equal(t, http.StatusUnauthorized, status, "both have the key of one data folder")
}

func TestServe_refuses_a_key_that_others_can_read(t *testing.T) {
	dir := t.TempDir()
	start(t, dir).kill()
	key := filepath.Join(dir, "secret.key")
	require.NoError(t, os.Chmod(key, 0o644))
	code, out := refused(t, dir)
	assert.Equal(t, 2, code, out)
	assert.Contains(t, out, "chmod 600 "+key)
	require.NoError(t, os.Chmod(key, 0o600))
	start(t, dir)
}
