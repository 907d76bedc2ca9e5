package evaluations_test

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

	"wbso/app/apptest"
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
	zone := apptest.Must(time.LoadLocation("Europe/Amsterdam"))
	p.Budget = &evaluations.Budget{Store: h.Store, Clock: h.Clock, Zone: zone, Daily: daily, Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Left: func(left evaluation.MicroEuros, until time.Time) {
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
				_, err := []*purse{one, other}[i%2].Reserve(h.Ctx(), 15)
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
		require.NoError(t, one.ReportLeft(h.Ctx()))
		assert.EqualValues(t, 10, one.left.Load())
	})
}

func TestBudget_L06_whatACallCostReplacesWhatItCouldCost(t *testing.T) {
	h := newTestServer(t)
	p := h.purse(100)
	settle := apptest.Must(p.Reserve(h.Ctx(), 80))
	_, err := p.Reserve(h.Ctx(), 30)
	apptest.Refused(t, domain.Limited, domain.CodeJudgeBudget, err)
	settle(10)
	assert.EqualValues(t, 90, p.left.Load())
	settle = apptest.Must(p.Reserve(h.Ctx(), 90))
	settle(120) // more tokens than was thought possible
	assert.Zero(t, p.left.Load())
	_, err = p.Reserve(h.Ctx(), 1)
	apptest.Refused(t, domain.Limited, domain.CodeJudgeBudget, err)
}

func TestBudget_L06_survivesARestartAndEndsWithTheDay(t *testing.T) {
	h := newTestServer(t)
	apptest.Must(h.purse(100).Reserve(h.Ctx(), 100)) // never settled, as when the server dies
	again := h.purse(100)
	_, err := again.Reserve(h.Ctx(), 1)
	apptest.Refused(t, domain.Limited, domain.CodeJudgeBudget, err)
	assert.Equal(t, "3600", args(err)["seconds"])

	h.Clock.Pass(time.Date(2026, 11, 20, 22, 50, 0, 0, time.UTC).Sub(h.Clock.Now()))
	_, err = again.Reserve(h.Ctx(), 1)
	assert.Equal(t, "600", args(err)["seconds"], "midnight in Amsterdam is at 23:00 UTC")
	h.Clock.Pass(10 * time.Minute)
	apptest.Must(again.Reserve(h.Ctx(), 100))
	assert.Equal(t, time.Date(2026, 11, 21, 23, 0, 0, 0, time.UTC), again.until.Load().UTC())
}

func TestBudget_L06_aDayOfASummerChangeIsAsLongAsItIs(t *testing.T) {
	h := newTestServer(t)
	h.Clock.Pass(time.Date(2027, 3, 28, 12, 0, 0, 0, time.UTC).Sub(h.Clock.Now())) // a day of 23 hours
	p := h.purse(100)
	apptest.Must(p.Reserve(h.Ctx(), 100))
	assert.Equal(t, time.Date(2027, 3, 28, 22, 0, 0, 0, time.UTC), p.until.Load().UTC())
}

// Without a database nobody knows what was spent: no call is made.
func TestBudget_L06_withoutADatabaseNothingIsSpent(t *testing.T) {
	h := newTestServer(t)
	ended, cancel := context.WithCancel(h.Ctx())
	cancel()
	_, err := h.purse(100).Reserve(ended, 1)
	require.Error(t, err)
	assert.False(t, errors.Is(err, &domain.Error{Code: domain.CodeJudgeBudget}))
}

func TestBudget_L06_isSettledAfterTheCallerHasLeft(t *testing.T) {
	h := newTestServer(t)
	p := h.purse(100)
	ctx, leave := context.WithCancel(h.Ctx())
	settle := apptest.Must(p.Reserve(ctx, 100))
	leave()
	settle(1)
	apptest.Must(p.Reserve(h.Ctx(), 99))
}

func args(err error) domain.Args {
	var e *domain.Error
	if !errors.As(err, &e) {
		return nil
	}
	return e.Args
}
