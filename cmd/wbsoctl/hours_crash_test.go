package main

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
)

// crashRows is how many rows an import has that is killed.
const crashRows = 50_000

// crashFile is a file of 50 people who work eight hours on each of 250 days.
func crashFile() string {
	var b strings.Builder
	b.WriteString("date,employee,hours,description\n")
	for day := range crashRows / 200 {
		date := domain.NewDate(2020, 1, 1).AddDays(day)
		for i := range 200 {
			fmt.Fprintf(&b, "%s,Persoon Nummer%d,2.00,\"Ontwikkeling module %d, proef %d\"\n", date, i/4, (day+i/4)%37, i%4)
		}
	}
	return b.String()
}

// A kill at ten moments of an import leaves all of it or nothing, and a database in
// which it succeeds the next time.
func TestHours_F05_an_import_that_is_killed_leaves_all_or_nothing(t *testing.T) {
	d := worked(t)
	file := d.file("uren.csv", crashFile())
	run := func(dir string) *exec.Cmd {
		cmd := exec.Command(binary, "hours", "import", file, "--project", paidProject, "--create-employees")
		cmd.Env = []string{"WBSO_DATA_DIR=" + dir, "WBSO_NOW=2026-11-20T09:00:00Z"}
		return cmd
	}
	fresh := func() string {
		dir := t.TempDir()
		for _, name := range []string{"wbso.db", "secret.key"} {
			content, err := os.ReadFile(filepath.Join(d.dir, name))
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(filepath.Join(dir, name), content, 0o600))
		}
		return dir
	}
	begun := time.Now()
	require.NoError(t, run(fresh()).Run())
	whole := time.Since(begun)
	const kills = 10
	for i := range kills {
		dir := fresh()
		cmd := run(dir)
		require.NoError(t, cmd.Start())
		time.Sleep(whole * time.Duration(12*i) / (10 * kills)) // up to somewhat later than it took
		time.Sleep(rand.N(whole / kills))
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		stored, staff := imported(t, dir)
		t.Logf("killed after %d of %d tenths: %d rows", i, kills, stored)
		assert.Contains(t, []int{0, crashRows}, stored)
		assert.Equal(t, stored/1000, staff, "employees come with their hours")
		if i%3 == 0 {
			require.NoError(t, run(dir).Run())
			stored, staff = imported(t, dir)
			assert.Equal(t, []int{crashRows, 50}, []int{stored, staff}, "and the next time it succeeds")
		}
	}
}

// imported counts the hours and people of the file in a sound database.
func imported(t *testing.T, dir string) (hours, staff int) {
	db, err := sql.Open("sqlite", filepath.Join(dir, "wbso.db"))
	require.NoError(t, err)
	defer db.Close()
	var sound string
	require.NoError(t, db.QueryRow(`PRAGMA integrity_check`).Scan(&sound))
	require.Equal(t, "ok", sound)
	require.NoError(t, db.QueryRow(`SELECT count(*) FROM hours WHERE day < '2021-01-01'`).Scan(&hours))
	require.NoError(t, db.QueryRow(`SELECT count(*) FROM employees WHERE first_name = 'Persoon'`).Scan(&staff))
	return hours, staff
}
