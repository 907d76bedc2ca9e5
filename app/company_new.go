// Package company has the use cases of company profiles.
package app

import (
	"context"

	"wbso/domain/company"
	"wbso/ports"
)

// companyDeps is what companies use, with what other contexts do when a profile changes, in its
// transaction.
type companyDeps struct {
	Runtime
	OnAddress func(ctx context.Context, r ports.Repos, now company.Company) error
	OnProfile func(ctx context.Context, r ports.Repos, before, after company.Company) error
}

// NewCompanies returns the use cases of company profiles. Who is told of changes comes by Tell.
func NewCompanies(runtime Runtime) *Companies { return &Companies{&companyDeps{Runtime: runtime}} }

// Tell says who does something when a profile changes, in its transaction: address when it is
// saved, and profile with what it was before.
func (c *Companies) Tell(address func(ctx context.Context, r ports.Repos, now company.Company) error, profile func(ctx context.Context, r ports.Repos, before, after company.Company) error) {
	c.deps.OnAddress, c.deps.OnProfile = address, profile
}
