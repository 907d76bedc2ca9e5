package main

import (
	"crypto/sha256"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore/pgtest"
	"wbso/cmd/internal/cli"
)

func TestRestore_D12_asks_and_takes_no_for_an_answer(t *testing.T) {
	d := migrated(t)
	file := filepath.Join(d.dir, "kopie.db")
	d.must("backup", file)
	d.withInput("lang-genoeg-77").must("user", "create", "anna", "--email", "anna@example.nl", "--password-stdin")
	d.tty = true
	for _, no := range []string{"", "\n", "nee\n", "x\n"} {
		a := d.withInput(no).run("restore", file)
		assert.Equal(t, cli.Refused, a.code)
		assert.Contains(t, a.errors, "0 gebruikers en 0 aanvragen")
		assert.Contains(t, a.errors, filepath.Join(d.dir, "wbso.db")+".before-2")
		assert.Contains(t, a.errors, "niet bevestigd")
		assert.Contains(t, d.must("user", "list").out, "anna")
	}
	d.withInput("ja\n").must("restore", file)
	assert.NotContains(t, d.must("user", "list").out, "anna")

	a := d.withInput("nee\n").run("restore", file, "--data-dir", filepath.Join(d.dir, "elders"))
	assert.Contains(t, a.errors, "nog geen database")
	assert.NoDirExists(t, filepath.Join(d.dir, "elders"))
}

func TestRestore_D12_is_refused_while_another_program_has_the_database_open(t *testing.T) {
	d := migrated(t)
	file := filepath.Join(d.dir, "kopie.db")
	d.must("backup", file)
	db, err := sql.Open("sqlite", filepath.Join(d.dir, "wbso.db"))
	require.NoError(t, err)
	require.ErrorIs(t, db.QueryRow(`SELECT 1 FROM users`).Scan(new(int)), sql.ErrNoRows)
	a := program(d.dir, nil, "restore", file, "--yes")
	assert.Equal(t, cli.Refused, a.code)
	assert.Contains(t, a.errors, "in gebruik")
	require.NoError(t, db.Close())
	assert.Equal(t, cli.Done, program(d.dir, nil, "restore", file, "--yes").code)
}

// Every command refuses a file that is not ours, and leaves it and its folder as
// they were.
func TestProcess_a_foreign_SQLite_file_stays_untouched(t *testing.T) {
	backup := filepath.Join(t.TempDir(), "kopie.db")
	migrated(t).must("backup", backup)
	for name, put := range map[string]func(t *testing.T, path string){
		"text": func(t *testing.T, path string) {
			require.NoError(t, os.WriteFile(path, []byte("geen database"), 0o600))
		},
		"one byte": func(t *testing.T, path string) { require.NoError(t, os.WriteFile(path, []byte("x"), 0o600)) },
		"zeros":    func(t *testing.T, path string) { require.NoError(t, os.WriteFile(path, make([]byte, 8192), 0o600)) },
		"rollback": foreign("DELETE", "customers"),
		"wal":      foreign("WAL", "customers"),
		"goose":    foreign("WAL", "goose_db_version"),
		"killed":   killed,
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "vreemd.db")
			put(t, path)
			before := contents(t, dir)
			data := t.TempDir()
			for _, args := range [][]string{
				{"migrate"}, {"user", "list"}, {"request", "list"}, {"code", "list"}, {"jobs", "list"}, {"price", "--code", "X"},
				{"demo"}, {"backup", filepath.Join(data, "kopie.db")}, {"restore", backup, "--yes"},
			} {
				a := program(data, []string{"WBSO_DATABASE_URL=sqlite:" + path}, args...)
				assert.Equal(t, cli.Refused, a.code, args)
				assert.Contains(t, a.errors, path+" is geen database van dit programma", args)
				assert.Equal(t, before, contents(t, dir), args)
			}
		})
	}
}

// foreign makes another program's database.
func foreign(journal, table string) func(t *testing.T, path string) {
	return func(t *testing.T, path string) {
		db, err := sql.Open("sqlite", path)
		require.NoError(t, err)
		for _, statement := range []string{
			`PRAGMA journal_mode = ` + journal, `CREATE TABLE ` + table + ` (version_id INTEGER, is_applied BOOLEAN)`,
			`CREATE TABLE users (id INTEGER PRIMARY KEY)`, `CREATE TABLE requests (id INTEGER PRIMARY KEY)`, `INSERT INTO ` + table + ` VALUES (2, TRUE)`,
		} {
			_, err := db.Exec(statement)
			require.NoError(t, err, statement)
		}
		require.NoError(t, db.Close())
	}
}

// killed makes another program's database with everything still in its log.
func killed(t *testing.T, path string) {
	live := filepath.Join(t.TempDir(), "live.db")
	db, err := sql.Open("sqlite", live)
	require.NoError(t, err)
	defer db.Close()
	_, err = db.Exec(`PRAGMA journal_mode = WAL; CREATE TABLE customers (id INTEGER PRIMARY KEY)`)
	require.NoError(t, err)
	for _, end := range []string{"", "-wal"} {
		content, err := os.ReadFile(live + end)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path+end, content, 0o600))
	}
}

// contents are the names and bytes of all files in a folder, but for the index of
// a log, which SQLite makes to read it.
func contents(t *testing.T, dir string) map[string][32]byte {
	all := map[string][32]byte{}
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	for _, entry := range entries {
		if strings.HasSuffix(entry.Name(), "-shm") {
			continue
		}
		content, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		require.NoError(t, err)
		all[entry.Name()] = sha256.Sum256(content)
	}
	return all
}

// The key of another time or place is named before anybody restarts a server with it.
func TestRestore_saysWhetherTheKeyFits(t *testing.T) {
	file := filepath.Join(t.TempDir(), "kopie.db")
	for name, database := range map[string]string{"sqlite": "", "postgres": pgtest.EmptyURL(t)} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t)
			t.Setenv("WBSO_DATABASE_URL", database)
			t.Setenv("WBSO_SECRET_KEY", "the secret of then, with thirty-two characters")
			d.must("migrate")
			d.must("user", "list")
			file := file + name
			d.must("backup", file)
			a := d.must("restore", file, "--yes", "-o", "json")
			assert.Contains(t, a.out, `"key": "opens"`)
			assert.NotContains(t, a.errors, "Let op")

			t.Setenv("WBSO_SECRET_KEY", "another secret, with thirty-two characters")
			a = d.run("backup", "verify", file)
			assert.Equal(t, cli.Refused, a.code)
			assert.Contains(t, a.errors, "een andere dan die van deze kopie")
			a = d.must("restore", file, "--yes", "--quiet", "-o", "json")
			assert.Contains(t, a.out, `"key": "other_key"`)
			assert.Contains(t, a.errors, "opent de BSN's in deze kopie niet")
			a = d.run("keys", "rotate", "--yes")
			assert.Contains(t, a.errors, "WBSO_SECRET_KEY_OLD", "as it was said")
			t.Setenv("WBSO_SECRET_KEY_OLD", "the secret of then, with thirty-two characters")
			d.must("keys", "rotate", "--yes")
			t.Setenv("WBSO_SECRET_KEY_OLD", "")
			d.must("user", "list")
		})
	}
}
