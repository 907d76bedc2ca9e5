package sqlite

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	codes "modernc.org/sqlite/lib"

	"wbso/adapters/sqlstore"
	"wbso/domain"
)

// checkOurs fails with Conflict foreign_database when a file is no SQLite database,
// a damaged one, or has other tables than ours. It leaves the file as it is. A
// file without any tables is as good as a new one.
func checkOurs(ctx context.Context, path string) error {
	if err := checkHeader(path); err != nil {
		return err
	}
	options := "mode=ro&_pragma=query_only(1)"
	if _, err := os.Stat(path + "-wal"); errors.Is(err, fs.ErrNotExist) {
		options += "&immutable=1" // else SQLite leaves a -wal beside a file that had one before
	}
	db, err := pool(path, options, 1)
	if err != nil {
		return err
	}
	defer db.Close()
	var tables, ours int
	err = db.QueryRowContext(ctx, `SELECT count(*), count(*) FILTER (WHERE name IN `+sqlstore.OurTables+`)
		FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name <> 'goose_db_version'`).Scan(&tables, &ours)
	if damaged(err) || err == nil && tables > 0 && ours < sqlstore.OurCount {
		return foreign(path)
	}
	return nil // whatever else is wrong shows when it is opened
}

// checkHeader fails with Conflict foreign_database when a file has something in it and does not begin as SQLite's do.
// SQLite itself takes some of those for empty ones.
func checkHeader(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return nil // shows when it is opened
	}
	defer file.Close()
	header := make([]byte, len(magic))
	n, _ := io.ReadFull(file, header)
	if n > 0 && string(header) != magic {
		return foreign(path)
	}
	return nil
}

// magic is what every SQLite database begins with.
const magic = "SQLite format 3\x00"

func foreign(path string) error {
	return domain.Fail(domain.Conflict, domain.CodeForeignDatabase).With("path", path).
		Because(fmt.Errorf("%s is another program's, damaged or no database", path))
}

// damaged reports whether a file is damaged or no SQLite database.
func damaged(err error) bool {
	return code(err) == codes.SQLITE_NOTADB || code(err) == codes.SQLITE_CORRUPT
}
