package sqlite

import (
	"context"
	"errors"
	"fmt"
)

// truncateLog moves what the write-ahead log has into the file, and cuts the log off: its old
// frames would keep what was deleted. The connection is its own, so that it waits for those who
// read only as long as it should.
func truncateLog(ctx context.Context, path string) error {
	db, err := pool(path, truncating, 1)
	if err != nil {
		return err
	}
	var busy, frames, moved int
	err = db.QueryRowContext(ctx, `PRAGMA wal_checkpoint(TRUNCATE)`).Scan(&busy, &frames, &moved)
	if err == nil && busy != 0 {
		err = errors.New("somebody else is reading")
	}
	if err = errors.Join(err, db.Close()); err != nil {
		return fmt.Errorf("truncate the write-ahead log: %w", err)
	}
	return nil
}
