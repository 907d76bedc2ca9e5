package sqlstore_test

import (
	"crypto/rand"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
)

func fragile(s *sqlstore.Store, breaks, mends func()) fragileStore {
	return fragileStore{testedStore: backend(s), Ready: s.Ready, Break: breaks, Mend: mends}
}

func TestPostgres_F02_faults(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]func(t *testing.T) fragileStore{
		"frozen": func(t *testing.T) fragileStore {
			p, address := newProxy(t, pgtest.URL(t))
			return fragile(pgtest.Reopen(t, address), p.hold, p.pass)
		},
		"stopped": func(t *testing.T) fragileStore {
			p, address := newProxy(t, pgtest.URL(t))
			return fragile(pgtest.Reopen(t, address), p.cut, p.listen)
		},
		"dropped": func(t *testing.T) fragileStore {
			address := pgtest.URL(t)
			u, err := url.Parse(address)
			require.NoError(t, err)
			name := u.Path[1:]
			return fragile(pgtest.Reopen(t, address),
				func() {
					disconnect(t, "datname", name)
					pgtest.Order(t, `ALTER DATABASE `+name+` RENAME TO `+name+`_away`)
				},
				func() { pgtest.Order(t, `ALTER DATABASE `+name+`_away RENAME TO `+name) })
		},
		"login refused": func(t *testing.T) fragileStore {
			address, role := asRole(t)
			return fragile(pgtest.Reopen(t, address),
				func() { pgtest.Order(t, `ALTER ROLE `+role+` NOLOGIN`); disconnect(t, "usename", role) },
				func() { pgtest.Order(t, `ALTER ROLE `+role+` LOGIN`) })
		},
		"no connection left": func(t *testing.T) fragileStore {
			address, role := asRole(t)
			return fragile(pgtest.Reopen(t, address),
				func() { pgtest.Order(t, `ALTER ROLE `+role+` CONNECTION LIMIT 0`); disconnect(t, "usename", role) },
				func() { pgtest.Order(t, `ALTER ROLE `+role+` CONNECTION LIMIT -1`) })
		},
		"read-only": func(t *testing.T) fragileStore {
			address, role := asRole(t)
			f := fragile(pgtest.Reopen(t, address),
				func() {
					pgtest.Order(t, `ALTER ROLE `+role+` SET default_transaction_read_only = on`)
					disconnect(t, "usename", role)
				},
				func() {
					pgtest.Order(t, `ALTER ROLE `+role+` RESET default_transaction_read_only`)
					disconnect(t, "usename", role)
				})
			f.ReadsGoOn = true
			return f
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			runFaults(t, open)
		})
	}
}

// asRole returns the address of a new database for a user of its own.
func asRole(t *testing.T) (address, role string) {
	role = "role_" + strings.ToLower(rand.Text())
	pgtest.Order(t, `CREATE ROLE `+role+` LOGIN IN ROLE wbso`)
	t.Cleanup(func() { pgtest.Order(t, `DROP ROLE `+role) })
	u, err := url.Parse(pgtest.URL(t))
	require.NoError(t, err)
	q := u.Query()
	q.Set("user", role)
	u.RawQuery = q.Encode()
	return u.String(), role
}

// disconnect ends the sessions of a user or a database, as a restart of the server
// would.
func disconnect(t *testing.T, column, name string) {
	for _, wait := range []int{0, 5000} { // all at once, and then until they are gone
		pgtest.Order(t, fmt.Sprintf(`SELECT pg_terminate_backend(pid, %d) FROM pg_stat_activity WHERE %s = '%s'`, wait, column, name))
	}
}

func TestSQLite_F04_a_medium_that_is_read_only(t *testing.T) {
	t.Parallel()
	runFaults(t, func(t *testing.T) fragileStore {
		s := sqlitetest.Open(t)
		f := fragile(s,
			func() { require.NoError(t, s.Exec(t.Context(), `PRAGMA query_only = 1`)) },
			func() { require.NoError(t, s.Exec(t.Context(), `PRAGMA query_only = 0`)) })
		f.ReadsGoOn = true
		return f
	})
}
