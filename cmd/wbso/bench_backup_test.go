package main_test

import (
	"cmp"
	"database/sql"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// BenchmarkBackup is how much slower people write while a backup is made of a SQLite database
// of 1 GB (or of BENCH_BACKUP_MB), half of which are documents: before, meanwhile and after, so
// that what else the machine does counts less.
func BenchmarkBackup(b *testing.B) {
	size, err := strconv.Atoi(cmp.Or(os.Getenv("BENCH_BACKUP_MB"), "1000"))
	require.NoError(b, err)
	dir := b.TempDir()
	h := &hoursBench{process: start(b, dir)}
	h.token = h.signIn("noor")
	h.addProjects(benchProjects)
	h.addEmployees(100)
	enlarge(b, filepath.Join(dir, "wbso.db"), size)
	var slower, seconds float64
	for n := 0; b.Loop(); n++ {
		backup := h.wbsoctl("backup", filepath.Join(dir, fmt.Sprint("backup-", n)), "--quiet")
		var meanwhile float64
		before := h.writing(n, 0, func() { time.Sleep(4 * time.Second) })
		took := timed(func() {
			meanwhile = h.writing(n, 1, func() {
				out, err := backup.CombinedOutput()
				require.NoError(b, err, string(out))
			})
		})
		after := h.writing(n, 2, func() { time.Sleep(4 * time.Second) })
		slower += 100 * (1 - 2*meanwhile/(before+after))
		seconds += took.Seconds()
	}
	b.ReportMetric(slower/float64(b.N), "%slower")
	b.ReportMetric(seconds/float64(b.N), "backup-s")
}

// writing logs hours until something is done, and returns how many entries a second. Each part
// of a round has a year of its own, in which there is room for 480,000.
func (h *hoursBench) writing(round, part int, until func()) float64 {
	var done atomic.Bool
	var logged atomic.Int64
	stopped := make(chan struct{})
	began := time.Now()
	go func() {
		defer close(stopped)
		for k := 0; !done.Load(); k += benchWriters {
			h.logAll(benchWriters, func(i int) string {
				n := k + i
				day := time.Date(2010+3*round+part, 1, 1+n/len(h.Employees)%300, 0, 0, 0, 0, time.UTC)
				return h.entry(n%len(h.Employees), day, n, "0.5")
			})
			logged.Add(benchWriters)
		}
	}()
	until()
	done.Store(true)
	<-stopped
	return float64(logged.Load()) / time.Since(began).Seconds()
}

// enlarge makes a database larger: half of it are hours, half documents.
func enlarge(b *testing.B, file string, megabytes int) {
	db, err := sql.Open("sqlite", "file:"+file+"?_pragma=busy_timeout(60000)")
	require.NoError(b, err)
	defer db.Close()
	for _, statement := range []string{
		`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
		 INSERT INTO documents (request_id, kind, version, filename, content_type, size, created_at)
		 SELECT (SELECT min(id) FROM requests), 'bench', i, 'aanvraag.pdf', 'application/pdf', 100000, '2025-01-01 00:00:00+00:00' FROM n`,
		`INSERT INTO document_contents (document_id, content) SELECT id, randomblob(100000) FROM documents WHERE kind = 'bench' AND %d > 0`,
	} {
		_, err := db.Exec(fmt.Sprintf(statement, megabytes*5))
		require.NoError(b, err)
	}
	_, err = db.Exec(fmt.Sprintf(`WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
		INSERT INTO hours (request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at)
		SELECT 1 + i %% 50, 1 + i / 4 %% 100, date('1990-01-01', printf('+%%d days', i / 400)), 4, printf('Meetopstelling %%d gebouwd en beproefd', i %% 977), 0, 1, '2025-12-31 12:00:00+00:00' FROM n`, megabytes*2500))
	require.NoError(b, err)
	_, err = db.Exec(`PRAGMA wal_checkpoint(TRUNCATE)`)
	require.NoError(b, err)
	stat, err := os.Stat(file)
	require.NoError(b, err)
	b.ReportMetric(float64(stat.Size())/1e6, "MB")
}

// wbsoctl is a command on the database of the server.
func (p *process) wbsoctl(args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(filepath.Dir(binary), "wbsoctl"), args...)
	c.Env = environment(p.dir, "127.0.0.1:0")
	return c
}
