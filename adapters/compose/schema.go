package compose

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"net/url"
	"os"
	"strings"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// Schema says what Build does with a database whose schema is not this program's.
type Schema int

const (
	Migrate Schema = iota // bring it up to date
	Demand                // refuse it
	Create                // make it where there is none at all, else refuse it
)

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

// Upgrade brings the database of the settings up to date, making it when there
// is none, and returns the schema's version before (0 for none) and after.
func Upgrade(ctx context.Context, c Config, out io.Writer) (from, to int64, err error) {
	store, err := openStore(ctx, c, logger(c, out))
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
