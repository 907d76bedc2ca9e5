package evaluations_test

import (
	"context"
	"errors"
	"log/slog"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/apptest"
	"wbso/app/evaluations"
	"wbso/domain/evaluation"
)

func samples() []evaluations.Sample {
	return []evaluations.Sample{
		{Question: apptest.Pitch("Wij meten de laag."), Expected: evaluation.Green}, {Question: apptest.Pitch(apptest.Vague), Expected: evaluation.Amber},
		{Question: apptest.Pitch(apptest.Vague), Expected: evaluation.Red}, {Question: apptest.Pitch("Wij lijmen de laag."), Expected: evaluation.Amber},
	}
}

func TestTry_countsByColour(t *testing.T) {
	for _, parallel := range []int{1, 3, 9} {
		var most atomic.Int64
		trial, err := evaluations.RunTrial(t.Context(), &apptest.Evaluator{}, samples(), parallel, slog.New(slog.DiscardHandler), func(ready int) { most.Store(max(most.Load(), int64(ready))) })
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
	broken := &apptest.Evaluator{}
	broken.Fails(errors.New("connection refused"))
	trial, err := evaluations.RunTrial(t.Context(), broken, samples(), 2, slog.New(slog.DiscardHandler), func(int) {})
	require.NoError(t, err)
	n, why := trial.FailedSamples()
	assert.Equal(t, 4, n)
	assert.ErrorContains(t, why, "connection refused")

	ctx, cancel := context.WithCancel(t.Context())
	_, err = evaluations.RunTrial(ctx, &apptest.Evaluator{}, samples(), 1, slog.New(slog.DiscardHandler), func(int) { cancel() })
	assert.ErrorIs(t, err, context.Canceled)
}
