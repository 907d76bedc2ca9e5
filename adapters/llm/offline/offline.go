// Package offline implements the port of the reader with the product's own rules, without
// a model or a network.
package offline

import (
	"context"

	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// Analyzer implements ports.Analyzer. Its methods never return an error.
type Analyzer struct{}

var _ ports.Analyzer = Analyzer{}

// AnalyzeText reads a text by the rules of domain/evaluation.
func (Analyzer) AnalyzeText(_ context.Context, t find.Text) (find.Analysis, error) {
	return find.Analyse(t), nil
}

// Version returns the version of the rules.
func (Analyzer) Version() string { return "offline/" + find.Version() }
