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
	"wbso/domain/site"
	"wbso/ports"
)

// The tables that say something about a person. Forget has a line for each of them, or
// the reason why not stands here; so does the export in app.
func personal() map[string]string {
	return map[string]string{
		"sessions": "", "personal_tokens": "", "known_addresses": "", "idempotent_calls": "", "mails": "", "password_codes": "", "former_addresses": "", "interests": "", "second_factors": "", "recovery_codes": "",
		"documents": "", "requests": "", "payments": "", "companies": "", "employees": "", "assignments": "", "bsn_reveals": "",
		"applications": "", "application_facts": "", "application_versions": "", "drafts": "", "company_details": "", "project_people": "", "company_people": "",
		"users":            "becomes anonymous in Forget itself",
		"contact_messages": "go by the account's own address in Forget itself",
		"members":          "", "invitations": "", "company_log": "",
		"assignment_days": "", "workday_changes": "", "day_marks": "",
		"months":            "the law demands them, with the hours",
		"month_sheets":      "the law demands them, with the hours",
		"former_members":    "the name of who recorded hours, which the law demands",
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
	return []string{"goose_db_version", "instance", "list_versions", "company_versions", "request_numbers", "invoice_numbers", "checkout_codes", "payment_events", "jobs", "probes", "data_keys", "counters", "reminders"}
}

// The tables that no account can grow, but by being one.
func fixed() []string {
	return []string{"goose_db_version", "instance", "users", "request_numbers", "invoice_numbers", "checkout_codes", "probes", "data_keys", "reminders"}
}

// What bounds each table that an account can grow.
func bounded() map[string]string {
	return map[string]string{
		"companies":            "retention.CompanyBound",
		"requests":             "retention.RequestBound, and payment",
		"withdrawn_hours":      "retention.WithdrawnBound",
		"hour_restores":        "retention.RestoreBound",
		"documents":            "retention.FilingBound",
		"sessions":             "50 of an account; the oldest ends",
		"personal_tokens":      "retention.TokenBound",
		"known_addresses":      "50 of an account; the oldest goes",
		"idempotent_calls":     "the rate of calls, and 90 days",
		"hours":                "8 hours of an employee a day in halves, 100,000 rows of a file, nothing after this week",
		"hour_imports":         "the hours that each of them wrote",
		"employees":            "EmployeesMax of a company",
		"project_hours":        "the hours that it sums",
		"project_people":       "the hours that it sums",
		"company_people":       "employees",
		"assignments":          "one per employee and request",
		"bsn_reveals":          "30 of a person a day",
		"applications":         "one per request, of 200,000 characters",
		"application_facts":    "one per request, of 500 bytes",
		"application_versions": "200 of a request and 20 MB, besides those of composing, payment and filing",
		"drafts":               "one per part or bottleneck that a job drafts",
		"company_details":      "one per company, of lines",
		"document_contents":    "one per distinct content of the documents of a request",
		"payments":             "the checkouts of a request in a day",
		"payment_events":       "what the provider says of payments",
		"invoices":             "payments",
		"jobs":                 "what asks for them, and 30 days once they are done",
		"mails":                "what asks for them, and 30 days once they are sent",
		"contact_messages":     "5 of an address an hour, and 400 days",
		"password_codes":       "an hour",
		"second_factors":       "one per account",
		"recovery_codes":       "ten per account",
		"former_addresses":     "6 mails to prove an address a day, and seven days",
		"verdicts":             "the rate of evaluations, and their age",
		"interests":            "one per account",
		"list_versions":        "a fixed number per account",
		"company_versions":     "a fixed number per company",
		"members":              "retention.MemberBound",
		"former_members":       "invitations, 50 of a person a day",
		"invitations":          "50 of a person a day, and 90 days",
		"company_log":          "the rates of changes, invitations and exports, and the same export once a day",
		"counters":             "their windows",
		"assignment_days":      "assignments, and one a day of each",
		"workday_changes":      "employees, and one a day of each",
		"day_marks":            "eight years of days of an employee",
		"months":               "the months in which an employee has hours or a project",
		"month_sheets":         "retention.ClosingBound",
	}
}

func TestSchema_every_table_that_an_account_can_grow_is_bound(t *testing.T) {
	listed := fixed()
	for table, by := range bounded() {
		listed = append(listed, table)
		assert.NotEmpty(t, by, table)
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
