package applications

import (
	"context"
	"reflect"

	"wbso/app/companies"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/company"
	"wbso/domain/member"
	"wbso/domain/request"
	"wbso/ports"
)

// firstRevision is the revision of a part that nobody changed yet.
const firstRevision = 1

// companyDetails returns what RVO asks about a company, and its revision. Until the
// details are saved they are what the profile knows.
func companyDetails(ctx context.Context, r ports.Repos, profile company.Company) (application.CompanyDetails, int, error) {
	details, rev, err := r.Details.FindCompanyDetails(ctx, profile.ID)
	if domain.KindOf(err) == domain.NotFound {
		return application.CompanyOf(profile), firstRevision, nil
	}
	return details.WithProfile(profile), rev, err
}

// addCompany adds the details of the company: as they were filed, once they were.
func (d *View) addCompany(ctx context.Context, r ports.Repos) (err error) {
	d.Company, d.CompanyRev, err = companyDetails(ctx, r, d.Of.Company)
	if d.Filed.IsFiled() {
		d.Company = d.Filed.Company
	}
	return err
}

// keepCompany stores changed details of a company and how many questions its applications
// leave open with them, and fills what is empty in its profile.
func (a *Applications) keepCompany(ctx context.Context, r ports.Repos, d *View) error {
	d.CompanyRev++
	if err := r.Details.PutCompanyDetails(ctx, d.Of.Company.ID, d.Company, d.CompanyRev); err != nil {
		return err
	}
	if err := r.ListVersions.RaiseListVersion(ctx, d.Of.Company.ID); err != nil { // lists show what a starter gets
		return err
	}
	asked, err := a.deps.askAgain(ctx, r, d.Of.Company, d.Company)
	if now, known := asked[d.Request]; known {
		d.Asked, d.Questions, d.Of.Questions = now, len(now.Open), len(now.Open)
	}
	if err != nil {
		return err
	}
	filled := d.Of.Company.FilledFrom(d.Company.Profile())
	if filled == d.Of.Company {
		return nil
	}
	d.Of.Company = filled
	return companies.UpdateCompany(ctx, r, filled, a.deps.Clock.Now())
}

// askAgain works out and stores the open questions of a company's applications after its details
// changed, except of filed ones. It returns them by request. Only the questions about the company
// are worked out, since this is inside a transaction. The caller raises the version of the lists.
func (d *Deps) askAgain(ctx context.Context, r ports.Repos, of company.Company, details application.CompanyDetails) (map[int64]claim.QuestionList, error) {
	requests, err := r.Requests.ListRequests(ctx, request.RequestFilter{By: member.Everything(), Company: of.ID, Status: request.Processed}, usecase.AllRows())
	if err != nil {
		return nil, err
	}
	asked := map[int64]claim.QuestionList{}
	for _, req := range requests.Items {
		record, err := r.Applications.FindApplication(ctx, req.ID)
		if domain.KindOf(err) == domain.NotFound || err == nil && record.Filed.IsFiled() {
			continue
		}
		if err != nil {
			return nil, err
		}
		others, known := record.AskCompany(details, d.Build)
		if !known {
			continue // its next reader asks everything
		}
		if asked[req.ID] = record.Asked; !others {
			continue
		}
		if err := r.Applications.PutApplication(ctx, record); err != nil {
			return nil, err
		}
	}
	return asked, nil
}

// ProfileChanged keeps what applications leave open, when RVO asks for what changed.
func (a *Applications) ProfileChanged(ctx context.Context, r ports.Repos, before, after company.Company) error {
	then, _, err := companyDetails(ctx, r, before)
	if err != nil {
		return err
	}
	now, _, err := companyDetails(ctx, r, after)
	if err != nil || reflect.DeepEqual(then, now) {
		return err
	}
	_, err = a.deps.askAgain(ctx, r, after, now)
	return err
}
