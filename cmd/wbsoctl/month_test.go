package main

import (
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGolden_month(t *testing.T) {
	s := &transcript{desk: worked(t)}
	db, err := sql.Open("sqlite", filepath.Join(s.desk.dir, "wbso.db"))
	require.NoError(t, err)
	_, err = db.ExecContext(t.Context(), `UPDATE requests SET payment_status = 'paid', start_of_project = '2026-03-01'`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	march := []string{"--company", "12345678", "--month", "2026-03"}
	do := func(args ...string) { s.do("", append(args, march...)...) }
	s.do("", "month", "list", "--company", "12345678")
	s.do("", "month", "list", "--company", "12345678", "--month", "maart")
	s.do("", "month", "list", "--company", "nergens", "--month", "2026-03")
	do("month", "list")
	do("month", "close")
	do("month", "close", "--all", "--employee", "1")
	do("month", "close", "--all")
	do("month", "close", "--employee", "1", "--yes")
	do("month", "close", "--employee", "1,2", "--yes")
	do("month", "close", "--employee", "99", "--yes")
	do("month", "close", "--all", "--yes")
	do("month", "close", "--all", "--yes")
	do("month", "list", "-o", "csv")
	do("month", "reopen", "--employee", "1", "--yes")
	do("month", "reopen", "--employee", "1", "--yes", "--reason", "Eén dag vergeten")
	do("month", "list", "-o", "json")
	s.do("", "month", "close", "--company", "12345678", "--month", "2026-11", "--all", "--yes")
	s.do("", "month", "list", "--company", "12345678", "--month", "2024-01")
	s.do("", "hours", "open", "--company", "12345678", "--month", "2026-11")
	s.do("", "hours", "open", "--company", "12345678", "--month", "2026-11", "-o", "json")
	s.do("", "hours", "open", "--company", "12345678", "--month", "2026-03")
	s.do("", "member", "log", "--company", "12345678", "-o", "csv")
	s.compare(t, "month")
}
