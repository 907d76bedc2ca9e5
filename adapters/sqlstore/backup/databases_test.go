package backup_test

import (
	"compress/gzip"
	"database/sql"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/backup"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/postgres"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/adapters/sqlstore/sqlitetest"
)

// database is a place with the ways to look into it from outside.
type database struct {
	backup.Place
	t       *testing.T
	driver  string
	source  func(aside string) string
	catalog string // a query for the names of the tables
	open    func() *sqlstore.Store
}

func onSQLite(t *testing.T) database {
	path := sqlitetest.Path(t)
	return database{
		Place: sqlite.Place{Path: path}, t: t, driver: "sqlite",
		source: func(aside string) string {
			if aside != "" {
				return aside
			}
			return path
		},
		catalog: `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
		open:    func() *sqlstore.Store { return sqlitetest.Reopen(t, path) },
	}
}

func onPostgres(t *testing.T) database {
	address := pgtest.EmptyURL(t)
	return database{
		Place: postgres.Place{Address: address}, t: t, driver: "pgx",
		source: func(aside string) string { // a session that Replace takes for its own, so that it may stay a little longer
			settings := url.Values{"application_name": {"wbso restore"}}
			if aside != "" {
				settings.Set("search_path", aside)
			}
			return address + "&" + settings.Encode()
		},
		catalog: `SELECT tablename FROM pg_tables WHERE schemaname = current_schema()`,
		open:    func() *sqlstore.Store { return pgtest.Reopen(t, address) },
	}
}

func databases() map[string]func(t *testing.T) database {
	return map[string]func(t *testing.T) database{"SQLite": onSQLite, "PostgreSQL": onPostgres}
}

func onBoth(t *testing.T, check func(t *testing.T, d database)) {
	for name, make := range databases() {
		t.Run(name, func(t *testing.T) { check(t, make(t)) })
	}
}

// raw lends a connection, to what is there or to what was set aside.
func (d database) raw(aside string, use func(db *sql.DB)) {
	d.t.Helper()
	db, err := sql.Open(d.driver, d.source(aside))
	require.NoError(d.t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	use(db)
}

func (d database) run(statement string, args ...any) {
	d.t.Helper()
	d.raw("", func(db *sql.DB) {
		_, err := db.ExecContext(d.t.Context(), statement, args...)
		require.NoError(d.t, err, statement)
	})
}

func (d database) number(query string) (n int64) {
	d.t.Helper()
	d.raw("", func(db *sql.DB) { require.NoError(d.t, db.QueryRowContext(d.t.Context(), query).Scan(&n), query) })
	return n
}

// migrate makes the tables.
func (d database) migrate() database {
	d.t.Helper()
	store := d.open()
	require.NoError(d.t, store.Migrate(d.t.Context()))
	require.NoError(d.t, store.Close())
	return d
}

// rows are those of all tables, as text, sorted.
func (d database) rows(aside string) (all []string) {
	d.t.Helper()
	d.raw(aside, func(db *sql.DB) { all = dump(d.t, db, d.catalog) })
	return all
}

func dump(t *testing.T, db *sql.DB, catalog string) (all []string) {
	t.Helper()
	for _, table := range names(t, db, catalog) {
		if table == "goose_db_version" || table == "backup" {
			continue
		}
		rows, err := db.QueryContext(t.Context(), `SELECT * FROM `+table)
		require.NoError(t, err)
		types, err := rows.ColumnTypes()
		require.NoError(t, err)
		for rows.Next() {
			values, targets := make([]any, len(types)), make([]any, len(types))
			for i := range values {
				targets[i] = &values[i]
			}
			require.NoError(t, rows.Scan(targets...))
			line := table
			for i, value := range values {
				if types[i].Name() == "epoch" { // which a restore changes
					continue
				}
				line += " " + types[i].Name() + "=" + shown(types[i].DatabaseTypeName(), value)
			}
			all = append(all, line)
		}
		require.NoError(t, rows.Err())
		rows.Close()
	}
	slices.Sort(all)
	return all
}

func shown(kind string, value any) string {
	switch v := value.(type) {
	case int64:
		if strings.HasPrefix(kind, "BOOL") {
			return fmt.Sprint(v == 1)
		}
	case time.Time:
		return v.UTC().Format(time.RFC3339Nano)
	case []byte:
		return fmt.Sprintf("%x", v)
	case string:
		return fmt.Sprintf("%q", v)
	}
	return fmt.Sprint(value)
}

func names(t *testing.T, db *sql.DB, query string) (list []string) {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), query)
	require.NoError(t, err)
	defer rows.Close()
	for rows.Next() {
		var name string
		require.NoError(t, rows.Scan(&name))
		list = append(list, name)
	}
	require.NoError(t, rows.Err())
	return list
}

// file is a name for a backup.
func file(t *testing.T) string { return filepath.Join(t.TempDir(), "wbso 2026-11-21?.db") }

// backedUp writes a backup.
func (d database) backedUp() string {
	d.t.Helper()
	path := file(d.t)
	_, err := backup.Write(d.t.Context(), d.Place, path)
	require.NoError(d.t, err)
	return path
}

// restored puts a backup in the place of the database.
func (d database) restored(path string) *backup.Restoration {
	d.t.Helper()
	r, err := backup.Prepare(d.t.Context(), path, d.Place)
	require.NoError(d.t, err)
	require.NoError(d.t, r.Run(d.t.Context()))
	return r
}

// fileRows are the rows in a backup.
func fileRows(t *testing.T, path string) []string {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+(&url.URL{Path: path}).EscapedPath()+"?mode=ro&immutable=1")
	require.NoError(t, err)
	defer db.Close()
	all := dump(t, db, `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
	assert.NotEmpty(t, all)
	return all
}

// leftovers are the files or schemas that a restore that failed has left.
func (d database) leftovers() (found []string) {
	d.t.Helper()
	if d.driver == "sqlite" {
		all, err := filepath.Glob(d.source("") + "?*")
		require.NoError(d.t, err)
		for _, path := range all {
			if filepath.Ext(path) != ".lock" {
				found = append(found, path)
			}
		}
		return found
	}
	d.raw("", func(db *sql.DB) {
		found = names(d.t, db, `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'wbso%'`)
	})
	return found
}

// firstVersion fills a database with what the first version of the program left.
func firstVersion(t *testing.T, d database) {
	t.Helper()
	name := map[string]string{"sqlite": "version1.sqlite.gz", "pgx": "version1.postgres.sql.gz"}[d.driver]
	packed, err := os.Open(filepath.Join("..", "..", "..", "testdata", "databases", name))
	require.NoError(t, err)
	defer packed.Close()
	reader, err := gzip.NewReader(packed)
	require.NoError(t, err)
	content, err := io.ReadAll(reader)
	require.NoError(t, err)
	if d.driver == "sqlite" {
		require.NoError(t, os.WriteFile(d.source(""), content, 0o600))
	} else {
		d.run(string(content))
	}
}

// withoutInstance leaves out the row that is made at random.
func withoutInstance(rows []string) []string {
	return slices.DeleteFunc(rows, func(row string) bool { return strings.HasPrefix(row, "instance ") })
}
