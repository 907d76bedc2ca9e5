package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/stdlib"
)

// checkTime bounds the look whether a connection that idled still works.
const checkTime = time.Second

var errFormer = errors.New("the server is a former primary, and what it commits is lost")

// memory remembers the hosts of an address: which answered last, and their timeline.
type memory struct {
	log *slog.Logger

	mu       sync.Mutex
	known    []knownHost
	order    []int  // indexes of hosts, the likeliest first
	timeline uint64 // the highest that was seen
	used     int    // 1 + the index of the host of the newest connection
}

type knownHost struct {
	name   string
	silent time.Time // when it was last asked without an answer
	behind uint64    // the timeline for which it was refused
}

// session is the known state of a connection.
type session struct {
	host     int
	timeline uint64
}

// likeliest returns the order in which hosts are tried.
func (m *memory) likeliest() []int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.order)
}

// unsurveyed reports whether there is a choice and nobody has chosen.
func (m *memory) unsurveyed() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.known) > 1 && m.used == 0
}

// use remembers which host a connection was made with; it is the first to be tried next time.
func (m *memory) use(i int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.used != 0 && m.used != i+1 {
		m.log.Warn("the database is another host now", slog.String("host", m.known[i].name),
			slog.String("before", m.known[m.used-1].name), slog.Uint64("timeline", m.timeline))
	}
	m.used, m.known[i].silent = i+1, time.Time{}
	m.move(i, 0)
}

// silent remembers that a host gave no answer, so that it is tried last next time. A host that refuses
// at once keeps its place, since that costs nothing.
func (m *memory) silent(i int, since time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.known[i].silent = since
	m.move(i, len(m.order)-1)
}

func (m *memory) move(i, place int) {
	m.order = slices.DeleteFunc(m.order, func(other int) bool { return other == i })
	m.order = slices.Insert(m.order, place, i)
}

// saw notes the timeline of a server. It fails when another server had a higher one: this server
// was the primary before a promotion, and what is written to it now is lost.
func (m *memory) saw(i int, timeline uint64) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if timeline == 0 || timeline >= m.timeline {
		m.timeline = max(m.timeline, timeline)
		return nil
	}
	if m.known[i].behind != m.timeline {
		m.known[i].behind = m.timeline
		m.log.Error("a former primary of the database takes writes; it is not used: stop it and make it a standby",
			slog.String("host", m.known[i].name), slog.Uint64("timeline", timeline), slog.Uint64("seen", m.timeline))
	}
	return fmt.Errorf("%s is a former primary: its timeline is %d, and %d was seen", m.known[i].name, timeline, m.timeline)
}

// stale reports whether a connection that was last used then is of no use: others showed that
// its server is a former primary, or that it no longer answers.
func (m *memory) stale(s session, lastUsed time.Time) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return s.timeline != 0 && s.timeline < m.timeline || lastUsed.Before(m.known[s.host].silent)
}

// kept fails when a connection is with a former primary: it was promoted over while a
// transaction ran, and what it still commits nobody else will see.
func (m *memory) kept(conn *sql.Conn) error {
	return conn.Raw(func(of any) error {
		c, ok := of.(*stdlib.Conn)
		if !ok {
			return fmt.Errorf("%T is no connection of pgx", of)
		}
		s, _ := c.Conn().PgConn().CustomData()[marker].(session)
		m.mu.Lock()
		defer m.mu.Unlock()
		if s.timeline < m.timeline && s.timeline != 0 {
			return errFormer
		}
		return nil
	})
}

// gone reports whether a connection of the pool no longer works. It does not wait for long,
// since a dead network gives no answer at all. The driver then pings it, fails, since it is
// closed, and takes another.
func (m *memory) gone(ctx context.Context, used stdlib.ShouldPingParams) bool {
	s, _ := used.Conn.PgConn().CustomData()[marker].(session)
	if m.stale(s, time.Now().Add(-used.IdleDuration)) {
		used.Conn.PgConn().Conn().Close()
		return true
	}
	if used.IdleDuration < time.Second {
		return false
	}
	asked := time.Now()
	bounded, cancel := context.WithTimeout(ctx, checkTime)
	defer cancel()
	if err := used.Conn.Ping(bounded); err == nil {
		return false
	}
	if bounded.Err() != nil && ctx.Err() == nil {
		m.silent(s.host, asked)
	}
	return true
}
