// Package companies has the use cases of company profiles.
package companies

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain/company"
	"wbso/ports"
)

// Deps is what companies use.
type Deps struct {
	usecase.Runtime
	// OnProfile is what applications do when a profile changes, in its transaction.
	OnProfile func(ctx context.Context, r ports.Repos, before, after company.Company) error
}

// New returns the use cases of company profiles.
func New(d Deps) *Companies { return &Companies{&d} }
