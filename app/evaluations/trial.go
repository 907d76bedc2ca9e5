package evaluations

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"sync/atomic"

	"wbso/app/usecase"
	"wbso/domain/evaluation"
	"wbso/domain/evaluation/find"
	"wbso/ports"
)

// Sample is a text of which people have said how it should be evaluated.
type Sample struct {
	Question find.Text
	Expected evaluation.Colour
}

// SampleResult is how a reader did on a sample. Got is empty when it failed, and Err says why.
type SampleResult struct {
	Sample
	Got evaluation.Colour
	Err error
}

// Trial is how a reader did on samples, in their order.
type Trial []SampleResult

// RunTrial evaluates samples as a visitor's text is evaluated, some of them at the same time. done
// hears how many are ready. The only error is that of ctx.
func RunTrial(
	ctx context.Context, reader ports.Analyzer, samples []Sample, parallel int, log *slog.Logger, done func(int),
) (Trial, error) {
	t := make(Trial, len(samples))
	var next, ready atomic.Int64
	worker := func() error {
		for i := int(next.Add(1)) - 1; i < len(samples) && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
			t[i] = try(ctx, reader, samples[i])
			done(int(ready.Add(1)))
		}
		return ctx.Err()
	}
	workers := make([]func() error, parallel)
	for i := range workers {
		workers[i] = worker
	}
	return t, usecase.Runtime{Log: log, OnPanic: func(string) {}}.SideBySide(ctx, "trial", workers...)
}

// errUnusable reports that the answer of a model contained no analysis.
var errUnusable = errors.New("the model's answer does not have the form that was asked for")

func try(ctx context.Context, reader ports.Analyzer, s Sample) SampleResult {
	f, err := findingOf(ctx, reader, s.Question)
	if err == nil && f.passing {
		err = errUnusable
	}
	if err != nil {
		return SampleResult{Sample: s, Err: err}
	}
	return SampleResult{Sample: s, Got: f.evaluation.Colour()}
}

// CountSamples returns how many samples that should be of one colour were evaluated as another. An
// empty got counts the samples that failed.
func (t Trial) CountSamples(expected, got evaluation.Colour) (n int) {
	for _, j := range t {
		if j.Expected == expected && j.Got == got {
			n++
		}
	}
	return n
}

// Right returns how many samples were evaluated as expected.
func (t Trial) Right() int {
	return t.CountSamples(evaluation.Green, evaluation.Green) + t.CountSamples(evaluation.Amber, evaluation.Amber) + t.CountSamples(evaluation.Red, evaluation.Red)
}

// FailedSamples returns how many samples got no evaluation, and why the first of them did not.
func (t Trial) FailedSamples() (n int, why error) {
	for _, j := range t {
		if j.Err != nil {
			n, why = n+1, cmp.Or(why, j.Err)
		}
	}
	return n, why
}
