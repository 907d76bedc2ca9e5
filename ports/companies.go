package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
	"wbso/domain/member"
)

// Companies keeps company profiles. An owner has one company per KvK number. Who asks for one fails as
// CheckAccess says.
type Companies interface {
	// AddCompany makes the owner a member. It fails with Invalid kvk_taken on "kvk_number" when the owner has
	// that number already.
	AddCompany(ctx context.Context, c company.Company) (company.Company, error)
	// FindCompany fails with NotFound not_found when there is none.
	FindCompany(ctx context.Context, a member.Access, id int64) (company.Company, error)
	// ListCompaniesByKvK returns the companies with a KvK number in which the caller may do something, by id.
	ListCompaniesByKvK(ctx context.Context, a member.Access, kvk string) ([]company.Company, error)
	// ListCompanies returns the companies in which the caller may do something, oldest first.
	ListCompanies(ctx context.Context, a member.Access, p domain.Page) (domain.List[company.Company], error)
	// UpdateCompany writes every field but id, owner and creation time. It fails with NotFound
	// not_found when there is none, and with Invalid kvk_taken.
	UpdateCompany(ctx context.Context, c company.Company) error
	// DeleteCompany fails with NotFound not_found when there is none. The caller has seen that nothing
	// uses it.
	DeleteCompany(ctx context.Context, id int64) error
}
