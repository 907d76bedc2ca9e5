// Package sqlitetest gives tests a store of their own in a SQLite file.
package sqlitetest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
)

// migrated is the bytes of an empty database, made once per test binary.
var migrated = sync.OnceValues(migrate)

// Open returns a migrated, empty store that is closed when the test ends.
func Open(t testing.TB) *sqlstore.Store {
	t.Helper()
	content, err := migrated()
	if err != nil {
		t.Fatalf("migrate: %v", err)
	}
	path := Path(t)
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatalf("copy an empty database: %v", err)
	}
	return Reopen(t, path)
}

func migrate() ([]byte, error) {
	folder, err := os.MkdirTemp("", "wbso-sqlite-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	ctx, path := context.Background(), filepath.Join(folder, "empty.db")
	store, err := sqlite.Open(ctx, path)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(store.Migrate(ctx), store.Close()); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
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
