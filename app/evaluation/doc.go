// Package evaluation has the use cases of judging texts and descriptions of costs.
package evaluation

import (
	"wbso/app/usecase"
	"wbso/ports"
)

// Deps is what evaluations use.
type Deps struct {
	usecase.Runtime
	Analyzer ports.Analyzer
	Costs    ports.CostReader
	OnApart  func() // counts texts on which model and rules disagree
}

// New returns the use cases of evaluations.
func New(d Deps) *Evaluations { return &Evaluations{&d} }
