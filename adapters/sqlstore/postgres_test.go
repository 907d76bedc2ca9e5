package sqlstore_test

import (
	"net/url"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/postgres"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/queue"
	"wbso/ports"
)

func TestPostgres_F09_sessions_have_the_settings_they_need(t *testing.T) {
	store := pgtest.Open(t)
	for setting, want := range map[string]string{
		"TimeZone":                            "UTC",
		"statement_timeout":                   "5s",
		"idle_in_transaction_session_timeout": "30s",
		"default_transaction_isolation":       "read committed",
		"application_name":                    "wbso",
	} {
		var got string
		require.NoError(t, store.Raw(t.Context(), "SHOW "+setting, &got))
		assert.Equal(t, want, got, setting)
	}
}

func TestPostgres_a_migration_has_all_the_time_it_needs(t *testing.T) {
	store := pgtest.Reopen(t, pgtest.EmptyURL(t)).WithMigrations(series(
		`CREATE TABLE settings AS SELECT current_setting('statement_timeout') AS value;`))
	require.NoError(t, store.Migrate(t.Context()))
	var during, after string
	require.NoError(t, store.Raw(t.Context(), `SELECT value FROM settings`, &during))
	require.NoError(t, store.Raw(t.Context(), `SHOW statement_timeout`, &after))
	assert.Equal(t, [2]string{"0", "5s"}, [2]string{during, after})
}

func TestPostgres_F01_a_server_that_is_away_is_unavailable(t *testing.T) {
	for _, address := range []string{
		"postgres://wbso:geheim-1@/wbso?host=/nowhere",
		"postgres://wbso:geheim-1@127.0.0.1:1/wbso",
	} {
		_, err := postgres.Open(t.Context(), address, postgres.Options{})
		assert.Equal(t, domain.Unavailable, domain.KindOf(err), "%v", err)
		assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err))
		assert.NotContains(t, err.Error(), "geheim-1")
	}
}

func TestPostgres_F01_a_wrong_address_is_no_matter_of_waiting(t *testing.T) {
	good, err := url.Parse(pgtest.URL(t))
	require.NoError(t, err)
	good.Path = "/no_such_database"
	for _, address := range []string{"postgres://wbso:geheim-1@host:notaport/wbso", good.String()} {
		_, err := postgres.Open(t.Context(), address, postgres.Options{})
		require.Error(t, err)
		assert.NotEqual(t, domain.Unavailable, domain.KindOf(err), "%v", err)
		assert.NotContains(t, err.Error(), "geheim-1")
	}
}

func TestPostgres_F02_a_connection_that_is_cut_is_unavailable_and_the_next_one_works(t *testing.T) {
	address := pgtest.URL(t)
	store, killer := pgtest.Reopen(t, address), pgtest.Reopen(t, address)
	add := func(name string, before func()) error {
		return store.Write(t.Context(), func(r ports.Repos) error {
			if _, err := r.Accounts.ListUsers(t.Context()); err != nil {
				return err
			}
			before()
			_, err := r.Accounts.AddUser(t.Context(), account.User{Username: name, Email: name, CreatedAt: time.Now()})
			return err
		})
	}
	cut := func() {
		var n int
		require.NoError(t, killer.Raw(t.Context(), `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
			WHERE datname = current_database() AND pid <> pg_backend_pid()`, &n))
	}
	err := add("afgebroken", cut)
	assert.Equal(t, domain.Unavailable, domain.KindOf(err), "%v", err)
	require.NoError(t, add("daarna", func() {}))
	cut()
	require.NoError(t, add("en dan", func() {}), "an idle connection that was cut is replaced unseen")
}

// crowd fills the pool with connections that are then idle.
func crowd(t *testing.T, store *sqlstore.Store, calls int) {
	t.Helper()
	together(calls, func() { assert.NoError(t, linger(t, store)) })
}

// crowdAgain does what crowd does where a host may be left for another one meanwhile: a call that
// could not connect in time is made again.
func crowdAgain(t *testing.T, store *sqlstore.Store, calls int) {
	t.Helper()
	together(calls, func() {
		assert.Eventually(t, func() bool { return linger(t, store) == nil }, time.Minute, time.Millisecond)
	})
}

