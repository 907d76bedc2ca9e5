package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"
)

// condition is the state of the database as a store knows it; copies of the store share it.
type condition struct {
	closed     atomic.Bool
	unwritable atomic.Bool // the last write that was tried found no room or a read-only medium
	probe      sync.Mutex
	probed     time.Time // when the last one ended

	// unconfirmed says that a commit got no answer. What it wrote may be there, and may yet be
	// lost with the server. Until a later commit is answered, which comes after it in the log,
	// nothing more is promised.
	unconfirmed atomic.Bool
}

const (
	readyTime  = 2 * time.Second // a look may take
	probePause = time.Second     // between two writes that only try
	probeSize  = 64 << 10        // bytes, more than a full disk has room for
)

// newest reads the schema and the last rows of the tables that work needs.
const newest = `SELECT coalesce((SELECT max(id) FROM users), 0) + coalesce((SELECT max(id) FROM requests), 0)
	+ coalesce((SELECT max(id) FROM documents), 0) + coalesce((SELECT max(id) FROM jobs), 0)`

var (
	errClosed     = errors.New("the store is closed")
	errUnwritable = errors.New("the last write found no room or a read-only medium")

	errUnconfirmed = errors.New("a commit got no answer; a synchronous standby may be away")
	// ErrNoStandby is a commit that waits for a synchronous standby that does not answer.
	ErrNoStandby = errors.New("a commit waits for a synchronous standby that does not confirm it")
)

// Ready returns Unavailable store_unavailable unless a cheap look shows that the database
// can be read and written. After a write that found no room, and a commit that was not
// answered, Ready tries to write itself, at most once a second, until that works.
func (s *Store) Ready(ctx context.Context) error {
	ctx, cancel := within(ctx, time.Now().Add(readyTime))
	defer cancel()
	if s.closed.Load() {
		return unavailable("look at the database", errClosed)
	}
	if err := s.dialect.Check(ctx, newest); err != nil {
		if errors.Is(err, ErrNoStandby) {
			s.unconfirmed.Store(true)
		}
		return unavailable("look at the database", err)
	}
	if s.unwritable.Load() && !s.freed(ctx, probePause) {
		return unavailable("write to the database", errUnwritable)
	}
	if s.unconfirmed.Load() && !s.freed(ctx, probePause) {
		return unavailable("write to the database", errUnconfirmed)
	}
	return nil
}

// Writable returns the names of the hosts of the database that take writes. It is empty when its address names one
// host, and has more than one when a former primary was not stopped.
func (s *Store) Writable(ctx context.Context) []string {
	if s.dialect.Writable == nil {
		return nil
	}
	return s.dialect.Writable(ctx)
}

// confirmed lets a writer go on when there is no commit without an answer, or one that was
// tried after it has one.
func (s *Store) confirmed(ctx context.Context) error {
	if !s.unconfirmed.Load() {
		return nil
	}
	ctx, cancel := within(ctx, time.Now().Add(readyTime))
	defer cancel()
	if !s.freed(ctx, 0) {
		return unavailable("write to the database", errUnconfirmed)
	}
	return nil
}

// freed reports whether the database accepts writes again. It tries to write unless that was tried
// less than pause ago; callers that ask during a try share its answer.
func (s *Store) freed(ctx context.Context, pause time.Duration) bool {
	asked := time.Now()
	s.probe.Lock()
	defer s.probe.Unlock()
	if (s.unwritable.Load() || s.unconfirmed.Load()) && s.probed.Before(asked.Add(-pause)) {
		fails := s.tryWrite(ctx) != nil
		s.unwritable.Store(fails && s.unwritable.Load())
		s.unconfirmed.Store(fails && s.unconfirmed.Load())
		s.probed = time.Now()
	}
	return !s.unwritable.Load() && !s.unconfirmed.Load()
}

// tryWrite commits a row and deletes it, together with what an earlier try left behind. Its bytes
// are random, since a database may compress others.
func (s *Store) tryWrite(ctx context.Context) error {
	content := make([]byte, probeSize)
	for i := range content {
		content[i] = byte(rand.Uint32())
	}
	for _, statement := range []struct {
		query string
		args  []any
	}{{`DELETE FROM probes`, nil}, {`INSERT INTO probes (content) VALUES ($1)`, []any{content}}, {`DELETE FROM probes`, nil}} {
		err := s.untilWon(ctx, s.write, &sql.TxOptions{}, time.Now().Add(readyTime), func(t *tx) error {
			_, err := t.exec(ctx, "try to write", statement.query, statement.args...)
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}
