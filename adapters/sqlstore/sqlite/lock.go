package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
)

// fileLock lets one process migrate at a time. It borrows SQLite's own file
// locks, which hold on every system and fall with the process: an open write
// transaction on a file beside the database. The file stays empty and stays
// behind: removing it would let two processes lock two files of one name.
type fileLock struct {
	path string
	db   *sql.DB
	conn *sql.Conn
}

// Lock implements lock.Locker of goose; the database itself stays free.
func (l *fileLock) Lock(ctx context.Context, _ *sql.DB) error {
	file, err := os.OpenFile(l.path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return fmt.Errorf("make the lock file: %w", err)
	}
	if err := file.Close(); err != nil {
		return fmt.Errorf("make the lock file: %w", err)
	}
	if l.db, err = pool(l.path, "_pragma=busy_timeout(60000)", 1); err != nil {
		return err
	}
	if l.conn, err = l.db.Conn(ctx); err == nil {
		_, err = l.conn.ExecContext(ctx, "BEGIN IMMEDIATE")
	}
	if err != nil {
		return fmt.Errorf("wait for another process that migrates: %w", errors.Join(err, l.db.Close()))
	}
	return nil
}

// Unlock implements lock.Locker of goose.
func (l *fileLock) Unlock(ctx context.Context, _ *sql.DB) error {
	_, err := l.conn.ExecContext(ctx, "ROLLBACK")
	return errors.Join(err, l.conn.Close(), l.db.Close())
}
