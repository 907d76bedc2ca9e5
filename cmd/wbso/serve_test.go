package main_test

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

func TestServe_F12_stops_on_SIGTERM_and_finishes_running_calls(t *testing.T) {
	p := start(t, t.TempDir())
	token := p.signIn("noor")
	for i := range 5 {
		status, body := p.call("POST", "/api/requests/", token, submission(i))
		require.Equal(t, http.StatusCreated, status, string(body))
	}
	assert.Zero(t, p.terminate(), "exit code")
	assert.NotContains(t, p.logs.String(), "level=ERROR")

	again := start(t, p.dir)
	again.untilProcessed(token, 5)
}

// untilProcessed waits until all requests have their document, each once.
func (p *process) untilProcessed(token string, n int) {
	p.t.Helper()
	require.Eventually(p.t, func() bool {
		done := 0
		for _, r := range p.requests(token) {
			if r.Status == "document_verwerkt" {
				done++
			}
		}
		return done == n
	}, longWait, 50*time.Millisecond, "not all requests were processed; the server said:\n%s", p.logs)
	for _, r := range p.requests(token) {
		_, body := p.call("GET", fmt.Sprintf("/api/documents/?request=%d", r.ID), token, "")
		assert.Equal(p.t, 1, strings.Count(string(body), `"kind":"application"`), "documents of %s", r.ProjectNumber)
	}
}

func TestServe_F13_two_processes_start_at_once(t *testing.T) {
	for name, more := range map[string][]string{
		"sqlite":   {},
		"postgres": {"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-dat-beide-servers-delen"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			servers := make([]*process, 2)
			var both sync.WaitGroup
			for i := range servers {
				both.Go(func() { servers[i] = start(t, dir, more...) })
			}
			both.Wait()
			token := servers[0].signIn("noor")
			status, body := servers[1].call("POST", "/api/requests/", token, submission(0))
			require.Equal(t, http.StatusCreated, status, string(body))
			servers[0].untilProcessed(token, 1)
		})
	}
}

func TestServe_refuses_wrong_settings_with_exit_code_2(t *testing.T) {
	for variable, setting := range map[string]string{
		"WBSO_ADDR":            "WBSO_ADDR=nergens",
		"WBSO_PUBLIC_URL":      "WBSO_PUBLIC_URL=ftp://x",
		"WBSO_DATABASE_URL":    "WBSO_DATABASE_URL=mysql://x",
		"WBSO_SECRET_KEY":      "WBSO_DATABASE_URL=postgres://localhost/wbso",
		"WBSO_LLM":             "WBSO_LLM=waarzegger",
		"WBSO_PAYMENTS":        "WBSO_PAYMENTS=contant",
		"WBSO_NOW":             "WBSO_NOW=gisteren",
		"WBSO_TRUSTED_PROXIES": "WBSO_TRUSTED_PROXIES=iedereen",
		"WBSO_CORS_ORIGINS":    "WBSO_CORS_ORIGINS=*",
		"WBSO_PROMO_UNTIL":     "WBSO_PROMO_UNTIL=ooit",
		"WBSO_LOG":             "WBSO_LOG=klei",
		"WBSO_RATE_LIMITS":     "WBSO_RATE_LIMITS=soms",
		"WBSO_ALLOW_FAKES":     "WBSO_PUBLIC_URL=https://wbso.example.nl",
	} {
		t.Run(variable, func(t *testing.T) {
			code, out := refused(t, t.TempDir(), setting)
			assert.Equal(t, 2, code, out)
			assert.Contains(t, out, variable)
			assert.Equal(t, 1, strings.Count(out, "\n"), "one line: %s", out)
		})
	}
}

// refused runs the server with a setting that keeps it from starting.
func refused(t *testing.T, dir string, settings ...string) (code int, output string) {
	cmd := exec.Command(binary)
	cmd.Env = environment(dir, freeAddress(t), settings...)
	timer := time.AfterFunc(20*time.Second, func() { cmd.Process.Kill() })
	defer timer.Stop()
	out, _ := cmd.CombinedOutput()
	return cmd.ProcessState.ExitCode(), string(out)
}

func TestServe_F01_says_what_is_wrong_with_the_place_of_the_data(t *testing.T) {
	file := filepath.Join(t.TempDir(), "bestand")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	code, out := refused(t, filepath.Join(file, "data"))
	assert.Equal(t, 1, code, out)
	assert.Contains(t, out, "bestand")
}

func TestServe_takes_a_secret_from_a_file(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "geheim")
	require.NoError(t, os.WriteFile(file, []byte("een-geheim-uit-een-bestand-van-32-tekens\n"), 0o600))
	p := start(t, dir, "WBSO_SECRET_KEY_FILE="+file)
	token := p.signIn("noor")
	p.kill()
	again := start(t, dir, "WBSO_SECRET_KEY=een-geheim-uit-een-bestand-van-32-tekens")
	again.requests(token)
	assert.NoFileExists(t, filepath.Join(dir, "secret.key"), "no other key was made")
}

func TestServe_demo_tells_its_account_and_keeps_to_itself(t *testing.T) {
	dir, address := t.TempDir(), freeAddress(t)
	cmd := exec.Command(binary, "serve", "--demo")
	cmd.Env = environment(dir, address)
	out := &strings.Builder{}
	cmd.Stdout = out
	require.NoError(t, cmd.Start())
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
	p := &process{t: t, base: "http://" + address}
	p.waitFor("/readyz", http.StatusOK)
	status, body := p.call("POST", "/api/token/", "", `{"username":"demo","password":"demo-wachtwoord-1"}`)
	require.Equal(t, http.StatusOK, status, string(body))
	cmd.Process.Signal(os.Interrupt)
	require.NoError(t, cmd.Wait())
	assert.Contains(t, out.String(), "demo-wachtwoord-1")
	assert.Contains(t, out.String(), "http://"+address)
	assert.Contains(t, out.String(), filepath.Join(dir, "outbox"))
	assert.FileExists(t, filepath.Join(dir, "demo.db"))
	assert.NoFileExists(t, filepath.Join(dir, "wbso.db"))

	code, text := refusedDemo(t, dir, "WBSO_ADDR=0.0.0.0:0")
	assert.Equal(t, 2, code, text)
	assert.Contains(t, text, "WBSO_ADDR")

	normal := start(t, dir) // its own database: no demo account in it
	normal.signIn("noor")
	normal.kill()
	code, text = refusedDemo(t, dir, "WBSO_DATABASE_URL=sqlite:"+filepath.Join(dir, "wbso.db"))
	assert.Equal(t, 1, code, "a database with other users: %s", text)
}

func refusedDemo(t *testing.T, dir string, settings ...string) (int, string) {
	cmd := exec.Command(binary, "serve", "--demo")
	cmd.Env = environment(dir, freeAddress(t), settings...)
	timer := time.AfterFunc(20*time.Second, func() { cmd.Process.Kill() })
	defer timer.Stop()
	out, _ := cmd.CombinedOutput()
	return cmd.ProcessState.ExitCode(), string(out)
}
