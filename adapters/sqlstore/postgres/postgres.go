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
	// checkTime bounds the look whether a connection that idled still works.
	checkTime = time.Second
)

// Open opens the store at a postgres:// address. It does not migrate. A wrong
// address, user, password or database is a plain error, which never shows the
// password; a server that does not answer is Unavailable store_unavailable, and
// worth another try.
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
	db := stdlib.OpenDB(*config, stdlib.OptionShouldPing(gone))
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	db.SetConnMaxIdleTime(idleTime)
	store := sqlstore.New(db, db, dialect(config, db), migrations)
	if err := store.Ping(ctx); err != nil {
		var refused *pgconn.ConnectError
		if errors.As(err, &refused) && (strings.HasPrefix(state(err), "28") || state(err) == "3D000") {
			err = refused // it is up, so that waiting does not help
		}
		return nil, fmt.Errorf("open the PostgreSQL database: %w", errors.Join(err, store.Close()))
	}
	return store, nil
}

// configure sets what every session starts with, unless the address says otherwise.
func configure(config *pgx.ConnConfig) {
	if config.ConnectTimeout == 0 || config.ConnectTimeout > connectTime {
		config.ConnectTimeout = connectTime
	}
	// A server that vanished also ends the work that has no deadline.
	alive := net.KeepAliveConfig{Enable: true, Idle: 15 * time.Second, Interval: 5 * time.Second, Count: 3}
	config.DialFunc = (&net.Dialer{KeepAliveConfig: alive}).DialContext
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

// gone reports whether a connection no longer works. It asks those that idled,
// and not for long, since a dead network answers nothing at all; the failed
// question closes the connection.
func gone(ctx context.Context, used stdlib.ShouldPingParams) bool {
	if used.IdleDuration < time.Second {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, checkTime)
	defer cancel()
	return used.Conn.Ping(ctx) != nil
}

func dialect(config *pgx.ConnConfig, db *sql.DB) sqlstore.Dialect {
	return sqlstore.Dialect{
		Goose:      goose.DialectPostgres,
		Unhurried:  unhurried(config),
		Alone:      alone,
		WriteLevel: sql.LevelSerializable,
		ReadLevel:  sql.LevelRepeatableRead,
		Now:        now,
		Retry:      retry,
		Cut:        cut,
		Away:       away,
		Stuck:      stuck,
		Look:       look(db),
		NoTable:    func(err error) bool { return state(err) == "42P01" },
	}
}

func now(ctx context.Context, tx *sql.Tx) (now time.Time, err error) {
	err = tx.QueryRowContext(ctx, `SELECT clock_timestamp()`).Scan(&now)
	return now, err
}

// look fails on a database that takes no writes.
func look(db *sql.DB) func(ctx context.Context, query string) error {
	return func(ctx context.Context, query string) error {
		var readOnly string
		var value sql.NullInt64
		err := db.QueryRowContext(ctx, `SELECT current_setting('transaction_read_only'), (`+query+`)`).Scan(&readOnly, &value)
		if err == nil && readOnly != "off" {
			return errors.New("the database is read-only")
		}
		return err
	}
}

// migrationLock is the number of the advisory lock under which one migrates.
const migrationLock = 0x7762736f // "wbso"

// unhurried opens a pool whose sessions have no statement time-out.
func unhurried(config *pgx.ConnConfig) func() (*sql.DB, error) {
	return func() (*sql.DB, error) {
		c := config.Copy()
		c.RuntimeParams["statement_timeout"] = "0"
		return stdlib.OpenDB(*c), nil
	}
}

// alone waits for the lock, which its connection keeps.
func alone(ctx context.Context, unhurried *sql.DB) (release func() error, err error) {
	holder, err := unhurried.Conn(ctx)
	if err != nil {
		return nil, err
	}
	if _, err := holder.ExecContext(ctx, `SELECT pg_advisory_lock($1)`, migrationLock); err != nil {
		return nil, errors.Join(err, holder.Close())
	}
	return func() error {
		_, err := holder.ExecContext(ctx, `SELECT pg_advisory_unlock($1)`, migrationLock)
		return errors.Join(err, holder.Close())
	}, nil
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

// cut reports whether a connection ended before it was used: the server closed it.
func cut(err error) bool {
	var connect *pgconn.ConnectError
	if errors.As(err, &connect) {
		return false // nothing was there to connect to
	}
	return strings.HasPrefix(state(err), "57P") || state(err) == "" && broken(err)
}

func broken(err error) bool {
	var network net.Error
	return errors.As(err, &network) || errors.Is(err, driver.ErrBadConn) || errors.Is(err, io.EOF) ||
		errors.Is(err, io.ErrUnexpectedEOF) || pgconn.SafeToRetry(err)
}

// away tells a server that is out of reach, stopping, full, read-only or too
// slow from defects. Why it refused to connect makes no difference.
func away(err error) bool {
	var connect *pgconn.ConnectError
	if errors.As(err, &connect) {
		return true
	}
	switch s := state(err); s {
	case "57014", "25P03", "55P03", "25006": // statement, idle and lock time-outs, read-only
		return true
	case "":
		return broken(err)
	default: // connection, resources, system, operator
		return slices.Contains([]string{"08", "53", "58"}, s[:2]) || strings.HasPrefix(s, "57P")
	}
}

// stuck tells a disk that is full and a database that is read-only.
func stuck(err error) bool { return state(err) == "53100" || state(err) == "25006" }

// state is the SQLSTATE of an error, empty when the server did not answer one.
func state(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
