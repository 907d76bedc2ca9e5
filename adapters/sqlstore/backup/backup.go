// Package backup copies a whole database into one file and back. The file is a
// SQLite database with the schema of the program that made it, whatever database
// the copy was made of; its table backup, written last, says what should be in it.
package backup

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wbso/adapters/sqlstore"
	"wbso/adapters/sqlstore/sqlite"
)

// limit bounds a backup and a restore.
const limit = 30 * time.Minute

// Place is where a database is, or will be.
type Place interface {
	// Read runs read on everything as it is at one moment, while others go on writing.
	Read(ctx context.Context, read func(sqlstore.Bulk) error) error
	// ReadLocked is like Read, but keeps all others from changing the database until read returns. It
	// fails with Conflict database_in_use while another program uses the database.
	ReadLocked(ctx context.Context, read func(sqlstore.Bulk) error) error
	// Vacant fails with Conflict database_not_empty when there are tables already.
	Vacant(ctx context.Context) error
	// Create is like Replace for a place without a database. It fails like Vacant when there is one.
	Create(ctx context.Context, schema int64, fill func(sqlstore.Bulk) error) error
	// Aside returns the name under which Replace sets the present database aside,
	// empty when there is none. It fails when Replace would refuse that database.
	Aside(ctx context.Context, at time.Time) (string, error)
	// Replace makes a new database from a version of the schema and the rows that fill puts into it,
	// brings it up to date and puts it in the place of the present one, which it sets aside. After an
	// error, and when it is cut off, the present one is still there. It fails with Conflict
	// database_in_use while anybody uses it.
	Replace(ctx context.Context, at time.Time, schema int64, fill func(sqlstore.Bulk) error) (aside string, err error)
}

// Contents describe a backup.
type Contents struct {
	MadeAt          time.Time
	Schema          int64
	Users, Requests int64
	Bytes           int64

	tallies tallies
}

// Write makes a backup in a new file, for the owner alone. The file gets its name when it is
// complete and verified. It fails with fs.ErrExist when the name is taken.
func Write(ctx context.Context, from Place, path string) (Contents, error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
		return Contents{}, errors.Join(err, &fs.PathError{Op: "make", Path: path, Err: fs.ErrExist})
	}
	folder := filepath.Dir(path)
	if err := sweep(folder); err != nil {
		return Contents{}, err
	}
	unfinished := filepath.Join(folder, unfinishedPrefix+rand.Text())
	defer os.Remove(unfinished) // unless it has got its name
	var contents Contents
	err := behind(func() error {
		err := write(ctx, from, unfinished)
		if err == nil {
			contents, err = Verify(ctx, unfinished)
		}
		return err
	})
	if err != nil {
		return Contents{}, err
	}
	return contents, sqlite.PublishNew(unfinished, path)
}

func write(ctx context.Context, from Place, path string) error {
	madeAt := time.Now()
	return from.Read(ctx, func(source sqlstore.Bulk) error {
		schema, err := schemaOf(ctx, source)
		if err != nil {
			return err
		}
		return sqlite.Make(ctx, path, schema, func(file sqlstore.Bulk) error {
			tables, err := sqlite.Tables(ctx, file)
			if err != nil {
				return err
			}
			copied, err := fill(ctx, source, file, tables, untold)
			if err != nil {
				return err
			}
			return mark(ctx, file, madeAt, copied)
		})
	})
}

// A backup in the making has a name of its own. An unfinished backup older than the limit was cut
// off.
const unfinishedPrefix = ".wbso-backup-"

// sweep removes from a folder what runs that were cut off have left there, unless
// somebody else owns it.
func sweep(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if !strings.HasPrefix(entry.Name(), unfinishedPrefix) {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > limit {
			os.Remove(filepath.Join(folder, entry.Name()))
		}
	}
	return nil
}

func schemaOf(ctx context.Context, b sqlstore.Bulk) (version int64, err error) {
	if err := b.QueryRowContext(ctx, `SELECT max(version_id) FROM goose_db_version`).Scan(&version); err != nil {
		return 0, fmt.Errorf("read the schema version: %w", err)
	}
	return version, nil
}
