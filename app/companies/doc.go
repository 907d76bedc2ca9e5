// Package companies has the use cases of company profiles.
package companies

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain/company"
	"wbso/ports"
)

// Deps is what companies use, with what other contexts do when a profile changes, in its
// transaction.
type Deps struct {
	usecase.Runtime
	OnAddress func(ctx context.Context, r ports.Repos, now company.Company) error
	OnProfile func(ctx context.Context, r ports.Repos, before, after company.Company) error
}

// New returns the use cases of company profiles. Who is told of changes comes by Tell.
func New(runtime usecase.Runtime) *Companies { return &Companies{&Deps{Runtime: runtime}} }

// Tell says who does something when a profile changes, in its transaction: address when it is
// saved, and profile with what it was before.
func (c *Companies) Tell(address func(ctx context.Context, r ports.Repos, now company.Company) error, profile func(ctx context.Context, r ports.Repos, before, after company.Company) error) {
	c.deps.OnAddress, c.deps.OnProfile = address, profile
}
