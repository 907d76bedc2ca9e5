package sqlstore_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/sqlite"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

func TestSQLite_F06_pragmas(t *testing.T) {
	store := sqlitetest.Open(t)
	for pragma, want := range map[string][2]string{ // of the writer and of a reader
		"journal_mode": {"wal", "wal"},
		"synchronous":  {"2", "2"}, // FULL
		"foreign_keys": {"1", "1"},
		"busy_timeout": {"10000", "10000"},
		"cache_size":   {"-8000", "-8000"},
		"query_only":   {"0", "1"},
	} {
		var writer, reader string
		require.NoError(t, store.Raw(t.Context(), "PRAGMA "+pragma, &writer))
		require.NoError(t, store.RawReader(t.Context(), "PRAGMA "+pragma, &reader))
		assert.Equal(t, want, [2]string{writer, reader}, pragma)
	}
}

func TestSQLite_F07_two_writers_never_see_a_lock(t *testing.T) {
	const rounds = 1000
	path := sqlitetest.Path(t)
	first := sqlitetest.Reopen(t, path)
	require.NoError(t, first.Migrate(t.Context()))
	second := sqlitetest.Reopen(t, path)
	var user account.User
	require.NoError(t, first.Write(t.Context(), func(r ports.Repos) (err error) {
		user, err = r.Accounts.AddUser(t.Context(), account.User{Username: "teller", Active: true, CreatedAt: time.Now()})
		return err
	}))
	var both sync.WaitGroup
	for _, store := range []ports.UnitOfWork{first, second} {
		both.Go(func() {
			for range rounds {
				err := store.Write(t.Context(), func(r ports.Repos) error {
					u, err := r.Accounts.FindUser(t.Context(), user.ID)
					if err != nil {
						return err
					}
					u.TokenVersion++
					return r.Accounts.UpdateUser(t.Context(), u)
				})
				if !assert.NoError(t, err) {
					return
				}
			}
		})
	}
	both.Wait()
	require.NoError(t, first.Read(t.Context(), func(r ports.Repos) (err error) {
		user, err = r.Accounts.FindUser(t.Context(), user.ID)
		return err
	}))
	assert.Equal(t, 2*rounds, user.TokenVersion)
}

func TestSQLite_F13_many_processes_make_one_database(t *testing.T) {
	for range 10 {
		path := sqlitetest.Path(t)
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				store, err := sqlite.Open(t.Context(), path)
				if assert.NoError(t, err) {
					assert.NoError(t, store.Migrate(t.Context()))
					assert.NoError(t, store.CheckSchema(t.Context()))
					assert.NoError(t, store.Close())
				}
			})
		}
		all.Wait()
	}
}

func TestSQLite_files_are_for_the_owner_alone(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new", "data")
	store, err := sqlite.Open(t.Context(), filepath.Join(folder, "wbso.db"))
	require.NoError(t, err)
	require.NoError(t, store.Migrate(t.Context()))
	modes := map[string]string{}
	require.NoError(t, filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		require.NoError(t, err)
		info, err := d.Info()
		modes[filepath.Base(path)] = info.Mode().String()
		return err
	}))
	assert.Equal(t, map[string]string{"data": "drwx------", "wbso.db": "-rw-------", "wbso.db-wal": "-rw-------",
		"wbso.db-shm": "-rw-------", "wbso.db.lock": "-rw-------"}, modes)
	require.NoError(t, store.Close())
}

func TestSQLite_a_path_may_have_any_name(t *testing.T) {
	for _, name := range []string{"mijn data?x=1#2%41.db", "Zoë 漢.db", "a&_pragma=query_only(1).db"} {
		path := filepath.Join(t.TempDir(), name)
		require.NoError(t, sqlitetest.Reopen(t, path).Migrate(t.Context()))
		info, err := os.Stat(path)
		require.NoError(t, err, name)
		assert.NotZero(t, info.Size(), name)
	}
}

func TestSQLite_F01_a_path_that_cannot_be_is_told_clearly(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	require.NoError(t, os.WriteFile(file, []byte(strings.Repeat("no database ", 100)), 0o600))
	for _, path := range []string{filepath.Join(file, "wbso.db"), filepath.Join(file, "deeper", "wbso.db"), folder, file} {
		store, err := sqlite.Open(t.Context(), path)
		if assert.Error(t, err, path) {
			assert.Contains(t, err.Error(), folder)
			assert.Nil(t, store)
		}
	}
}

func TestSQLite_F04_a_full_database_is_unavailable_and_stays_whole(t *testing.T) {
	store := sqlitetest.Open(t)
	var pages, limit int
	require.NoError(t, store.Raw(t.Context(), `PRAGMA page_count`, &pages))
	require.NoError(t, store.Raw(t.Context(), fmt.Sprintf(`PRAGMA max_page_count = %d`, pages+4), &limit))
	add := func(name, phone string) error {
		return store.Write(t.Context(), func(r ports.Repos) error {
			_, err := r.Accounts.AddUser(t.Context(), account.User{Username: name, Email: name, Phone: phone, CreatedAt: time.Now()})
			return err
		})
	}
	require.NoError(t, add("klein", ""))
	err := add("groot", strings.Repeat("x", 1<<20))
	assert.Equal(t, domain.Unavailable, domain.KindOf(err))
	assert.Equal(t, domain.CodeStoreFull, domain.CodeOf(err))
	require.NoError(t, add("ook klein", ""), "works again when there is room")
	var check string
	require.NoError(t, store.RawReader(t.Context(), `PRAGMA integrity_check`, &check))
	assert.Equal(t, "ok", check)
}

// The migration library makes its own table first.
func TestSQLite_F13_a_first_migration_that_was_cut_off_at_once_goes_on(t *testing.T) {
	path := sqlitetest.Path(t)
	store := sqlitetest.Reopen(t, path)
	require.NoError(t, store.Exec(t.Context(), `CREATE TABLE goose_db_version (id INTEGER PRIMARY KEY AUTOINCREMENT, version_id INTEGER NOT NULL,
		is_applied INTEGER NOT NULL, tstamp TIMESTAMP DEFAULT (datetime('now')))`))
	require.NoError(t, store.Exec(t.Context(), `INSERT INTO goose_db_version (version_id, is_applied) VALUES (0, 1)`))
	require.NoError(t, store.Close())
	require.NoError(t, sqlitetest.Reopen(t, path).Migrate(t.Context()))
}
