// Package sqlstore keeps everything in an SQL database. One SQL text serves
// SQLite and PostgreSQL; what differs between them stands in a Dialect.
package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"sync/atomic"
	"time"

	"github.com/pressly/goose/v3"

	"wbso/domain"
	"wbso/ports"
)

// Dialect is all that differs between the databases, besides their DDL.
type Dialect struct {
	// Goose names the database to the migration library. Alone waits until no
	// other process migrates and returns a pool to do it with, until release.
	Goose goose.Dialect
	Alone func(ctx context.Context) (db *sql.DB, release func() error, err error)
	// WriteLevel and ReadLevel are the isolation of the two kinds of transaction.
	WriteLevel, ReadLevel sql.IsolationLevel
	// SkipLocked ends the query that picks jobs, so that workers do not wait for each other.
	SkipLocked string
	// Retry tells whether a transaction that failed so is worth another try
	// after this many.
	Retry func(err error, tries int) bool
	// Away tells that the database cannot be reached, is too busy or full.
	Away func(err error) bool
	// NoTable tells that a query named a table that does not exist.
	NoTable func(err error) bool
}

// Store implements ports.UnitOfWork and ports.Leases.
type Store struct {
	write, read *sql.DB
	dialect     Dialect
	migrations  fs.FS
	closed      *atomic.Bool // shared with copies, as the pools are
}

var (
	_ ports.UnitOfWork = (*Store)(nil)
	_ ports.Leases     = (*Store)(nil)
)

// New returns a store over two pools, which may be the same one. migrations
// holds goose files, named by version.
func New(write, read *sql.DB, dialect Dialect, migrations fs.FS) *Store {
	return &Store{write: write, read: read, dialect: dialect, migrations: migrations, closed: new(atomic.Bool)}
}

// WithMigrations returns the same store with another series of migrations.
func (s *Store) WithMigrations(migrations fs.FS) *Store {
	c := *s
	c.migrations = migrations
	return &c
}

// pingTime bounds one look at whether the database answers.
const pingTime = 5 * time.Second

// Ping: Unavailable store_unavailable when the database does not answer.
func (s *Store) Ping(ctx context.Context) error {
	ctx, cancel := context.WithTimeoutCause(ctx, pingTime, errNoAnswer)
	defer cancel()
	for _, db := range []*sql.DB{s.write, s.read} {
		var one int
		if err := db.QueryRowContext(ctx, `SELECT 1`).Scan(&one); err != nil {
			return s.fault(ctx, "reach the database", err)
		}
	}
	return nil
}

// Close waits for running statements and closes all connections. Whatever is
// asked of a closed store is Unavailable store_unavailable.
func (s *Store) Close() error {
	s.closed.Store(true)
	return errors.Join(s.read.Close(), s.write.Close())
}

var errNoAnswer = errors.New("the database does not answer")

// fault is the one place where a driver's error becomes the store's: a database
// that is away is Unavailable store_unavailable, anything else is told with what
// was attempted. The end of the caller's own context is never the database's fault.
func (s *Store) fault(ctx context.Context, what string, err error) error {
	ours := errors.Is(context.Cause(ctx), errNoAnswer)
	if ours || ctx.Err() == nil && (s.closed.Load() || s.dialect.Away(err)) {
		return domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(fmt.Errorf("%s: %w", what, err))
	}
	return fmt.Errorf("%s: %w", what, err)
}
