// Package postgres opens the store on a PostgreSQL database.
package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"wbso/adapters/sqlstore"
)

//go:embed migrations/*.sql
var ddl embed.FS

const (
	connections = 16
	connectTime = 5 * time.Second
	idleTime    = 5 * time.Minute
)

// Open opens the store at a postgres:// address. It does not migrate. A wrong
// address is a plain error, which never shows the password; a server that does
// not answer is Unavailable store_unavailable, and worth another try.
func Open(ctx context.Context, address string) (*sqlstore.Store, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("read the database address: %w", err)
	}
	configure(config)
	migrations, err := migrations()
	if err != nil {
		return nil, err
	}
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	db.SetConnMaxIdleTime(idleTime)
	store := sqlstore.New(db, db, dialect(config), migrations)
	if err := store.Ping(ctx); err != nil {
		return nil, fmt.Errorf("open the PostgreSQL database: %w", errors.Join(err, store.Close()))
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

// configure sets what every session starts with, unless the address says otherwise.
func configure(config *pgx.ConnConfig) {
	if config.ConnectTimeout == 0 || config.ConnectTimeout > connectTime {
		config.ConnectTimeout = connectTime
	}
	defaults := map[string]string{
		"application_name":                    "wbso",
		"statement_timeout":                   "5000",
		"idle_in_transaction_session_timeout": "30000",
	}
	for name, value := range defaults {
		if _, given := config.RuntimeParams[name]; !given {
			config.RuntimeParams[name] = value
		}
	}
	config.RuntimeParams["timezone"] = "UTC"
	config.RuntimeParams["default_transaction_isolation"] = "read committed"
}

func dialect(config *pgx.ConnConfig) sqlstore.Dialect {
	return sqlstore.Dialect{
		Goose:      goose.DialectPostgres,
		Alone:      alone(config),
		WriteLevel: sql.LevelSerializable,
		ReadLevel:  sql.LevelRepeatableRead,
		SkipLocked: "FOR UPDATE SKIP LOCKED",
		Retry:      retry,
		Away:       away,
		NoTable:    func(err error) bool { return state(err) == "42P01" },
	}
}

// migrationLock is the number of the advisory lock under which one migrates.
const migrationLock = 0x7762736f // "wbso"

// alone waits for the lock in a pool of its own, whose sessions give migrations
// all the time they need. Closing the pool drops the lock.
func alone(config *pgx.ConnConfig) func(ctx context.Context) (*sql.DB, func() error, error) {
	return func(ctx context.Context) (*sql.DB, func() error, error) {
		unhurried := config.Copy()
		unhurried.RuntimeParams["statement_timeout"] = "0"
		db := stdlib.OpenDB(*unhurried)
		holder, err := db.Conn(ctx)
		if err == nil {
			_, err = holder.ExecContext(ctx, `SELECT pg_advisory_lock($1)`, migrationLock)
		}
		if err != nil {
			return nil, nil, errors.Join(err, db.Close())
		}
		return db, func() error { return errors.Join(holder.Close(), db.Close()) }, nil
	}
}

// raceTries is how often a broken constraint may be a race: two transactions
// that both looked first. After that it is a defect.
const raceTries = 3

func retry(err error, tries int) bool {
	switch s := state(err); s {
	case "40001", "40P01": // serialization failure, deadlock
		return true
	case "23505", "23503": // unique, foreign key
		return tries < raceTries
	}
	return false
}

// away tells a server that is out of reach, stopping, full or too slow from defects.
func away(err error) bool {
	switch s := state(err); s {
	case "57014", "25P03", "55P03": // statement, idle and lock time-outs
		return true
	case "":
		var network net.Error
		var connect *pgconn.ConnectError
		return errors.As(err, &connect) || errors.As(err, &network) ||
			errors.Is(err, driver.ErrBadConn) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || pgconn.SafeToRetry(err)
	default: // connection, resources, system, operator
		return slices.Contains([]string{"08", "53", "58"}, s[:2]) || strings.HasPrefix(s, "57P")
	}
}

// state is the SQLSTATE of an error, empty when the server did not answer one.
func state(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
