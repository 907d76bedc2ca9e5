package backup

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"time"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
	"wbso/domain"
)

// markTable has one row, which is written last.
const markTable = "backup"

func mark(ctx context.Context, file sqlstore.Bulk, madeAt time.Time, copied tallies) error {
	list, err := json.Marshal(copied)
	if err != nil {
		return fmt.Errorf("sum up the backup: %w", err)
	}
	if _, err := file.ExecContext(ctx, `CREATE TABLE `+markTable+` (made_at TIMESTAMP NOT NULL, tallies TEXT NOT NULL)`); err != nil {
		return fmt.Errorf("mark the backup: %w", err)
	}
	if _, err := file.ExecContext(ctx, `INSERT INTO `+markTable+` (made_at, tallies) VALUES ($1, $2)`, madeAt, string(list)); err != nil {
		return fmt.Errorf("mark the backup: %w", err)
	}
	return nil
}

// Verify reads all of a backup, which it does not change. It fails with Conflict backup_newer when
// its schema is newer than this program's, and with Conflict backup_damaged when it is cut off,
// damaged or no backup at all.
func Verify(ctx context.Context, path string) (c Contents, err error) {
	err = sqlite.View(ctx, path, func(file sqlstore.Bulk) error {
		if c, err = marked(ctx, file); err != nil {
			return err
		}
		if c.Bytes, err = wholePages(ctx, file, path); err != nil {
			return err
		}
		return c.check(ctx, file)
	})
	var wrongPath *fs.PathError
	switch {
	case ctx.Err() != nil:
		return Contents{}, errors.Join(ctx.Err(), err)
	case errors.As(err, &wrongPath), domain.CodeOf(err) != "":
		return Contents{}, err
	case err != nil:
		return Contents{}, domain.Fail(domain.Conflict, domain.CodeBackupDamaged).With("path", path).Because(err)
	}
	return c, nil
}

// IsBackup reports whether a file is a backup that was finished and not cut off. It reads little of the file; Verify
// reads all of it.
func IsBackup(ctx context.Context, path string) bool {
	return sqlite.View(ctx, path, func(file sqlstore.Bulk) error {
		if _, err := marked(ctx, file); err != nil {
			return err
		}
		_, err := wholePages(ctx, file, path)
		return err
	}) == nil
}

// wholePages returns the size of a backup, which is a number of pages. A last page that was
// cut off in its empty end would read as if it were whole.
func wholePages(ctx context.Context, file sqlstore.Bulk, path string) (int64, error) {
	var whole int64
	if err := file.QueryRowContext(ctx, `SELECT page_count * page_size FROM pragma_page_count, pragma_page_size`).Scan(&whole); err != nil {
		return 0, fmt.Errorf("read the size of the backup: %w", err)
	}
	info, err := os.Stat(path)
	if err == nil && info.Size() != whole {
		err = fmt.Errorf("%d bytes instead of %d", info.Size(), whole)
	}
	return whole, err
}

// marked reads what a backup says of itself.
func marked(ctx context.Context, file sqlstore.Bulk) (c Contents, err error) {
	var list string
	if err := file.QueryRowContext(ctx, `SELECT made_at, tallies FROM `+markTable).Scan(&c.MadeAt, &list); err != nil {
		return c, fmt.Errorf("read the mark of the backup: %w", err)
	}
	if err := json.Unmarshal([]byte(list), &c.tallies); err != nil {
		return c, fmt.Errorf("read the mark of the backup: %w", err)
	}
	c.Users, c.Requests = c.tallies["users"].Rows, c.tallies["requests"].Rows
	c.Schema, err = schemaOf(ctx, file)
	return c, err
}

func (c Contents) check(ctx context.Context, file sqlstore.Bulk) error {
	newest, err := sqlite.Schema()
	if err != nil {
		return err
	}
	if c.Schema > newest {
		return domain.Fail(domain.Conflict, domain.CodeBackupNewer).
			With("current", strconv.FormatInt(c.Schema, 10)).With("wanted", strconv.FormatInt(newest, 10))
	}
	if err := sqlite.Check(ctx, file); err != nil {
		return err
	}
	tables, err := tablesOf(ctx, file)
	if err != nil {
		return err
	}
	return c.compare(ctx, file, tables)
}

// compare reads all rows and fails when they differ from those of the backup.
func (c Contents) compare(ctx context.Context, b sqlstore.Bulk, tables []sqlstore.Table) error {
	return same(ctx, b, tables, c.tallies)
}

// tablesOf lists the tables of a backup, except the one that marks it as a backup.
func tablesOf(ctx context.Context, file sqlstore.Bulk) ([]sqlstore.Table, error) {
	tables, err := sqlite.Tables(ctx, file)
	return slices.DeleteFunc(tables, func(t sqlstore.Table) bool { return t.Name == markTable }), err
}
