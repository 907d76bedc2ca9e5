package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Verdicts caches verdicts.
type Verdicts interface {
	// Get: NotFound not_found when there is none since that moment.
	Get(ctx context.Context, key string, since time.Time) (domain.Verdict, error)
	// Put replaces an older verdict under the same key.
	Put(ctx context.Context, key string, v domain.Verdict, at time.Time) error
	// Delete is no error for a key that is not there.
	Delete(ctx context.Context, key string) error
	// Purge drops verdicts from before a moment.
	Purge(ctx context.Context, before time.Time) error
}
