package sqlstore

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"
)

// condition is what a store knows about its database; copies share it.
type condition struct {
	closed atomic.Bool
	stuck  atomic.Bool // the last write that was tried found no room or a read-only medium
	probe  sync.Mutex
	probed time.Time
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
	errClosed = errors.New("the store is closed")
	errStuck  = errors.New("the last write found no room or a read-only medium")
)

// Ready: Unavailable store_unavailable unless a cheap look shows that the database
// can be read and written. After a write that found no room, Ready tries to write
// itself, at most once a second, until that works.
func (s *Store) Ready(ctx context.Context) error {
	ctx, cancel := within(ctx, time.Now().Add(readyTime))
	defer cancel()
	if s.closed.Load() {
		return unavailable("look at the database", errClosed)
	}
	if err := s.dialect.Look(ctx, newest); err != nil {
		return unavailable("look at the database", err)
	}
	if s.stuck.Load() && !s.freed(ctx) {
		return unavailable("write to the database", errStuck)
	}
	return nil
}

// freed reports whether the database takes writes again.
func (s *Store) freed(ctx context.Context) bool {
	s.probe.Lock()
	defer s.probe.Unlock()
	if s.stuck.Load() && time.Since(s.probed) > probePause {
		s.probed = time.Now()
		s.stuck.Store(s.tryWrite(ctx) != nil)
	}
	return !s.stuck.Load()
}

// tryWrite commits a row and deletes it. Its bytes are random, since a database
// may compress others.
func (s *Store) tryWrite(ctx context.Context) error {
	content := make([]byte, probeSize)
	for i := range content {
		content[i] = byte(rand.Uint32())
	}
	for _, statement := range []struct {
		query string
		args  []any
	}{{`INSERT INTO probes (content) VALUES ($1)`, []any{content}}, {`DELETE FROM probes`, nil}} {
		err := s.plain(ctx, func(t *tx) error {
			_, err := t.exec(ctx, "try to write", statement.query, statement.args...)
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}
