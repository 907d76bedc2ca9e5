package sqlstore

import (
	"context"
	"time"

	"wbso/domain/evaluation"
)

type evaluations struct{ *tx }

func evaluationFields(e *evaluation.Evaluation) []any {
	return []any{&e.GoodEnough, &e.Eligible, &e.Suggestions, list[evaluation.Criterion]{&e.Criteria}}
}

func (r evaluations) FindEvaluation(ctx context.Context, key string, since time.Time) (evaluation.Evaluation, error) {
	return one(ctx, r.tx, "read an evaluation", evaluationFields, `
		SELECT good_enough, eligible, suggestions, criteria FROM verdicts WHERE cache_key = $1 AND judged_at >= $2`,
		key, micro(since))
}

func (r evaluations) PutEvaluation(ctx context.Context, key string, e evaluation.Evaluation, at time.Time) error {
	_, err := r.exec(ctx, "keep an evaluation", `
		INSERT INTO verdicts (cache_key, good_enough, eligible, suggestions, criteria, judged_at)
		VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (cache_key) DO UPDATE SET good_enough = excluded.good_enough, eligible = excluded.eligible,
			suggestions = excluded.suggestions, criteria = excluded.criteria, judged_at = excluded.judged_at`,
		key, e.GoodEnough, e.Eligible, e.Suggestions, listOf(e.Criteria), micro(at))
	return err
}

func (r evaluations) DeleteEvaluation(ctx context.Context, key string) error {
	_, err := r.exec(ctx, "delete an evaluation", `DELETE FROM verdicts WHERE cache_key = $1`, key)
	return err
}

func (r evaluations) PurgeEvaluations(ctx context.Context, before time.Time) error {
	_, err := r.exec(ctx, "purge evaluations", `DELETE FROM verdicts WHERE judged_at < $1`, micro(before))
	return err
}