func together(calls int, call func()) {
	var all sync.WaitGroup
	for range calls {
		all.Go(call)
	}
	all.Wait()
}

// linger reads for so long that no other call gets its connection.
func linger(t *testing.T, store *sqlstore.Store) error {
	return store.Read(t.Context(), func(r ports.Repos) error {
		time.Sleep(20 * time.Millisecond)
		_, err := r.Accounts.ListUsers(t.Context())
		return err
	})
}

func TestPostgres_F02_a_restart_between_two_calls_is_not_noticed(t *testing.T) {
	address, role := asRole(t)
	store := pgtest.Reopen(t, address)
	for range 3 {
		crowd(t, store, 16)
		disconnect(t, "usename", role)
	}
	crowd(t, store, 16)
}

func TestPostgres_F02_connections_that_died_in_silence_are_replaced_in_time(t *testing.T) {
	t.Parallel()
	p, address := newProxy(t, pgtest.URL(t))
	store := pgtest.Reopen(t, address)
	crowdAgain(t, store, 16)
	p.hold()
	time.Sleep(1100 * time.Millisecond) // idle for so long, they are asked
	p.forget()
	crowd(t, store, 1)
}

// All connections are taken for longer than anybody waits.
func TestPostgres_F03_no_connection_is_free(t *testing.T) {
	t.Parallel()
	store := pgtest.Open(t)
	var taken, done sync.WaitGroup
	over := make(chan struct{})
	for range 16 {
		taken.Add(1)
		done.Go(func() {
			assert.NoError(t, store.Write(t.Context(), func(ports.Repos) error {
				taken.Done()
				<-over
				return nil
			}))
		})
	}
	taken.Wait()
	look := func(r ports.Repos) error {
		_, err := r.Accounts.ListUsers(t.Context())
		return err
	}
	var refused sync.WaitGroup
	for _, call := range []func() error{
		func() error { return store.Read(t.Context(), look) }, func() error { return store.Write(t.Context(), look) },
		func() error { return store.Count(t.Context(), func(ports.RateCounters) error { return nil }) },
	} {
		refused.Go(func() {
			err := call()
			assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err), "%v", err)
		})
	}
	refused.Wait() // while the connections are still taken
	close(over)
	done.Wait()
	assert.NoError(t, store.Read(t.Context(), look), "they are free again")
}

// A statement that waits for a lock, or takes its time, is ended by the database.
func TestPostgres_F03_a_statement_that_takes_too_long(t *testing.T) {
	address := pgtest.URL(t)
	store, other := pgtest.Reopen(t, address+"&statement_timeout=200"), pgtest.Reopen(t, address)
	tx, err := other.Begin(t.Context())
	require.NoError(t, err)
	_, err = tx.ExecContext(t.Context(), `LOCK TABLE users`)
	require.NoError(t, err)
	add := func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(t.Context(), account.User{Username: "noor", Email: "noor", CreatedAt: time.Now()})
		return err
	}
	err = store.Write(t.Context(), add)
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err), "%v", err)
	require.NoError(t, tx.Rollback())
	assert.NoError(t, store.Write(t.Context(), add))
}

// A program at another isolation level writes between the look and the write, so
// that the database sees two equal keys and no race.
func TestPostgres_F07_a_broken_constraint_may_be_a_race(t *testing.T) {
	address := pgtest.URL(t)
	store, other := pgtest.Reopen(t, address), pgtest.Reopen(t, address)
	var mine company.Company
	require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
		owner, err := r.Accounts.AddUser(t.Context(), account.User{Username: "jansen", Email: "jansen", CreatedAt: time.Now()})
		if err == nil {
			mine, err = r.Companies.AddCompany(t.Context(), company.Company{Owner: owner.ID, KvK: "11111111", CreatedAt: time.Now()})
		}
		return err
	}))
	runs := 0
	err := store.Write(t.Context(), func(r ports.Repos) error {
		c, err := r.Companies.FindCompany(t.Context(), as(mine.Owner), mine.ID)
		require.NoError(t, err)
		if runs++; runs == 1 {
			require.NoError(t, other.Write(t.Context(), func(r ports.Repos) error {
				_, err := r.Companies.AddCompany(t.Context(), company.Company{Owner: mine.Owner, KvK: "22222222", CreatedAt: time.Now()})
				return err
			}))
		}
		c.KvK = "22222222"
		return r.Companies.UpdateCompany(t.Context(), c)
	})
	assert.Equal(t, domain.CodeKvKTaken, domain.CodeOf(err), "%v", err)
	assert.Equal(t, 2, runs)
}

