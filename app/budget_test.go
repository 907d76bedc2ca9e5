package app_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/app/evaluations"
	"wbso/domain"
	"wbso/domain/evaluation"
)

// purse is the budget of one server, and what it was told is left.
type purse struct {
	*evaluations.Budget
	left  atomic.Int64
	until atomic.Pointer[time.Time]
}

func (h *testServer) purse(daily evaluation.MicroEuros) *purse {
	p := &purse{}
	zone := must(time.LoadLocation("Europe/Amsterdam"))
	p.Budget = &evaluations.Budget{Store: h.store, Clock: h.clock, Zone: zone, Daily: daily, Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Left: func(left evaluation.MicroEuros, until time.Time) {
		p.left.Store(int64(left))
		p.until.Store(&until)
	}}
	return p
}

func TestBudget_L06_isSharedAndNeverPassed(t *testing.T) {
	onBoth(t, func(t *testing.T, h *testServer) {
		one, other := h.purse(100), h.purse(100)
		var held, refusals atomic.Int64
		var group sync.WaitGroup
		for i := range 20 {
			group.Add(1)
			go func() {
				defer group.Done()
				_, err := []*purse{one, other}[i%2].Reserve(h.ctx(), 15)
				switch {
				case err == nil:
					held.Add(1)
				case domain.CodeOf(err) == domain.CodeJudgeBudget:
					refusals.Add(1)
				default:
					assert.NoError(t, err)
				}
			}()
		}
		group.Wait()
		assert.EqualValues(t, 6, held.Load(), "six times 15 fits in 100")
		assert.EqualValues(t, 14, refusals.Load())
		require.NoError(t, one.ReportLeft(h.ctx()))
		assert.EqualValues(t, 10, one.left.Load())
	})
}

func TestBudget_L06_whatACallCostReplacesWhatItCouldCost(t *testing.T) {
	h := newTestServer(t)
	p := h.purse(100)
	settle := must(p.Reserve(h.ctx(), 80))
	_, err := p.Reserve(h.ctx(), 30)
	refused(t, domain.Limited, domain.CodeJudgeBudget, err)
	settle(10)
	assert.EqualValues(t, 90, p.left.Load())
	settle = must(p.Reserve(h.ctx(), 90))
	settle(120) // more tokens than was thought possible
	assert.Zero(t, p.left.Load())
	_, err = p.Reserve(h.ctx(), 1)
	refused(t, domain.Limited, domain.CodeJudgeBudget, err)
}

func TestBudget_L06_survivesARestartAndEndsWithTheDay(t *testing.T) {
	h := newTestServer(t)
	must(h.purse(100).Reserve(h.ctx(), 100)) // never settled, as when the server dies
	again := h.purse(100)
	_, err := again.Reserve(h.ctx(), 1)
	refused(t, domain.Limited, domain.CodeJudgeBudget, err)
	assert.Equal(t, "3600", args(err)["seconds"])

	h.clock.pass(time.Date(2026, 11, 20, 22, 50, 0, 0, time.UTC).Sub(h.clock.Now()))
	_, err = again.Reserve(h.ctx(), 1)
	assert.Equal(t, "600", args(err)["seconds"], "midnight in Amsterdam is at 23:00 UTC")
	h.clock.pass(10 * time.Minute)
	must(again.Reserve(h.ctx(), 100))
	assert.Equal(t, time.Date(2026, 11, 21, 23, 0, 0, 0, time.UTC), again.until.Load().UTC())
}

func TestBudget_L06_aDayOfASummerChangeIsAsLongAsItIs(t *testing.T) {
	h := newTestServer(t)
	h.clock.pass(time.Date(2027, 3, 28, 12, 0, 0, 0, time.UTC).Sub(h.clock.Now())) // a day of 23 hours
	p := h.purse(100)
	must(p.Reserve(h.ctx(), 100))
	assert.Equal(t, time.Date(2027, 3, 28, 22, 0, 0, 0, time.UTC), p.until.Load().UTC())
}

// Without a database nobody knows what was spent: no call is made.
func TestBudget_L06_withoutADatabaseNothingIsSpent(t *testing.T) {
	h := newTestServer(t)
	ended, cancel := context.WithCancel(h.ctx())
	cancel()
	_, err := h.purse(100).Reserve(ended, 1)
	require.Error(t, err)
	assert.False(t, errors.Is(err, &domain.Error{Code: domain.CodeJudgeBudget}))
}

func TestBudget_L06_isSettledAfterTheCallerHasLeft(t *testing.T) {
	h := newTestServer(t)
	p := h.purse(100)
	ctx, leave := context.WithCancel(h.ctx())
	settle := must(p.Reserve(ctx, 100))
	leave()
	settle(1)
	must(p.Reserve(h.ctx(), 99))
}

func args(err error) domain.Args {
	var e *domain.Error
	if !errors.As(err, &e) {
		return nil
	}
	return e.Args
}
