package ports

import (
	"context"

	"wbso/domain/application"
)

// CostAnalyzer finds the posts in a description of costs. It quotes; what counts and for how
// much is decided in domain/application/costs.
type CostAnalyzer interface {
	// ReadCostItems fails with Unavailable judge_failed when the model failed, with domain.ErrAway
	// when that is no fault of the text. Any text has items, or none. What the description does not
	// say is left empty, and From is literally in it.
	ReadCostItems(ctx context.Context, description string) ([]application.CostItem, error)
}
