package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// statements runs SQL, in a transaction or without one.
type statements interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// tx is one running transaction.
type tx struct {
	statements
	begun    *sql.Tx // nil when there is only one statement, as in ReadOne
	store    *Store
	deadline time.Time
	until    time.Time // in a group: when this member has to be done
	conn     *sql.Conn // of a long transaction
	lost     error     // the first error of the database itself
}

// run runs fn. An error of the database fails it, also one that fn keeps to itself,
// and so does the end of ctx.
func (t *tx) run(ctx context.Context, fn func(*tx) error) error {
	err := fn(t)
	switch {
	case errors.Is(t.lost, errOvertime):
		return errOvertime
	case err == nil && t.lost != nil:
		return t.store.fault(ctx, "statement", t.lost)
	case err == nil && ctx.Err() != nil:
		return t.store.fault(ctx, "commit", ctx.Err())
	}
	return err
}

// statement returns the context for one statement. In a group nothing interrupts it,
// since SQLite then rolls back the work of the other members too; the caller's
// context counts before it.
func (t *tx) statement(ctx context.Context, what string) (context.Context, context.CancelFunc, error) {
	switch {
	case t.lost != nil:
		return nil, nil, t.fault(ctx, what, t.lost) // nothing that comes now could be kept
	case t.until.IsZero():
		deadline := t.deadline
		if soon := time.Now().Add(answerTime); t.conn == nil && soon.Before(deadline) {
			deadline = soon
		}
		ctx, cancel := within(ctx, deadline)
		return ctx, cancel, nil
	case ctx.Err() != nil:
		return nil, nil, t.fault(ctx, what, ctx.Err())
	case time.Now().After(t.until):
		return nil, nil, t.fault(ctx, what, errOvertime)
	}
	return context.WithoutCancel(ctx), func() {}, nil
}

// now returns the time by the clock of the queue.
func (t *tx) now(ctx context.Context) (time.Time, error) {
	ctx, cancel, err := t.statement(ctx, "tell the time")
	if err != nil {
		return time.Time{}, err
	}
	defer cancel()
	now, err := t.store.dialect.Now(ctx, t.begun)
	if err != nil {
		return now, t.fault(ctx, "tell the time", err)
	}
	return micro(now), nil
}

// fault remembers what the database said, since fn may hide it.
func (t *tx) fault(ctx context.Context, what string, err error) error {
	if t.lost == nil {
		t.lost = err
	}
	return t.store.fault(ctx, what, err)
}
