package app

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/ports"
)

// Companies are the company profiles of a user.
type Companies struct{ deps *companyDeps }

// List returns the caller's companies, oldest first.
func (c *Companies) List(ctx context.Context, who Actor, p domain.Page) (list domain.Paged[company.Company], err error) {
	if err := who.guard(); err != nil {
		return list, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Companies.List(ctx, who.UserID, p)
		return err
	})
	return list, err
}

// Get returns one company of the caller.
func (c *Companies) Get(ctx context.Context, who Actor, id int64) (found company.Company, err error) {
	if err := who.guard(); err != nil {
		return company.Company{}, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = r.Companies.ByID(ctx, who.UserID, id)
		return err
	})
	return found, err
}

// Named returns a company by its id, KvK number or name, as companyNamed.
func (c *Companies) Named(ctx context.Context, who Actor, ref string) (found company.Company, err error) {
	if err := who.guard(); err != nil {
		return found, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = companyNamed(ctx, r, who, ref)
		return err
	})
	return found, err
}

// Create adds a company of the caller.
func (c *Companies) Create(ctx context.Context, who Actor, in company.Company) (company.Company, error) {
	if err := who.guard(); err != nil {
		return company.Company{}, err
	}
	in, err := company.ParseCompany(in)
	if err != nil {
		return company.Company{}, err
	}
	in.ID, in.Owner, in.CreatedAt = 0, who.UserID, c.deps.Clock.Now()
	err = c.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := holdOpen(ctx, r, who.UserID); err != nil {
			return err
		}
		if err := checkBound(ctx, r, domain.CompanyBound, who.UserID, 1); err != nil {
			return err
		}
		added, err := r.Companies.Add(ctx, in)
		if err != nil {
			return err
		}
		in = added
		return r.ListVersions.Raise(ctx, who.UserID)
	})
	return in, err
}

// Replace writes all fields of one company of the caller.
func (c *Companies) Replace(ctx context.Context, who Actor, id int64, in company.Company) (company.Company, error) {
	if err := who.guard(); err != nil {
		return company.Company{}, err
	}
	checked, invalid := company.ParseCompany(in)
	err := c.deps.Store.Write(ctx, func(r ports.Repos) error {
		old, err := r.Companies.ByID(ctx, who.UserID, id)
		if err != nil {
			return err
		}
		if err := holdOpen(ctx, r, old.Owner); err != nil {
			return err
		}
		if invalid != nil {
			return invalid
		}
		checked.ID, checked.Owner, checked.CreatedAt = old.ID, old.Owner, old.CreatedAt
		if err := c.update(ctx, r, checked); err != nil {
			return err
		}
		return c.deps.OnProfile(ctx, r, old, checked)
	})
	return checked, err
}

// update stores a changed profile, and what follows from it.
func (c *Companies) update(ctx context.Context, r ports.Repos, changed company.Company) error {
	if err := r.Companies.Update(ctx, changed); err != nil {
		return err
	}
	if err := c.deps.OnAddress(ctx, r, changed); err != nil {
		return err
	}
	return r.ListVersions.Raise(ctx, changed.Owner)
}

// Delete removes a company that has no requests, with its employees.
func (c *Companies) Delete(ctx context.Context, who Actor, id int64) error {
	if err := who.guard(); err != nil {
		return err
	}
	return c.deps.Store.Write(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.ByID(ctx, who.UserID, id); err != nil {
			return err
		}
		used, err := r.Requests.OfCompany(ctx, id)
		if err != nil {
			return err
		}
		if used > 0 {
			return domain.Fail(domain.Conflict, domain.CodeCompanyInUse)
		}
		if err := r.Companies.Delete(ctx, who.UserID, id); err != nil {
			return err
		}
		return r.ListVersions.Raise(ctx, who.UserID)
	})
}
