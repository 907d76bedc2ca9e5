package ports

import (
	"context"
	"time"

	"wbso/domain/evaluation"
)

// Verdicts caches verdicts.
type Verdicts interface {
	// Get: NotFound not_found when there is none since that moment.
	Get(ctx context.Context, key string, since time.Time) (evaluation.Evaluation, error)
	// Put replaces an older verdict under the same key.
	Put(ctx context.Context, key string, v evaluation.Evaluation, at time.Time) error
	// Delete is no error for a key that is not there.
	Delete(ctx context.Context, key string) error
	// Purge drops verdicts from before a moment.
	Purge(ctx context.Context, before time.Time) error
}
