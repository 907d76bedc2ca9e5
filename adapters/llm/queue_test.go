package llm

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/fairqueue"
)

func TestGuard_L07_atMostEightAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var now, most atomic.Int64
		model := &scriptModel{act: func(ctx context.Context, _ int) (Answer, error) {
			most.Store(max(most.Load(), now.Add(1)))
			defer now.Add(-1)
			return Answer{}, after(ctx, time.Second)
		}}
		g := Guard(model, CallLimits{})
		var all sync.WaitGroup
		for range 200 {
			all.Go(func() { _, err := g.Complete(t.Context(), Question{}); assert.NoError(t, err) })
		}
		all.Wait()
		assert.EqualValues(t, 8, most.Load())
		assert.Equal(t, 200, model.asked())
		running, waiting := g.queue.Len()
		assert.Zero(t, running+waiting)
	})
}

func TestGuard_L07_theQueueIsBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		model := &scriptModel{act: func(ctx context.Context, _ int) (Answer, error) { return Answer{}, after(ctx, 20*time.Second) }}
		g := Guard(model, CallLimits{AtOnce: 2, Waiting: 3})
		count := map[Outcome]int{}
		var mu sync.Mutex
		g.limits.OnCall = func(c Call) {
			mu.Lock()
			defer mu.Unlock()
			count[c.Outcome]++
		}
		var all sync.WaitGroup
		for range 10 {
			all.Go(func() { _, _ = g.Complete(t.Context(), Question{}) })
			synctest.Wait()
		}
		all.Wait()
		// Two run, and two of the three that wait get nine seconds more, which is too few.
		assert.Equal(t, map[Outcome]int{Answered: 2, Full: 5, Late: 3}, count)
		running, waiting := g.queue.Len()
		assert.Zero(t, running+waiting)
		assert.False(t, g.Broken(), "to wait for a turn is no failure of the provider")
	})
}

// The many questions of one account keep the one of another waiting for one turn only.
func TestGuard_accountsTakeTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		model := &scriptModel{act: func(ctx context.Context, _ int) (Answer, error) { return Answer{}, after(ctx, time.Second) }}
		g := Guard(model, CallLimits{AtOnce: 2, Waiting: 20})
		outcomes := map[string]map[Outcome]int{"crowd": {}, "one": {}}
		var all sync.WaitGroup
		var mu sync.Mutex
		ask := func(account string) {
			_, err := g.Complete(fairqueue.WithKey(t.Context(), account), Question{})
			mu.Lock()
			defer mu.Unlock()
			outcomes[account][outcomeOf(Answer{}, err)]++
		}
		for range 30 {
			all.Go(func() { ask("crowd") })
			synctest.Wait()
		}
		began := time.Now()
		ask("one")
		assert.Equal(t, 2*time.Second, time.Since(began), "a turn that runs, and its own")
		all.Wait()
		assert.Equal(t, map[string]map[Outcome]int{"crowd": {Answered: 21, Full: 9}, "one": {Answered: 1}}, outcomes)
	})
}
