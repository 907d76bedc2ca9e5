package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Judge gives verdicts on texts.
type Judge interface {
	// Verdict judges one text: Unavailable judge_failed when the model failed. An
	// answer that cannot be read gives a verdict that is not good, and no error.
	Verdict(ctx context.Context, q domain.TextQuestion) (domain.Verdict, error)
	// Version names model and prompt or rule version: part of the cache key.
	Version() string
}

// Verdicts caches what a Judge said.
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
