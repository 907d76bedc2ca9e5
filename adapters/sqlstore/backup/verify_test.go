package backup_test

import (
	"database/sql"
	"math/rand/v2"
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

func TestVerify_D11_refuses_a_backup_of_a_newer_program(t *testing.T) {
	path, _ := filled(t)
	db, err := sql.Open("sqlite", "file:"+filepath.Dir(path)+"/wbso%202026-11-21%3F.db")
	require.NoError(t, err)
	_, err = db.ExecContext(t.Context(), `INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, 1)`)
	require.NoError(t, err)
	require.NoError(t, db.Close())
	onBoth(t, func(t *testing.T, d database) {
		_, err := backup.Prepare(t.Context(), path, d.Place)
		assert.Equal(t, domain.CodeBackupNewer, domain.CodeOf(err), "%v", err)
	})
}
