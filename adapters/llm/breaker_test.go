package llm

import (
	"context"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/failsafe-go/failsafe-go/circuitbreaker"
	"github.com/stretchr/testify/assert"
)

func TestGuard_L05_breaker(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		sick := true
		model := &scriptModel{act: func(ctx context.Context, _ int) (Answer, error) {
			_ = after(ctx, time.Second)
			if sick {
				return Answer{}, status(503, time.Minute)
			}
			return Answer{Text: "{}"}, nil
		}}
		g := Guard(model, CallLimits{})
		ask := func() error { _, err := g.Complete(t.Context(), Question{}); return err }
		refused := func() {
			t.Helper()
			began, calls := time.Now(), model.asked()
			assert.ErrorIs(t, ask(), circuitbreaker.ErrOpen)
			assert.Zero(t, time.Since(began), "at once")
			assert.Equal(t, calls, model.asked(), "without a call")
		}
		for range mostFailures {
			assert.False(t, g.Broken())
			assert.Error(t, ask())
		}
		assert.True(t, g.Broken())
		refused()
		time.Sleep(openTime)
		var others sync.WaitGroup
		others.Go(func() { time.Sleep(time.Millisecond); refused() }) // while the probe runs
		assert.ErrorContains(t, ask(), "503", "the probe")
		others.Wait()
		refused()
		time.Sleep(openTime)
		sick = false
		assert.NoError(t, ask(), "the second probe closes it")
		assert.False(t, g.Broken())
		assert.NoError(t, ask())
	})
}

func TestGuard_L05_whatOpensTheBreaker(t *testing.T) {
	bad, good := status(500, time.Hour), error(nil)
	for name, c := range map[string]struct {
		calls    []error
		interval time.Duration
		open     bool
	}{
		"five failures":                     {[]error{bad, bad, bad, bad, bad}, time.Second, true},
		"four failures":                     {[]error{bad, bad, bad, bad}, time.Second, false},
		"five among successes":              {[]error{bad, good, bad, good, bad, good, bad, good, bad}, 3 * time.Second, false},
		"five in a row that each took long": {[]error{bad, bad, bad, bad, bad}, 29 * time.Second, true},
		"questions that it does not accept": {[]error{status(400, 0), status(400, 0), status(413, 0), status(422, 0), status(400, 0), status(400, 0)}, time.Second, false},
		"a key that it refuses":             {[]error{status(401, 0), status(401, 0), status(401, 0), status(401, 0), status(401, 0)}, time.Second, true},
		"a success ends a row":              {[]error{bad, bad, bad, bad, good, bad}, time.Second, false},
		"five in a row, after a success":    {[]error{bad, good, bad, bad, bad, bad, bad}, 29 * time.Second, true},
		"no time was left after the queue":  {[]error{context.DeadlineExceeded, bad, bad, bad, bad}, time.Second, false},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				g := Guard(&scriptModel{act: func(_ context.Context, call int) (Answer, error) { return Answer{}, c.calls[call-1] }}, CallLimits{})
				for range c.calls {
					_, _ = g.Complete(t.Context(), Question{})
					time.Sleep(c.interval)
				}
				assert.Equal(t, c.open, g.Broken())
			})
		})
	}
}

// Calls that were under way when the breaker opened, and end badly, keep nobody waiting longer.
func TestGuard_L05_lateFailuresDoNotProlong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		model := &scriptModel{act: func(ctx context.Context, call int) (Answer, error) {
			if call <= mostFailures {
				return Answer{}, status(503, time.Hour)
			}
			_ = after(ctx, 20*time.Second)
			return Answer{}, status(503, time.Hour)
		}}
		g := Guard(model, CallLimits{AtOnce: 2 * mostFailures})
		var late sync.WaitGroup
		model.calls.Store(mostFailures) // the slow ones first
		for range mostFailures {
			late.Go(func() { _, _ = g.Complete(t.Context(), Question{}) })
		}
		synctest.Wait()
		model.calls.Store(0)
		for range mostFailures {
			_, _ = g.Complete(t.Context(), Question{})
		}
		assert.True(t, g.Broken())
		late.Wait() // 20 s later
		assert.True(t, g.Broken())
		time.Sleep(openTime - 20*time.Second)
		assert.False(t, g.Broken(), "a minute after it opened")
		calls := model.asked()
		_, _ = g.Complete(t.Context(), Question{})
		assert.Equal(t, calls+1, model.asked(), "the probe")
	})
}

// A probe that says nothing about the provider leaves the next call to probe.
func TestGuard_L05_aProbeWithoutAResult(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var answer error
		model := &scriptModel{act: func(context.Context, int) (Answer, error) { return Answer{}, answer }}
		g := Guard(model, CallLimits{})
		ask := func(err error) error {
			answer = err
			_, got := g.Complete(t.Context(), Question{})
			return got
		}
		for range mostFailures {
			_ = ask(status(503, time.Hour))
		}
		time.Sleep(openTime)
		for range 3 {
			assert.ErrorContains(t, ask(status(400, 0)), "400", "it is asked")
			assert.True(t, g.Broken(), "and does not close the breaker")
		}
		assert.NoError(t, ask(nil))
		assert.False(t, g.Broken())
	})
}
