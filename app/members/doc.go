// Package members has the use cases of who is a member of a company, and with which role.
package members

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/ports"
)

// Deps are the dependencies of the use cases of members.
type Deps struct {
	usecase.Runtime
	Wake func() // tells the worker that there is a job
}

// Members are those who have a role in a company.
type Members struct{ deps *Deps }

// New returns the use cases of members.
func New(d Deps) *Members { return &Members{&d} }

// ownersOf counts the owners of a company.
func ownersOf(ctx context.Context, r ports.Repos, of int64) (n int, err error) {
	all, err := r.Members.ListMembers(ctx, of, usecase.AllRows())
	for _, m := range all.Items {
		if m.Role == member.Owner {
			n++
		}
	}
	return n, err
}

// checkOwner fails when a user who is to own a company owns another one with its KvK number.
func checkOwner(ctx context.Context, r ports.Repos, firm company.Company, user int64) error {
	same, err := r.Companies.ListCompaniesByKvK(ctx, member.Access{User: user, Want: member.RunCompany}, firm.KvK)
	if err == nil && len(same) > 0 {
		err = domain.Bad("role", domain.CodeKvKTaken)
	}
	return err
}
