package offline

import (
	"context"

	"wbso/domain/application"
	"wbso/domain/application/costs"
	"wbso/ports"
)

// Costs implements ports.CostAnalyzer. Its methods never return an error.
type Costs struct{}

var _ ports.CostAnalyzer = Costs{}

// ReadCostItems reads the posts by the rules of domain/application/costs.
func (Costs) ReadCostItems(_ context.Context, description string) ([]application.CostItem, error) {
	return costs.Items(description), nil
}
