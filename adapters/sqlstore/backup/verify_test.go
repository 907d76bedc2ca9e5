package backup_test

import (
	"database/sql"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/backup"
	"wbso/domain"
)

// filled is a backup of a database with rows in every table, and its bytes.
func filled(t *testing.T) (path string, content []byte) {
	t.Helper()
	d := onSQLite(t).migrate()
	d.fillAll()
	path = d.backedUp()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return path, content
}

func TestVerify_D11_a_backup_that_was_cut_off_is_refused_wherever(t *testing.T) {
	path, content := filled(t)
	for _, length := range []int{0, 1, 15, 16, 99, 100, 511, 512, 4095, 4096, len(content) / 2, len(content) - 8192, len(content) - 4096, len(content) - 1} {
		require.NoError(t, os.WriteFile(path, content[:length], 0o600))
		_, err := backup.Verify(t.Context(), path)
		assert.Equal(t, domain.CodeBackupDamaged, domain.CodeOf(err), "%d of %d bytes: %v", length, len(content), err)
		left, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, content[:length], left)
		assert.Equal(t, []string{filepath.Base(path)}, files(t, filepath.Dir(path)), "nothing is left beside it")
	}
}

// A flipped bit is found, or it is one that keeps no row.
func TestVerify_D11_never_passes_a_backup_with_other_rows(t *testing.T) {
	path, content := filled(t)
	want := fileRows(t, path)
	refused := 0
	for n := range 400 {
		at := rand.IntN(len(content))
		if n < 100 {
			at = n // the header
		}
		damaged := append([]byte{}, content...)
		damaged[at] ^= 1 << rand.IntN(8)
		require.NoError(t, os.WriteFile(path, damaged, 0o600))
		if _, err := backup.Verify(t.Context(), path); err != nil {
			refused++
			continue
		}
		assert.True(t, slices.Equal(want, fileRows(t, path)), "byte %d", at)
	}
	assert.Greater(t, refused, 30)
}

func TestVerify_D11_refuses_what_is_no_backup(t *testing.T) {
	folder := t.TempDir()
	text, other := filepath.Join(folder, "notes.txt"), filepath.Join(folder, "other.db")
	require.NoError(t, os.WriteFile(text, []byte("Dit is geen reservekopie."), 0o600))
	db, err := sql.Open("sqlite", other)
	require.NoError(t, err)
	_, err = db.ExecContext(t.Context(), `CREATE TABLE backup (made_at TIMESTAMP, tallies TEXT); INSERT INTO backup VALUES ('2026-11-20', '{}')`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	database := onSQLite(t).migrate().source("")
	for _, path := range []string{text, other, database, folder} {
		_, err := backup.Verify(t.Context(), path)
		assert.Equal(t, domain.CodeBackupDamaged, domain.CodeOf(err), "%s: %v", path, err)
	}
	_, err = backup.Verify(t.Context(), filepath.Join(folder, "nowhere.db"))
	assert.ErrorIs(t, err, os.ErrNotExist)
}

// What somebody changed in a backup is seen, also between its verification and its use.
func TestVerify_D11_a_backup_with_a_change_is_refused(t *testing.T) {
	path, content := filled(t)
	onBoth(t, func(t *testing.T, d database) {
		for _, change := range []string{
			`UPDATE users SET first_name = first_name || ' ' WHERE id = 1`,
			`UPDATE users SET created_at = '2026-11-20 09:00:00.123457+00:00' WHERE id = 1`,
			`UPDATE users SET active = NOT active WHERE id = 1`,
			`UPDATE document_contents SET content = x'00' WHERE document_id = 3`,
			`UPDATE payments SET price_cents = price_cents + 1 WHERE id = 1`,
			`DELETE FROM jobs WHERE id = 3`,
			`INSERT INTO list_versions (owner_id, part, version) VALUES (1, 99, 1)`,
		} {
			require.NoError(t, os.WriteFile(path, content, 0o600))
			r, err := backup.Prepare(t.Context(), path, d.Place)
			require.NoError(t, err, change)
			within(t, path, change)
			_, err = backup.Verify(t.Context(), path)
			assert.Equal(t, domain.CodeBackupDamaged, domain.CodeOf(err), change)
			require.ErrorContains(t, r.Run(t.Context()), "others than those", change)
			assert.Empty(t, d.leftovers())
		}
	})
}

func TestVerify_D11_refuses_a_damaged_index(t *testing.T) {
	path, _ := filled(t)
	within(t, path, `PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(sql, 'company_id, created_at', 'created_at, company_id') WHERE name = 'requests_company'`)
	_, err := backup.Verify(t.Context(), path)
	assert.Equal(t, domain.CodeBackupDamaged, domain.CodeOf(err), "%v", err)
	assert.ErrorContains(t, err, "index")
}

// Such a header makes SQLite look for a log, and leave one.
func TestVerify_leaves_nothing_beside_a_file_with_the_header_of_a_log(t *testing.T) {
	path, content := filled(t)
	content[18], content[19] = 2, 2
	require.NoError(t, os.WriteFile(path, content, 0o600))
	_, err := backup.Verify(t.Context(), path)
	require.NoError(t, err)
	assert.Equal(t, []string{filepath.Base(path)}, files(t, filepath.Dir(path)))
}

// within runs a statement in a backup.
func within(t *testing.T, path, statement string) {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+(&url.URL{Path: path}).EscapedPath())
	require.NoError(t, err)
	defer db.Close()
	_, err = db.ExecContext(t.Context(), statement)
	require.NoError(t, err, statement)
}

func TestVerify_D11_refuses_a_backup_of_a_newer_program(t *testing.T) {
	path, _ := filled(t)
	within(t, path, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, 1)`)
	onBoth(t, func(t *testing.T, d database) {
		_, err := backup.Prepare(t.Context(), path, d.Place)
		assert.Equal(t, domain.CodeBackupNewer, domain.CodeOf(err), "%v", err)
	})
}
