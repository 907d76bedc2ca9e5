package sqlstore_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/domain/queue"
	"wbso/ports"
)

// What the store adds to the start on an existing database.
func BenchmarkSQLite_start(b *testing.B) {
	path := sqlitetest.Path(b)
	require.NoError(b, sqlitetest.Reopen(b, path).Migrate(b.Context()))
	for b.Loop() {
		store, err := sqlite.Open(b.Context(), path)
		require.NoError(b, err)
		require.NoError(b, store.Migrate(b.Context()))
		require.NoError(b, store.Close())
	}
}

// One read-then-write transaction, durable when it returns.
func BenchmarkSQLite_write(b *testing.B) {
	store := sqlitetest.Open(b)
	var u account.User
	require.NoError(b, store.Write(b.Context(), func(r ports.Repos) (err error) {
		u, err = r.Accounts.AddUser(b.Context(), account.User{Username: "teller", CreatedAt: time.Now()})
		return err
	}))
	for b.Loop() {
		require.NoError(b, store.Write(b.Context(), func(r ports.Repos) error {
			if _, err := r.Accounts.FindUser(b.Context(), u.ID); err != nil {
				return err
			}
			return r.Accounts.UpdateUser(b.Context(), u)
		}))
	}
}

// A user by id, as each call with a token reads it.
func BenchmarkRead(b *testing.B) {
	for name, open := range map[string]func(testing.TB) *sqlstore.Store{"SQLite": sqlitetest.Open, "PostgreSQL": pgtest.Open} {
		b.Run(name, func(b *testing.B) {
			store := open(b)
			var u account.User
			require.NoError(b, store.Write(b.Context(), func(r ports.Repos) (err error) {
				u, err = r.Accounts.AddUser(b.Context(), account.User{Username: "lezer", CreatedAt: time.Now()})
				return err
			}))
			b.ReportAllocs()
			for b.Loop() {
				require.NoError(b, store.Read(b.Context(), func(r ports.Repos) error {
					_, err := r.Accounts.FindUser(b.Context(), u.ID)
					return err
				}))
			}
		})
	}
}

// One claim and its end with 20,000 jobs queued, of few owners and of many.
func BenchmarkClaim(b *testing.B) {
	for name, open := range map[string]func(testing.TB) *sqlstore.Store{"SQLite": sqlitetest.Open, "PostgreSQL": pgtest.Open} {
		for _, owners := range []int{1, 200, 20_000} {
			b.Run(fmt.Sprintf("%s/%d_owners", name, owners), func(b *testing.B) {
				store := open(b)
				require.NoError(b, store.Exec(b.Context(), `
					WITH RECURSIVE jobs_to_be (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM jobs_to_be WHERE n < 20000)
					INSERT INTO jobs (kind, owner_id, subject, status, attempts, run_at, worker, last_error, created_at)
					SELECT 'process_request', n % $1 + 1, n, 'queued', 0, '2026-01-01 00:00:00+00:00', '', '', '2026-01-01 00:00:00+00:00' FROM jobs_to_be`, owners))
				b.ResetTimer()
				for range b.N {
					j, found, err := store.ClaimJob(b.Context(), "w", []queue.JobKind{queue.ProcessRequest}, time.Minute)
					require.NoError(b, err)
					require.True(b, found)
					require.NoError(b, store.Write(b.Context(), func(r ports.Repos) error {
						j.Status = queue.JobDone
						return r.Jobs.SettleJob(b.Context(), j, 0)
					}))
				}
			})
		}
	}
}

// The poll of an adviser with 400 companies that all have hours, of which the issue allows 1 ms.
func BenchmarkPoll_of_an_adviser(b *testing.B) {
	for name, open := range map[string]func(testing.TB) *sqlstore.Store{"SQLite": sqlitetest.Open, "PostgreSQL": pgtest.Open} {
		b.Run(name, func(b *testing.B) {
			store, ctx := open(b), b.Context()
			var adviser account.User
			require.NoError(b, store.Write(ctx, func(r ports.Repos) (err error) {
				adviser, err = r.Accounts.AddUser(ctx, account.User{Username: "adviseur", Email: "adviseur", CreatedAt: time.Now()})
				require.NoError(b, err)
				for i := range 400 {
					owner, err := r.Accounts.AddUser(ctx, account.User{Username: fmt.Sprint("klant", i), Email: fmt.Sprint("klant", i), CreatedAt: time.Now()})
					require.NoError(b, err)
					c, err := r.Companies.AddCompany(ctx, company.Company{Owner: owner.ID, KvK: fmt.Sprint(10_000_000 + i), CreatedAt: time.Now()})
					require.NoError(b, err)
					require.NoError(b, r.Members.AddMember(ctx, member.Member{Company: c.ID, User: adviser.ID, Membership: member.Membership{Role: member.Adviser}, CreatedAt: time.Now()}))
				}
				return nil
			}))
			require.NoError(b, store.Exec(ctx, `INSERT INTO company_versions (company_id, part, version) SELECT c.id, p.part, 1 FROM companies c
				CROSS JOIN (SELECT 0 AS part UNION SELECT 1 UNION SELECT 2 UNION SELECT 3) p`)) // all that there can be
			a := member.Access{User: adviser.ID, Want: member.ReadCompany, Today: domain.DateOf(time.Now())}
			b.ReportAllocs()
			for b.Loop() {
				require.NoError(b, store.ReadOne(ctx, func(r ports.Repos) error {
					v, err := r.ListVersions.FindListVersion(ctx, a)
					require.EqualValues(b, 1600, v.Companies)
					return err
				}))
			}
		})
	}
}
