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
	_ "modernc.org/sqlite"

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
	// looking makes no file and does not wait long for a lock.
	looking = "mode=rw&_pragma=busy_timeout(1000)&_pragma=query_only(1)"
)

// Open opens the store in a file, which it makes when it is missing, with its
// folder, for the owner's eyes only. It does not migrate. It fails with a clear
// error when the file cannot be made or is no database, and with Unavailable
// store_unavailable when it is locked for longer than ten seconds.
func Open(ctx context.Context, path string) (*sqlstore.Store, error) {
	file, err := prepare(path)
	if err != nil {
		return nil, err
	}
	if file.Size() == 0 { // SQLite does not let others wait while one gives a new file its journal mode
		unlock, err := lock(ctx, path)
		if err != nil {
			return nil, err
		}
		defer unlock()
	}
	migrations, err := fs.Sub(ddl, "migrations")
	if err != nil {
		return nil, fmt.Errorf("embedded migrations: %w", err)
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

// prepare makes folder and file, since SQLite itself would leave them readable
// for everybody; its side files inherit the mode.
func prepare(path string) (os.FileInfo, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("make the folder for the database: %w", err)
	}
	if err := createFile(path); err != nil {
		return nil, fmt.Errorf("open the database file: %w", err)
	}
	file, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("look at the database file: %w", err)
	}
	return file, nil
}

// createFile makes an empty file for the owner alone where there is none.
func createFile(path string) error {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
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

func dialect(path string, file os.FileInfo) sqlstore.Dialect {
	opened := time.Now()
	return sqlstore.Dialect{
		Goose:     goose.DialectSQLite3,
		Unhurried: func() (*sql.DB, error) { return pool(path, writing, 1) },
		Alone:     func(ctx context.Context, _ *sql.DB) (func() error, error) { return lock(ctx, path) },
		Now: func(context.Context, *sql.Tx) (time.Time, error) { // monotonic: setting the clock of the machine changes nothing
			return opened.Add(time.Since(opened)), nil
		},
		Retry:   func(error, int) bool { return false }, // one writer at a time never loses
		Cut:     func(error) bool { return false },      // there is nothing between the process and its file
		Away:    away,
		Stuck:   stuck,
		Look:    look(path, file),
		NoTable: func(err error) bool { return strings.Contains(err.Error(), "no such table") },
	}
}

// look fails when the file that is open is no longer the one at the path. It runs
// the query on a new connection, since another may answer from its cache.
func look(path string, opened os.FileInfo) func(ctx context.Context, query string) error {
	return func(ctx context.Context, query string) error {
		file, err := os.Stat(path)
		if err != nil {
			return err
		}
		if !os.SameFile(opened, file) {
			return errors.New("the database file was replaced")
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