// Another worker has claimed a job of the first owner, and its claim is not
// committed yet when this one chooses.
func TestPostgres_J03_a_claim_that_loses_the_race_takes_the_next_job(t *testing.T) {
	address := pgtest.URL(t)
	store, other := pgtest.Reopen(t, address), pgtest.Reopen(t, address)
	var queued []queue.Job
	require.NoError(t, store.Write(t.Context(), func(r ports.Repos) error {
		queued = nil
		for _, owner := range []int64{1, 1, 2} {
			j, err := r.Jobs.EnqueueJob(t.Context(), queue.Job{Kind: queue.ProcessRequest, Owner: owner, CreatedAt: time.Now()}, 0)
			if err != nil {
				return err
			}
			queued = append(queued, j)
		}
		return nil
	}))
	tx, err := other.Begin(t.Context())
	require.NoError(t, err)
	_, err = tx.ExecContext(t.Context(), `UPDATE jobs SET status = 'running', worker = 'other', lease_until = now() + interval '30 s' WHERE id = $1`, queued[1].ID)
	require.NoError(t, err)
	var commit sync.WaitGroup
	commit.Go(func() {
		time.Sleep(300 * time.Millisecond) // for the claim to meet the other's
		assert.NoError(t, tx.Commit())
	})
	j, found, err := store.ClaimJob(t.Context(), "w", []queue.JobKind{queue.ProcessRequest}, 30*time.Second)
	commit.Wait()
	require.NoError(t, err)
	require.True(t, found)
	assert.Equal(t, queued[2].ID, j.ID)
}

// The database is an hour behind the worker. All that counts is the database's
// own clock, which every worker shares.
func TestPostgres_F11_the_clock_of_the_database_counts(t *testing.T) {
	address, role := asRole(t)
	require.NoError(t, pgtest.Reopen(t, address).Exec(t.Context(), `
		CREATE SCHEMA slow;
		CREATE FUNCTION slow.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT pg_catalog.clock_timestamp() - interval '1 hour' $$;`))
	pgtest.Order(t, `ALTER ROLE `+role+` SET search_path = slow, public, pg_catalog`)
	store := pgtest.Reopen(t, address)
	clocks := func(moment string) {
		t.Helper()
		var n int
		require.NoError(t, store.Raw(t.Context(), `SELECT count(*) FROM jobs WHERE `+moment, &n))
		assert.Equal(t, 1, n, moment)
	}
	var j queue.Job
	require.NoError(t, store.Write(t.Context(), func(r ports.Repos) (err error) {
		j, err = r.Jobs.EnqueueJob(t.Context(), queue.Job{Kind: queue.ProcessRequest, Owner: 1, CreatedAt: time.Now()}, 0)
		return err
	}))
	clocks(`run_at BETWEEN clock_timestamp() - interval '5 s' AND clock_timestamp()`)
	j, found, err := store.ClaimJob(t.Context(), "w", []queue.JobKind{queue.ProcessRequest}, 30*time.Second)
	require.NoError(t, err)
	require.True(t, found)
	clocks(`lease_until BETWEEN clock_timestamp() + interval '25 s' AND clock_timestamp() + interval '30 s'`)
	require.NoError(t, store.ExtendLease(t.Context(), j, time.Minute))
	clocks(`lease_until BETWEEN clock_timestamp() + interval '55 s' AND clock_timestamp() + interval '60 s'`)
	require.NoError(t, store.ReleaseJob(t.Context(), j, time.Minute))
	clocks(`run_at BETWEEN clock_timestamp() + interval '55 s' AND clock_timestamp() + interval '60 s'`)
}
