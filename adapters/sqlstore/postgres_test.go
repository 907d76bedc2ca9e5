package sqlstore_test

import (
	"net/url"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/postgres"
	"wbso/domain"
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
		_, err := postgres.Open(t.Context(), address)
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
		_, err := postgres.Open(t.Context(), address)
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
			if _, err := r.Accounts.List(t.Context()); err != nil {
				return err
			}
			before()
			_, err := r.Accounts.Add(t.Context(), domain.User{Username: name, Email: name, CreatedAt: time.Now()})
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
