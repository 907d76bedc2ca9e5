package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"time"

	"wbso/domain"
	"wbso/ports"
)

const (
	// patience is how long a transaction waits for its turn: for a connection,
	// and for others to stop winning over it.
	patience = 10 * time.Second
	// longestPause bounds the wait between two tries.
	longestPause = 50 * time.Millisecond
)

// Write implements ports.UnitOfWork.
func (s *Store) Write(ctx context.Context, fn func(ports.Repos) error) error {
	return s.transact(ctx, s.write, &sql.TxOptions{Isolation: s.dialect.WriteLevel}, fn)
}

// Read implements ports.UnitOfWork.
func (s *Store) Read(ctx context.Context, fn func(ports.Repos) error) error {
	return s.transact(ctx, s.read, &sql.TxOptions{Isolation: s.dialect.ReadLevel, ReadOnly: true}, fn)
}

// transact runs fn until it did not lose against another transaction.
func (s *Store) transact(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(ports.Repos) error) error {
	start := time.Now()
	for tries := 1; ; tries++ {
		lost, err := s.try(ctx, db, opts, fn)
		if lost == nil || !s.dialect.Retry(lost, tries) {
			return err
		}
		if time.Since(start) > patience {
			return domain.Fail(domain.Unavailable, domain.CodeStoreAway).Because(fmt.Errorf("gave up after %d tries: %w", tries, lost))
		}
		if err := pause(ctx, tries); err != nil {
			return fmt.Errorf("wait to try again: %w", err)
		}
	}
}

// try runs fn in one transaction. lost is the database's own error, if any,
// also when fn kept it to itself: such a transaction has come to nothing.
func (s *Store) try(ctx context.Context, db *sql.DB, opts *sql.TxOptions, fn func(ports.Repos) error) (lost, err error) {
	conn, err := s.connect(ctx, db)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	begun, err := conn.BeginTx(ctx, opts)
	if err != nil {
		return err, s.fault(ctx, "begin", err)
	}
	defer begun.Rollback() // after a commit this does nothing; after a panic it is all that happens
	t := &tx{Tx: begun, store: s}
	if err := fn(t.repos()); err != nil {
		return t.lost, err
	}
	if t.lost != nil {
		return t.lost, s.fault(ctx, "statement", t.lost)
	}
	if err := begun.Commit(); err != nil {
		return err, s.fault(ctx, "commit", err)
	}
	return nil, nil
}

// connect waits for a connection, but not for ever.
func (s *Store) connect(ctx context.Context, db *sql.DB) (*sql.Conn, error) {
	waiting, cancel := context.WithTimeoutCause(ctx, patience, errNoAnswer)
	defer cancel()
	conn, err := db.Conn(waiting)
	if err != nil {
		return nil, s.fault(waiting, "connect", err)
	}
	return conn, nil
}

// pause waits a random time that grows with the tries, so that racers part.
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

// tx is one running transaction.
type tx struct {
	*sql.Tx
	store *Store
	lost  error // the first error of the database itself
}

func (t *tx) repos() ports.Repos {
	return ports.Repos{
		Instance:     instance{t},
		Accounts:     accounts{t},
		Sessions:     sessions{t},
		Addresses:    addresses{t},
		Companies:    companies{t},
		Requests:     requests{t},
		ListVersions: listVersions{t},
		Documents:    documents{t},
		Payments:     payments{t},
		Codes:        codes{t},
		Verdicts:     verdicts{t},
		Idempotency:  idempotency{t},
		Jobs:         jobs{t},
	}
}

// fault remembers what the database said, since fn may hide it.
func (t *tx) fault(ctx context.Context, what string, err error) error {
	if t.lost == nil {
		t.lost = err
	}
	return t.store.fault(ctx, what, err)
}
