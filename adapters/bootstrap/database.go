package bootstrap

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"strings"
	"time"

	"wbso/adapters/settings"
	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/postgres"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/domain"
)

// Schema says what Build does with a database whose schema is not this program's.
type Schema int

const (
	Migrate Schema = iota // bring it up to date
	Demand                // refuse it
)

// A server gives PostgreSQL this long to appear, with a line in the log for
// every try; a command, for which a person waits, gives it less.
const (
	serverWait  = 60 * time.Second
	commandWait = 5 * time.Second
)

// store opens the database of the settings, with the schema of this program.
func (c *Config) store(ctx context.Context, schema Schema, log *slog.Logger) (*sqlstore.Store, error) {
	wait, ready := serverWait, (*sqlstore.Store).Migrate
	if schema == Demand {
		wait, ready = commandWait, (*sqlstore.Store).CheckSchema
		if err := c.Present(); err != nil {
			return nil, c.mendable(err)
		}
	}
	store, err := c.Open(ctx, wait, log)
	if err != nil {
		return nil, err
	}
	if err := ready(store, ctx); err != nil {
		return nil, errors.Join(c.mendable(err), store.Close())
	}
	return store, nil
}

// Open waits for the database, at most as long as given.
func (c *Config) Open(ctx context.Context, wait time.Duration, log *slog.Logger) (*sqlstore.Store, error) {
	if !c.UsesPostgres() {
		if err := c.Reachable(); err != nil {
			return nil, err
		}
		return sqlite.Open(ctx, strings.TrimPrefix(c.DatabaseURL, "sqlite:"))
	}
	deadline := time.Now().Add(wait)
	for pause := time.Second; ; pause = min(2*pause, 10*time.Second) {
		store, err := postgres.Open(ctx, c.DatabaseURL, postgres.Options{Connections: c.DatabaseConns, Log: log})
		if err == nil {
			return store, nil
		}
		if errors.Is(err, postgres.ErrPooler) {
			return nil, settings.Wrong("WBSO_DATABASE_URL", "wijst naar een pooler zoals pgbouncer; gebruik het adres van PostgreSQL zelf, want een server houdt zijn verbindingen al bij elkaar: %v", err)
		}
		left := time.Until(deadline)
		if domain.KindOf(err) != domain.Unavailable || left <= 0 {
			return nil, fmt.Errorf("open the database: %w", err)
		}
		pause = min(pause, left)
		log.Warn("the database does not answer yet", slog.Any("error", err), slog.Duration("next_try", pause))
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(pause):
		}
	}
}

// Upgrade brings the database of the settings up to date, making it when there
// is none, and returns the schema's version before (0 for none) and after.
func Upgrade(ctx context.Context, c Config, out io.Writer) (from, to int64, err error) {
	store, err := c.Open(ctx, commandWait, c.Logger(out))
	if err != nil {
		return 0, 0, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	if from, to, err = store.SchemaState(ctx); err != nil {
		return from, to, err
	}
	return from, to, store.Migrate(ctx)
}

// Present fails when the SQLite file is missing, so that a mistyped folder is
// reported instead of made.
func (c *Config) Present() error {
	if c.UsesPostgres() {
		return nil
	}
	path := c.DatabaseName()
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return domain.Fail(domain.NotFound, domain.CodeNoDatabase).With("path", path)
	}
	return nil
}

// mendable adds the command that makes a missing database or updates an old one.
func (c *Config) mendable(err error) error {
	var e *domain.Error
	if !errors.As(err, &e) {
		return err
	}
	if c.Demo {
		return e.With("command", "wbsoctl migrate --demo")
	}
	return e.With("command", "wbsoctl migrate")
}
