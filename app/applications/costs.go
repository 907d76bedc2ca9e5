package applications

import (
	"context"
	"log/slog"
	"strings"

	"wbso/app/evaluations"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/costs"
)

// AdviseCosts recommends a cost method. It calls allow before it reads the description, and
// returns the error of allow if there is one. When the analysis fails, the advice is the flat
// rate and says so.
func (a *Applications) AdviseCosts(
	ctx context.Context, q costs.CostQuestion, allow func() error,
) (costs.Advice, error) {
	var errs domain.Fields
	costs.CheckCostQuestion(q, &errs)
	if err := errs.Err(); err != nil {
		return costs.Advice{}, err
	}
	if err := allow(); err != nil {
		return costs.Advice{}, err
	}
	advice, err := costs.Advise(q, func(description string) ([]application.CostItem, error) { return a.readCosts(ctx, description) })
	if err == nil || domain.KindOf(err) == domain.Limited || ctx.Err() != nil {
		return advice, err
	}
	a.deps.Log.WarnContext(ctx, "costs not read", slog.Any("error", err))
	return costs.Failed(), nil
}

// readCosts reads cost items with the analyzer. It waits at most as long as a visitor waits for an
// evaluation, and returns a panic as an error.
func (a *Applications) readCosts(ctx context.Context, description string) (items []application.CostItem, err error) {
	ctx, cancel := context.WithTimeout(ctx, evaluations.EvaluationTime)
	defer cancel()
	return items, evaluations.FailureOf(a.deps.Contain(ctx, "costs", func() error {
		items, err = a.deps.Costs.ReadCostItems(ctx, description)
		return err
	}))
}

// items reads the costs of an application that is being composed. When the analyzer fails it uses
// the rules, so that no document waits for a model.
func (a *Applications) items(ctx context.Context, description string) []application.CostItem {
	if strings.TrimSpace(description) == "" {
		return nil
	}
	items, err := a.deps.Costs.ReadCostItems(ctx, description)
	if err != nil {
		a.deps.Log.WarnContext(ctx, "costs read by the rules", slog.Any("error", err))
		return costs.Items(description)
	}
	return items
}
