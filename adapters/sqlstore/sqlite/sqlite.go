// Package sqlite opens the store on a SQLite file.
package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

//go:embed migrations/*.sql
var ddl embed.FS

const (
	readers = 4
	// every connection waits for others, and has an own time format to keep times sortable.
	shared = "_time_format=sqlite&_timezone=UTC&_pragma=busy_timeout(10000)"
	common = shared + "&_pragma=foreign_keys(1)&_pragma=cache_size(-8000)"
	// locking takes the write lock at BEGIN, so that a read-then-write transaction waits
	// for its turn instead of failing half-way. What is deleted is overwritten, so that
	// the file does not keep what a closed account is rid of.
	locking = "&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=secure_delete(1)&_txlock=immediate"
	writing = common + locking
	reading = common + "&_pragma=query_only(1)"
	// copying is for many rows at once. References are not checked: else a statement of
	// many rows would first put aside each page that it changes.
	copying = shared + "&_pragma=foreign_keys(0)&_pragma=cache_size(-32000)" + locking
	// truncating does not keep others waiting for long.
	truncating = "mode=rw&_pragma=busy_timeout(1000)"
	// looking makes no file and does not wait long for a lock.
	looking = "mode=rw&_pragma=busy_timeout(1000)&_pragma=query_only(1)"
)

// Open opens the store in a file, which it makes when it is missing, with its
// folder, for the owner's eyes only. It does not migrate. It fails with Conflict
// foreign_database when the file is somebody else's, with a clear error when it
// cannot be made, and with Unavailable store_unavailable when it is locked for
// longer than ten seconds, or a minute by a migration or a restore.
func Open(ctx context.Context, path string) (*sqlstore.Store, error) {
	if err := prepare(path); err != nil {
		return nil, err
	}
	if err := checkOurs(ctx, path); err != nil {
		return nil, err
	}
	// SQLite does not let others wait while one gives a new file its journal mode,
	// and nobody may open a file that is about to be set aside.
	unlock, err := lock(ctx, path)
	if err != nil {
		if away(err) {
			err = domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(err)
		}
		return nil, err
	}
	defer unlock()
	file, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("look at the database file: %w", err)
	}
	migrations, err := migrations()
	if err != nil {
		return nil, err
	}
	write, err := pool(path, writing, 1)
	if err != nil {
		return nil, err
	}
	read, err := pool(path, reading, readers)
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	store := sqlstore.New(write, read, dialect(path, file), migrations)
	if err := store.Ping(ctx); err != nil {
		return nil, fmt.Errorf("open the SQLite database %s: %w", path, errors.Join(err, store.Close()))
	}
	return store, nil
}

func migrations() (fs.FS, error) {
	files, err := fs.Sub(ddl, "migrations")
	if err != nil {
		return nil, fmt.Errorf("embedded migrations: %w", err)
	}
	return files, nil
}

// prepare makes folder and file, since SQLite itself would leave them readable
// for everybody; its side files inherit the mode.
func prepare(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return fmt.Errorf("make the folder for the database: %w", err)
	}
	if err := newFile(path); err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("make the database file: %w", err)
	}
	return nil
}

// newFile makes an empty file for the owner alone. It does not open one that is
// there: closing it would drop the locks that this process has on it.
func newFile(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	return file.Close()
}

func pool(path, options string, size int) (*sql.DB, error) {
	name := (&url.URL{Path: path}).EscapedPath()
	connector, err := newConnector("file:" + name + "?" + options)
	if err != nil {
		return nil, fmt.Errorf("open the SQLite driver: %w", err)
	}
	db := sql.OpenDB(connector)
	db.SetMaxOpenConns(size)
	db.SetMaxIdleConns(size)
	return db, nil
}

func dialect(path string, file os.FileInfo) sqlstore.Dialect {
	opened := time.Now()
	return sqlstore.Dialect{
		Goose:     goose.DialectSQLite3,
		Grouped:   true,
		NoTimeout: func() (*sql.DB, error) { return pool(path, writing, 1) },
		Long:      func() (*sql.DB, error) { return pool(path, copying, 1) },
		Copy:      copyIn,
		Lock:      func(ctx context.Context, _ *sql.DB) (func() error, error) { return lock(ctx, path) },
		Now: func(context.Context, *sql.Tx) (time.Time, error) { // monotonic: setting the clock of the machine changes nothing
			return opened.Add(time.Since(opened)), nil
		},
		Retry:            func(error, int) bool { return false }, // one writer at a time never loses
		IsConnClosed:     func(error) bool { return false },      // there is nothing between the process and its file
		Away:             away,
		TruncateLog:      func(ctx context.Context) error { return truncateLog(ctx, path) },
		IsReadOnlyOrFull: isReadOnlyOrFull,
		Full:             full,
		Current:          current(path, file),
		Check:            check(path, file),
		Session:          []sqlstore.ExpectedSetting{{Query: "PRAGMA journal_mode", Want: "wal"}, {Query: "PRAGMA synchronous", Want: "2"}, {Query: "PRAGMA foreign_keys", Want: "1"}},
		Sound:            "PRAGMA quick_check(1)",
		Ours:             `SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ` + sqlstore.OurTables,
		Size:             `SELECT page_count * page_size FROM pragma_page_count, pragma_page_size`,
		NoTable:          func(err error) bool { return strings.Contains(err.Error(), "no such table") },
	}
}

// current fails when the file that is open is no longer the one at the path.
func current(path string, opened os.FileInfo) func() error {
	return func() error {
		file, err := os.Stat(path)
		if err == nil && !os.SameFile(opened, file) {
			err = errors.New("the database file was replaced")
		}
		return err
	}
}

// check runs the query on a new connection, since another may answer from its cache.
func check(path string, opened os.FileInfo) func(ctx context.Context, query string) error {
	return func(ctx context.Context, query string) error {
		if err := current(path, opened)(); err != nil {
			return err
		}
		db, err := pool(path, looking, 1)
		if err != nil {
			return err
		}
		defer db.Close()
		var value sql.NullInt64
		return db.QueryRowContext(ctx, query).Scan(&value)
	}
}
