// Package offline judges and writes by the product's own rules, without a
// model and without a network.
package offline

import (
	"context"

	"wbso/domain"
	"wbso/domain/judge"
	"wbso/domain/writer"
	"wbso/ports"
)

// Evaluator implements ports.Evaluator. It never fails.
type Evaluator struct{}

// Writer implements ports.Writer. It never fails.
type Writer struct{}

var (
	_ ports.Evaluator = Evaluator{}
	_ ports.Writer    = Writer{}
)

// Judge implements ports.Evaluator.
func (Evaluator) Judge(_ context.Context, q domain.JudgeText) (domain.Evaluation, error) {
	return judge.Text(q), nil
}

// Advise implements ports.Evaluator.
func (Evaluator) Advise(_ context.Context, q domain.CostQuestion) (domain.CostAdvice, error) {
	return judge.Costs(q), nil
}

// Version implements ports.Evaluator.
func (Evaluator) Version() string { return "offline/" + judge.RuleVersion }

// Write implements ports.Writer.
func (Writer) Write(_ context.Context, s domain.Submission) (domain.Application, error) {
	return writer.Write(s), nil
}
