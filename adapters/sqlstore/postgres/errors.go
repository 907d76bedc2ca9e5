package postgres

import (
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

// raceTries is how often a broken constraint may be a race: two transactions
// that both looked first. After that it is a defect.
const raceTries = 3

func retry(err error, tries int) bool {
	switch s := state(err); s {
	case "40001", "40P01": // serialization failure, deadlock
		return true
	case "23505", "23503": // unique, foreign key
		return tries < raceTries
	}
	return false
}

// isConnClosed reports whether the server had closed a connection before it was used.
func isConnClosed(err error) bool {
	var connect *pgconn.ConnectError
	if errors.As(err, &connect) {
		return false // nothing was there to connect to
	}
	return strings.HasPrefix(state(err), "57P") || state(err) == "" && broken(err)
}

// broken reports whether a connection failed without a word of the server.
func broken(err error) bool {
	var network net.Error
	return errors.As(err, &network) || errors.Is(err, driver.ErrBadConn) || errors.Is(err, io.EOF) ||
		errors.Is(err, io.ErrUnexpectedEOF) || pgconn.SafeToRetry(err)
}

// away reports whether the server is out of reach, stopping, full, read-only or
// too slow. Why it refused a connection makes no difference.
func away(err error) bool {
	var connect *pgconn.ConnectError
	if errors.As(err, &connect) {
		return true
	}
	switch s := state(err); s {
	case "57014", "25P03", "55P03", "25006": // statement, idle and lock time-outs, read-only
		return true
	case "0A000": // a standby knows no serializable mode; another program changed the schema
		return true
	case "":
		return broken(err)
	default: // connection, resources, system, operator
		return slices.Contains([]string{"08", "53", "58"}, s[:2]) || strings.HasPrefix(s, "57P")
	}
}

// isReadOnlyOrFull reports whether the disk is full or the database read-only.
func isReadOnlyOrFull(err error) bool { return full(err) || state(err) == "25006" }

// full reports whether there was no room to write.
func full(err error) bool { return state(err) == "53100" }

// state returns the SQLSTATE of an error, empty when the server did not answer one.
func state(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
