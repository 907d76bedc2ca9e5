package main_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// binary is the server under test, built once; wbsoctl is in the same folder.
var binary string

func TestMain(m *testing.M) {
	if slices.Contains(os.Environ(), crashing) {
		panic(serveToCrash())
	}
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "wbso-process")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(dir)
		binary = filepath.Join(dir, "wbso")
		build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", dir, ".", "../wbsoctl")
		build.Env = append(os.Environ(), "CGO_ENABLED=0") // as they are delivered: one of the tests has no libraries
		if out, err := build.CombinedOutput(); err != nil {
			panic(fmt.Sprintf("build the programs: %v\n%s", err, out))
		}
		return m.Run()
	}())
}

// process is a running server.
type process struct {
	t    testing.TB
	cmd  *exec.Cmd
	dir  string
	base string
	logs *bytes.Buffer
}

func freeAddress(t testing.TB) string {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer l.Close()
	return l.Addr().String()
}

func environment(dir, address string, more ...string) []string {
	return append([]string{
		"PATH=" + os.Getenv("PATH"), "WBSO_DATA_DIR=" + dir, "WBSO_ADDR=" + address, "WBSO_PUBLIC_URL=http://" + address,
		"WBSO_METRICS_ADDR=", "WBSO_RATE_LIMITS=off",
	}, more...)
}

// start runs the server on a data folder and waits until it is ready.
func start(t testing.TB, dir string, more ...string) *process {
	p := prepare(t, dir, freeAddress(t), more...)
	p.run()
	p.waitFor("/readyz", http.StatusOK)
	return p
}

// prepare is a server that does not run yet.
func prepare(t testing.TB, dir, address string, more ...string) *process {
	p := &process{t: t, dir: dir, base: "http://" + address, logs: &bytes.Buffer{}}
	p.cmd = exec.Command(binary, "serve")
	p.cmd.Env = environment(dir, address, more...)
	p.cmd.Stdout, p.cmd.Stderr = p.logs, p.logs
	return p
}

// run starts a server, which ends with the test at the latest.
func (p *process) run() {
	require.NoError(p.t, p.cmd.Start())
	p.t.Cleanup(func() { p.cmd.Process.Kill(); p.cmd.Wait() })
}

// waitFor asks until the server answers with a status, for a minute at most: the machine may be busy.
func (p *process) waitFor(path string, status int) {
	p.t.Helper()
	for deadline := time.Now().Add(longWait); ; time.Sleep(2 * time.Millisecond) {
		res, err := http.Get(p.base + path)
		if err == nil {
			res.Body.Close()
			if res.StatusCode == status {
				return
			}
		}
		require.True(p.t, time.Now().Before(deadline), "%s never answered %d; the server said:\n%s", path, status, p.logs)
	}
}

func (p *process) kill() {
	require.NoError(p.t, p.cmd.Process.Kill())
	p.cmd.Wait()
}

// longWait bounds the wait for what a server will surely do, on a busy machine too: a job
// that lost three workers to kills waits a minute, and with a fourth two more.
const longWait = 10 * time.Minute

// terminate sends SIGTERM and returns the exit code.
func (p *process) terminate() int {
	p.t.Helper()
	require.NoError(p.t, p.cmd.Process.Signal(syscall.SIGTERM))
	done := make(chan struct{})
	go func() { p.cmd.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(longWait):
		require.Fail(p.t, "the server did not stop", p.logs)
	}
	return p.cmd.ProcessState.ExitCode()
}

// call sends JSON and returns status and body.
func (p *process) call(method, path, token, body string, headers ...string) (int, []byte) {
	p.t.Helper()
	status, answer, err := p.try(method, path, token, body, headers...)
	require.NoError(p.t, err)
	return status, answer
}

func (p *process) try(method, path, token, body string, headers ...string) (int, []byte, error) {
	req, err := http.NewRequestWithContext(context.Background(), method, p.base+path, strings.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, nil, err
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	return res.StatusCode, answer, err
}

// signIn registers a user where needed and returns an access token.
func (p *process) signIn(name string) string {
	p.t.Helper()
	p.call("POST", "/auth/register/", "", fmt.Sprintf(`{"username":%q,"email":"%s@example.nl","password":"lang-genoeg-77"}`, name, name))
	status, body := p.call("POST", "/api/token/", "", fmt.Sprintf(`{"username":%q,"password":"lang-genoeg-77"}`, name))
	require.Equal(p.t, http.StatusOK, status, string(body))
	var tokens struct{ Access string }
	require.NoError(p.t, json.Unmarshal(body, &tokens))
	status, body = p.call("POST", "/api/account/confirm/", tokens.Access, `{"password":"lang-genoeg-77"}`)
	require.Equal(p.t, http.StatusNoContent, status, string(body))
	return tokens.Access
}

// submission is a request that the offline analyzer finds good.
func submission(n int) string {
	body, _ := json.Marshal(map[string]any{
		"elevator_pitch":             "Wij ontwikkelen programmatuur die sensordata van 400 pompen in een gedistribueerd model samenvoegt om lagerschade twee weken vooraf te herkennen. Het is onzeker of dit lukt met de beperkte rekenkracht van de controller.",
		"innovation_description":     "Gangbare detectiemethoden vergelijken beelden met een vaste drempel en zijn niet bruikbaar bij wisselend licht. Wij ontwikkelen een eigen algoritme op basis van spectrale verhoudingen in plaats van helderheid. Met deze techniek hebben we nog geen ervaring en het is onzeker of de classificatie op een microcontroller met 256 KB geheugen past.",
		"technical_challenges_input": "De parser voor oude machinebestanden kent honderden varianten zonder documentatie. Daardoor faalt een regelgebaseerde architectuur al bij kleine afwijkingen. We willen nagaan of een grammatica die zichzelf uit voorbeelden afleidt 95% van de bestanden herkent, maar vooraf is niet te zeggen of de rekentijd beheersbaar blijft.",
		"estimated_hours_input":      100 + n, "start_of_project": "2027-01-01", "collaborative_effort": false,
		"project_type": "programmatuur", "company_name": "Proef B.V.", "kvk_number": "12345678",
	})
	return string(body)
}

type requestState struct {
	ID            int64  `json:"id"`
	ProjectNumber string `json:"project_number"`
	Status        string `json:"status"`
	PaymentStatus string `json:"payment_status"`
}

func (p *process) requests(token string) (list []requestState) {
	p.t.Helper()
	status, body := p.call("GET", "/api/requests/", token, "")
	require.Equal(p.t, http.StatusOK, status, string(body))
	require.NoError(p.t, json.Unmarshal(body, &list))
	return list
}

// What the server does not need is not linked: docs/operating.md has the table.
func TestBinary_isNotLargerThan45MB(t *testing.T) {
	file, err := os.Stat(binary)
	require.NoError(t, err)
	assert.LessOrEqual(t, file.Size(), int64(45_000_000))
}
