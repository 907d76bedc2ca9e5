package app_test

import (
	"context"
	"errors"
	"log/slog"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/evaluations"
	"wbso/domain/evaluation"
)

func samples() []evaluations.Sample {
	return []evaluations.Sample{
		{Question: pitch("Wij meten de laag."), Expected: evaluation.Green}, {Question: pitch(vague), Expected: evaluation.Amber},
		{Question: pitch(vague), Expected: evaluation.Red}, {Question: pitch("Wij lijmen de laag."), Expected: evaluation.Amber},
	}
}

func TestTry_countsByColour(t *testing.T) {
	for _, parallel := range []int{1, 3, 9} {
		var most atomic.Int64
		trial, err := evaluations.RunTrial(t.Context(), &evaluator{}, samples(), parallel, slog.New(slog.DiscardHandler), func(ready int) { most.Store(max(most.Load(), int64(ready))) })
		require.NoError(t, err)
		assert.EqualValues(t, 4, most.Load())
		assert.Equal(t, 2, trial.Right())
		assert.Equal(t, 1, trial.CountSamples(evaluation.Red, evaluation.Amber))
		assert.Equal(t, 1, trial.CountSamples(evaluation.Amber, evaluation.Green))
		for i, s := range samples() {
			assert.Equal(t, s, trial[i].Sample, "in their order")
		}
	}
}

func TestTry_failures(t *testing.T) {
	broken := &evaluator{}
	broken.fails(errors.New("connection refused"))
	trial, err := evaluations.RunTrial(t.Context(), broken, samples(), 2, slog.New(slog.DiscardHandler), func(int) {})
	require.NoError(t, err)
	n, why := trial.FailedSamples()
	assert.Equal(t, 4, n)
	assert.ErrorContains(t, why, "connection refused")

	ctx, cancel := context.WithCancel(t.Context())
	_, err = evaluations.RunTrial(ctx, &evaluator{}, samples(), 1, slog.New(slog.DiscardHandler), func(int) { cancel() })
	assert.ErrorIs(t, err, context.Canceled)
}
