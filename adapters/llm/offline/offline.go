// Package offline implements the ports of the judge and the writer with the
// product's own rules, without a model or a network.
package offline

import (
	"context"

	"wbso/domain"
	"wbso/domain/judge"
	"wbso/domain/reading"
	writer "wbso/domain/writer/old"
	"wbso/ports"
)

// Judge implements ports.Judge. Its methods never return an error.
type Judge struct{}

// Reader implements ports.Reader. Its methods never return an error.
type Reader struct{}

// Writer implements ports.Writer. Its method never returns an error.
type Writer struct{}

var (
	_ ports.Reader = Reader{}
	_ ports.Judge  = Judge{}
	_ ports.Writer = Writer{}
)

// Read reads a text by the rules of domain/reading.
func (Reader) Read(_ context.Context, t reading.Text) (reading.Reading, error) {
	return reading.Read(t), nil
}

// Version returns the version of the rules.
func (Reader) Version() string { return "offline/" + reading.Version() }

// Verdict judges a text by the rules of domain/judge.
func (Judge) Verdict(_ context.Context, q domain.TextQuestion) (domain.Verdict, error) {
	return judge.Text(q), nil
}

// Version returns the version of the rules.
func (Judge) Version() string { return "offline/" + judge.Version() }

// Write writes an application by the rules of domain/writer.
func (Writer) Write(_ context.Context, s domain.Submission) (domain.Application, error) {
	return writer.Write(s), nil
}
