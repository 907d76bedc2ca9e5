package sqlstore

import (
	"context"
	"database/sql"
	"time"
)

// longTime bounds a long transaction, the wait for its turn included.
const longTime = 10 * time.Minute

// CopyRows are many rows that a database takes in its quickest way.
type CopyRows struct {
	Table   string
	Columns []string // those of Row
	Shared  []string // those in which all rows have Values
	Values  []any
	N       int
	// Row puts the values of a row into a slice that is used again.
	Row func(i int, values []any) error
}

// long runs fn in a long transaction. It has a connection of its own, so that the
// connections of others stay free; the database makes writers wait.
func (s *Store) long(ctx context.Context, fn func(*tx) error) error {
	db, err := s.dialect.Long()
	if err != nil {
		return err
	}
	defer db.Close()
	ctx, cancel := within(ctx, time.Now().Add(longTime))
	defer cancel()
	for tries := 1; ; tries++ {
		lost, err := s.tryLong(ctx, db, fn)
		if lost == nil || !s.dialect.Retry(lost, tries) {
			return err
		}
		if err := pause(ctx, tries); err != nil {
			return s.fault(ctx, "try again", err)
		}
	}
}

func (s *Store) tryLong(ctx context.Context, db *sql.DB, fn func(*tx) error) (lost, err error) {
	if err := s.dialect.Current(); err != nil {
		return nil, unavailable("begin", err)
	}
	conn, err := db.Conn(ctx)
	if err != nil {
		return err, s.fault(ctx, "connect", err)
	}
	defer conn.Close()
	begun, err := s.beginLong(ctx, conn)
	if err != nil {
		return err, s.fault(ctx, "begin", err)
	}
	defer begun.Rollback()
	t := &tx{statements: begun, begun: begun, store: s, conn: conn, deadline: time.Now().Add(longTime)}
	if err := t.run(ctx, fn); err != nil {
		return t.lost, err
	}
	if err := begun.Commit(); err != nil {
		return err, s.fault(ctx, "commit", err)
	}
	return nil, s.kept(conn)
}

// beginLong waits for its turn before it begins, since a crowd of writers would never leave the
// database free for long enough. The writers next in turn wait for the database itself.
func (s *Store) beginLong(ctx context.Context, conn *sql.Conn) (*sql.Tx, error) {
	if s.dialect.Grouped {
		g, err := s.turns.wait(ctx)
		if err != nil {
			return nil, err
		}
		g.end() // what others wrote is committed first
		defer s.turns.pass(newGroup())
	}
	return conn.BeginTx(ctx, nil)
}
