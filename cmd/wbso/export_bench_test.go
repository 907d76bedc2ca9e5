package main_test

import (
	"bytes"
	"database/sql"
	"io"
	"net/http"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	_ "modernc.org/sqlite"
)

// BenchmarkExportCSV is a year of 1,000,000 entries as CSV over HTTP: how long it takes
// beside the sqlite3 shell writing the same table, and how much more memory the server
// needs meanwhile.
func BenchmarkExportCSV(b *testing.B) {
	dir := b.TempDir()
	p := start(b, dir)
	token := p.signIn("noor")
	p.call("POST", "/api/requests/", token, submission(1))
	p.kill()
	file := filepath.Join(dir, "wbso.db")
	fillHours(b, file)
	p = start(b, dir) // without the memory that checking a password takes
	path := p.base + "/api/hours-reports/export_csv/?year=2025&project_number=" + p.requests(token)[0].ProjectNumber
	call, err := http.NewRequest("GET", path, nil)
	require.NoError(b, err)
	call.Header.Set("Authorization", "Bearer "+token)
	before := residentKB(b, p.cmd.Process.Pid, "VmRSS")
	var ours, shell time.Duration
	for b.Loop() {
		ours += timed(func() {
			res, err := http.DefaultClient.Do(call)
			require.NoError(b, err)
			defer res.Body.Close()
			var rows lines
			_, err = io.Copy(&rows, res.Body)
			require.NoError(b, err)
			require.EqualValues(b, 1+1_000_000, rows)
		})
		shell += timed(func() {
			require.NoError(b, exec.Command("sqlite3", "-csv", file, "select * from hours order by id").Run())
		})
	}
	b.ReportMetric(ours.Seconds()/float64(b.N), "s")
	b.ReportMetric(ours.Seconds()/shell.Seconds(), "of-sqlite3")
	b.ReportMetric(float64(residentKB(b, p.cmd.Process.Pid, "VmHWM")-before)/1024, "more-MB")
}

func timed(work func()) time.Duration {
	from := time.Now()
	work()
	return time.Since(from)
}

// lines counts line ends.
type lines int64

func (l *lines) Write(part []byte) (int, error) {
	*l += lines(bytes.Count(part, []byte("\n")))
	return len(part), nil
}

// fillHours has a paid project with 1,000 employees who log four entries on each of 250
// days of 2025.
func fillHours(b *testing.B, file string) {
	db, err := sql.Open("sqlite", "file:"+file)
	require.NoError(b, err)
	defer db.Close()
	for _, statement := range []string{
		`UPDATE requests SET payment_status = 'paid'`,
		`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
		 INSERT INTO employees (company_id, first_name, last_name, name_key, function_title, email, email_key, bsn, bsn_key, approved, archived, created_at)
		 SELECT (SELECT company_id FROM requests), 'Nr', printf('Medewerker %04d', i * 7 % 1000), printf('medewerker %04d nr', i * 7 % 1000), 'Ontwikkelaar',
			printf('nr%d@example.nl', i), printf('nr%d@example.nl', i), x'', '', 1, 0, '2025-01-01 00:00:00+00:00' FROM n`,
		`WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999)
		 INSERT INTO hours (request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at)
		 SELECT (SELECT id FROM requests), 1 + i / 4 % 1000, date('2025-01-01', printf('+%d days', i / 4000)), 4, printf('Meetopstelling %d gebouwd en beproefd', i % 977), 0, 1, '2025-12-31 12:00:00+00:00' FROM n`,
	} {
		_, err := db.Exec(statement)
		require.NoError(b, err)
	}
}
