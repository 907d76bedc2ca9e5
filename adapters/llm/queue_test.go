package llm

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestGuard_L07_atMostEightAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var now, most atomic.Int64
		model := &scripted{act: func(ctx context.Context, _ int) (Answer, error) {
			most.Store(max(most.Load(), now.Add(1)))
			defer now.Add(-1)
			return Answer{}, after(ctx, time.Second)
		}}
		g := Guard(model, Limits{})
		var all sync.WaitGroup
		for range 200 {
			all.Go(func() { _, err := g.Complete(t.Context(), Question{}); assert.NoError(t, err) })
		}
		all.Wait()
		assert.EqualValues(t, 8, most.Load())
		assert.Equal(t, 200, model.asked())
		assert.Zero(t, g.queue.inside.Load())
	})
}

func TestGuard_L07_theQueueIsBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		model := &scripted{act: func(ctx context.Context, _ int) (Answer, error) { return Answer{}, after(ctx, 20*time.Second) }}
		g := Guard(model, Limits{AtOnce: 2, Waiting: 3})
		count := map[Outcome]int{}
		g.limits.Told = func(c Call) { count[c.Outcome]++ }
		var all sync.WaitGroup
		for range 10 {
			all.Go(func() { _, _ = g.Complete(t.Context(), Question{}) })
			synctest.Wait()
		}
		all.Wait()
		// Two run, and two of the three that wait get nine seconds more, which is too few.
		assert.Equal(t, map[Outcome]int{Answered: 2, Full: 5, Late: 3}, count)
		assert.Zero(t, g.queue.inside.Load())
		assert.False(t, g.Broken(), "to wait for a turn is no failure of the provider")
	})
}
