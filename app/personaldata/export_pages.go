package personaldata

import (
	"context"
	"iter"
	"time"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// exportPage is how many entries or employees one transaction reads for an export.
const exportPage = 2000

// pages ranges over what read gives in pages of a size, each after the last item of the one
// before. A full page has another after it.
func pages[T any](ctx context.Context, deps *usecase.Runtime, size int, read func(r ports.Repos, last T) ([]T, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var page []T
		for more := true; more; more = len(page) == size {
			var last T
			if n := len(page); n > 0 {
				last = page[n-1]
			}
			err := deps.Store.Read(ctx, func(r ports.Repos) (err error) {
				page, err = read(r, last)
				return err
			})
			if err != nil {
				yield(last, err)
				return
			}
			for _, item := range page {
				if !yield(item, nil) {
					return
				}
			}
		}
	}
}

// staff ranges over employees, by name, with masked citizen service numbers.
func (a *Privacy) staff(ctx context.Context, of hours.EmployeeFilter) iter.Seq2[hours.Employee, error] {
	return func(yield func(hours.Employee, error) bool) {
		given := 0
		read := func(r ports.Repos, last hours.Employee) ([]hours.Employee, error) {
			found, err := r.Employees.ListEmployees(ctx, of, domain.Page{After: last.ID, Offset: given, Size: exportPage})
			for i, e := range found.Items {
				found.Items[i] = a.employees.Masked(ctx, r, e)
			}
			return found.Items, err
		}
		for e, err := range pages(ctx, a.deps, exportPage, read) {
			if given++; !yield(e, err) {
				return
			}
		}
	}
}

// detailsOf returns what RVO asks about companies, of those that have any.
func detailsOf(
	ctx context.Context, r ports.Repos, companies []company.Company,
) (map[int64]application.CompanyDetails, error) {
	known := map[int64]application.CompanyDetails{}
	for _, c := range companies {
		details, _, err := r.Details.FindCompanyDetails(ctx, c.ID)
		switch {
		case err == nil:
			known[c.ID] = details.WithProfile(c)
		case domain.KindOf(err) != domain.NotFound:
			return nil, err
		}
	}
	return known, nil
}

// revealsOf returns when a user saw the whole citizen service number of each employee.
func revealsOf(ctx context.Context, r ports.Repos, user int64) (map[int64][]time.Time, error) {
	seen := map[int64][]time.Time{}
	reveals, err := r.Reveals.ListReveals(ctx, user)
	for _, v := range reveals {
		seen[v.Employee] = append(seen[v.Employee], v.At)
	}
	return seen, err
}

// requestsOf returns the ids of the requests of the companies that a user owns, as lists order them.
func requestsOf(ctx context.Context, r ports.Repos, user int64) (ids []int64, err error) {
	requests, err := r.Requests.ListRequests(ctx, request.RequestFilter{By: member.Access{User: user, Want: member.RunCompany}}, usecase.AllRows())
	for _, req := range requests.Items {
		ids = append(ids, req.ID)
	}
	return ids, err
}
