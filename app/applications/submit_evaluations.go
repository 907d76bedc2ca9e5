package applications

import (
	"context"
	"sync/atomic"

	"wbso/app/evaluations"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/domain/request"
	"wbso/ports"
)

// check applies all rules at once: the shape of the input, its values, the owner of
// the company and the evaluations.
func (s *Requests) check(ctx context.Context, who usecase.Actor, in Submit, asked *atomic.Bool) error {
	fields := append(domain.Fields(nil), in.Shape...)
	for _, e := range request.CheckSubmit(in.SubmitInput) {
		if !in.Shape.Has(e.Field) {
			fields = append(fields, e)
		}
	}
	if in.Client != 0 && !fields.Has("client") {
		err := s.deps.Store.Read(ctx, func(r ports.Repos) error {
			_, err := chosen(ctx, r, who.UserID, in.Client)
			return err
		})
		if err != nil && domain.KindOf(err) != domain.Invalid {
			return err
		}
		fields.Check("client", err)
	}
	free := func() error { asked.Store(true); return nil } // counts against no limit of questions
	results, err := s.evaluateTexts(ctx, in.Submission, fields, free)
	for _, e := range evaluation.CheckEvaluations(results) {
		if _, evaluated := results[find.TextField(e.Field)]; evaluated {
			fields = append(fields, e)
		}
	}
	if len(fields) > 0 {
		return fields
	}
	return err
}

// evaluateTexts evaluates the texts that have no other error, side by side. It returns the error
// of the first one that failed.
func (s *Requests) evaluateTexts(
	ctx context.Context, in request.Submission, fields domain.Fields, allow func() error,
) (map[find.TextField]evaluation.Evaluation, error) {
	ctx, cancel := context.WithTimeout(ctx, evaluations.EvaluationTime)
	defer cancel()
	results := make([]evaluation.Evaluation, len(find.TextFields()))
	done := make([]bool, len(results))
	var calls []func() error
	for i, f := range find.TextFields() {
		if fields.Has(string(f)) {
			continue
		}
		calls = append(calls, func() (err error) {
			results[i], err = s.evaluations.EvaluateText(ctx, TextQuestionOf(in, f), allow)
			done[i] = err == nil
			return err
		})
	}
	err := s.deps.SideBySide(ctx, "evaluation", calls...)
	evaluationCases := map[find.TextField]evaluation.Evaluation{}
	for i, f := range find.TextFields() {
		if done[i] {
			evaluationCases[f] = results[i]
		}
	}
	return evaluationCases, err
}

// TextQuestionOf returns the same question as the wizard asked, so that the evaluation that the
// visitor saw counts.
func TextQuestionOf(in request.Submission, f find.TextField) find.Text {
	q := find.Text{Field: f, Text: in.TextOf(f)}
	if f == find.Innovation {
		q.Pitch = in.ElevatorPitch
	}
	return q
}
