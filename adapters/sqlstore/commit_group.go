package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

const (
	// groupSize is how many writers share a transaction at most.
	groupSize = 64
	// groupTime is how long the first writer of a group waits for the others. A writer that needs more
	// leaves the group and runs alone.
	groupTime = 50 * time.Millisecond
)

var (
	errOvertime = errors.New("too slow for a group of writers")
	errBroken   = errors.New("a savepoint was lost")
)

// group is one transaction for several writers, each in a savepoint. Until it has
// ended, only the writer whose turn it is touches it.
type group struct {
	conn   *sql.Conn
	tx     *sql.Tx // nil while nothing is in it
	size   int
	until  time.Time
	broken bool // the database may have rolled back everything
	ended  chan struct{}
	failed error // why nothing was committed
}

func newGroup() *group { return &group{ended: make(chan struct{})} }

// inGroup runs fn in one transaction with other writers that wait. It is for a
// database where no transaction loses against another. Every writer waits for the
// commit, also one that failed, since it has read what those before it wrote. If
// nothing could be committed, each of them runs again alone.
func (s *Store) inGroup(ctx context.Context, fn func(*tx) error) error {
	deadline := time.Now().Add(writeTime)
	bound, cancel := within(ctx, deadline)
	defer cancel()
	g, err := s.turns.wait(bound)
	if err != nil {
		return s.fault(bound, "begin", err)
	}
	err = s.join(bound, g, deadline, fn)
	<-g.ended
	switch {
	case g.failed == nil && !errors.Is(err, errOvertime):
		return err
	case g.size == 1:
		return s.fault(bound, "commit", g.failed)
	}
	return s.untilWon(ctx, s.write, s.writing(), deadline, fn)
}

// join runs fn in a group and passes the turn on, also when fn panics.
func (s *Store) join(ctx context.Context, g *group, deadline time.Time, fn func(*tx) error) error {
	defer s.turns.pass(g)
	if err := ctx.Err(); err != nil {
		return s.fault(ctx, "begin", err)
	}
	if g.tx == nil {
		return s.lead(ctx, g, deadline, fn)
	}
	return s.follow(ctx, g, deadline, fn)
}

// lead begins the transaction. It needs no savepoint: when fn fails, there is nothing
// else to keep.
func (s *Store) lead(ctx context.Context, g *group, deadline time.Time, fn func(*tx) error) error {
	if err := s.dialect.Current(); err != nil {
		return unavailable("begin", err)
	}
	if err := g.begin(ctx, s.write, s.writing()); err != nil {
		return s.fault(ctx, "begin", err)
	}
	kept := false
	defer func() {
		if !kept {
			g.rollback()
		}
	}()
	t := &tx{statements: g.tx, begun: g.tx, store: s, deadline: deadline}
	err := t.run(ctx, fn)
	g.size, g.until, kept = 1, time.Now().Add(groupTime), err == nil
	return err
}

// follow runs fn in a savepoint after other writers.
func (s *Store) follow(ctx context.Context, g *group, deadline time.Time, fn func(*tx) error) error {
	g.size++
	if g.exec(`SAVEPOINT writer`); g.broken {
		return errBroken
	}
	kept := false
	defer func() {
		if !kept {
			g.exec(`ROLLBACK TO writer`)
		}
		g.exec(`RELEASE writer`)
	}()
	t := &tx{statements: g.tx, begun: g.tx, store: s, deadline: deadline, until: g.until}
	err := t.run(ctx, fn)
	kept = err == nil
	return err
}

// begin starts a transaction that does not end with the context of the first writer.
func (g *group) begin(ctx context.Context, db *sql.DB, options *sql.TxOptions) (err error) {
	if g.conn, err = db.Conn(ctx); err != nil {
		return err
	}
	if g.tx, err = g.conn.BeginTx(context.WithoutCancel(ctx), options); err != nil {
		g.tx = nil
		g.conn.Close()
	}
	return err
}

// open reports whether one more writer may join.
func (g *group) open() bool {
	return g.tx != nil && !g.broken && g.size < groupSize && time.Now().Before(g.until)
}

func (g *group) exec(statement string) {
	if _, err := g.tx.ExecContext(context.Background(), statement); err != nil {
		g.broken = true
	}
}

// end commits and lets all writers of the group go on.
func (g *group) end() {
	switch {
	case g.tx == nil:
	case g.broken:
		g.failed = errBroken
		g.rollback()
	default:
		g.failed = g.tx.Commit()
		g.conn.Close()
	}
	close(g.ended)
}

func (g *group) rollback() {
	g.tx.Rollback()
	g.conn.Close()
	g.tx = nil
}
