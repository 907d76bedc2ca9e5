package sqlstore_test

import (
	"database/sql"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain/account"
	"wbso/domain/application/claim"
	"wbso/domain/application/draft"
	"wbso/domain/company"
	"wbso/domain/request"
	"wbso/ports"
)

// JSON is stored as it was typed: an escape of HTML makes six characters of one.
func TestSQLite_JSON_has_no_escapes_of_HTML(t *testing.T) {
	path := sqlitetest.Path(t)
	store := sqlitetest.Reopen(t, path)
	require.NoError(t, store.Migrate(t.Context()))
	var req int64
	text := strings.Repeat("<&>", 100)
	require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
		user, err := r.Accounts.AddUser(t.Context(), account.User{Username: "anna", Email: "anna@example.nl", CreatedAt: time.Unix(0, 0)})
		if err != nil {
			return err
		}
		firm, err := r.Companies.AddCompany(t.Context(), company.Company{Owner: user.ID, Name: "x", KvK: "12345678", CreatedAt: time.Unix(0, 0)})
		if err != nil {
			return err
		}
		added, err := r.Requests.AddRequest(t.Context(), request.Request{Owner: user.ID, Company: firm, Number: "1", CreatedAt: time.Unix(0, 0), UpdatedAt: time.Unix(0, 0)})
		if err != nil {
			return err
		}
		req = added.ID
		record := claim.Record{Request: req, UpdatedAt: time.Unix(0, 0)}
		record.Application.Remarks.Text = text
		if err := r.Applications.PutApplication(t.Context(), record); err != nil {
			return err
		}
		return r.Drafts.PutDraft(t.Context(), draft.Draft{Request: req, Texts: []draft.Text{{Text: text}}, CreatedAt: time.Unix(0, 0)})
	}))
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	defer db.Close()
	for _, query := range []string{`SELECT document FROM applications`, `SELECT content FROM drafts`} {
		var stored string
		require.NoError(t, db.QueryRowContext(t.Context(), query).Scan(&stored))
		assert.Contains(t, stored, text, query)
	}
}
