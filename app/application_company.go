package app

import (
	"context"
	"reflect"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// firstRevision is the revision of a part that nobody changed yet.
const firstRevision = 1

// companyDetails returns what RVO asks about a company, and its revision. Until the
// details are saved they are what the profile knows.
func companyDetails(ctx context.Context, r ports.Repos, profile domain.Company) (dossier.Company, int, error) {
	details, rev, err := r.Details.Get(ctx, profile.ID)
	if domain.CodeOf(err) == domain.CodeNotFound {
		return dossier.CompanyOf(profile), firstRevision, nil
	}
	return details.WithProfile(profile), rev, err
}

// saveCompanyDetails replaces the details of a company. It returns Conflict part_stale when
// rev is not their revision. The same details again change nothing.
func saveCompanyDetails(ctx context.Context, r ports.Repos, profile domain.Company, rev int, in dossier.Company) error {
	present, now, err := companyDetails(ctx, r, profile)
	if err != nil {
		return err
	}
	if rev != now {
		return stalePart()
	}
	in, err = dossier.ParseCompany(in)
	if err != nil {
		return err
	}
	if in = in.WithProfile(profile); reflect.DeepEqual(in, present) {
		return nil
	}
	return r.Details.Put(ctx, profile.ID, in, now+1)
}

// stalePart returns the error for a change of a part that was changed meanwhile.
func stalePart() error { return domain.Fail(domain.Conflict, domain.CodeStalePart) }
