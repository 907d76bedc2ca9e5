package compose

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/url"
	"os"
	"strings"
	"time"

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
	Create                // make it where there is none at all, else refuse it
)

// store opens the database of the settings, with the schema of this program.
func (c *Config) store(ctx context.Context, schema Schema, log *slog.Logger) (*sqlstore.Store, error) {
	if schema == Demand {
		if err := c.present(); err != nil {
			return nil, err
		}
	}
	store, err := c.open(ctx, log)
	if err != nil {
		return nil, err
	}
	if err := schema.prepare(ctx, store); err != nil {
		return nil, errors.Join(err, store.Close())
	}
	return store, nil
}

func (s Schema) prepare(ctx context.Context, store *sqlstore.Store) error {
	if s == Migrate {
		return store.Migrate(ctx)
	}
	if s == Create {
		current, _, err := store.SchemaState(ctx)
		if err == nil && current == 0 {
			err = store.Migrate(ctx)
		}
		if err != nil {
			return err
		}
	}
	return store.CheckSchema(ctx)
}

// PostgreSQL is given this long to appear, with a line in the log for every try.
const databaseWait = 60 * time.Second

func (c *Config) open(ctx context.Context, log *slog.Logger) (*sqlstore.Store, error) {
	if !c.postgres() {
		return sqlite.Open(ctx, strings.TrimPrefix(c.DatabaseURL, "sqlite:"))
	}
	deadline := time.Now().Add(databaseWait)
	for wait := time.Second; ; wait = min(2*wait, 10*time.Second) {
		store, err := postgres.Open(ctx, c.DatabaseURL)
		if err == nil {
			return store, nil
		}
		if domain.KindOf(err) != domain.Unavailable || time.Now().Add(wait).After(deadline) {
			return nil, fmt.Errorf("open the database: %w", err)
		}
		log.Warn("the database does not answer yet", slog.Any("error", err), slog.Duration("next_try", wait))
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(wait):
		}
	}
}

// Upgrade brings the database of the settings up to date, making it when there
// is none, and returns the schema's version before (0 for none) and after.
func Upgrade(ctx context.Context, c Config, out io.Writer) (from, to int64, err error) {
	store, err := c.open(ctx, logger(c, out))
	if err != nil {
		return 0, 0, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	if from, to, err = store.SchemaState(ctx); err != nil {
		return from, to, err
	}
	return from, to, store.Migrate(ctx)
}

// DatabaseName is the file or address of the database, without the password.
func (c *Config) DatabaseName() string {
	if u, err := url.Parse(c.DatabaseURL); err == nil && c.postgres() {
		return u.Redacted()
	}
	return strings.TrimPrefix(c.DatabaseURL, "sqlite:")
}

// present fails when the SQLite file is not there, so that a mistyped folder is
// told and not made.
func (c *Config) present() error {
	if c.postgres() {
		return nil
	}
	path := c.DatabaseName()
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return domain.Fail(domain.NotFound, domain.CodeNoDatabase).With("path", path)
	}
	return nil
}
