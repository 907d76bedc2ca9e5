package main_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
)

// installations are the two kinds of them: the settings besides the data folder.
func installations(t *testing.T) map[string][]string {
	return map[string][]string{
		"sqlite":   nil,
		"postgres": {"WBSO_DATABASE_URL=" + pgtest.EmptyURL(t), "WBSO_SECRET_KEY=een-geheim-dat-beide-programmas-delen"},
	}
}

// control is wbsoctl as a program on a data folder.
func control(dir string, settings []string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(filepath.Dir(binary), "wbsoctl"), args...)
	cmd.Env = append([]string{"WBSO_DATA_DIR=" + dir}, settings...)
	return cmd
}

// controlled runs wbsoctl, which must end with this exit code, and returns what it said.
func controlled(t *testing.T, code int, dir string, settings []string, args ...string) string {
	t.Helper()
	cmd := control(dir, settings, args...)
	said, _ := cmd.CombinedOutput()
	require.Equal(t, code, cmd.ProcessState.ExitCode(), "%v: %s", args, said)
	return string(said)
}

func TestBackup_D11_D12_people_go_on_where_the_backup_was_made(t *testing.T) {
	for name, settings := range installations(t) {
		t.Run(name, func(t *testing.T) {
			dir, file := t.TempDir(), filepath.Join(t.TempDir(), "kopie.db")
			p := start(t, dir, settings...)
			token := p.signIn("noor")
			p.submit(token, 2)
			p.untilProcessed(token, 2)
			preview := p.document(token)
			controlled(t, 0, dir, settings, "backup", file)
			p.submit(token, 1)
			late := p.signIn("later")
			assert.Contains(t, controlled(t, 1, dir, settings, "restore", file, "--yes"), "in gebruik")
			assert.Len(t, p.requests(token), 3, "the server goes on")
			require.Zero(t, p.terminate())

			controlled(t, 0, dir, settings, "restore", file, "--yes")
			again := start(t, dir, settings...)
			assert.Len(t, again.requests(token), 2, "who was signed in still is")
			assert.Equal(t, preview, again.document(token))
			status, _ := again.call("GET", "/api/requests/", late, "")
			assert.Equal(t, http.StatusUnauthorized, status, "who came later is gone")
			token = again.signIn("noor")
			assert.Equal(t, []string{"00003"}, again.submit(token, 1))
			again.untilProcessed(token, 3)
		})
	}
}

// submit sends requests in and returns the ends of their numbers.
func (p *process) submit(token string, n int) (numbers []string) {
	p.t.Helper()
	for i := range n {
		status, body := p.call("POST", "/api/requests/", token, submission(i))
		require.Equal(p.t, http.StatusCreated, status, string(body))
		var request requestState
		require.NoError(p.t, json.Unmarshal(body, &request))
		numbers = append(numbers, request.ProjectNumber[len(request.ProjectNumber)-5:])
	}
	return numbers
}

// document is the preview of the first request.
func (p *process) document(token string) string {
	p.t.Helper()
	status, body := p.call("GET", "/api/requests/1/download_document/", token, "")
	require.Equal(p.t, http.StatusOK, status, string(body))
	require.True(p.t, strings.HasPrefix(string(body), "%PDF-"))
	return string(body)
}

func TestRestore_D12_killed_at_any_moment_leaves_the_old_data_or_the_new(t *testing.T) {
	const moments = 6
	for name, settings := range installations(t) {
		t.Run(name, func(t *testing.T) {
			dir, folder := t.TempDir(), t.TempDir()
			run := func(args ...string) string { return controlled(t, 0, dir, settings, args...) }
			user := func(name string) {
				cmd := control(dir, settings, "user", "create", name, "--email", name+"@example.nl", "--password-stdin")
				cmd.Stdin = strings.NewReader("lang-genoeg-77")
				said, err := cmd.CombinedOutput()
				require.NoError(t, err, string(said))
			}
			files := map[string]string{}
			run("migrate")
			for _, name := range []string{"samen", "nieuw"} { // the old data have samen, the new ones nieuw too
				user(name)
				files[name] = filepath.Join(folder, name)
				run("backup", files[name])
			}
			began := time.Now()
			run("restore", files["samen"], "--yes")
			whole := time.Since(began)
			seen := map[bool]int{}
			for n := range moments {
				victim := control(dir, settings, "restore", files["nieuw"], "--yes")
				require.NoError(t, victim.Start())
				time.Sleep(whole * time.Duration(n+1) / moments)
				require.NoError(t, victim.Process.Kill())
				victim.Wait()
				users := run("user", "list", "-o", "csv")
				assert.Contains(t, users, "samen")
				seen[strings.Contains(users, "nieuw")]++

				run("restore", files["nieuw"], "--yes") // running it again works
				assert.Contains(t, run("user", "list", "-o", "csv"), "nieuw")
				run("restore", files["samen"], "--yes")
			}
			assert.Positive(t, seen[false], "killed before the end")
			t.Log(fmt.Sprint("a whole restore took ", whole, "; new data were there: ", seen))
		})
	}
}

func TestServe_a_foreign_SQLite_file_stays_untouched(t *testing.T) {
	path := filepath.Join(t.TempDir(), "vreemd.db")
	require.NoError(t, os.WriteFile(path, []byte("geen database"), 0o600))
	code, said := refused(t, t.TempDir(), "WBSO_DATABASE_URL=sqlite:"+path)
	assert.Equal(t, 1, code)
	assert.Contains(t, said, path+" is geen database van dit programma")
	left, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "geen database", string(left))
	assert.NoFileExists(t, path+".lock")
}
