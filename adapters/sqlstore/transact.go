package sqlstore

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"
)

const (
	// readTime and writeTime bound a transaction from the wait for a connection to
	// the end of its commit, all tries included. A SQLite file that another process
	// has locked may add its busy_timeout.
	readTime  = 5 * time.Second
	writeTime = 10 * time.Second
	// answerTime bounds a statement and a commit of a server, which ends statements itself
	// before that: one that is silent for longer is frozen or cut off.
	answerTime = 6 * time.Second
	// connectionTime bounds the wait for a connection when all are taken, except in a database with
	// one writer, where waiting for a connection is waiting for one's turn.
	connectionTime = 4 * time.Second
	// longestPause bounds the wait between two tries.
	longestPause = 50 * time.Millisecond
)

// plain runs fn in a transaction of the lowest isolation: each statement sees what
// was committed by then.
func (s *Store) plain(ctx context.Context, fn func(*tx) error) error {
	return s.transact(ctx, s.write, &sql.TxOptions{}, fn)
}

func (s *Store) writing() *sql.TxOptions { return &sql.TxOptions{Isolation: s.dialect.WriteLevel} }

// transact runs fn in a transaction of its own.
func (s *Store) transact(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(*tx) error) error {
	limit := readTime
	if !opts.ReadOnly {
		limit = writeTime
		if err := s.confirmed(ctx); err != nil {
			return err
		}
	}
	return s.untilWon(ctx, db, opts, time.Now().Add(limit), fn)
}

// untilWon runs fn until it did not lose against another transaction.
func (s *Store) untilWon(ctx context.Context, db *sql.DB, opts *sql.TxOptions, deadline time.Time, fn func(*tx) error) error {
	ctx, cancel := within(ctx, deadline)
	defer cancel()
	for tries := 1; ; tries++ {
		lost, err := s.try(ctx, db, opts, deadline, fn)
		if lost == nil || !s.dialect.Retry(lost, tries) {
			return err
		}
		if err := pause(ctx, tries); err != nil {
			return s.fault(ctx, "try again", fmt.Errorf("%w after %d tries: %w", err, tries, lost))
		}
	}
}

// within bounds a context by a deadline of the store.
func within(ctx context.Context, deadline time.Time) (context.Context, context.CancelFunc) {
	return context.WithDeadlineCause(ctx, deadline, errNoAnswer)
}

// try runs fn in one transaction. lost is the database's own error, if any, also when fn did not
// return it: such a transaction has failed.
func (s *Store) try(ctx context.Context, db *sql.DB, opts *sql.TxOptions, deadline time.Time, fn func(*tx) error) (lost, err error) {
	if !opts.ReadOnly {
		if err := s.dialect.Current(); err != nil {
			return nil, unavailable("begin", err)
		}
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	conn, begun, err := s.begin(ctx, db, opts)
	if err != nil {
		return err, err
	}
	defer conn.Close()
	defer begun.Rollback() // after a commit this does nothing; after a panic it is all that happens
	t := &tx{statements: begun, begun: begun, store: s, deadline: deadline}
	if err := t.run(ctx, fn); err != nil {
		return t.lost, err
	}
	defer time.AfterFunc(answerTime, func() { cancel(errNoAnswer) }).Stop()
	if err := begun.Commit(); err != nil {
		if ctx.Err() != nil && !opts.ReadOnly && !s.dialect.Grouped {
			s.unconfirmed.Store(true)
		}
		return err, s.fault(ctx, "commit", err)
	}
	return nil, s.kept(conn)
}

// kept: Unavailable store_unavailable when what was committed is lost.
func (s *Store) kept(conn *sql.Conn) error {
	if s.dialect.Kept == nil {
		return nil
	}
	if err := s.dialect.Kept(conn); err != nil {
		return unavailable("commit", err)
	}
	return nil
}

// begin waits for a connection, and tries the next one of the pool when one was closed
// since its last use. A restart of the server closes all of them.
func (s *Store) begin(ctx context.Context, db *sql.DB, opts *sql.TxOptions) (*sql.Conn, *sql.Tx, error) {
	wait, cancel := ctx, func() {}
	if !s.dialect.Grouped {
		wait, cancel = within(ctx, time.Now().Add(connectionTime))
	}
	defer cancel()
	for pooled := db.Stats().MaxOpenConnections; ; pooled-- {
		conn, err := db.Conn(wait)
		if errors.Is(err, driver.ErrBadConn) && pooled > 0 {
			continue // one that others had in use, and that no longer works
		}
		if err != nil {
			return nil, nil, s.fault(wait, "wait for a connection", err)
		}
		begun, err := conn.BeginTx(ctx, opts)
		if err == nil {
			return conn, begun, nil
		}
		conn.Close()
		if pooled == 0 || ctx.Err() != nil || !s.dialect.IsConnClosed(err) {
			return nil, nil, s.fault(ctx, "begin", err)
		}
	}
}

// pause waits a random time that grows with the tries, so that racing transactions part.
func pause(ctx context.Context, tries int) error {
	longest := min(time.Millisecond<<min(tries, 10), longestPause)
	timer := time.NewTimer(rand.N(longest))
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
