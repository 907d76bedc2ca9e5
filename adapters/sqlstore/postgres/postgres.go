// Package postgres opens the store on a PostgreSQL database.
package postgres

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net"
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
	migrations, err := migrations()
	if err != nil {
		return nil, err
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

// gone reports whether a connection that idled no longer works. It does not wait
// for long, since a dead network gives no answer at all. A ping that fails closes
// the connection, and the driver takes another.
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
		Long:       unhurried(config),
		Copy:       copyIn,
		Alone:      alone,
		WriteLevel: sql.LevelSerializable,
		ReadLevel:  sql.LevelRepeatableRead,
		Now:        now,
		Retry:      retry,
		Cut:        cut,
		Away:       away,
		Stuck:      stuck,
		Full:       full,
		Current:    func() error { return nil }, // a server is its address
		Look:       look(db),
		Session:    []sqlstore.Expected{{Query: "SHOW timezone", Want: "UTC"}, {Query: "SHOW server_encoding", Want: "UTF8"}, {Query: "SHOW fsync", Want: "on"}},
		NoTable:    func(err error) bool { return state(err) == "42P01" },
	}
}

// now asks the database, so that the clocks of its servers make no difference.
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

// alone waits for the lock, which belongs to one connection.
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
