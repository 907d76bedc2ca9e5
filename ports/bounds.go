package ports

import (
	"context"
	"time"

	"wbso/domain/retention"
)

// Bounds counts what an account has, and drops what has aged.
type Bounds interface {
	// CountRows returns how many rows a counted bound is about, no more than one above it: the
	// companies and unpaid requests of an account, the withdrawn entries of an employee on the
	// day of an entry, how often an entry was restored, the filings of a request.
	CountRows(ctx context.Context, b retention.Bound, of int64) (int, error)
	// DropAged deletes what ended before a moment, oldest first, as many as most, and returns how
	// many there were.
	DropAged(ctx context.Context, what retention.Ageing, before time.Time, most int) (int, error)
}
