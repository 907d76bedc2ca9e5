package bootstrap

import (
	"context"
	"io"
	"strings"

	"wbso/adapters/sqlstore/backup"
	"wbso/adapters/sqlstore/postgres"
	"wbso/adapters/sqlstore/sqlite"
)

// Backup writes everything in the database of the settings to a new file.
func Backup(ctx context.Context, c Config, path string, out io.Writer) (backup.Contents, error) {
	store, err := c.store(ctx, Demand, c.Logger(out)) // it is there, and has the schema of this program
	if err != nil {
		return backup.Contents{}, err
	}
	if err := store.Close(); err != nil {
		return backup.Contents{}, err
	}
	return backup.Write(ctx, c.place(), path)
}

// PrepareRestore verifies a backup that is to replace the database of the settings,
// looks at that database, and tries the secret of the settings on the backup.
func PrepareRestore(ctx context.Context, c Config, path string) (*backup.Restoration, SecretCheck, error) {
	if err := c.Reachable(); err != nil {
		return nil, "", err
	}
	r, err := backup.Prepare(ctx, path, c.place())
	if err != nil {
		return nil, "", c.mendable(err)
	}
	key, err := c.opening(ctx, r.Contents, path)
	return r, key, err
}

func (c *Config) place() backup.Place {
	if c.UsesPostgres() {
		return postgres.Place{Address: c.DatabaseURL}
	}
	return sqlite.Place{Path: strings.TrimPrefix(c.DatabaseURL, "sqlite:")}
}
