package ports

import (
	"context"

	"wbso/domain/application"
)

// Applications keeps the application of each request and its history.
type Applications interface {
	// Get: NotFound not_found when the request has none yet.
	Get(ctx context.Context, request int64) (application.Record, error)
	// Asked returns what was asked when the application was put: NotFound not_found as Get.
	Asked(ctx context.Context, request int64) (application.Asked, error)
	// Put adds the application of a request, or replaces all of it.
	Put(ctx context.Context, a application.Record) error
	// Keep adds a version to the history, or replaces the one with its number.
	Keep(ctx context.Context, v application.Version) error
	// Trim drops what a history is not kept for: all but the newest application.VersionsKept of the
	// versions that are not kept for good, and of these the oldest when they are larger than
	// application.VersionBytesKept together. The newest stays.
	Trim(ctx context.Context, request int64) error
	// Version: NotFound not_found.
	Version(ctx context.Context, request int64, number int) (application.Version, error)
	// Claims returns the applications of a company that were filed or paid and may be about that
	// year, at most application.ClaimsMax of them, by request.
	Claims(ctx context.Context, company int64, year int) ([]application.Claim, error)
	// Bundle returns the applications of a company that were put with that number, by request.
	Bundle(ctx context.Context, company, bundle int64) ([]application.Claim, error)
	// Unfiled returns the applications of a company that were not filed, paid or not, at most
	// application.ClaimsMax of them, by request.
	Unfiled(ctx context.Context, company int64) ([]application.Claim, error)
	// Versions returns the history of a request without its documents, newest first.
	Versions(ctx context.Context, request int64) ([]application.Version, error)
}

// CompanyDetails keeps what RVO asks about a company.
type CompanyDetails interface {
	// Get returns the details and how often they were put: NotFound not_found when
	// they never were.
	Get(ctx context.Context, company int64) (c application.Company, rev int, err error)
	// Put adds the details of a company, or replaces all of them.
	Put(ctx context.Context, company int64, c application.Company, rev int) error
}
