package sqlstore_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/adapters/sqlstore/sqlitetest"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/ports"
)

// onFile returns a migrated store and its file.
func onFile(t *testing.T) (*sqlstore.Store, string) {
	path := sqlitetest.Path(t)
	store := sqlitetest.Reopen(t, path)
	require.NoError(t, store.Migrate(t.Context()))
	require.NoError(t, store.Ready(t.Context()))
	return store, path
}

func notReady(t *testing.T, store *sqlstore.Store, because string) {
	t.Helper()
	err := store.Ready(t.Context())
	require.ErrorContains(t, err, because)
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err))
}

func TestReady_a_store_without_a_schema_is_not(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		store := open()
		notReady(t, store, "users")
		require.NoError(t, store.Migrate(t.Context()))
		require.NoError(t, store.Ready(t.Context()))
	})
}

func TestReady_a_file_that_was_deleted_or_replaced(t *testing.T) {
	store, path := onFile(t)
	moved := path + ".moved"
	require.NoError(t, os.Rename(path, moved))
	notReady(t, store, "no such file")
	assert.NoFileExists(t, path, "a look makes no file")

	content, err := os.ReadFile(moved)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(path, content, 0o600))
	notReady(t, store, "replaced")
	err = store.Write(t.Context(), func(ports.Repos) error { return nil })
	assert.Equal(t, domain.CodeStoreAway, domain.CodeOf(err), "what is written to a file without a name is lost")

	require.NoError(t, os.Rename(moved, path))
	require.NoError(t, store.Write(t.Context(), func(ports.Repos) error { return nil }))
	require.NoError(t, store.Ready(t.Context()))
}

func TestReady_a_file_that_is_damaged(t *testing.T) {
	const page = 4096
	store, path := onFile(t)
	require.Zero(t, count(t, store, "users")) // the writer's first look at the file, which a checkpoint needs
	require.NoError(t, store.Exec(t.Context(), `PRAGMA wal_checkpoint(TRUNCATE)`))
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	require.NoError(t, err)
	defer file.Close()
	info, err := file.Stat()
	require.NoError(t, err)
	whole := make([]byte, info.Size())
	_, err = file.ReadAt(whole, 0)
	require.NoError(t, err)
	for first, because := range map[int64]string{0: "not a database", page: "malformed"} {
		_, err = file.WriteAt(bytes.Repeat([]byte{0x5a}, int(info.Size()-first)), first)
		require.NoError(t, err)
		notReady(t, store, because)
		_, err = sqlite.Open(t.Context(), path)
		assert.Equal(t, domain.CodeForeignDatabase, domain.CodeOf(err), "%v", err)
		_, err = file.WriteAt(whole, 0)
		require.NoError(t, err)
		require.NoError(t, store.Ready(t.Context()))
	}
}

// fill lets a database grow by no more than a page.
func fill(t *testing.T, store *sqlstore.Store) {
	var pages, limit int
	require.NoError(t, store.Raw(t.Context(), `PRAGMA page_count`, &pages))
	require.NoError(t, store.Raw(t.Context(), fmt.Sprintf(`PRAGMA max_page_count = %d`, pages+1), &limit))
}

// A full disk is seen once a write fails, and the store finds out by itself when
// there is room again, with one small write a second.
func TestReady_F04_a_disk_that_is_full(t *testing.T) {
	store, _ := onFile(t)
	fill(t, store)
	require.NoError(t, store.Ready(t.Context()), "nobody has tried yet")
	err := store.Write(t.Context(), func(r ports.Repos) error {
		_, err := r.Accounts.AddUser(t.Context(), account.User{Username: "groot", Email: "groot", Phone: strings.Repeat("x", 1<<20), CreatedAt: time.Now()})
		return err
	})
	require.Equal(t, domain.CodeStoreFull, domain.CodeOf(err))
	for range 3 {
		notReady(t, store, "no room")
	}
	require.NoError(t, store.Exec(t.Context(), `PRAGMA max_page_count = 1000000`))
	notReady(t, store, "no room") // tried less than a second ago
	assert.Eventually(t, func() bool { return store.Ready(t.Context()) == nil }, time.Minute, 20*time.Millisecond)
	assert.Zero(t, count(t, store, "probes"))
}

// The setting counts for new sessions at once, whichever wrote last.
func TestReady_a_PostgreSQL_that_is_read_only(t *testing.T) {
	address, role := asRole(t)
	store := pgtest.Reopen(t, address)
	require.NoError(t, store.Ready(t.Context()))
	pgtest.Order(t, `ALTER ROLE `+role+` SET default_transaction_read_only = on`)
	disconnect(t, "usename", role)
	assert.Eventually(t, func() bool { return store.Ready(t.Context()) != nil }, time.Minute, time.Millisecond)
	notReady(t, store, "read-only")
}

// What is stored makes the database larger.
func TestSize_F04(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		store := open()
		before, err := store.Size(t.Context())
		require.NoError(t, err)
		require.NoError(t, store.Migrate(t.Context()))
		after, err := store.Size(t.Context())
		require.NoError(t, err)
		assert.Greater(t, after, before+100_000)
	})
}
