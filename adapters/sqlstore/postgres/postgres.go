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
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

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
	migrations, err := fs.Sub(ddl, "migrations")
	if err != nil {
		return nil, fmt.Errorf("embedded migrations: %w", err)
	}
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	db.SetConnMaxIdleTime(idleTime)
	store := sqlstore.New(db, db, dialect(), migrations)
	if err := store.Ping(ctx); err != nil {
		return nil, fmt.Errorf("open the PostgreSQL database: %w", errors.Join(err, store.Close()))
	}
	return store, nil
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

func dialect() sqlstore.Dialect {
	return sqlstore.Dialect{
		Goose:      goose.DialectPostgres,
		Locker:     sessionLock,
		WriteLevel: sql.LevelSerializable,
		ReadLevel:  sql.LevelRepeatableRead,
		SkipLocked: "FOR UPDATE SKIP LOCKED",
		Retry:      retry,
		Away:       away,
		NoTable:    func(err error) bool { return state(err) == "42P01" },
	}
}

// sessionLock asks each second, for five minutes, for the lock on migrating.
func sessionLock() (goose.ProviderOption, error) {
	locker, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 300))
	return goose.WithSessionLocker(unhurried{locker}), err
}

// unhurried gives a migration all the time it needs.
type unhurried struct{ lock.SessionLocker }

func (l unhurried) SessionLock(ctx context.Context, conn *sql.Conn) error {
	if _, err := conn.ExecContext(ctx, "SET statement_timeout = 0"); err != nil {
		return err
	}
	return l.SessionLocker.SessionLock(ctx, conn)
}

func (l unhurried) SessionUnlock(ctx context.Context, conn *sql.Conn) error {
	_, err := conn.ExecContext(ctx, "RESET statement_timeout")
	return errors.Join(err, l.SessionLocker.SessionUnlock(ctx, conn))
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
	default: // connection, resources, operator, system
		class := s[:2]
		return strings.Contains("08 53 58", class) || strings.HasPrefix(s, "57P")
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
