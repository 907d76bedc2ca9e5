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

	"github.com/pressly/goose/v3"
	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"

	"wbso/adapters/sqlstore"
)

//go:embed migrations/*.sql
var ddl embed.FS

const (
	readers = 4
	// common holds for every connection. An own time format keeps times sortable.
	common = "_pragma=busy_timeout(10000)&_pragma=foreign_keys(1)&_pragma=cache_size(-8000)" +
		"&_time_format=sqlite&_timezone=UTC"
	// writing takes the write lock at BEGIN, so that a read-then-write
	// transaction waits for its turn instead of failing half-way.
	writing = common + "&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_txlock=immediate"
	reading = common + "&_pragma=query_only(1)"
)

// Open opens the store in a file, which it makes when it is missing, with its
// folder, for the owner's eyes only. It does not migrate. It fails with Conflict
// foreign_database when the file is somebody else's, with a clear error when it
// cannot be made, and with Unavailable store_unavailable when it is locked for
// longer than ten seconds.
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
		return nil, err
	}
	defer unlock()
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
	store := sqlstore.New(write, read, dialect(path, write), migrations)
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
	db, err := sql.Open("sqlite", "file:"+name+"?"+options)
	if err != nil {
		return nil, fmt.Errorf("open the SQLite driver: %w", err)
	}
	db.SetMaxOpenConns(size)
	db.SetMaxIdleConns(size)
	return db, nil
}

func dialect(path string, write *sql.DB) sqlstore.Dialect {
	return sqlstore.Dialect{
		Goose: goose.DialectSQLite3,
		Alone: func(ctx context.Context) (*sql.DB, func() error, error) {
			unlock, err := lock(ctx, path)
			return write, unlock, err
		},
		Retry:   func(error, int) bool { return false }, // one writer at a time never loses
		Away:    away,
		NoTable: func(err error) bool { return strings.Contains(err.Error(), "no such table") },
	}
}

// away tells busy, full, unreadable and read-only media from defects.
func away(err error) bool {
	switch code(err) {
	case codes.SQLITE_BUSY, codes.SQLITE_LOCKED, codes.SQLITE_FULL, codes.SQLITE_IOERR,
		codes.SQLITE_CANTOPEN, codes.SQLITE_READONLY, codes.SQLITE_NOMEM:
		return true
	}
	return false
}

// code is SQLite's primary code of an error, 0 when it is not SQLite's.
func code(err error) int {
	var e *driver.Error
	if errors.As(err, &e) {
		return e.Code() & 0xff
	}
	return 0
}
