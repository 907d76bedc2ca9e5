package sqlite

import (
	"errors"

	driver "modernc.org/sqlite"
	codes "modernc.org/sqlite/lib"
)

// away reports whether the file is locked, unreadable or damaged, or takes no writes.
func away(err error) bool {
	switch code(err) {
	case codes.SQLITE_BUSY, codes.SQLITE_LOCKED, codes.SQLITE_CANTOPEN, codes.SQLITE_NOMEM, codes.SQLITE_CORRUPT, codes.SQLITE_NOTADB:
		return true
	}
	return isReadOnlyOrFull(err)
}

// isReadOnlyOrFull reports whether the medium is full, read-only or failing.
func isReadOnlyOrFull(err error) bool {
	switch code(err) {
	case codes.SQLITE_FULL, codes.SQLITE_IOERR, codes.SQLITE_READONLY:
		return true
	}
	return false
}

// full reports whether there was no room to write.
func full(err error) bool { return code(err) == codes.SQLITE_FULL }

// code returns SQLite's primary code of an error, 0 when the error is not SQLite's.
func code(err error) int {
	var e *driver.Error
	if errors.As(err, &e) {
		return e.Code() & 0xff
	}
	return 0
}
