// Package evaluation has the use cases of judging texts and descriptions of costs.
package app

import "wbso/ports"

// evaluationDeps is what evaluations use.
type evaluationDeps struct {
	Runtime
	Judge   ports.Reader
	Costs   ports.CostReader
	OnApart func() // counts texts on which model and rules disagree
}

// NewJudging returns the use cases of evaluations.
func NewJudging(d evaluationDeps) *Judging { return &Judging{&d} }
