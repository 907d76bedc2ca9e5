package companies

import (
	"context"
	"strconv"
	"strings"
	"time"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/domain/payment"
	"wbso/domain/queue"
	"wbso/ports"
)

// Companies are the company profiles of the companies that a user is a member of.
type Companies struct{ deps *Deps }

// ListCompanies returns the caller's companies, oldest first.
func (c *Companies) ListCompanies(
	ctx context.Context, who usecase.Actor, p domain.Page,
) (list domain.List[company.Company], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Companies.ListCompanies(ctx, who.To(member.ReadCompany), p)
		return err
	})
	return list, err
}

// FindCompany returns one company of the caller.
func (c *Companies) FindCompany(ctx context.Context, who usecase.Actor, id int64) (found company.Company, err error) {
	if err := who.Guard(); err != nil {
		return company.Company{}, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = r.Companies.FindCompany(ctx, who.To(member.ReadCompany), id)
		return err
	})
	return found, err
}

// FindCompanyNamed returns a company by its id, KvK number or name, as companyNamed.
func (c *Companies) FindCompanyNamed(
	ctx context.Context, who usecase.Actor, ref string,
) (found company.Company, err error) {
	if err := who.Guard(); err != nil {
		return found, err
	}
	err = c.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err = CompanyNamed(ctx, r, who.To(member.ReadCompany), ref)
		return err
	})
	return found, err
}

// CreateCompany adds a company of the caller.
func (c *Companies) CreateCompany(ctx context.Context, who usecase.Actor, in company.Company) (company.Company, error) {
	if err := who.Guard(); err != nil {
		return company.Company{}, err
	}
	in, err := company.ParseCompany(in)
	if err != nil {
		return company.Company{}, err
	}
	in.ID, in.Owner, in.CreatedAt = 0, who.UserID, c.deps.Clock.Now()
	err = c.deps.Store.Write(ctx, func(r ports.Repos) error {
		if err := accounts.HoldOpen(ctx, r, who.UserID); err != nil {
			return err
		}
		if err := c.deps.CheckCompanies(ctx, r, who); err != nil {
			return err
		}
		added, err := r.Companies.AddCompany(ctx, in)
		if err == nil {
			in = added
		}
		return err
	})
	return in, err
}

// ReplaceCompany writes all fields of one company of the caller.
func (c *Companies) ReplaceCompany(
	ctx context.Context, who usecase.Actor, id int64, in company.Company,
) (company.Company, error) {
	if err := who.Guard(); err != nil {
		return company.Company{}, err
	}
	checked, invalid := company.ParseCompany(in)
	err := c.deps.Store.Write(ctx, func(r ports.Repos) error {
		old, err := r.Companies.FindCompany(ctx, who.To(member.EditCompany), id)
		if err != nil {
			return err
		}
		if err := accounts.HoldOpen(ctx, r, old.Owner); err != nil {
			return err
		}
		if invalid != nil {
			return invalid
		}
		if who.To(member.RunCompany).CheckAccess(old.Caller, 0) != nil && !old.SameIdentity(checked) {
			return member.RunCompany.Refused()
		}
		checked.ID, checked.Owner, checked.CreatedAt, checked.Caller = old.ID, old.Owner, old.CreatedAt, old.Caller
		if err := UpdateCompany(ctx, r, checked, c.deps.Clock.Now()); err != nil {
			return err
		}
		return c.deps.OnProfile(ctx, r, old, checked)
	})
	return checked, err
}

// UpdateCompany stores a changed profile, and queues the invoices that waited for its address.
func UpdateCompany(ctx context.Context, r ports.Repos, changed company.Company, now time.Time) error {
	if err := r.Companies.UpdateCompany(ctx, changed); err != nil {
		return err
	}
	if _, complete := payment.CustomerOf(changed); complete {
		awaited, err := r.Invoices.ListAwaitedInvoices(ctx, changed.ID)
		if err != nil {
			return err
		}
		for _, pay := range awaited {
			if _, err := r.Jobs.EnqueueJob(ctx, queue.InvoiceJob(pay, now), 0); err != nil {
				return err
			}
		}
	}
	return r.ListVersions.RaiseListVersion(ctx, changed.ID)
}

// DeleteCompany removes a company that has no requests, with its employees.
func (c *Companies) DeleteCompany(ctx context.Context, who usecase.Actor, id int64) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return c.deps.Store.Write(ctx, func(r ports.Repos) error {
		if _, err := r.Companies.FindCompany(ctx, who.To(member.RunCompany), id); err != nil {
			return err
		}
		requests, err := r.Requests.CountRequestsOfCompany(ctx, id)
		if err != nil {
			return err
		}
		payments, err := r.Payments.CountPaymentsInvoicedTo(ctx, id)
		if err != nil {
			return err
		}
		if err := company.CheckUnused(requests, payments); err != nil {
			return err
		}
		return r.Companies.DeleteCompany(ctx, id)
	})
}

// CompanyNamed finds a company of the caller by its id, KvK number or name, as FindCompany. It fails with
// NotFound not_found when there is none, and with Conflict company_ambiguous with {ids} when there are several.
func CompanyNamed(ctx context.Context, r ports.Repos, who member.Access, ref string) (company.Company, error) {
	ref = strings.TrimSpace(ref)
	all := who
	all.Want = member.ReadCompany
	list, err := r.Companies.ListCompanies(ctx, all, usecase.AllRows())
	if err != nil {
		return company.Company{}, err
	}
	for _, answers := range []func(company.Company) bool{
		func(c company.Company) bool { return strconv.FormatInt(c.ID, 10) == ref },
		func(c company.Company) bool { kvk, err := domain.ParseKvK(ref); return err == nil && c.KvK == kvk },
		func(c company.Company) bool { return strings.EqualFold(c.Name, ref) },
	} {
		var found []company.Company
		var ids []string
		for _, c := range list.Items {
			if answers(c) {
				found, ids = append(found, c), append(ids, strconv.FormatInt(c.ID, 10))
			}
		}
		if len(found) == 1 {
			return found[0], who.CheckAccess(found[0].Caller, 0)
		}
		if len(found) > 1 {
			return company.Company{}, domain.Fail(domain.Conflict, domain.CodeCompanyMany).With("ids", strings.Join(ids, ", "))
		}
	}
	return company.Company{}, domain.Fail(domain.NotFound, domain.CodeNotFound)
}
