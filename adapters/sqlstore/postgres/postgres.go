// Package postgres opens the store on a PostgreSQL database.
package postgres

import (
	"cmp"
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/pressly/goose/v3"

	"wbso/adapters/sqlstore"
)

//go:embed migrations/*.sql
var ddl embed.FS

const (
	// Connections is the default number of connections of a store.
	Connections = 16
	idleTime    = 5 * time.Minute
)

// Options are the options of a store besides its address.
type Options struct {
	Connections int          // at most so many at a time; 0 is Connections
	Log         *slog.Logger // logs hosts that change or are refused; may be nil
}

// Open opens the store at a postgres:// address, which may name several hosts: the one that
// takes writes is used. It does not migrate. A wrong address, user, password or database is
// a plain error, which never shows the password, and so is ErrPooler; a server that does not
// answer is Unavailable store_unavailable, and worth another try.
func Open(ctx context.Context, address string, o Options) (*sqlstore.Store, error) {
	h, err := hostsAt(address, o.Log)
	if err != nil {
		return nil, err
	}
	migrations, err := migrations()
	if err != nil {
		return nil, err
	}
	db := h.open(nil)
	most := cmp.Or(o.Connections, Connections)
	db.SetMaxOpenConns(most)
	db.SetMaxIdleConns(most)
	db.SetConnMaxIdleTime(idleTime)
	store := sqlstore.New(db, db, dialect(h, db), migrations)
	if err := store.Ping(ctx); err != nil {
		return nil, fmt.Errorf("open the PostgreSQL database: %w", errors.Join(permanent(err), store.Close()))
	}
	return store, nil
}

func hostsAt(address string, log *slog.Logger) (*hosts, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("read the database address: %w", err)
	}
	configure(config)
	return newHosts(config, cmp.Or(log, slog.New(slog.DiscardHandler))), nil
}

// permanent returns what waiting does not help against, as an error that says so: the server
// is up and refuses.
func permanent(err error) error {
	var refused *pgconn.ConnectError
	switch {
	case pooled(err):
		return fmt.Errorf("%w: %w", ErrPooler, errors.Unwrap(err))
	case errors.As(err, &refused) && (strings.HasPrefix(state(err), "28") || state(err) == "3D000"):
		return refused
	}
	return err
}

// pooled reports whether a connection failed because of a pooler, which knows other settings
// than PostgreSQL, or keeps them to itself.
func pooled(err error) bool { return state(err) == "08P01" || errors.Is(err, ErrPooler) }

func migrations() (fs.FS, error) {
	files, err := fs.Sub(ddl, "migrations")
	if err != nil {
		return nil, fmt.Errorf("embedded migrations: %w", err)
	}
	return files, nil
}

// configure sets what every session starts with, unless the address says otherwise.
func configure(config *pgx.ConnConfig) {
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
	config.RuntimeParams[marker] = "direct"
	config.RuntimeParams["timezone"] = "UTC"
	config.RuntimeParams["default_transaction_isolation"] = "read committed"
}

func dialect(h *hosts, db *sql.DB) sqlstore.Dialect {
	return sqlstore.Dialect{
		Goose:            goose.DialectPostgres,
		NoTimeout:        noTimeout(h),
		Long:             noTimeout(h),
		Copy:             copyIn,
		Lock:             lock,
		WriteLevel:       sql.LevelSerializable,
		ReadLevel:        sql.LevelRepeatableRead,
		Now:              now,
		Shared:           " FOR KEY SHARE",
		Exclusive:        " FOR UPDATE",
		Retry:            retry,
		IsConnClosed:     isConnClosed,
		Away:             away,
		IsReadOnlyOrFull: isReadOnlyOrFull,
		Full:             full,
		Current:          func() error { return nil }, // a server is its address
		Kept:             h.kept,
		Check:            check(db),
		Writable:         h.writable,
		Session:          []sqlstore.ExpectedSetting{{Query: "SHOW timezone", Want: "UTC"}, {Query: "SHOW server_encoding", Want: "UTF8"}, {Query: "SHOW fsync", Want: "on"}},
		Sound: `SELECT CASE WHEN coalesce(sum(checksum_failures), 0) = 0 THEN 'ok' ELSE sum(checksum_failures) || ' pages have a wrong checksum' END
			FROM pg_stat_database WHERE datname = current_database()`,
		Ours:    `SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename IN ` + sqlstore.OurTables,
		Size:    `SELECT pg_database_size(current_database())`,
		NoTable: func(err error) bool { return state(err) == "42P01" },
	}
}

// now asks the database, so that the clocks of its servers make no difference.
func now(ctx context.Context, tx *sql.Tx) (now time.Time, err error) {
	err = tx.QueryRowContext(ctx, `SELECT clock_timestamp()`).Scan(&now)
	return now, err
}

// waits finds commits that wait for a synchronous standby for longer than a standby needs.
const waits = `EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
	AND wait_event = 'SyncRep' AND clock_timestamp() - state_change > interval '2 s')`

// check fails on a database that takes no writes, or keeps them waiting for a standby.
func check(db *sql.DB) func(ctx context.Context, query string) error {
	return func(ctx context.Context, query string) error {
		var readOnly string
		var waiting bool
		var value sql.NullInt64
		err := db.QueryRowContext(ctx, `SELECT current_setting('transaction_read_only'), `+waits+`, (`+query+`)`).Scan(&readOnly, &waiting, &value)
		switch {
		case err != nil:
			return err
		case readOnly != "off":
			return errors.New("the database is read-only")
		case waiting:
			return sqlstore.ErrNoStandby
		}
		return nil
	}
}

// migrationLock is the number of the advisory lock that a migration holds.
const migrationLock = 0x7762736f // "wbso"

// noTimeout opens a pool whose sessions have no statement time-out.
func noTimeout(h *hosts) func() (*sql.DB, error) {
	return func() (*sql.DB, error) { return h.open(map[string]string{"statement_timeout": "0"}), nil }
}

// lock waits for the advisory lock, which belongs to one connection.
func lock(ctx context.Context, db *sql.DB) (release func() error, err error) {
	holder, err := db.Conn(ctx)
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
