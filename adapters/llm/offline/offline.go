// Package offline implements the ports of the judge and the writer with the
// product's own rules, without a model or a network.
package offline

import (
	"context"

	"wbso/domain"
	"wbso/domain/judge"
	"wbso/domain/reading"
	"wbso/domain/writer"
	"wbso/ports"
)

// Judge implements ports.Judge. Its methods never return an error.
type Judge struct{}

// Writer implements ports.Writer. Its method never returns an error.
type Writer struct{}

var (
	_ ports.Judge  = Judge{}
	_ ports.Writer = Writer{}
)

// Verdict judges a text by the rules of domain/judge.
func (Judge) Verdict(_ context.Context, q domain.TextQuestion) (domain.Verdict, error) {
	return judge.Text(q), nil
}

// Advise recommends a cost method by the rules of domain/judge.
func (Judge) Advise(_ context.Context, q domain.CostQuestion) (domain.CostAdvice, error) {
	return judge.Costs(q), nil
}

// Version returns the version of the rules.
func (Judge) Version() string { return "offline/" + reading.Version() }

// Write writes an application by the rules of domain/writer.
func (Writer) Write(_ context.Context, s domain.Submission) (domain.Application, error) {
	return writer.Write(s), nil
}
