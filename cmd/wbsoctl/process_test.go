package main

import (
	"database/sql"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite"

	"wbso/cmd/internal/cli"
)

// program runs wbsoctl as a process of its own, with nothing in its environment
// but what is given: no HOME, no PATH.
func program(dir string, env []string, args ...string) answer {
	var out, errs strings.Builder
	cmd := exec.Command(binary, args...)
	cmd.Dir, cmd.Env = dir, append([]string{"WBSO_DATA_DIR=" + dir}, env...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	_ = cmd.Run()
	return answer{code: cmd.ProcessState.ExitCode(), out: out.String(), errors: errs.String()}
}

func TestProcess_exit_codes_and_streams(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		name  string
		env   []string
		args  []string
		code  int
		says  string // on stdout when done, else on stderr
		lines int    // on stderr
	}{
		{"help", nil, nil, cli.Done, "Gebruik:", 0},
		{"version", nil, []string{"--version"}, cli.Done, "wbsoctl ", 0},
		{"price", nil, []string{"price"}, cli.Done, "961,95", 0},
		{"completion", nil, []string{"completion", "bash"}, cli.Done, "__start_wbsoctl", 0},
		{"unknown command", nil, []string{"usre"}, cli.Misused, "bedoelde je 'wbsoctl user'", 2},
		{"wrong setting", []string{"WBSO_LLM=waarzegger"}, []string{"user", "list"}, cli.Misused, "WBSO_LLM", 1},
		{"wrong setting by flag", nil, []string{"user", "list", "--database-url", "mysql://x"}, cli.Misused, "WBSO_DATABASE_URL", 1},
		{"settings", []string{"WBSO_SECRET_KEY=geheim"}, []string{"settings", "-o", "csv"}, cli.Done, "WBSO_SECRET_KEY,,environment", 0},
		{"misspelt setting", []string{"WBSO_DATBASE_URL=x"}, []string{"settings"}, cli.Done, "WBSO_ADDR=", 1},
		{"no database", nil, []string{"user", "list"}, cli.Refused, "wbsoctl migrate", 2},
		{"migrate", nil, []string{"migrate"}, cli.Done, "Naar versie", 0},
		{"list", nil, []string{"user", "list", "-o", "csv"}, cli.Done, "id,username", 0},
		{"prompt without a terminal", nil, []string{"user", "create", "anna", "--email", "anna@example.nl"}, cli.Misused, "--password-stdin", 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := program(dir, c.env, c.args...)
			assert.Equal(t, c.code, a.code, a.errors)
			if c.code == cli.Done {
				assert.Contains(t, a.out, c.says)
			} else {
				assert.Contains(t, a.errors, c.says)
				assert.Empty(t, a.out)
			}
			assert.Equal(t, c.lines, strings.Count(a.errors, "\n"), a.errors)
		})
	}
}

// A person waits for it. An error of two hosts has two lines, and stays one here.
func TestProcess_does_not_wait_long_for_PostgreSQL(t *testing.T) {
	env := []string{"WBSO_DATABASE_URL=postgres:///wbso?host=/nowhere,/elders", "WBSO_SECRET_KEY=x"}
	a := program(t.TempDir(), env, "user", "list", "-q")
	assert.Equal(t, cli.Refused, a.code)
	assert.Contains(t, a.errors, "De opslag is niet bereikbaar")
	assert.Contains(t, a.errors, "/elders")
	assert.Equal(t, 1, strings.Count(a.errors, "\n"), "a server that waits says a line a try: %s", a.errors)
}

func TestProcess_readers_that_leave(t *testing.T) {
	shell := func(script string) answer {
		var out, errs strings.Builder
		cmd := exec.Command("bash", "-c", "set -o pipefail; "+script)
		cmd.Env = append(os.Environ(), "W="+binary)
		cmd.Stdout, cmd.Stderr = &out, &errs
		_ = cmd.Run()
		return answer{code: cmd.ProcessState.ExitCode(), out: out.String(), errors: errs.String()}
	}
	a := shell(`"$W" settings | head -n 1`)
	assert.Equal(t, 1, strings.Count(a.out, "\n"))
	assert.Empty(t, a.errors)
	closed := shell(`"$W" price >&-`) // Go puts /dev/null in its place
	assert.Equal(t, answer{}, closed)
	full := shell(`"$W" price > /dev/full`)
	assert.Equal(t, cli.Refused, full.code)
	assert.Contains(t, full.errors, "schrijf de uitvoer")
}

// The schema of another version is refused by everything but migrate.
func TestProcess_F13_schema_of_another_version(t *testing.T) {
	dir := t.TempDir()
	require.Equal(t, cli.Done, program(dir, nil, "migrate").code)
	db, err := sql.Open("sqlite", filepath.Join(dir, "wbso.db"))
	require.NoError(t, err)
	defer db.Close()
	commands := [][]string{{"user", "list"}, {"code", "list"}, {"request", "list"}, {"jobs", "list"}, {"price", "--code", "X"}}

	_, err = db.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, 1)`)
	require.NoError(t, err)
	for _, args := range append(commands, []string{"migrate"}) {
		a := program(dir, nil, args...)
		assert.Equal(t, cli.Refused, a.code)
		assert.Contains(t, a.errors, "schemaversie 9999, nieuwer dan")
	}

	_, err = db.Exec(`DELETE FROM goose_db_version WHERE version_id > 10`)
	require.NoError(t, err)
	for _, args := range commands {
		a := program(dir, nil, args...)
		assert.Equal(t, cli.Refused, a.code)
		assert.Contains(t, a.errors, "Draai eerst 'wbsoctl migrate'")
	}
}

func TestProcess_document_to_stdout_is_the_bare_PDF(t *testing.T) {
	dir := t.TempDir()
	require.Equal(t, cli.Done, program(dir, nil, "migrate", "--demo").code)
	require.Equal(t, cli.Done, program(dir, nil, "demo").code)
	a := program(dir, nil, "--demo", "request", "document", "1", "-")
	assert.True(t, strings.HasPrefix(a.out, "%PDF-"))
	assert.True(t, strings.HasSuffix(strings.TrimSpace(a.out), "%%EOF"))
	assert.Empty(t, a.errors)
	require.Equal(t, cli.Done, program(dir, nil, "--demo", "request", "document", "1").code)
	files, err := filepath.Glob(filepath.Join(dir, "aanvraag-WBSO-*-00001.pdf"))
	require.NoError(t, err)
	require.Len(t, files, 1)
	saved, err := os.ReadFile(files[0])
	require.NoError(t, err)
	assert.Equal(t, a.out, string(saved))
	info, err := os.Stat(files[0])
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())
}
