package llm

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
)

// scripted is a model whose answers a test decides, by the number of the call from 1.
type scriptModel struct {
	calls atomic.Int64
	act   func(ctx context.Context, call int) (Answer, error)
}

func (s *scriptModel) Model() string { return "scripted/one" }

func (s *scriptModel) Complete(ctx context.Context, _ Question) (Answer, error) {
	return s.act(ctx, int(s.calls.Add(1)))
}

func (s *scriptModel) asked() int { return int(s.calls.Load()) }

// after waits as a slow provider does.
func after(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

func status(n int, after time.Duration) error {
	return &Failure{Status: n, RetryAfter: after, Err: errors.New("no")}
}

func TestGuard_L04_oneRetry(t *testing.T) {
	good := Answer{Text: "{}"}
	for name, c := range map[string]struct {
		first, second error
		calls         int
		took          time.Duration
		outcome       Outcome
	}{
		"good":                             {nil, nil, 1, 0, Answered},
		"500, then good":                   {status(500, 0), nil, 2, pause, Answered},
		"a broken line, then good":         {status(0, 0), nil, 2, pause, Answered},
		"429, then good":                   {status(429, 0), nil, 2, pause, Answered},
		"429 with a wait that fits":        {status(429, 12*time.Second), nil, 2, 12 * time.Second, Answered},
		"503 with a wait that fits":        {status(503, 28*time.Second), nil, 2, 28 * time.Second, Answered},
		"429 with a wait that is too long": {status(429, 29*time.Second), nil, 1, 0, Failed},
		"429 with a wait of an hour":       {status(429, time.Hour), nil, 1, 0, Failed},
		"500 twice":                        {status(500, 0), status(500, 0), 2, pause, Failed},
		"400":                              {status(400, 0), nil, 1, 0, Failed},
		"401":                              {status(401, 0), nil, 1, 0, Failed},
		"404":                              {status(404, 0), nil, 1, 0, Failed},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				model := &scriptModel{act: func(_ context.Context, call int) (Answer, error) {
					return good, map[int]error{1: c.first, 2: c.second}[call]
				}}
				var told Call
				began := time.Now()
				_, err := Guard(model, CallLimits{OnCall: func(c Call) { told = c }}).Complete(t.Context(), Question{Name: "evaluation"})
				assert.Equal(t, c.outcome == Answered, err == nil, "%v", err)
				assert.Equal(t, c.calls, model.asked())
				assert.Equal(t, c.took, time.Since(began))
				assert.Equal(t, Call{Question: "evaluation", Outcome: c.outcome, Tries: c.calls, Took: c.took}, told)
			})
		})
	}
}

func TestGuard_L01_deadline(t *testing.T) {
	for name, act := range map[string]func(ctx context.Context, call int) (Answer, error){
		"hangs": func(ctx context.Context, _ int) (Answer, error) { return Answer{}, after(ctx, time.Hour) },
		"hangs the second time": func(ctx context.Context, call int) (Answer, error) {
			if call == 1 {
				return Answer{}, status(500, 20*time.Second)
			}
			return Answer{}, after(ctx, time.Hour)
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var told Call
				began := time.Now()
				g := Guard(&scriptModel{act: act}, CallLimits{OnCall: func(c Call) { told = c }})
				_, err := g.Complete(t.Context(), Question{})
				assert.ErrorIs(t, err, context.DeadlineExceeded)
				assert.Equal(t, 29*time.Second, time.Since(began))
				assert.Equal(t, Late, told.Outcome)
				assert.EqualValues(t, 1, g.breaker.Metrics().Failures(), "that is a failure of the provider")
			})
		})
	}
}

// A caller who leaves ends the call, also during the wait for the second try, and the
// provider is not blamed for it.
func TestGuard_L01_theCallerLeaves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		model := &scriptModel{act: func(ctx context.Context, call int) (Answer, error) {
			if call%2 == 0 {
				return Answer{}, status(503, 20*time.Second)
			}
			return Answer{}, after(ctx, time.Hour)
		}}
		g := Guard(model, CallLimits{})
		for range 3 * mostFailures {
			ctx, leave := context.WithCancel(t.Context())
			time.AfterFunc(time.Second, leave)
			_, err := g.Complete(ctx, Question{})
			assert.ErrorIs(t, err, context.Canceled)
		}
		assert.False(t, g.Broken())
	})
}

func TestGuard_L03_longAnswersAreCut(t *testing.T) {
	long := strings.Repeat("é", mostText)
	g := Guard(&scriptModel{act: func(context.Context, int) (Answer, error) { return Answer{Text: "x" + long}, nil }}, CallLimits{})
	a, err := g.Complete(t.Context(), Question{})
	assert.NoError(t, err)
	assert.True(t, a.Cut)
	assert.Len(t, a.Text, mostText-1, "no half letter")
}

// reserver is a budget that remembers what was reserved and settled.
type reserver struct {
	refuse   error
	reserved []Usage
	settled  []Usage
}

func (p *reserver) Reserve(_ context.Context, most Usage) (func(Usage), error) {
	if p.refuse != nil {
		return nil, p.refuse
	}
	p.reserved = append(p.reserved, most)
	return func(u Usage) { p.settled = append(p.settled, u) }, nil
}

func TestGuard_L06_theBudgetIsAsked(t *testing.T) {
	used := Usage{Input: 700, Output: 90}
	model := &scriptModel{act: func(_ context.Context, call int) (Answer, error) {
		if call > 1 {
			return Answer{}, status(400, 0)
		}
		return Answer{Usage: used}, nil
	}}
	p := &reserver{}
	g := Guard(model, CallLimits{Reserver: p})
	_, err := g.Complete(t.Context(), Question{System: strings.Repeat("x", 3000), User: strings.Repeat("x", 300), Most: 500})
	assert.NoError(t, err)
	_, err = g.Complete(t.Context(), Question{Most: 5})
	assert.Error(t, err)
	assert.Equal(t, []Usage{{1100, 500}, {0, 5}}, p.reserved)
	assert.Equal(t, []Usage{used, {}}, p.settled)

	p.refuse = errors.New("no money")
	_, err = g.Complete(t.Context(), Question{})
	assert.ErrorIs(t, err, p.refuse)
	assert.Equal(t, 2, model.asked(), "no call")
	assert.False(t, g.Broken())
}
