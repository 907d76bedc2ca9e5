package applications

import (
	"context"
	"strings"
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
			_, err := chosen(ctx, r, who, in.Client)
			return err
		})
		if err != nil && domain.KindOf(err) != domain.Invalid {
			return err
		}
		fields.Check("client", err)
	}
	free := func() error { asked.Store(true); return nil } // counts against no limit of questions
	results, err := s.evaluateTexts(ctx, in, fields, free)
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

// evaluateTexts evaluates the texts that have no other error, side by side; a text with a proof
// counts as good. When the analyzer fails, the error names the texts that wait for it.
func (s *Requests) evaluateTexts(
	ctx context.Context, in Submit, fields domain.Fields, allow func() error,
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
			q := TextQuestionOf(in.Submission, f)
			if s.evaluations.Proved(q, in.Proofs) {
				results[i], done[i] = evaluation.Evaluation{GoodEnough: true, Eligible: true}, true
				return nil
			}
			results[i], err = s.evaluations.EvaluateText(ctx, q, allow)
			done[i] = err == nil
			return err
		})
	}
	err := s.deps.SideBySide(ctx, "evaluation", calls...)
	evaluated, waiting := map[find.TextField]evaluation.Evaluation{}, []string{}
	for i, f := range find.TextFields() {
		switch {
		case done[i]:
			evaluated[f] = results[i]
		case !fields.Has(string(f)):
			waiting = append(waiting, f.Label())
		}
	}
	if domain.CodeOf(err) == domain.CodeJudgeFailed {
		err = domain.Fail(domain.Unavailable, domain.CodeTextsUnjudged).With("texts", strings.Join(waiting, ", ")).Because(err)
	}
	return evaluated, err
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
