package main_test

import (
	"database/sql"
	"fmt"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"modernc.org/sqlite"

	"wbso/adapters/sqlstore/pgtest"
)

// A small firm and each of its neighbours have two projects, three people and a thousand entries of 2025.
const (
	firmEntries = 1000
	neighbours  = 1000
	firmCalls   = 1000 // of a kind, in a round
)

// BenchmarkNeighbours is what the calls of a small firm cost in a database with 1,000,000 hours of
// others beside what they cost in a database of its own, in turns: the processor time of the server
// and of its connections with PostgreSQL, the median of the rounds, and how long a call takes, the
// median too.
func BenchmarkNeighbours(b *testing.B) {
	b.Run("SQLite", func(b *testing.B) {
		compareFirms(b, "sqlite", func() string { return "sqlite:" + filepath.Join(b.TempDir(), "firm.db") })
	})
	b.Run("PostgreSQL", func(b *testing.B) {
		compareFirms(b, "pgx", func() string { return pgtest.EmptyURL(b) })
	})
}

func compareFirms(b *testing.B, driver string, place func() string) {
	var firms []*firm
	for _, others := range []int{0, neighbours} {
		firms = append(firms, newFirm(b, driver, place(), others))
	}
	for n := 0; b.Loop(); n++ {
		for _, f := range firms {
			f.round(n)
		}
	}
	alone, among := firms[0], firms[1]
	for call, took := range among.took {
		b.ReportMetric(micros(among.spent[call])/micros(alone.spent[call]), call+"-time")
		b.ReportMetric(middle(took).Seconds()/middle(alone.took[call]).Seconds(), call+"-p50")
	}
}

func middle(took []time.Duration) time.Duration {
	return slices.Sorted(slices.Values(took))[len(took)/2]
}

// firm is a small one, with what its calls have cost.
type firm struct {
	hoursBench
	db    *sql.DB
	spent map[string][]pollCost // in each round
	took  map[string][]time.Duration
}

func newFirm(b *testing.B, driver, address string, others int) *firm {
	dir, settings := b.TempDir(), []string{"WBSO_DATABASE_URL=" + address, "WBSO_SECRET_KEY=een-geheim-dat-beide-servers-delen-77"}
	b.Setenv("BENCH_SETTINGS", strings.Join(settings, " ")) // for the command that makes a code
	f := &firm{hoursBench: hoursBench{process: start(b, dir, settings...)}, spent: map[string][]pollCost{}, took: map[string][]time.Duration{}}
	f.token = f.signIn("noor")
	f.addProjects(2)
	f.addEmployees(3)
	f.logAll(firmEntries, func(i int) string { return f.entry(i%3, workday(i/3%benchDays), i/3/benchDays, "4") })
	f.terminate()
	db, err := sql.Open(driver, strings.TrimPrefix(address, "sqlite:"))
	require.NoError(b, err)
	b.Cleanup(func() { db.Close() })
	f.db = db
	if others > 0 {
		multiply(b, db, others)
	}
	if driver == "pgx" { // as autovacuum does
		_, err = db.Exec(`VACUUM ANALYZE`)
		require.NoError(b, err)
	}
	f.process = start(b, dir, settings...)
	return f
}

// owned are the tables with what a firm has, in the order in which they refer to each other.
var owned = []string{"users", "companies", "requests", "applications", "application_facts", "documents", "document_contents", "payments",
	"employees", "members", "assignments", "list_versions", "company_versions", "project_hours", "project_people", "company_people", "hours"}

// multiply copies the firm of a database so many times.
func multiply(b *testing.B, db *sql.DB, times int) {
	for _, table := range owned {
		rows, err := db.Query(`SELECT * FROM ` + table + ` LIMIT 0`)
		require.NoError(b, err)
		columns, err := rows.Columns()
		require.NoError(b, err)
		require.NoError(b, rows.Close())
		values := slices.Clone(columns)
		for i, column := range columns {
			switch column {
			case "id", "owner_id", "company_id", "request_id", "employee_id", "document_id", "content_id", "recorded_by", "user_id", "made_by_id":
				values[i] += " + n * 1000000"
			case "username", "username_key", "email", "email_key", "number":
				values[i] += " || '-' || n"
			}
		}
		_, err = db.Exec(fmt.Sprintf(`INSERT INTO %[1]s (%[2]s) WITH RECURSIVE others (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM others WHERE n < %[4]d)
			SELECT %[3]s FROM others CROSS JOIN %[1]s`, table, strings.Join(columns, ", "), strings.Join(values, ", "), times))
		require.NoError(b, err, table)
	}
}

// round makes all calls.
func (f *firm) round(n int) {
	number := f.Projects[0].Number
	for call, path := range map[string]string{
		"week":     "/api/hours/?view=log&week=2025-06-02&project_number=" + number,
		"month":    "/api/hours-reports/monthly_summary/?month=2025-06&project_number=" + number,
		"requests": "/api/requests/?view=cards",
	} {
		of := poller{url: f.base + path, token: f.token}
		f.times(call, func(int) error { return of.ask(false) })
	}
	poll := poller{url: f.base + "/api/requests/", token: f.token, etag: f.etag()}
	f.times("poll", func(int) error { return poll.ask(true) })
	f.times("entry", func(i int) error {
		day := time.Date(2000+n, 1, 1+i/3, 0, 0, 0, 0, time.UTC)
		status, answer, err := f.try("POST", "/api/hours/", f.token, f.entry(i%3, day, 0, "0.5"))
		if err == nil && status != http.StatusCreated {
			err = fmt.Errorf("%d %s", status, answer)
		}
		return err
	})
}

// times makes a call many times.
func (f *firm) times(call string, once func(i int) error) {
	before := f.processorTime()
	for i := range firmCalls {
		f.took[call] = append(f.took[call], timed(func() { require.NoError(f.t, once(i)) }))
	}
	spent := f.processorTime() - before
	f.spent[call] = append(f.spent[call], pollCost{micros: float64(spent.Microseconds())})
}

// processorTime is that of the server and of the connections that PostgreSQL has with it.
func (f *firm) processorTime() time.Duration {
	spent := processorTime(f.t, f.cmd.Process.Pid)
	if _, local := f.db.Driver().(*sqlite.Driver); local {
		return spent
	}
	rows, err := f.db.Query(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`)
	require.NoError(f.t, err)
	defer rows.Close()
	for rows.Next() {
		var pid int
		require.NoError(f.t, rows.Scan(&pid))
		spent += processorTime(f.t, pid)
	}
	require.NoError(f.t, rows.Err())
	return spent
}
