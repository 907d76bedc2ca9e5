package backup_test

import (
	"compress/gzip"
	"context"
	"database/sql"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

func TestRestore_D12_from_any_database_to_any_other_with_everything_filled(t *testing.T) {
	for fromName, from := range databases() {
		for toName, to := range databases() {
			t.Run(fromName+" to "+toName, func(t *testing.T) {
				source := from(t).migrate()
				source.fillAll()
				source.run(map[string]string{
					"sqlite": `UPDATE sqlite_sequence SET seq = 50 WHERE name = 'jobs'`,
					"pgx":    `SELECT setval('jobs_id_seq', 50)`,
				}[source.driver])
				want := source.rows("")
				path := source.backedUp()
				assert.Equal(t, want, fileRows(t, path))

				target := to(t)
				assert.Empty(t, target.restored(path).Aside, "there was nothing")
				assert.Equal(t, want, target.rows(""))
				assert.Equal(t, int64(51), target.number(`INSERT INTO jobs (kind, subject, status, attempts, run_at, worker, last_error, created_at)
					VALUES ('', 0, '', 0, '2026-11-20 09:00:00+00:00', '', '', '2026-11-20 09:00:00+00:00') RETURNING id`), "an id is never given out twice")
				assert.Equal(t, int64(4), target.number(`INSERT INTO companies (owner_id, name, kvk_number, btw_number, address, postal_code, city, contact_person,
					email, phone, created_at) VALUES (1, '', '', '', '', '', '', '', '', '', '2026-11-20 09:00:00+00:00') RETURNING id`))

				changed := target.rows("")
				r := target.restored(path)
				require.NotEmpty(t, r.Aside)
				assert.Equal(t, want, target.rows(""))
				assert.Equal(t, changed, target.rows(r.Aside), "what was there is kept")

				store := target.open()
				require.NoError(t, store.CheckSchema(t.Context()))
				require.NoError(t, store.Migrate(t.Context()))
			})
		}
	}
}

func TestRestore_D12_tells_beforehand_what_will_happen(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path := d.backedUp()
		before := d.rows("")
		r, err := backup.Prepare(t.Context(), path, d.Place)
		require.NoError(t, err)
		assert.Equal(t, [2]int64{3, 3}, [2]int64{r.Users, r.Requests})
		promised := r.Aside
		require.NotEmpty(t, promised)
		assert.Equal(t, before, d.rows(""))
		require.NoError(t, r.Run(t.Context()))
		assert.Equal(t, promised, r.Aside)
		assert.Equal(t, before, d.rows(promised))
	})
}

func TestRestore_D12_is_refused_while_somebody_uses_the_database(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path, before := d.backedUp(), d.rows("")
		r, err := backup.Prepare(t.Context(), path, d.Place)
		require.NoError(t, err)
		store := d.open()
		assert.Equal(t, domain.CodeDatabaseInUse, domain.CodeOf(r.Run(t.Context())))
		require.NoError(t, store.CheckSchema(t.Context()), "the other goes on as if nothing happened")
		require.NoError(t, store.Close())
		assert.Equal(t, before, d.rows(""))
		require.NoError(t, r.Run(t.Context()), "once the other is gone")
	})
}

// leftovers are the files or schemas that a restore that failed has left.

func (d database) leftovers() (found []string) {
	d.t.Helper()
	if d.driver == "sqlite" {
		all, err := filepath.Glob(d.source("") + "?*")
		require.NoError(d.t, err)
		for _, path := range all {
			if filepath.Ext(path) != ".lock" {
				found = append(found, path)
			}
		}
		return found
	}
	d.raw("", func(db *sql.DB) {
		found = names(d.t, db, `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'wbso%'`)
	})
	return found
}

// firstVersion fills a database with what the first version of the program left.

func firstVersion(t *testing.T, d database) {
	t.Helper()
	name := map[string]string{"sqlite": "version1.sqlite.gz", "pgx": "version1.postgres.sql.gz"}[d.driver]
	packed, err := os.Open(filepath.Join("..", "..", "..", "testdata", "databases", name))
	require.NoError(t, err)
	defer packed.Close()
	reader, err := gzip.NewReader(packed)
	require.NoError(t, err)
	content, err := io.ReadAll(reader)
	require.NoError(t, err)
	if d.driver == "sqlite" {
		require.NoError(t, os.WriteFile(d.source(""), content, 0o600))
	} else {
		d.run(string(content))
	}
}

func TestRestore_D12_a_backup_of_an_older_program_is_brought_up_to_date(t *testing.T) {
	for fromName, from := range databases() {
		for toName, to := range databases() {
			t.Run(fromName+" to "+toName, func(t *testing.T) {
				source, target := from(t), to(t)
				firstVersion(t, source)
				path := source.backedUp()
				source.migrate()
				r := target.restored(path)
				assert.Equal(t, int64(1), r.Schema)
				assert.Equal(t, withoutInstance(source.rows("")), withoutInstance(target.rows("")))
				assert.Equal(t, int64(3), target.number(`SELECT count(*) FROM users`))
				require.NoError(t, target.open().CheckSchema(t.Context()))
			})
		}
	}
}

// withoutInstance leaves out the row that is made at random.

func withoutInstance(rows []string) []string {
	return slices.DeleteFunc(rows, func(row string) bool { return strings.HasPrefix(row, "instance ") })
}

// The tables of a newer version cannot be known, so that they could not be set aside.

// Somebody moved the file of the database away and left its log, which SQLite would

// read into any file of that name.

// What another run left when it was killed is no hindrance.

// watched is a place where something else happens while the new database is made.

type watched struct {
	backup.Place
	meanwhile func()
}

func (w watched) Replace(ctx context.Context, at time.Time, schema int64, fill func(sqlstore.Bulk) error) (string, error) {
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
	r, err := backup.Prepare(t.Context(), path, watched{d.Place, func() {
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
		list, err := r.Accounts.List(t.Context())
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
	r, err := backup.Prepare(t.Context(), path, watched{d.Place, func() { assert.Equal(t, int64(3), users(t, d.open())) }})
	require.NoError(t, err)
	assert.Equal(t, domain.CodeDatabaseInUse, domain.CodeOf(r.Run(t.Context())))
	assert.Equal(t, before, d.rows(""))
	assert.Empty(t, d.leftovers())
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
