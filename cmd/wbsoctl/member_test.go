package main

import (
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestGolden_member(t *testing.T) {
	s := &transcript{desk: withCompanies(t)}
	s.do("", "member", "list")
	s.do("", "member", "list", "--company", "12345678")
	s.do("", "member", "list", "--company", "nergens")
	s.do("", "member", "invite", "bo@voorbeeld.nl", "--company", "12345678", "--role", "baas")
	s.do("", "member", "invite", "bo@voorbeeld.nl", "--company", "12345678", "--role", "adviser")
	db, err := sql.Open("sqlite", filepath.Join(s.desk.dir, "wbso.db"))
	require.NoError(t, err)
	_, err = db.ExecContext(t.Context(), `UPDATE users SET email_verified = TRUE`)
	require.NoError(t, err)
	s.do("", "member", "invite", "bo@voorbeeld.nl", "--company", "12345678", "--role", "adviser")
	s.do("", "member", "invite", "an@voorbeeld.nl", "--company", "12345678", "--role", "reader", "--until", "morgen")
	s.do("", "member", "invite", "an@voorbeeld.nl", "--company", "12345678", "--role", "reader", "--until", "2027-06-30", "-o", "json")
	s.do("", "member", "invite", "geen adres", "--company", "12345678", "--role", "employee")
	_, err = db.ExecContext(t.Context(), `INSERT INTO members (company_id, user_id, role, until, may_close, may_reveal_bsn, since, created_at)
		SELECT 1, id, 'owner', '', FALSE, FALSE, '2026-11-20 09:00:00+00:00', '2026-11-20 09:00:00+00:00' FROM users WHERE username = 'bert'`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	s.do("", "member", "remove", "bert", "--company", "12345678")
	s.do("", "member", "remove", "bert", "--company", "12345678", "--as", "carla")
	s.do("", "member", "remove", "bert", "--company", "12345678", "--as", "anna")
	s.do("", "member", "remove", "bert", "--company", "12345678", "--as", "anna", "--yes")
	s.do("", "member", "remove", "bert", "--company", "12345678", "--yes")
	s.do("", "member", "remove", "anna", "--company", "12345678", "--yes")
	s.do("", "member", "remove", "niemand", "--company", "12345678", "--yes")
	s.do("", "member", "log", "--company", "12345678")
	s.do("", "member", "log", "--company", "12345678", "-o", "csv")
	s.compare(t, "member")
}
