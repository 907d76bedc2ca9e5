package evaluations

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"unicode/utf8"

	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// finding is what was decided on an analysis.
type finding struct {
	evaluation evaluation.Evaluation
	clashes    []find.Clash
	passing    bool              // not to be kept: the model gave no reading
	model      evaluation.Colour // of the model alone, and of the rules beside it; empty without a model
	rules      evaluation.Colour
}

// apart reports whether model and rules are so far apart that the evaluation is neither's.
func (f finding) apart() bool { return f.model != f.evaluation.Colour() && f.model != "" }

// decide reads a text and decides on what was read. Beside a model it reads by the rules.
func decide(ctx context.Context, reader ports.Analyzer, text find.Text) (finding, error) {
	r, err := reader.AnalyzeText(ctx, text)
	if err != nil {
		return finding{}, err
	}
	f := finding{evaluation: evaluation.Decide(text, r), clashes: r.Clashes, passing: r.Unread != nil || r.Stopgap}
	if r.Scores == nil || r.Unread != nil {
		return f, nil
	}
	rules := evaluation.Decide(text, find.Analyse(text))
	f.model, f.rules = f.evaluation.Colour(), rules.Colour()
	f.evaluation = evaluation.SettleEvaluation(f.evaluation, rules)
	return f, nil
}

// logApart logs that model and rules disagree: never the text, only what finds it again.
func (j *Evaluations) logApart(ctx context.Context, q find.Text, f finding) {
	sum := sha256.Sum256([]byte(q.Text))
	j.deps.Log.InfoContext(ctx, "model and rules disagree on a text",
		slog.String("model", string(f.model)), slog.String("rules", string(f.rules)), slog.String("field", string(q.Field)),
		slog.Int("length", utf8.RuneCountInString(q.Text)), slog.String("digest", hex.EncodeToString(sum[:8])))
}

// EvaluateOnce evaluates a text without using a cache or a database, which a terminal may not have.
func EvaluateOnce(
	ctx context.Context, reader ports.Analyzer, q find.Text,
) (evaluation.Evaluation, error) {
	f, err := findingOf(ctx, reader, q)
	return evaluation.Clashing(f.evaluation, f.clashes), err
}

func findingOf(ctx context.Context, reader ports.Analyzer, q find.Text) (finding, error) {
	if err := evaluation.CheckTextQuestion(q); err != nil {
		return finding{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, EvaluationTime)
	defer cancel()
	f, err := decide(ctx, reader, q.Normal())
	return f, FailureOf(err)
}
