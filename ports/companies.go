package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
)

// Companies keeps company profiles. An owner has one company per KvK number.
type Companies interface {
	// AddCompany fails with Invalid kvk_taken on "kvk_number" when the owner has that number already.
	AddCompany(ctx context.Context, c company.Company) (company.Company, error)
	// FindCompany and ByKvK fail with NotFound not_found when there is none or it is somebody else's.
	FindCompany(ctx context.Context, owner, id int64) (company.Company, error)
	FindCompanyByKvK(ctx context.Context, owner int64, kvk string) (company.Company, error)
	// ListCompanies returns the owner's companies, oldest first.
	ListCompanies(ctx context.Context, owner int64, p domain.Page) (domain.List[company.Company], error)
	// UpdateCompany writes every field but id, owner and creation time. It fails with NotFound
	// not_found when there is none, and with Invalid kvk_taken.
	UpdateCompany(ctx context.Context, c company.Company) error
	// DeleteCompany fails with NotFound not_found when there is none. The caller has seen that nothing
	// uses it.
	DeleteCompany(ctx context.Context, owner, id int64) error
}
