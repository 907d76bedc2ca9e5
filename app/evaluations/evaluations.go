package evaluations

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"log/slog"
	"time"

	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// Evaluations gives evaluations on texts.
type Evaluations struct{ deps *Deps }

const (
	EvaluationLife = 24 * time.Hour   // how long an evaluation stays in the cache
	EvaluationTime = 30 * time.Second // the longest a visitor waits for an evaluation
)

// EvaluateText returns the evaluation of a text, from the cache if possible. Otherwise it calls
// allow before it asks the analyzer, and returns the error of allow if there is one.
func (j *Evaluations) EvaluateText(
	ctx context.Context, q find.Text, allow func() error,
) (evaluation.Evaluation, error) {
	if err := evaluation.CheckTextQuestion(q); err != nil {
		return evaluation.Evaluation{}, err
	}
	q = q.Normal()
	v, clashes, err := j.evaluate(ctx, q, allow)
	v = evaluation.Clashing(v, clashes)
	if other := q.RepeatedIn(); err == nil && other != "" {
		v = v.Repeated(other)
	}
	if err != nil {
		return v, err
	}
	if v.GoodEnough {
		v.Proof = j.proofOf(q)
	}
	switch q.Field { // not kept with the evaluation: both follow the rules of this program
	case find.TechnicalChallenges:
		v.Bottlenecks = j.deps.CountBottlenecks(q.Text)
	case find.ElevatorPitch:
		v.Kind, _ = find.About(q.Text)
	}
	return v, nil
}

// evaluate also returns where the text contradicts the others, which is no part of what is kept.
func (j *Evaluations) evaluate(
	ctx context.Context, q find.Text, allow func() error,
) (evaluation.Evaluation, []find.Clash, error) {
	v, err := j.cached(ctx, q)
	if err == nil || domain.KindOf(err) != domain.NotFound {
		return v, nil, err
	}
	if err := allow(); err != nil {
		return evaluation.Evaluation{}, nil, err
	}
	f, err := j.ask(ctx, q)
	if err != nil || f.passing {
		return f.evaluation, f.clashes, err
	}
	if err := j.keep(ctx, q, f.evaluation); err != nil { // the evaluation is good all the same
		j.deps.Log.WarnContext(ctx, "evaluation not cached", slog.Any("error", err))
	}
	return f.evaluation, f.clashes, nil
}

func (j *Evaluations) cached(ctx context.Context, q find.Text) (v evaluation.Evaluation, err error) {
	since := j.deps.Clock.Now().Add(-EvaluationLife)
	err = j.deps.Store.Read(ctx, func(r ports.Repos) error {
		v, err = r.Evaluations.FindEvaluation(ctx, j.CacheKey(q), since)
		return err
	})
	if err != nil {
		return evaluation.Evaluation{}, err
	}
	return Unsealed(v, q)
}

func (j *Evaluations) keep(ctx context.Context, q find.Text, v evaluation.Evaluation) error {
	now := j.deps.Clock.Now()
	kept, err := sealed(v, q)
	if err != nil {
		return err
	}
	return j.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := r.Evaluations.PurgeEvaluations(ctx, now.Add(-EvaluationLife)); err != nil {
			return err
		}
		return r.Evaluations.PutEvaluation(ctx, j.CacheKey(q), kept, now)
	})
}

// ask waits for the analyzer at most EvaluationTime. A panic of the analyzer is an error like any other.
func (j *Evaluations) ask(ctx context.Context, q find.Text) (f finding, err error) {
	limited, cancel := context.WithTimeout(ctx, EvaluationTime)
	defer cancel()
	err = FailureOf(j.deps.Contain(ctx, "evaluation", func() error {
		f, err = decide(limited, j.deps.Analyzer, q)
		return err
	}))
	if err == nil && f.apart() {
		j.deps.OnApart()
		j.logApart(ctx, q, f)
	}
	return f, err
}

// FailureOf returns the error of an evaluation or analysis that failed: Unavailable judge_failed,
// unless it says more itself.
func FailureOf(err error) error {
	var e *domain.Error
	if err == nil || errors.As(err, &e) {
		return err
	}
	return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(err)
}

// CacheKey returns the cache key of an evaluation: the same text under the same rules has the same key.
func (j *Evaluations) CacheKey(q find.Text) string {
	h := sha256.New()
	for _, part := range []string{string(q.Field), q.Text, q.Pitch, j.deps.Analyzer.Version(), evaluation.Version()} {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil))
}
