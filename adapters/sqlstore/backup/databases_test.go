package backup_test

import (
	"database/sql"
	"errors"
	"fmt"
	"net/url"
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

// odd is a text of which each character was trouble somewhere.
const odd = "Zoë, 漢字 🧪 ' \" \\ $1 %s {n}\r\n\té e\u0301 \u200b\ufeff \U0010ffff NULL "

// fillAll puts three rows into every table, with a value in every column but for
// the second row, which is NULL where it may be.
func (d database) fillAll() {
	d.t.Helper()
	schema := sqlitetest.Path(d.t) // the columns are the same on both
	require.NoError(d.t, sqlitetest.Reopen(d.t, schema).Migrate(d.t.Context()))
	lite, err := sql.Open("sqlite", schema)
	require.NoError(d.t, err)
	defer lite.Close()
	rows, err := lite.QueryContext(d.t.Context(), `SELECT t.name, group_concat(c.name || ' ' || c.type || ' ' || (c."notnull" OR c.pk > 0))
		FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'
		AND t.name NOT IN ('goose_db_version', 'instance') GROUP BY t.name ORDER BY t.rowid`)
	require.NoError(d.t, err)
	defer rows.Close()
	d.raw("", func(db *sql.DB) {
		tx, err := db.BeginTx(d.t.Context(), nil)
		require.NoError(d.t, err)
		for rows.Next() {
			var table, columns string
			require.NoError(d.t, rows.Scan(&table, &columns))
			for row := 1; row <= 3; row++ {
				insertSamples(d.t, tx, table, columns, row)
			}
		}
		require.NoError(d.t, errors.Join(rows.Err(), tx.Commit()))
	})
}

// insertSamples adds a row; each column is its name, its type and 1 if it is never NULL.
func insertSamples(t *testing.T, tx *sql.Tx, table, columns string, row int) {
	t.Helper()
	var names, places []string
	var values []any
	for column := range strings.SplitSeq(columns, ",") {
		words := strings.Fields(column)
		names, places = append(names, words[0]), append(places, fmt.Sprintf("$%d", len(places)+1))
		values = append(values, sample(words[0], words[1], words[2] == "1", row))
	}
	statement := fmt.Sprintf(`INSERT INTO %s (%s) VALUES (%s)`, table, strings.Join(names, ", "), strings.Join(places, ", "))
	_, err := tx.ExecContext(t.Context(), statement, values...)
	require.NoError(t, err, statement)
}

// sample is a value for a column of row 1, 2 or 3.
func sample(column, kind string, needed bool, row int) any {
	switch {
	case !needed && row == 2:
		return nil
	case kind == "BOOLEAN":
		return row != 1
	case kind == "TIMESTAMP" && row == 1:
		return "2026-11-20 09:00:00.123456+00:00"
	case kind == "TIMESTAMP":
		return "2028-02-29 23:59:59+00:00"
	case kind == "BLOB" && row == 3:
		return []byte{}
	case kind == "BLOB":
		return []byte("\x00\x01\xfe\xff" + odd)
	case kind == "TEXT":
		return odd + column + fmt.Sprint(row)
	case column == "id" || strings.HasSuffix(column, "_id"):
		return row
	}
	return int64(row) << 40
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
