package backup_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/backup"
	"wbso/domain"
)

func TestRestore_D12_what_goes_wrong_half_way_changes_nothing(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path, before := d.backedUp(), d.rows("")
		r, err := backup.Prepare(t.Context(), path, d.Place)
		require.NoError(t, err)
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		for i := len(content) - 1; i >= 0; i -= 4096 { // behind its back: rows on the last pages
			content[i] ^= 1
		}
		require.NoError(t, os.WriteFile(path, content, 0o600))
		require.Error(t, r.Run(t.Context()))
		assert.Equal(t, before, d.rows(""))
		assert.Empty(t, d.leftovers())
	})
}

// The tables of a newer version are unknown, so that they could not all be set aside.
func TestRestore_D12_over_tables_of_another_version_of_PostgreSQL_is_refused(t *testing.T) {
	path := onSQLite(t).migrate().backedUp()
	older, newer := onPostgres(t), onPostgres(t).migrate()
	firstVersion(t, older)
	newer.run(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, TRUE)`)
	for code, d := range map[domain.Code]database{domain.CodeSchemaOld: older, domain.CodeSchemaNewer: newer} {
		before := d.rows("")
		_, err := backup.Prepare(t.Context(), path, d.Place)
		assert.Equal(t, code, domain.CodeOf(err))
		assert.Equal(t, before, d.rows(""))
	}
}

func TestRestore_D12_over_a_newer_or_damaged_SQLite_file_sets_it_aside(t *testing.T) {
	path := onSQLite(t).migrate().backedUp()
	for name, spoil := range map[string]func(d database){
		"newer": func(d database) { d.run(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, TRUE)`) },
		"damaged": func(d database) {
			var page, size int // not one of the schema, or the file would look like another program's
			d.raw("", func(db *sql.DB) {
				require.NoError(t, db.QueryRowContext(t.Context(),
					`SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = 'hours'`).Scan(&page, &size))
			})
			content, err := os.ReadFile(d.source(""))
			require.NoError(t, err)
			clear(content[(page-1)*size : page*size])
			require.NoError(t, os.WriteFile(d.source(""), content, 0o600))
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := onSQLite(t).migrate()
			d.fillAll()
			spoil(d)
			before, err := os.ReadFile(d.source(""))
			require.NoError(t, err)
			r := d.restored(path)
			after, err := os.ReadFile(r.Aside)
			require.NoError(t, err)
			assert.Equal(t, len(before), len(after))
			assert.Equal(t, before[100:], after[100:], "but for the header, which says that there is no log")
			require.NoError(t, d.open().CheckSchema(t.Context()))
		})
	}
}

func TestRestore_D12_over_an_empty_SQLite_file_sets_nothing_aside(t *testing.T) {
	d := onSQLite(t).migrate()
	path, want := d.backedUp(), d.rows("")
	require.NoError(t, os.Truncate(d.source(""), 0))
	assert.Empty(t, d.restored(path).Aside)
	assert.Equal(t, want, d.rows(""))
	assert.Empty(t, d.leftovers())
}

func TestRestore_D12_over_what_is_not_ours_is_refused(t *testing.T) {
	path := onSQLite(t).migrate().backedUp()
	d := onSQLite(t)
	for _, content := range []string{"no database", strings.Repeat("\x00", 8192)} {
		require.NoError(t, os.WriteFile(d.source(""), []byte(content), 0o600))
		_, err := backup.Prepare(t.Context(), path, d.Place)
		assert.Equal(t, domain.CodeForeignDatabase, domain.CodeOf(err))
		left, err := os.ReadFile(d.source(""))
		require.NoError(t, err)
		assert.Equal(t, content, string(left))
	}
	pg := onPostgres(t)
	pg.run(`CREATE TABLE users (name TEXT); INSERT INTO users VALUES ('somebody else')`)
	before := pg.rows("")
	_, err := backup.Prepare(t.Context(), path, pg.Place)
	assert.Equal(t, domain.CodeSchemaHalf, domain.CodeOf(err))
	assert.Equal(t, before, pg.rows(""))
	assert.Empty(t, pg.leftovers())
}

// Somebody moved the file of the database away and left its log, which SQLite would
// read into any file of that name.
func TestRestore_D12_where_a_log_was_left_behind(t *testing.T) {
	d := onSQLite(t).migrate()
	path := d.backedUp()
	want := d.rows("")
	store := d.open()
	twoUsers(t, store)
	log, err := os.ReadFile(d.source("") + "-wal")
	require.NoError(t, err)
	require.NotEmpty(t, log)
	require.NoError(t, store.Close())
	require.NoError(t, os.Remove(d.source("")))
	require.NoError(t, os.WriteFile(d.source("")+"-wal", log, 0o600))

	r := d.restored(path)
	assert.Empty(t, r.Aside)
	assert.Equal(t, want, d.rows(""))
	kept, err := filepath.Glob(d.source("") + ".before-*-wal")
	require.NoError(t, err)
	require.Len(t, kept, 1)
	content, err := os.ReadFile(kept[0])
	require.NoError(t, err)
	assert.Equal(t, log, content)
}

// What another run left when it was killed is no hindrance.
func TestRestore_D12_again_after_one_that_was_killed(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path, want := d.backedUp(), d.rows("")
		if d.driver == "sqlite" {
			require.NoError(t, os.WriteFile(d.source("")+".restoring", []byte("half a database"), 0o600))
			require.NoError(t, os.Link(d.source(""), d.source("")+".before-20261121-101500"))
		} else {
			d.run(`CREATE SCHEMA wbso_restoring; CREATE TABLE wbso_restoring.users (half BIGINT)`)
		}
		d.restored(path)
		assert.Equal(t, want, d.rows(""))
		for _, left := range d.leftovers() {
			assert.Contains(t, left, "before", "what was set aside")
		}
	})
}

func TestRestore_D12_what_was_set_aside_is_never_overwritten(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		path, before := d.backedUp(), d.rows("")
		then := at{d.Place, time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC)}
		first, err := backup.Prepare(t.Context(), path, then)
		require.NoError(t, err)
		require.NoError(t, first.Run(t.Context()))
		require.Error(t, first.Run(t.Context()), "the name is taken")
		assert.Equal(t, before, d.rows(""))
		assert.Equal(t, before, d.rows(first.Aside))
		assert.Len(t, d.leftovers(), 1)
	})
}
