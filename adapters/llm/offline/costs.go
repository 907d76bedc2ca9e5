package offline

import (
	"context"

	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/ports"
)

// Costs implements ports.CostAnalyzer.
type Costs struct{}

var _ ports.CostAnalyzer = Costs{}

// ReadCostItems reads the posts by the rules of domain/application/costs. The only error is that
// of ctx: nobody waits for an answer any more.
func (Costs) ReadCostItems(ctx context.Context, description string) ([]application.CostItem, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return costs.Items(description), nil
}
