package sqlstore_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlite"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
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
	var u domain.User
	require.NoError(b, store.Write(b.Context(), func(r ports.Repos) (err error) {
		u, err = r.Accounts.Add(b.Context(), domain.User{Username: "teller", CreatedAt: time.Now()})
		return err
	}))
	for b.Loop() {
		require.NoError(b, store.Write(b.Context(), func(r ports.Repos) error {
			if _, err := r.Accounts.ByID(b.Context(), u.ID); err != nil {
				return err
			}
			return r.ListVersions.Raise(b.Context(), u.ID)
		}))
	}
}
