package application

import (
	"context"
	"log/slog"
	"strings"

	"wbso/domain/application"
	"wbso/domain/application/costs"
)

// items reads the costs that an application is composed of. What the reader cannot do, the
// rules do: a document need not wait for a model that reads its costs.
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
