package evaluations

import (
	"context"
	"log/slog"
	"time"

	"wbso/domain/evaluation"
	"wbso/domain/ratelimit"
	"wbso/ports"
)

// Budget bounds what a language model may cost in a day, for all servers together.
type Budget struct {
	Store ports.UnitOfWork
	Clock ports.Clock
	Zone  *time.Location // its midnight begins a day
	Daily evaluation.MicroEuros
	Log   *slog.Logger
	Left  func(left evaluation.MicroEuros, until time.Time) // hears what is left of a day after each change
}

// settleTime is how long a caller waits until the cost of its call is written down.
const settleTime = 5 * time.Second

// ReportLeft tells Left what is left of today.
func (b *Budget) ReportLeft(ctx context.Context) error {
	day := b.day(b.Clock.Now())
	return b.Store.Count(ctx, func(r ports.RateCounters) error {
		spent, _, err := r.SumCalls(ctx, day)
		if err == nil {
			b.tell(day, spent)
		}
		return err
	})
}

// Reserve sets apart the most that a call can cost. It fails with Limited judge_budget when the day
// has less left. The caller calls settle once, with what the call did cost. A reservation that is
// never settled, because the server died, counts until the day ends.
func (b *Budget) Reserve(
	ctx context.Context, most evaluation.MicroEuros,
) (settle func(evaluation.MicroEuros), err error) {
	day := b.day(b.Clock.Now())
	err = b.Store.Count(ctx, func(r ports.RateCounters) error { return b.add(ctx, r, day, most) })
	if err != nil {
		return nil, err
	}
	return func(cost evaluation.MicroEuros) { b.settle(ctx, day, cost-most) }, nil
}

// add adds a reservation to what the day cost, unless that passes the budget.
func (b *Budget) add(ctx context.Context, r ports.RateCounters, day ratelimit.Count, most evaluation.MicroEuros) error {
	sum, err := r.AddCalls(ctx, day, int64(most))
	if err != nil {
		return err
	}
	if evaluation.MicroEuros(sum) > b.Daily {
		return evaluation.BudgetUsedUp(b.Clock.Now(), day.Start.Add(day.Window))
	}
	b.tell(day, sum)
	return nil
}

// settle replaces a reservation by the cost, also after the caller has left.
func (b *Budget) settle(ctx context.Context, day ratelimit.Count, difference evaluation.MicroEuros) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), settleTime)
	defer cancel()
	err := b.Store.Count(ctx, func(r ports.RateCounters) error {
		sum, err := r.AddCalls(ctx, day, int64(difference))
		if err == nil {
			b.tell(day, sum)
		}
		return err
	})
	if err != nil { // the reservation stays, so that the budget is not passed
		b.Log.WarnContext(ctx, "cost of a model call not settled", slog.Any("error", err))
	}
}

func (b *Budget) tell(day ratelimit.Count, spent int64) {
	b.Left(max(0, b.Daily-evaluation.MicroEuros(spent)), day.Start.Add(day.Window))
}

// day returns the counter of the day that a moment is in.
func (b *Budget) day(now time.Time) ratelimit.Count {
	year, month, day := now.In(b.Zone).Date()
	start := time.Date(year, month, day, 0, 0, 0, 0, b.Zone)
	return ratelimit.Count{Name: "llm_budget", Start: start.UTC(), Window: start.AddDate(0, 0, 1).Sub(start)}
}
