// Package companies has the use cases of company profiles.
package companies

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain/company"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of companies.
type Deps struct {
	usecase.Runtime
	// OnProfile updates the applications of a company when its profile changes, in the same
	// transaction.
	OnProfile func(ctx context.Context, r ports.Repos, before, after company.Company) error
}

// New returns the use cases of company profiles.
func New(d Deps) *Companies { return &Companies{&d} }
