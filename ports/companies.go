package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/company"
)

// Companies keeps company profiles. An owner has one company per KvK number.
type Companies interface {
	// Add: Invalid kvk_taken on "kvk_number" when the owner has that number already.
	Add(ctx context.Context, c company.Company) (company.Company, error)
	// ByID and ByKvK: NotFound not_found, also for somebody else's.
	ByID(ctx context.Context, owner, id int64) (company.Company, error)
	ByKvK(ctx context.Context, owner int64, kvk string) (company.Company, error)
	// List returns the owner's companies, oldest first.
	List(ctx context.Context, owner int64, p domain.Page) (domain.Paged[company.Company], error)
	// Update writes every field but id, owner and creation time: NotFound
	// not_found, Invalid kvk_taken.
	Update(ctx context.Context, c company.Company) error
	// Delete: NotFound not_found. The caller has seen that nothing uses it.
	Delete(ctx context.Context, owner, id int64) error
}
