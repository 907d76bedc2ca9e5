package sqlstore_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/request"
	"wbso/ports"
)

func TestSQLite_polls_read_no_more_with_more_people(t *testing.T) {
	pollsReadFewRows(t, sqlitetest.Open(t))
}

func TestPostgres_polls_read_no_more_with_more_people(t *testing.T) {
	pollsReadFewRows(t, pgtest.Open(t))
}

// The ETag, the list and the figures of a company are answered from the kept sums, of which ten
// times the people make no more rows: nothing else is there to read.
func pollsReadFewRows(t *testing.T, s *sqlstore.Store) {
	now, ctx := time.Date(2026, time.November, 23, 12, 0, 0, 0, time.UTC), t.Context()
	month := domain.Month{Year: 2026, Month: time.November}
	write := func(fn func(r ports.Repos) error) { require.NoError(t, s.Write(ctx, fn)) }
	var q request.Request
	write(func(r ports.Repos) error {
		u, err := r.Accounts.AddUser(ctx, account.User{Username: "zoe", Email: "zoe@voorbeeld.nl", CreatedAt: now})
		require.NoError(t, err)
		c, err := r.Companies.AddCompany(ctx, company.Company{Owner: u.ID, Name: "Pompwacht B.V.", KvK: "12345678", CreatedAt: now})
		require.NoError(t, err)
		q, err = r.Requests.AddRequest(ctx, request.Request{Owner: u.ID, Company: c, Number: "WBSO-2026-00001", Status: request.Processed, PaymentStatus: request.Paid, CreatedAt: now, UpdatedAt: now})
		return err
	})
	people := 0
	hire := func(n int) {
		write(func(r ports.Repos) error {
			for i := range n {
				e, err := r.Employees.AddEmployee(ctx, hours.Employee{Company: q.Company.ID, FirstName: fmt.Sprint("Mens", people+i), LastName: "Vries", CreatedAt: now})
				require.NoError(t, err)
				require.NoError(t, r.Assignments.AssignEmployees(ctx, q.ID, []int64{e.ID}, domain.DateOf(now), now))
				_, err = r.Hours.AddHourEntry(ctx, hours.HourEntry{Project: q.ID, Employee: e.ID, Date: domain.NewDate(2026, time.November, 20), Hours: 2, RecordedAt: now})
				require.NoError(t, err)
			}
			return nil
		})
		people += n
	}
	rows := func() (n int) {
		require.NoError(t, s.Raw(ctx, `SELECT (SELECT count(*) FROM project_hours) + (SELECT count(*) FROM project_people)
			+ (SELECT count(*) FROM company_people) + (SELECT count(*) FROM company_versions)`, &n))
		return n
	}
	hire(16)
	few := rows()
	hire(144)
	assert.Equal(t, few, rows())
	for _, table := range []string{"assignments", "employees", "hours", "withdrawn_hours"} {
		require.NoError(t, s.Exec(ctx, `ALTER TABLE `+table+` RENAME TO hidden_`+table))
	}
	require.NoError(t, s.ReadOne(ctx, func(r ports.Repos) error {
		version, err := r.ListVersions.FindListVersion(ctx, as(q.Owner))
		require.NoError(t, err)
		assert.Positive(t, version.Companies)
		list, err := r.Requests.ListRequests(ctx, request.RequestFilter{By: as(q.Owner), Company: q.Company.ID, WorkOf: month, Cards: true}, domain.Page{Size: 50})
		require.NoError(t, err)
		assert.Equal(t, request.Work{Employees: people, Hours: domain.Hours(2 * people)}, list.Items[0].Work)
		n, err := r.Employees.CountEmployees(ctx, q.Company.ID)
		assert.Equal(t, people, n)
		return err
	}))
}
