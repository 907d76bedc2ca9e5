package backup_test

import (
	"context"
	"database/sql"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/backup"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/domain"
	"wbso/ports"
)

// watched is a place where something else happens while the new database is made.
type busyPlace struct {
	backup.Place
	meanwhile func()
}

func (w busyPlace) Replace(ctx context.Context, at time.Time, schema int64, fill func(sqlstore.Bulk) error) (string, error) {
	return w.Place.Replace(ctx, at, schema, func(b sqlstore.Bulk) error {
		w.meanwhile()
		return fill(b)
	})
}

func TestRestore_D12_a_program_that_starts_meanwhile_waits_for_the_new_SQLite_file(t *testing.T) {
	d := onSQLite(t).migrate()
	path := d.backedUp()
	d.fillAll()
	started := make(chan int64)
	r, err := backup.Prepare(t.Context(), path, busyPlace{d.Place, func() {
		go func() {
			store, err := sqlite.Open(t.Context(), d.source(""))
			if assert.NoError(t, err) {
				started <- users(t, store)
				assert.NoError(t, store.Close())
			}
		}()
		time.Sleep(200 * time.Millisecond) // it has begun to wait by then, if it waits
	}})
	require.NoError(t, err)
	require.NoError(t, r.Run(t.Context()))
	assert.Zero(t, <-started, "as in the backup")
}

func users(t *testing.T, store *sqlstore.Store) (n int64) {
	assert.NoError(t, store.Read(t.Context(), func(r ports.Repos) error {
		list, err := r.Accounts.ListUsers(t.Context())
		n = int64(len(list))
		return err
	}))
	return n
}

func TestRestore_D12_gives_way_to_a_program_that_starts_meanwhile_on_PostgreSQL(t *testing.T) {
	d := onPostgres(t).migrate()
	path := d.backedUp()
	d.fillAll()
	before := d.rows("")
	r, err := backup.Prepare(t.Context(), path, busyPlace{d.Place, func() { assert.Equal(t, int64(3), users(t, d.open())) }})
	require.NoError(t, err)
	assert.Equal(t, domain.CodeDatabaseInUse, domain.CodeOf(r.Run(t.Context())))
	assert.Equal(t, before, d.rows(""))
	assert.Empty(t, d.leftovers())
}

func TestRestore_D12_that_is_cancelled_changes_nothing(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path, before := d.backedUp(), d.rows("")
		ctx, cancel := context.WithCancel(t.Context())
		r, err := backup.Prepare(ctx, path, busyPlace{d.Place, cancel})
		require.NoError(t, err)
		require.ErrorIs(t, r.Run(ctx), context.Canceled)
		assert.Equal(t, before, d.rows(""))
		assert.Empty(t, d.leftovers())
	})
}

func TestRestore_D12_keeps_other_programs_out_of_the_SQLite_file_meanwhile(t *testing.T) {
	d := onSQLite(t).migrate()
	path := d.backedUp()
	r, err := backup.Prepare(t.Context(), path, busyPlace{d.Place, func() {
		d.raw("", func(db *sql.DB) {
			_, err := db.ExecContext(t.Context(), `SELECT count(*) FROM users`)
			assert.ErrorContains(t, err, "locked")
		})
	}})
	require.NoError(t, err)
	require.NoError(t, r.Run(t.Context()))
}

func TestRestore_D12_at_no_moment_is_there_no_SQLite_file(t *testing.T) {
	d := onSQLite(t).migrate()
	path := d.backedUp()
	over := make(chan struct{})
	var looks sync.WaitGroup
	looks.Go(func() {
		for {
			select {
			case <-over:
				return
			default:
				if _, err := os.Stat(d.source("")); !assert.NoError(t, err) {
					return
				}
			}
		}
	})
	for n := range 5 {
		r, err := backup.Prepare(t.Context(), path, at{d.Place, time.Date(2026, 11, 21, 10, 15, n, 0, time.UTC)})
		require.NoError(t, err)
		require.NoError(t, r.Run(t.Context()))
	}
	close(over)
	looks.Wait()
	assert.Len(t, d.leftovers(), 5)
}

// at is a place with a clock of its own.
type at struct {
	backup.Place
	now time.Time
}

func (a at) Replace(ctx context.Context, _ time.Time, schema int64, fill func(sqlstore.Bulk) error) (string, error) {
	return a.Place.Replace(ctx, a.now, schema, fill)
}
