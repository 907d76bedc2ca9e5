package sqlstore_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
	"wbso/ports"
)

func TestSQLite(t *testing.T) {
	t.Parallel()
	runContract(t, func(t *testing.T, now func() time.Time) testedStore {
		return backend(sqlitetest.Open(t).WithClock(now))
	})
}

func TestPostgres(t *testing.T) {
	t.Parallel()
	runContract(t, func(t *testing.T, now func() time.Time) testedStore {
		return backend(pgtest.Open(t).WithClock(now))
	})
}

func backend(s *sqlstore.Store) testedStore { return testedStore{UnitOfWork: s, Leases: s} }

func TestStore_F02_closed_is_unavailable(t *testing.T) {
	for name, store := range map[string]*sqlstore.Store{"sqlite": sqlitetest.Open(t), "postgres": pgtest.Open(t)} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, store.Close())
			list := func(r ports.Repos) error {
				_, err := r.Accounts.ListUsers(t.Context())
				return err
			}
			for what, err := range map[string]error{
				"read": store.Read(t.Context(), list), "write": store.Write(t.Context(), list), "ping": store.Ping(t.Context()), "ready": store.Ready(t.Context()),
			} {
				assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err), "%s: %v", what, err)
			}
		})
	}
}
