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

// Judge implements ports.Judge. It never fails.
type Judge struct{}

// Writer implements ports.Writer. It never fails.
type Writer struct{}

var (
	_ ports.Judge  = Judge{}
	_ ports.Writer = Writer{}
)

// Judge implements ports.Judge.
func (Judge) Verdict(_ context.Context, q domain.TextQuestion) (domain.Verdict, error) {
	return judge.Text(q), nil
}

// Advise implements ports.Judge.
func (Judge) Advise(_ context.Context, q domain.CostQuestion) (domain.CostAdvice, error) {
	return judge.Costs(q), nil
}

// Version implements ports.Judge.
func (Judge) Version() string { return "offline/" + judge.RuleVersion }

// Write implements ports.Writer.
func (Writer) Write(_ context.Context, s domain.Submission) (domain.Application, error) {
	return writer.Write(s), nil
}
