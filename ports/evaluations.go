package ports

import (
	"context"
	"time"

	"wbso/domain/evaluation"
)

// Evaluations caches evaluations.
type Evaluations interface {
	// FindEvaluation fails with NotFound not_found when there is none since that moment.
	FindEvaluation(ctx context.Context, key string, since time.Time) (evaluation.Evaluation, error)
	// PutEvaluation replaces an older evaluation under the same key.
	PutEvaluation(ctx context.Context, key string, v evaluation.Evaluation, at time.Time) error
	// DeleteEvaluation is no error for a key that is not there.
	DeleteEvaluation(ctx context.Context, key string) error
	// PurgeEvaluations drops evaluations from before a moment.
	PurgeEvaluations(ctx context.Context, before time.Time) error
}
