package app_test

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
)

// onBothOpen is onBoth with everything that is in the database and with the mailer, as text.
func onBothOpen(t *testing.T, test func(t *testing.T, h *testServer, everywhere func() string)) {
	t.Run("sqlite", func(t *testing.T) {
		path := sqlitetest.Path(t)
		store := sqlitetest.Reopen(t, path)
		require.NoError(t, store.Migrate(t.Context()))
		h := testServerOn(t, store)
		test(t, h, h.reader("sqlite", path, `SELECT name FROM sqlite_schema WHERE type = 'table'`))
	})
	t.Run("postgres", func(t *testing.T) {
		address := pgtest.URL(t)
		h := testServerOn(t, pgtest.Reopen(t, address))
		test(t, h, h.reader("pgx", address, `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`))
	})
}

// reader opens the database a second time.
func (h *testServer) reader(driver, source, tables string) func() string {
	db, err := sql.Open(driver, source)
	require.NoError(h.t, err)
	h.t.Cleanup(func() { _ = db.Close() })
	return func() string {
		var all strings.Builder
		for _, table := range h.rows(db, tables) {
			for _, row := range h.rows(db, `SELECT * FROM "`+table+`"`) {
				fmt.Fprintln(&all, table, row)
			}
		}
		fmt.Fprintln(&all, h.post.about(""))
		return all.String()
	}
}

// rows are the rows of a query, each as one text.
func (h *testServer) rows(db *sql.DB, query string) (list []string) {
	h.t.Helper()
	rows, err := db.QueryContext(h.ctx(), query)
	require.NoError(h.t, err)
	defer rows.Close()
	columns, err := rows.Columns()
	require.NoError(h.t, err)
	for rows.Next() {
		values, texts := make([]any, len(columns)), make([]string, len(columns))
		for i := range values {
			values[i] = new(any)
		}
		require.NoError(h.t, rows.Scan(values...))
		for i, v := range values {
			texts[i] = fmt.Sprintf("%s", *(v.(*any)))
		}
		list = append(list, strings.Join(texts, " | "))
	}
	require.NoError(h.t, rows.Err())
	return list
}
