package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
)

// Applications keeps the application of each request and its history.
type Applications interface {
	// FindApplication fails with NotFound not_found when the request has none yet.
	FindApplication(ctx context.Context, request int64) (claim.Record, error)
	// FindAsked returns what was asked when the application was put. It fails like FindApplication.
	FindAsked(ctx context.Context, request int64) (claim.QuestionList, error)
	// PutApplication adds the application of a request, or replaces all of it.
	PutApplication(ctx context.Context, a claim.Record) error
	// KeepVersion adds a version to the history, or replaces the one with its number.
	KeepVersion(ctx context.Context, v claim.Version) error
	// TrimVersions drops what a history is not kept for: all but the newest application.VersionsKept of the
	// versions that are not kept for good, and of these the oldest when they are larger than
	// application.VersionBytesKept together. The newest stays.
	TrimVersions(ctx context.Context, request int64) error
	// FindVersion fails with NotFound not_found when there is none.
	FindVersion(ctx context.Context, request int64, number int) (claim.Version, error)
	// ListClaims returns the applications of a company that were filed or paid and may be about that
	// year, at most application.ClaimsMax of them, by request. Each has only the values of its facts,
	// like those of ListSituations, and no texts.
	ListClaims(ctx context.Context, company int64, year int) ([]claim.Claim, error)
	// ListSituations returns the applications of some requests, and those that were filed or paid of
	// the same companies and may be about these years, by company and request: at most
	// application.PageClaimsMax of them. Each has what its claim and its benefit follow from.
	ListSituations(ctx context.Context, requests []int64, from, to int) (domain.List[claim.Situation], error)
	// ListBundle returns the applications of a company that were put with that number, by request.
	ListBundle(ctx context.Context, company, bundle int64) ([]claim.Claim, error)
	// ListUnfiled returns the applications of a company that were not filed, paid or not, at most
	// application.ClaimsMax of them, by request.
	ListUnfiled(ctx context.Context, company int64) ([]claim.Claim, error)
	// ListVersions returns the history of a request without its documents, newest first.
	ListVersions(ctx context.Context, request int64) ([]claim.Version, error)
}

// CompanyDetails keeps what RVO asks about a company.
type CompanyDetails interface {
	// FindCompanyDetails returns the details and their version, which counts the writes. It fails with
	// NotFound not_found when they never were.
	FindCompanyDetails(ctx context.Context, company int64) (c application.CompanyDetails, rev int, err error)
	// PutCompanyDetails adds the details of a company, or replaces all of them.
	PutCompanyDetails(ctx context.Context, company int64, c application.CompanyDetails, rev int) error
}
