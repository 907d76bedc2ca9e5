package llm

import (
	"context"
	"errors"
	"fmt"

	"wbso/domain"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// Evaluator implements ports.Analyzer for texts that are to be evaluated. The model scores, quotes
// and asks; clauses, numbers and technical nouns come from the rules.
type Evaluator struct{ model Completer }

var _ ports.Analyzer = Evaluator{}

// NewEvaluator returns an analyzer that asks a model, which is guarded.
func NewEvaluator(model Completer) Evaluator { return Evaluator{model} }

// Version names the model, the prompt and the rules that it reads with.
func (j Evaluator) Version() string {
	return j.model.Model() + "/" + evaluationPrompt.version + "/" + find.Version()
}

// AnalyzeText implements ports.Analyzer. A text without a word is not put to the model.
func (j Evaluator) AnalyzeText(ctx context.Context, t find.Text) (find.Analysis, error) {
	r := find.Analyse(t)
	r.Scores = map[string]find.Score{}
	if len(r.Clauses) == 0 {
		return r, nil
	}
	answer, err := j.model.Complete(ctx, evaluatorQuestion(t))
	if err != nil {
		return find.Analysis{}, failed(err)
	}
	var said evaluatorAnswer
	switch err := decode(answer, evaluatorShape(t.Field), &said); {
	case errors.Is(err, errNoJSON):
		r.Unread = &find.InvalidAnswer{Said: evaluationPrompt.silence(bare(answer.Text))}
	case err != nil:
		r.Unread = &find.InvalidAnswer{}
	default:
		said.fill(t, &r)
	}
	return r, nil
}

// failed returns the error of a question without an answer: err itself when the budget refused it,
// else judge_failed, with domain.ErrAway when the question is not to blame.
func failed(err error) error {
	var refused *domain.Error
	if errors.As(err, &refused) {
		return err
	}
	if isAway(err) {
		err = fmt.Errorf("%w: %w", domain.ErrAway, err)
	}
	return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(err)
}
