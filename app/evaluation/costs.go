package evaluation

import (
	"context"
	"log/slog"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
)

// AdviseCosts recommends a cost method. It calls allow before it reads the description, and
// returns the error of allow if there is one. When the reader fails, the advice is the flat
// rate and says so.
func (j *Evaluations) AdviseCosts(ctx context.Context, q costs.CostQuestion, allow func() error) (costs.Advice, error) {
	var errs domain.Fields
	costs.CheckCostQuestion(q, &errs)
	if err := errs.Err(); err != nil {
		return costs.Advice{}, err
	}
	if err := allow(); err != nil {
		return costs.Advice{}, err
	}
	a, err := costs.Advise(q, func(description string) ([]application.CostItem, error) { return j.readCosts(ctx, description) })
	if err == nil || domain.KindOf(err) == domain.Limited || ctx.Err() != nil {
		return a, err
	}
	j.deps.Log.WarnContext(ctx, "costs not read", slog.Any("error", err))
	return costs.Failed(), nil
}

// readCosts waits for the reader at most judgeTime. A panic of it is an error like any other.
func (j *Evaluations) readCosts(ctx context.Context, description string) (items []application.CostItem, err error) {
	ctx, cancel := context.WithTimeout(ctx, EvaluationTime)
	defer cancel()
	return items, judgeError(j.deps.Contain(ctx, "costs", func() error {
		items, err = j.deps.Costs.ReadCostItems(ctx, description)
		return err
	}))
}
