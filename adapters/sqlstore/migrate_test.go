package sqlstore_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/pgtest"
	"wbso/adapters/sqlstore/sqlitetest"
)

// databases are the two ways to a place for a store without a schema. Each call
// of the function it returns opens one more store there, as another process would.
func databases() map[string]func(t *testing.T) func() *sqlstore.Store {
	return map[string]func(t *testing.T) func() *sqlstore.Store{
		"SQLite": func(t *testing.T) func() *sqlstore.Store {
			path := sqlitetest.Path(t)
			return func() *sqlstore.Store { return sqlitetest.Reopen(t, path) }
		},
		"PostgreSQL": func(t *testing.T) func() *sqlstore.Store {
			address := pgtest.EmptyURL(t)
			return func() *sqlstore.Store { return pgtest.Reopen(t, address) }
		},
	}
}

// onBoth runs a check on both databases.
func onBoth(t *testing.T, check func(t *testing.T, open func() *sqlstore.Store)) {
	for name, place := range databases() {
		t.Run(name, func(t *testing.T) { check(t, place(t)) })
	}
}

// series makes migrations numbered from 1.
func series(statements ...string) fstest.MapFS {
	files := fstest.MapFS{}
	for i, statement := range statements {
		files[fmt.Sprintf("%04d_step.sql", i+1)] = &fstest.MapFile{Data: []byte("-- +goose Up\n" + statement)}
	}
	return files
}

func state(t *testing.T, s *sqlstore.Store) [2]int64 {
	t.Helper()
	current, wanted, err := s.SchemaState(t.Context())
	require.NoError(t, err)
	return [2]int64{current, wanted}
}

func TestMigrate_F13_opening_changes_nothing_and_migrating_twice_is_once(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		store := open()
		wanted := state(t, store)[1]
		assert.Equal(t, [2]int64{0, wanted}, state(t, store))
		assert.ErrorContains(t, store.CheckSchema(t.Context()), "wbsoctl migrate")
		for range 2 {
			require.NoError(t, store.Migrate(t.Context()))
			assert.Equal(t, [2]int64{wanted, wanted}, state(t, store))
			require.NoError(t, store.CheckSchema(t.Context()))
		}
	})
}

// The second step is not one to take twice, and leaves its marks when it is.
func TestMigrate_F13_of_two_processes_one_migrates(t *testing.T) {
	steps := series(`CREATE TABLE steps (n BIGINT NOT NULL);`, `INSERT INTO steps (n) VALUES (2);`, `INSERT INTO steps (n) VALUES (3);`)
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		stores := []*sqlstore.Store{open().WithMigrations(steps), open().WithMigrations(steps), open().WithMigrations(steps)}
		var all sync.WaitGroup
		for _, store := range stores {
			all.Go(func() { assert.NoError(t, store.Migrate(t.Context())) })
		}
		all.Wait()
		assert.Equal(t, 2, count(t, stores[0], "steps"))
		assert.Equal(t, [2]int64{3, 3}, state(t, stores[1]))
	})
}

func TestMigrate_F13_a_failed_migration_rolls_back(t *testing.T) {
	good := series(`CREATE TABLE steps (n BIGINT NOT NULL);`)
	bad := series(`CREATE TABLE steps (n BIGINT NOT NULL);`, "INSERT INTO steps (n) VALUES (1);\nCREATE TABLE half (n BIGINT);\nINSERT INTO nowhere VALUES (1);")
	mended := series(`CREATE TABLE steps (n BIGINT NOT NULL);`, "INSERT INTO steps (n) VALUES (1);\nCREATE TABLE half (n BIGINT);")
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		first, store, last := open(), open().WithMigrations(bad), open()
		require.NoError(t, first.WithMigrations(good).Migrate(t.Context()))
		assert.ErrorContains(t, store.Migrate(t.Context()), "nowhere")
		assert.Equal(t, [2]int64{1, 2}, state(t, store))
		assert.Zero(t, count(t, store, "steps"))
		require.NoError(t, last.WithMigrations(mended).Migrate(t.Context()))
		assert.Equal(t, 1, count(t, store, "steps"))
	})
}

func TestMigrate_F13_an_older_program_refuses_a_newer_schema(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		newer := series(`CREATE TABLE a (n BIGINT);`, `CREATE TABLE b (n BIGINT);`)
		younger, older := open().WithMigrations(newer), open().WithMigrations(series(`CREATE TABLE a (n BIGINT);`))
		require.NoError(t, younger.Migrate(t.Context()))
		for _, err := range []error{older.Migrate(t.Context()), older.CheckSchema(t.Context())} {
			assert.ErrorContains(t, err, "schema version 2, newer than this program's 1")
		}
	})
}

// A lock that its holder dropped without a word must not stop anybody.
func TestMigrate_F13_a_migration_that_was_cut_off_is_taken_up(t *testing.T) {
	onBoth(t, func(t *testing.T, open func() *sqlstore.Store) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		require.Error(t, open().Migrate(ctx))
		require.NoError(t, open().Migrate(t.Context()))
	})
}

// count reads a table that the repositories do not know.
func count(t *testing.T, s *sqlstore.Store, table string) (n int) {
	t.Helper()
	require.NoError(t, s.Raw(t.Context(), `SELECT count(*) FROM `+table, &n))
	return n
}

// The first migration is in databases that people use: it never changes.
func TestMigrate_the_first_step_is_as_it_was(t *testing.T) {
	for file, want := range map[string]string{
		"sqlite/migrations/0001_start.sql":   "7d88d31383b34222eeafbd61aa72ccd0a6e795e532851ceda58253779d67fe73",
		"postgres/migrations/0001_start.sql": "c95c8e0c6a3a013e49e850e02cf3e7d139fc9f2e4f520f3c9456772d2f20619e",
	} {
		content, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, want, fmt.Sprintf("%x", sha256.Sum256(content)), file)
	}
}

// Both schemas have the same columns, with NULL allowed in the same places.
func TestSchemas_are_twins(t *testing.T) {
	lite, pg := sqlitetest.Open(t), pgtest.Open(t)
	var fromLite, fromPg string
	require.NoError(t, lite.Raw(t.Context(), `
		SELECT group_concat(x, ' ') FROM (SELECT m.name || '.' || c.name || ':' || c."notnull" AS x
			FROM sqlite_master m JOIN pragma_table_info(m.name) c
			WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'goose_db_version' AND c.pk = 0
			ORDER BY x)`, &fromLite))
	require.NoError(t, pg.Raw(t.Context(), `
		SELECT string_agg(x, ' ' ORDER BY x COLLATE "C") FROM (
			SELECT c.table_name || '.' || c.column_name || ':' || CASE c.is_nullable WHEN 'NO' THEN 1 ELSE 0 END AS x
			FROM information_schema.columns c
			WHERE c.table_schema = 'public' AND c.table_name <> 'goose_db_version' AND NOT EXISTS (
				SELECT 1 FROM information_schema.key_column_usage k JOIN information_schema.table_constraints p USING (constraint_name)
				WHERE p.constraint_type = 'PRIMARY KEY' AND k.table_name = c.table_name AND k.column_name = c.column_name)) q`, &fromPg))
	assert.Equal(t, fromLite, fromPg)
	assert.NotEmpty(t, fromLite)
}
