package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"wbso/domain/retention"
	"wbso/ports"
)

const (
	cleanInterval = time.Hour
	cleanFirst    = time.Minute            // after the start
	cleanBatch    = 500                    // rows of a transaction, so that no writer waits for long
	cleanPause    = 100 * time.Millisecond // between two of them, in which others write
)

// Cleaner drops what only ages. Each server does it: what one has dropped, another does not
// find.
type Cleaner struct{ deps *Deps }

// Clean drops what has aged, a batch at a time.
func (c *Cleaner) Clean(ctx context.Context) error {
	now := c.deps.Clock.Now()
	for what, keep := range retention.Ageings(c.deps.KeepContact) {
		dropped, err := c.drop(ctx, what, now.Add(-keep))
		if err != nil {
			return fmt.Errorf("drop old %s: %w", what, err)
		}
		if dropped > 0 {
			c.deps.Log.InfoContext(ctx, "aged rows dropped", slog.String("of", string(what)), slog.Int("rows", dropped))
		}
	}
	return c.deps.Store.TruncateLog(ctx)
}

func (c *Cleaner) drop(ctx context.Context, what retention.Ageing, before time.Time) (dropped int, err error) {
	for {
		var n int
		err := c.deps.Store.Write(ctx, func(r ports.Repos) (err error) {
			n, err = r.Bounds.DropAged(ctx, what, before, cleanBatch)
			return err
		})
		if dropped += n; err != nil || n < cleanBatch {
			return dropped, err
		}
		if err := waits(ctx, cleanPause); err != nil {
			return dropped, err
		}
	}
}

// loop cleans every hour until ctx ends.
func (c *Cleaner) loop(ctx context.Context) error {
	for wait := cleanFirst; waits(ctx, wait) == nil; wait = cleanInterval {
		err := c.deps.Contain(ctx, "cleaning", func() error { return c.Clean(ctx) })
		if err != nil && ctx.Err() == nil {
			c.deps.Log.WarnContext(ctx, "cleaning ended early", slog.Any("error", err))
		}
	}
	return nil
}

// waits returns after a time, or with the error of ctx when that ends.
func waits(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
