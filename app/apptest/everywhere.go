package apptest

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
)

// OnBothOpen is like onBoth, and gives the test a function that returns all text in the database
// and at the mailer.
func OnBothOpen(t *testing.T, test func(t *testing.T, h *Server, everywhere func() string)) {
	t.Run("sqlite", func(t *testing.T) {
		path := sqlitetest.Path(t)
		store := sqlitetest.Reopen(t, path)
		require.NoError(t, store.Migrate(t.Context()))
		h := NewOn(t, store)
		test(t, h, h.reader("sqlite", path, `SELECT name FROM sqlite_schema WHERE type = 'table'`))
	})
	t.Run("postgres", func(t *testing.T) {
		address := pgtest.URL(t)
		h := NewOn(t, pgtest.Reopen(t, address))
		test(t, h, h.reader("pgx", address, `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`))
	})
}

// reader opens the database a second time.
func (h *Server) reader(driver, source, tables string) func() string {
	db, err := sql.Open(driver, source)
	require.NoError(h.T, err)
	h.T.Cleanup(func() { _ = db.Close() })
	return func() string {
		var all strings.Builder
		for _, table := range h.rows(db, tables) {
			for _, row := range h.rows(db, `SELECT * FROM "`+table+`"`) {
				fmt.Fprintln(&all, table, row)
			}
		}
		fmt.Fprintln(&all, h.Post.About(""))
		return all.String()
	}
}

// rows returns the rows of a query, each as one text.
func (h *Server) rows(db *sql.DB, query string) (list []string) {
	h.T.Helper()
	rows, err := db.QueryContext(h.Ctx(), query)
	require.NoError(h.T, err)
	defer rows.Close()
	columns, err := rows.Columns()
	require.NoError(h.T, err)
	for rows.Next() {
		values, texts := make([]any, len(columns)), make([]string, len(columns))
		for i := range values {
			values[i] = new(any)
		}
		require.NoError(h.T, rows.Scan(values...))
		for i, v := range values {
			texts[i] = fmt.Sprintf("%s", *(v.(*any)))
		}
		list = append(list, strings.Join(texts, " | "))
	}
	require.NoError(h.T, rows.Err())
	return list
}
