package backup_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/backup"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/ports"
)

// Each write moves one from a version of one user to that of another and adds a
// user with a company, so that at each moment the versions of all add up to
// nothing, and there are as many moves as companies.
func TestBackup_D11_is_one_moment_with_all_that_was_acknowledged_while_others_write(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate()
		store := d.open()
		pair := twoUsers(t, store)
		var acknowledged atomic.Int64
		ctx, stop := context.WithCancel(t.Context())
		var writers sync.WaitGroup
		for w := range 3 {
			writers.Go(func() {
				for n := 0; ctx.Err() == nil; n++ {
					if err := store.Write(t.Context(), move(t, pair, fmt.Sprintf("w-%d-%d", w, n))); !assert.NoError(t, err) {
						return
					}
					acknowledged.Add(1)
				}
			})
		}
		for range 3 {
			before := acknowledged.Load()
			var seen int64
			slow := d
			slow.Place = waitingPlace{d.Place, func(b sqlstore.Bulk) {
				require.NoError(t, b.QueryRowContext(t.Context(), `SELECT count(*) FROM users`).Scan(&seen))
				now := acknowledged.Load()
				require.Eventually(t, func() bool { return acknowledged.Load() > now+20 }, time.Minute, time.Millisecond, "they go on meanwhile")
			}}
			path := slow.backedUp()
			copied := onSQLite(t)
			r := copied.restored(path)
			assert.GreaterOrEqual(t, r.Users, 2+before)
			assert.Equal(t, seen, r.Users)
			assert.Zero(t, copied.number(`SELECT sum(token_version) FROM users`))
			assert.Equal(t, r.Users-2, copied.number(`SELECT max(token_version) FROM users`))
			assert.Equal(t, r.Users-2, copied.number(`SELECT count(*) FROM companies`))
		}
		stop()
		writers.Wait()
	})
}

// paused is a place where the backup waits once its moment has come.
type waitingPlace struct {
	backup.Place
	wait func(sqlstore.Bulk)
}

func (p waitingPlace) Read(ctx context.Context, read func(sqlstore.Bulk) error) error {
	return p.Place.Read(ctx, func(b sqlstore.Bulk) error {
		p.wait(b)
		return read(b)
	})
}

func twoUsers(t *testing.T, store *sqlstore.Store) (pair [2]account.User) {
	t.Helper()
	for i, name := range []string{"een", "twee"} {
		require.NoError(t, store.Write(t.Context(), func(r ports.Repos) (err error) {
			pair[i], err = r.Accounts.AddUser(t.Context(), account.User{Username: name, Email: name, CreatedAt: time.Now()})
			return err
		}))
	}
	return pair
}

func move(t *testing.T, pair [2]account.User, name string) func(ports.Repos) error {
	return func(r ports.Repos) error {
		for i, by := range []int{1, -1} {
			u, err := r.Accounts.FindUser(t.Context(), pair[i].ID)
			if err != nil {
				return err
			}
			u.TokenVersion += by
			if err := r.Accounts.UpdateUser(t.Context(), u); err != nil {
				return err
			}
		}
		u, err := r.Accounts.AddUser(t.Context(), account.User{Username: name, Email: name, CreatedAt: time.Now()})
		if err == nil {
			_, err = r.Companies.AddCompany(t.Context(), company.Company{Owner: u.ID, Name: name, KvK: "12345678", CreatedAt: time.Now()})
		}
		return err
	}
}

func TestBackup_D11_a_name_that_is_taken_is_refused_and_its_file_stays(t *testing.T) {
	d := onSQLite(t).migrate()
	path := d.backedUp()
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	_, err = backup.Write(t.Context(), d.Place, path)
	assert.ErrorIs(t, err, fs.ErrExist)
	got, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, want, got)
	assert.Equal(t, []string{filepath.Base(path)}, files(t, filepath.Dir(path)))
}

// Of backups that are made to one name at the same time one gets it, and the others are refused.
func TestBackup_D11_one_name_at_once(t *testing.T) {
	d := onSQLite(t).migrate()
	path := filepath.Join(t.TempDir(), "kopie.db")
	errs := make([]error, 4)
	var all sync.WaitGroup
	for i := range errs {
		all.Go(func() { _, errs[i] = backup.Write(t.Context(), d.Place, path) })
	}
	all.Wait()
	made := 0
	for _, err := range errs {
		if err == nil {
			made++
			continue
		}
		assert.ErrorIs(t, err, fs.ErrExist)
	}
	assert.Equal(t, 1, made)
	assert.Equal(t, []string{"kopie.db"}, files(t, filepath.Dir(path)))
}

func TestBackup_is_for_the_owner_alone(t *testing.T) {
	info, err := os.Stat(onSQLite(t).migrate().backedUp())
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode())
}

// lost is a place that breaks off in the middle of a table.
type failingPlace struct {
	backup.Place
	cut func()
}

func (l failingPlace) Read(ctx context.Context, read func(sqlstore.Bulk) error) error {
	return l.Place.Read(ctx, func(b sqlstore.Bulk) error {
		err := read(b)
		l.cut()
		return errors.Join(err, ctx.Err())
	})
}

func TestBackup_D11_what_is_cut_off_leaves_no_file(t *testing.T) {
	onBoth(t, func(t *testing.T, d database) {
		d.migrate().fillAll()
		for name, place := range map[string]func(cut func()) backup.Place{
			"before it begins": func(cut func()) backup.Place { cut(); return d.Place },
			"when all is read": func(cut func()) backup.Place { return failingPlace{d.Place, cut} },
		} {
			t.Run(name, func(t *testing.T) {
				ctx, cut := context.WithCancel(t.Context())
				path := file(t)
				_, err := backup.Write(ctx, place(cut), path)
				assert.ErrorIs(t, err, context.Canceled)
				assert.Empty(t, files(t, filepath.Dir(path)))
			})
		}
		path := filepath.Join(t.TempDir(), "no such folder", "wbso.db")
		_, err := backup.Write(t.Context(), d.Place, path)
		assert.ErrorIs(t, err, fs.ErrNotExist)
	})
}

// A run that was killed left its file; one that may still run keeps it.
func TestBackup_D11_clears_up_after_a_run_that_was_killed(t *testing.T) {
	d := onSQLite(t).migrate()
	path := file(t)
	folder := filepath.Dir(path)
	for name, age := range map[string]time.Duration{".wbso-backup-DEAD": 31 * time.Minute, ".wbso-backup-ALIVE": 29 * time.Minute, "wbso-old.db": 24 * time.Hour} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), nil, 0o600))
		require.NoError(t, os.Chtimes(filepath.Join(folder, name), time.Time{}, time.Now().Add(-age)))
	}
	_, err := backup.Write(t.Context(), d.Place, path)
	require.NoError(t, err)
	assert.Equal(t, []string{".wbso-backup-ALIVE", filepath.Base(path), "wbso-old.db"}, files(t, folder))
}

func files(t *testing.T, folder string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}
