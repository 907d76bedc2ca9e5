// Package sqlitetest gives tests a store of their own in a SQLite file.
package sqlitetest

import (
	"path/filepath"
	"testing"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
)

// Open returns a migrated, empty store that is closed when the test ends.
func Open(t testing.TB) *sqlstore.Store {
	t.Helper()
	store := Reopen(t, Path(t))
	if err := store.Migrate(t.Context()); err != nil {
		t.Fatalf("migrate: %v", err)
	}
	return store
}

// Path returns a file name for a database that is not there yet.
func Path(t testing.TB) string {
	t.Helper()
	return filepath.Join(t.TempDir(), "wbso.db")
}

// Reopen returns one more store, as another process would have it, on a file.
func Reopen(t testing.TB, path string) *sqlstore.Store {
	t.Helper()
	store, err := sqlite.Open(t.Context(), path)
	if err != nil {
		t.Fatalf("open SQLite: %v", err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Errorf("close SQLite: %v", err)
		}
	})
	return store
}
