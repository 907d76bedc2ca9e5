package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
	"time"

	codes "modernc.org/sqlite/lib"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// Place is the file of a database, which may not be there yet.
type Place struct{ Path string }

// Read runs read on a snapshot of the database, while others go on writing.
func (p Place) Read(ctx context.Context, read func(sqlstore.Bulk) error) error {
	db, err := pool(p.Path, reading, 1)
	if err != nil {
		return err
	}
	defer db.Close()
	return inBulk(ctx, db, &sql.TxOptions{ReadOnly: true}, read)
}

// ReadLocked is like Read, but no other program can have the file open meanwhile. It fails with
// Conflict database_in_use when one has.
func (p Place) ReadLocked(ctx context.Context, read func(sqlstore.Bulk) error) error {
	unlock, err := p.lock(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	db, err := pool(p.Path, seizing+"&_time_format=sqlite&_timezone=UTC&_txlock=exclusive", 1)
	if err != nil {
		return err
	}
	defer db.Close()
	if _, err := db.ExecContext(ctx, "PRAGMA journal_mode = DELETE"); err != nil {
		return inUse(err)
	}
	return inUse(inBulk(ctx, db, nil, read))
}

// Aside returns the name under which Replace sets the present database aside, empty when there is
// none. It fails with Conflict foreign_database when the file is another product's.
func (p Place) Aside(ctx context.Context, at time.Time) (string, error) {
	info, err := os.Stat(p.Path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err != nil:
		return "", err
	case info.Size() == 0:
		return "", nil
	}
	return p.before(at), checkOurs(ctx, p.Path)
}

func (p Place) before(at time.Time) string {
	return p.Path + ".before-" + strings.ReplaceAll(at.UTC().Format("20060102-150405.000"), ".", "-")
}

// Replace makes a new database from a version of the schema and the rows that fill puts into it,
// brings it up to date and puts it in the place of the present one, which it sets aside. Until the
// last moment it changes nothing that is there. It fails with Conflict database_in_use while
// anybody has the database open; nobody can open it meanwhile.
func (p Place) Replace(ctx context.Context, at time.Time, schema int64, fill func(sqlstore.Bulk) error) (aside string, err error) {
	unlock, err := p.lock(ctx)
	if err != nil {
		return "", err
	}
	defer unlock()
	if aside, err = p.Aside(ctx, at); err != nil {
		return "", err
	}
	if aside != "" {
		release, err := seize(ctx, p.Path)
		if err != nil {
			return "", err
		}
		defer release()
	}
	return aside, p.install(ctx, at, aside != "", schema, fill)
}

// Create is like Replace for a file that does not exist yet. It fails with Conflict
// database_not_empty when it does.
func (p Place) Create(ctx context.Context, schema int64, fill func(sqlstore.Bulk) error) error {
	unlock, err := p.lock(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	if err := p.Vacant(ctx); err != nil {
		return err
	}
	return p.install(ctx, time.Now(), false, schema, fill)
}

// Vacant fails with Conflict database_not_empty when there is a file with anything in it.
func (p Place) Vacant(ctx context.Context) error {
	aside, err := p.Aside(ctx, time.Now())
	if err == nil && aside != "" {
		err = domain.Fail(domain.Conflict, domain.CodeDatabaseFilled)
	}
	return err
}

// lock keeps others from opening the database. It creates the database's folder.
func (p Place) lock(ctx context.Context) (unlock func() error, err error) {
	if err := os.MkdirAll(filepath.Dir(p.Path), 0o700); err != nil {
		return nil, fmt.Errorf("make the folder for the database: %w", err)
	}
	unlock, err = lock(ctx, p.Path)
	return unlock, inUse(err)
}

// install makes a database in a file of its own and puts it in its place.
func (p Place) install(ctx context.Context, at time.Time, present bool, schema int64, fill func(sqlstore.Bulk) error) error {
	fresh := p.Path + ".restoring"
	if err := os.Remove(fresh); err != nil && !errors.Is(err, fs.ErrNotExist) { // of a run that was cut off
		return err
	}
	if err := Make(ctx, fresh, schema, fill); err != nil {
		return err
	}
	if err := p.swap(ctx, fresh, at, present); err != nil {
		return errors.Join(err, os.Remove(fresh))
	}
	return nil
}

// swap puts a fresh file in the place of the database. At no moment there is none,
// if there was one.
func (p Place) swap(ctx context.Context, fresh string, at time.Time, present bool) error {
	if err := build(ctx, fresh, math.MaxInt64, func(b sqlstore.Bulk) error { return checkAndAnalyze(ctx, b) }); err != nil {
		return fmt.Errorf("bring the database up to date: %w", err)
	}
	if present {
		if err := os.Link(p.Path, p.before(at)); err != nil {
			return err
		}
	}
	// What a database that somebody moved away left here is not to be read into the new one.
	for _, side := range []string{"-wal", "-shm", "-journal"} {
		if err := os.Rename(p.Path+side, p.before(at)+side); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return Publish(fresh, p.Path)
}

// checkAndAnalyze checks the references, and updates the statistics of the query planner, which a
// new database has none of.
func checkAndAnalyze(ctx context.Context, b sqlstore.Bulk) error {
	if err := Check(ctx, b); err != nil {
		return err
	}
	if _, err := b.ExecContext(ctx, `PRAGMA analysis_limit = 1000; ANALYZE`); err != nil { // rows of each index that are looked at
		return fmt.Errorf("analyze the tables: %w", err)
	}
	return nil
}

// seizing makes no file and does not wait long for a lock.
const seizing = "mode=rw&_pragma=busy_timeout(1000)"

// seize folds the write-ahead log into the database and keeps everybody else out
// until release. SQLite allows that only when nobody else has the file open.
func seize(ctx context.Context, path string) (release func() error, err error) {
	db, err := pool(path, seizing, 1)
	if err != nil {
		return nil, err
	}
	for _, statement := range []string{"PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"} {
		if _, err := db.ExecContext(ctx, statement); err != nil {
			if damaged(err) {
				err = foreign(path)
			}
			return nil, errors.Join(inUse(err), db.Close())
		}
	}
	return db.Close, nil
}

// inUse returns Conflict database_in_use when err says that another program holds the lock, and err
// unchanged otherwise.
func inUse(err error) error {
	if code(err) == codes.SQLITE_BUSY {
		return domain.Fail(domain.Conflict, domain.CodeDatabaseInUse).Because(err)
	}
	return err
}
