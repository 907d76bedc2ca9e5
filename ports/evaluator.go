package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Evaluator judges texts and advises on costs.
type Evaluator interface {
	// Judge: Unavailable judge_failed when the model failed. An answer that
	// cannot be read is no error but a verdict that is not good.
	Judge(ctx context.Context, q domain.JudgeText) (domain.Evaluation, error)
	// Advise: Unavailable judge_failed when the model failed.
	Advise(ctx context.Context, q domain.CostQuestion) (domain.CostAdvice, error)
	// Version names model and prompt or rule version: part of the cache key.
	Version() string
}

// Verdicts caches what an Evaluator said.
type Verdicts interface {
	// Get: NotFound not_found when there is none since that moment.
	Get(ctx context.Context, key string, since time.Time) (domain.Evaluation, error)
	// Put replaces an older verdict under the same key.
	Put(ctx context.Context, key string, e domain.Evaluation, at time.Time) error
	// Purge drops verdicts from before a moment.
	Purge(ctx context.Context, before time.Time) error
}
