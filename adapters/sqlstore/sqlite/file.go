package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/pressly/goose/v3"

	"wbso/adapters/sqlstore"
)

const (
	// filling is for a file that no other program knows yet: it needs no locks, which network disks
	// often lack, and no journal, since a failure removes it.
	filling = "nolock=1&_pragma=journal_mode(OFF)&_pragma=synchronous(OFF)&_time_format=sqlite&_timezone=UTC"
	// still is for a file that does not change. Nothing is written, not even beside it.
	still = "mode=ro&immutable=1&_timezone=UTC"
)

// Schema returns the version of the schema that this program is made for.
func Schema() (int64, error) {
	files, err := migrations()
	if err != nil {
		return 0, err
	}
	return sqlstore.NewestVersion(files)
}

// Make makes a database in a new file: a version of the schema, and the rows that
// fill puts into it. When Make returns, the file is complete and on disk, or,
// after an error, gone.
func Make(ctx context.Context, path string, schema int64, fill func(sqlstore.Bulk) error) error {
	if err := newFile(path); err != nil {
		return err
	}
	if err := build(ctx, path, schema, func(b sqlstore.Bulk) error { return indexAfter(ctx, b, fill) }); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}

func build(ctx context.Context, path string, schema int64, work func(sqlstore.Bulk) error) error {
	db, err := pool(path, filling, 1)
	if err != nil {
		return err
	}
	defer db.Close()
	migrations, err := migrations()
	if err != nil {
		return err
	}
	if err := sqlstore.MigrateTo(ctx, goose.DialectSQLite3, db, migrations, schema); err != nil {
		return fmt.Errorf("make the tables: %w", err)
	}
	if err := inBulk(ctx, db, nil, work); err != nil {
		return err
	}
	if err := db.Close(); err != nil {
		return fmt.Errorf("finish the file: %w", err)
	}
	return syncFile(path)
}

// indexAfter fills tables without their indexes and then makes these, sorted and at once. Kept
// up row by row, they take most of the time of a large file.
func indexAfter(ctx context.Context, b sqlstore.Bulk, fill func(sqlstore.Bulk) error) error {
	drop, create, err := indexes(ctx, b)
	if err != nil {
		return fmt.Errorf("list the indexes: %w", err)
	}
	for _, statement := range drop {
		if _, err := b.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("drop an index: %w", err)
		}
	}
	if err := fill(b); err != nil {
		return err
	}
	for _, statement := range create {
		if _, err := b.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("make an index: %w", err)
		}
	}
	return nil
}

// indexes returns the statements that drop and create the indexes, except those that are part of a
// table.
func indexes(ctx context.Context, b sqlstore.Bulk) (drop, create []string, err error) {
	rows, err := b.QueryContext(ctx, `SELECT printf('DROP INDEX "%w"', name), sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY rowid`)
	if err != nil {
		return nil, nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var before, after string
		if err := rows.Scan(&before, &after); err != nil {
			return nil, nil, err
		}
		drop, create = append(drop, before), append(create, after)
	}
	return drop, create, rows.Err()
}

// View runs read on a file that does not change.
func View(ctx context.Context, path string, read func(sqlstore.Bulk) error) error {
	file, err := os.Open(path) // says what is wrong with the path better than SQLite does
	if err != nil {
		return err
	}
	file.Close()
	db, err := pool(path, still, 1)
	if err != nil {
		return err
	}
	defer db.Close()
	return inBulk(ctx, db, &sql.TxOptions{ReadOnly: true}, read)
}

func inBulk(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(sqlstore.Bulk) error) error {
	return sqlstore.InBulk(ctx, db, opts, sqlstore.Sequences{
		List:       `SELECT name, seq FROM sqlite_sequence WHERE name <> 'goose_db_version'`,
		Set:        `INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)`, // before the first row, which makes one too
		Unnumbered: true,
	}, fn)
}

// Check fails when a database is damaged.
func Check(ctx context.Context, b sqlstore.Bulk) error {
	var found string
	if err := b.QueryRowContext(ctx, `SELECT coalesce(
		(SELECT 'damaged: ' || integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok' LIMIT 1),
		(SELECT 'a row of ' || "table" || ' refers to nothing' FROM pragma_foreign_key_check LIMIT 1), '')`).Scan(&found); err != nil {
		return fmt.Errorf("check the file: %w", err)
	}
	if found != "" {
		return errors.New(found)
	}
	return nil
}

// Tables lists the tables, without those of SQLite and of the migrations. A table
// comes after those that its rows refer to, since it was made after them.
func Tables(ctx context.Context, b sqlstore.Bulk) ([]sqlstore.Table, error) {
	rows, err := b.QueryContext(ctx, `SELECT t.name, c.name, c.type FROM sqlite_schema t JOIN pragma_table_info(t.name) c
		WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND t.name <> 'goose_db_version' ORDER BY t.rowid, c.cid`)
	if err != nil {
		return nil, fmt.Errorf("list the tables: %w", err)
	}
	defer rows.Close()
	var tables []sqlstore.Table
	for rows.Next() {
		var table string
		var c sqlstore.Column
		if err := rows.Scan(&table, &c.Name, &c.Type); err != nil {
			return nil, fmt.Errorf("list the tables: %w", err)
		}
		if len(tables) == 0 || tables[len(tables)-1].Name != table {
			tables = append(tables, sqlstore.Table{Name: table})
		}
		last := &tables[len(tables)-1]
		last.Columns = append(last.Columns, c)
	}
	return tables, rows.Err()
}

// syncFile waits until the content of a file or folder is on disk.
func syncFile(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	err = file.Sync()
	if errors.Is(err, syscall.EINVAL) { // a folder on a disk that does this by itself
		err = nil
	}
	return errors.Join(err, file.Close())
}

// PublishNew gives a finished file a name, for good. It fails with fs.ErrExist when the name is taken, also by somebody
// else at this moment. On a disk without hard links the last holds only as far as the caller has looked.
func PublishNew(from, to string) error {
	err := os.Link(from, to)
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, fs.ErrPermission) {
		return Publish(from, to)
	}
	if err != nil {
		return err
	}
	return errors.Join(os.Remove(from), syncFile(filepath.Dir(to)))
}

// Publish gives a finished file its name, for good, and replaces the file that had it.
func Publish(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return syncFile(filepath.Dir(to))
}
