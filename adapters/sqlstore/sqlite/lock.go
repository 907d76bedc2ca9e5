package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
)

// lock lets one process at a time start or migrate a database; the others wait
// up to a minute. It borrows SQLite's own file locks, which work on every system
// and end with the process: an open write transaction on a file next to the
// database, which itself stays free. That file stays empty and is never removed,
// since two processes could then lock two files of one name.
func lock(ctx context.Context, database string) (unlock func() error, err error) {
	path := database + ".lock"
	if err := newFile(path); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("make the lock file: %w", err)
	}
	db, err := pool(path, "_pragma=busy_timeout(60000)", 1)
	if err != nil {
		return nil, err
	}
	if _, err := db.ExecContext(ctx, "BEGIN IMMEDIATE"); err != nil {
		return nil, fmt.Errorf("lock the database for its start: %w", errors.Join(err, db.Close()))
	}
	return db.Close, nil // closing the one connection ends its transaction
}
