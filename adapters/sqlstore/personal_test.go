package sqlstore_test

import (
	"database/sql"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/retention"
	"wbso/domain/site"
	"wbso/ports"
)

// The tables that say something about a person. Forget has a line for each of them, or
// the reason why not stands here; so does the export in app.
func personal() map[string]string {
	return map[string]string{
		"sessions": "", "known_addresses": "", "idempotent_calls": "", "mails": "", "password_codes": "", "interests": "",
		"documents": "", "requests": "", "payments": "", "companies": "", "employees": "", "assignments": "", "bsn_reveals": "",
		"applications": "", "application_facts": "", "application_versions": "", "drafts": "", "company_details": "", "project_people": "", "company_people": "",
		"users":             "becomes anonymous in Forget itself",
		"contact_messages":  "go by the account's own address in Forget itself",
		"document_contents": "go with their documents",
		"invoices":          "the law demands them",
		"verdicts":          "go by their texts, in app",
		"hours":             "the law demands them",
		"withdrawn_hours":   "the law demands them",
		"hour_imports":      "the law demands them",
		"hour_restores":     "the law demands them",
		"project_hours":     "sums of hours that the law demands",
	}
}

// The tables that say nothing about anybody.
func impersonal() []string {
	return []string{"goose_db_version", "instance", "list_versions", "request_numbers", "invoice_numbers", "checkout_codes", "payment_events", "jobs", "probes", "data_keys", "counters"}
}

// The tables that no account can grow, but by being one.
func fixed() []string {
	return []string{"goose_db_version", "instance", "users", "request_numbers", "invoice_numbers", "checkout_codes", "probes", "data_keys"}
}

func TestSchema_every_table_that_an_account_can_grow_is_bound(t *testing.T) {
	listed := fixed()
	for _, b := range retention.Bounds() {
		listed = append(listed, b.Table)
		assert.NotEqual(t, b.Most == 0, b.By == "", "%s is counted, or says what bounds it", b.Table)
		assert.Equal(t, b.Most > 0, b.What != "", b.Table)
	}
	assert.ElementsMatch(t, tables(t), listed, "a new table is bound")
}

func TestSchema_D19_every_table_is_personal_or_not(t *testing.T) {
	tables := tables(t)
	listed := impersonal()
	forgotten := sqlstore.Forgetting()
	for table, reason := range personal() {
		listed = append(listed, table)
		assert.Equal(t, reason == "", forgotten[table], "%s has a line in Forget, or a reason", table)
	}
	assert.ElementsMatch(t, tables, listed, "a new table is personal or impersonal; if personal, it is exported and forgotten too")
}

// tables are those of the schema.
func tables(t *testing.T) []string {
	path := sqlitetest.Path(t)
	require.NoError(t, sqlitetest.Reopen(t, path).Migrate(t.Context()))
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	defer db.Close()
	rows, err := db.QueryContext(t.Context(), `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
	require.NoError(t, err)
	defer rows.Close()
	var tables []string
	for rows.Next() {
		var name string
		require.NoError(t, rows.Scan(&name))
		tables = append(tables, name)
	}
	require.NoError(t, rows.Err())
	return tables
}

// The bytes of the file, too, are rid of who is forgotten.
func TestSQLite_D19_the_file_forgets(t *testing.T) {
	path := sqlitetest.Path(t)
	store := sqlitetest.Reopen(t, path)
	require.NoError(t, store.Migrate(t.Context()))
	const email = "anna@voorbeeld.example"
	require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
		u, err := r.Accounts.AddUser(t.Context(), account.User{Username: "anna", Email: email, Active: true, EmailVerified: true, CreatedAt: time.Unix(0, 0)})
		if err != nil {
			return err
		}
		for range 50 {
			message := site.ContactMessage{Name: "Anna", Email: email, Message: email + strings.Repeat(".", 5000), CreatedAt: time.Unix(0, 0)}
			if _, err := r.Contact.AddContactMessage(t.Context(), message); err != nil {
				return err
			}
		}
		_, err = r.Companies.AddCompany(t.Context(), company.Company{Owner: u.ID, Name: "x", KvK: "12345678", Email: email, CreatedAt: time.Unix(0, 0)})
		return err
	}))
	require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
		return r.Persons.ForgetPerson(t.Context(), 1, time.Unix(1, 0))
	}))
	require.NoError(t, store.TruncateLog(t.Context()))
	for _, file := range []string{path, path + "-wal"} {
		content, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.False(t, strings.Contains(string(content), email), "%s still has the address", file)
	}
}
