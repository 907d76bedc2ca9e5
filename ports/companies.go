package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
)

// Companies keeps company profiles. An owner has one company per KvK number.
type Companies interface {
	// AddCompany: Invalid kvk_taken on "kvk_number" when the owner has that number already.
	AddCompany(ctx context.Context, c company.Company) (company.Company, error)
	// FindCompany and ByKvK: NotFound not_found, also for somebody else's.
	FindCompany(ctx context.Context, owner, id int64) (company.Company, error)
	FindCompanyByKvK(ctx context.Context, owner int64, kvk string) (company.Company, error)
	// ListCompanies returns the owner's companies, oldest first.
	ListCompanies(ctx context.Context, owner int64, p domain.Page) (domain.List[company.Company], error)
	// UpdateCompany writes every field but id, owner and creation time: NotFound
	// not_found, Invalid kvk_taken.
	UpdateCompany(ctx context.Context, c company.Company) error
	// DeleteCompany: NotFound not_found. The caller has seen that nothing uses it.
	DeleteCompany(ctx context.Context, owner, id int64) error
}
