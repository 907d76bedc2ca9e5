package app

import (
	"context"

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
	if domain.KindOf(err) == domain.NotFound {
		return dossier.CompanyOf(profile), firstRevision, nil
	}
	return details.WithProfile(profile), rev, err
}

// addCompany adds the details of the company: as they were filed, once they were.
func (d *Dossier) addCompany(ctx context.Context, r ports.Repos) (err error) {
	d.Company, d.CompanyRev, err = companyDetails(ctx, r, d.Of.Company)
	if d.Filed.Is() {
		d.Company = d.Filed.Company
	}
	return err
}

// keepCompany stores changed details of a company, and how many questions its applications
// leave open with them.
func (a *Applications) keepCompany(ctx context.Context, r ports.Repos, d *Dossier) error {
	d.CompanyRev++
	if err := r.Details.Put(ctx, d.Of.Company.ID, d.Company, d.CompanyRev); err != nil {
		return err
	}
	filter := domain.RequestFilter{Owner: d.Of.Owner, Company: d.Of.Company.ID, Status: domain.Processed}
	requests, err := r.Requests.List(ctx, filter, all())
	if err != nil {
		return err
	}
	changed := false
	for _, request := range requests.Items {
		record, err := r.Applications.Get(ctx, request.ID)
		if domain.KindOf(err) == domain.NotFound || err == nil && record.Filed.Is() {
			continue
		}
		if err != nil {
			return err
		}
		open := len(record.Document.Open(d.Company))
		if request.ID == d.Request {
			d.Questions, d.Of.Questions = open, open
		}
		if open == record.Questions {
			continue
		}
		changed, record.Questions = true, open
		if err := r.Applications.Put(ctx, record); err != nil {
			return err
		}
	}
	if !changed {
		return nil
	}
	return r.ListVersions.Raise(ctx, d.Of.Owner)
}
