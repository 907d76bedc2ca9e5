// Package evaluations has the use cases of evaluating texts.
package evaluations

import (
	"wbso/app/usecase"
	"wbso/ports"
)

// Deps are the dependencies of evaluations.
type Deps struct {
	usecase.Runtime
	Analyzer ports.Analyzer
	OnApart  func() // counts texts on which model and rules disagree
	// CountBottlenecks says how many bottlenecks an application makes of a text about them.
	CountBottlenecks func(text string) int
}

// New returns the use cases of evaluations.
func New(d Deps) *Evaluations { return &Evaluations{&d} }
