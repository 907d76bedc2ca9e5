// Package sqlstore keeps everything in an SQL database. One SQL text serves
// SQLite and PostgreSQL; what differs between them is in a Dialect.
package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/domain"
	"wbso/ports"
)

// Dialect is all that differs between the databases, besides their DDL.
type Dialect struct {
	// Goose names the database to the migration library.
	Goose goose.Dialect
	// NoTimeout opens a pool of its own, whose statements may take any time.
	NoTimeout func() (*sql.DB, error)
	// Long opens a pool for one transaction of many rows, which may not check references.
	Long func() (*sql.DB, error)
	// Copy inserts many rows in the transaction of a connection of Long. A row that is
	// refused may end the transaction.
	Copy func(ctx context.Context, conn *sql.Conn, rows CopyRows) error
	// Lock waits until no other process migrates, and makes others wait until release.
	Lock func(ctx context.Context, db *sql.DB) (release func() error, err error)
	// Grouped says that writers who wait share a transaction. Only for a database that
	// has one writer at a time and savepoints.
	Grouped bool
	// WriteLevel and ReadLevel are the isolation of the two kinds of transaction.
	WriteLevel, ReadLevel sql.IsolationLevel
	// Now is the clock of leases and due times.
	Now func(ctx context.Context, tx *sql.Tx) (time.Time, error)
	// Shared and Exclusive end a query that locks its rows until the transaction ends: Shared against
	// changes, Exclusive also against other locks. They are empty where only one transaction writes at
	// a time.
	Shared, Exclusive string
	// Retry reports whether a transaction that failed with err is worth another try, after tries of
	// them.
	Retry func(err error, tries int) bool
	// IsConnClosed reports whether a connection was closed before it was used.
	IsConnClosed func(err error) bool
	// Away reports whether the database cannot be reached, is too busy, full,
	// read-only or damaged.
	Away func(err error) bool
	// IsReadOnlyOrFull reports whether there was no room to write, or the medium is read-only.
	IsReadOnlyOrFull func(err error) bool
	// Full reports whether there was no room to write.
	Full func(err error) bool
	// Current fails when the database that is open is no longer the one at its address:
	// what is written there would be lost.
	Current func() error
	// Kept fails when what a connection committed is lost, since its server was replaced by
	// another one meanwhile. Nil says that this cannot be.
	Kept func(conn *sql.Conn) error
	// Check runs a query for one number as new work would see it. It fails when the
	// database is not current or takes no writes.
	Check func(ctx context.Context, query string) error
	// Writable returns the names of the hosts that take writes, when there are several. Nil says that there is one.
	Writable func(ctx context.Context) []string
	// Session is what a connection answers when it has the settings that the product needs.
	Session []ExpectedSetting
	// Sound is a query that answers 'ok', or what it finds damaged. It may read the whole database.
	Sound string
	// TruncateLog empties the write-ahead log. Nil when that is the server's own business.
	TruncateLog func(ctx context.Context) error
	// Ours counts OurTables; empty leaves that out.
	Ours string
	// Size is a query for the size of the database in bytes.
	Size string
	// NoTable reports whether a query named a table that does not exist.
	NoTable func(err error) bool
}

// Store implements ports.UnitOfWork and ports.Leases.
type Store struct {
	write, read *sql.DB
	dialect     Dialect
	migrations  fs.FS
	turns       *turns
	*condition
}

var (
	_ ports.UnitOfWork = (*Store)(nil)
	_ ports.Leases     = (*Store)(nil)
)

// New returns a store over two pools, which may be the same one. migrations
// contains goose files, named by version.
func New(write, read *sql.DB, dialect Dialect, migrations fs.FS) *Store {
	return &Store{write: write, read: read, dialect: dialect, migrations: migrations, turns: new(turns), condition: new(condition)}
}

// WithClock returns the same store with another clock for leases and due times.
func (s *Store) WithClock(now func() time.Time) *Store {
	c := *s
	c.dialect.Now = func(context.Context, *sql.Tx) (time.Time, error) { return now(), nil }
	return &c
}

// WithMigrations returns the same store with another series of migrations, whose tables may differ
// from the product's.
func (s *Store) WithMigrations(migrations fs.FS) *Store {
	c := *s
	c.migrations, c.dialect.Ours = migrations, ""
	return &c
}

// TruncateLog implements ports.UnitOfWork.
func (s *Store) TruncateLog(ctx context.Context) error {
	if s.dialect.TruncateLog == nil {
		return nil
	}
	if err := s.dialect.TruncateLog(ctx); err != nil {
		return s.fault(ctx, "truncate the log", err)
	}
	return nil
}

// Ping returns Unavailable store_unavailable when the database does not answer.
func (s *Store) Ping(ctx context.Context) error {
	ctx, cancel := within(ctx, time.Now().Add(readTime))
	defer cancel()
	for _, db := range []*sql.DB{s.write, s.read} {
		var one int
		if err := db.QueryRowContext(ctx, `SELECT 1`).Scan(&one); err != nil {
			return s.fault(ctx, "reach the database", err)
		}
	}
	return nil
}

// Close waits for running statements and closes all connections. Every
// call to a closed store is Unavailable store_unavailable.
func (s *Store) Close() error {
	s.closed.Store(true)
	return errors.Join(s.read.Close(), s.write.Close())
}

var errNoAnswer = errors.New("the database does not answer")

// fault is the one place where a driver's error becomes the store's: a database
// that is away is Unavailable store_unavailable, a full one storage_full, and any other
// error is wrapped with what was attempted. The end of the caller's own context is never the database's fault.
func (s *Store) fault(ctx context.Context, what string, err error) error {
	if s.dialect.IsReadOnlyOrFull(err) {
		s.unwritable.Store(true)
	}
	if s.dialect.Full(err) {
		return domain.Fail(domain.Unavailable, domain.CodeStoreFull).Because(fmt.Errorf("%s: %w", what, err))
	}
	ours := errors.Is(context.Cause(ctx), errNoAnswer)
	if ours || ctx.Err() == nil && (s.closed.Load() || s.dialect.Away(err)) {
		return unavailable(what, err)
	}
	return fmt.Errorf("%s: %w", what, err)
}

func unavailable(what string, err error) error {
	return domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(fmt.Errorf("%s: %w", what, err))
}
