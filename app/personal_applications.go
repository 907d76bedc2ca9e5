package app

import (
	"context"

	"wbso/domain"
	"wbso/domain/dossier"
	"wbso/ports"
)

// addApplications adds a person's applications with all their versions, and what RVO asks
// about the companies.
func addApplications(ctx context.Context, r ports.Repos, p *PersonalData) error {
	p.Details, p.Applications = map[int64]dossier.Company{}, map[int64]PersonalApplication{}
	for _, c := range p.Companies {
		details, _, err := r.Details.Get(ctx, c.ID)
		switch {
		case err == nil:
			p.Details[c.ID] = details.WithProfile(c)
		case domain.KindOf(err) != domain.NotFound:
			return err
		}
	}
	for _, request := range p.Requests {
		id := request.Request.ID
		record, err := r.Applications.Get(ctx, id)
		if domain.KindOf(err) == domain.NotFound {
			continue
		}
		if err != nil {
			return err
		}
		versions, err := wholeVersions(ctx, r, record)
		if err != nil {
			return err
		}
		drafts, err := r.Drafts.List(ctx, id)
		if err != nil {
			return err
		}
		p.Applications[id] = PersonalApplication{record, versions, drafts}
	}
	return nil
}

// wholeVersions returns the history of an application with its documents, oldest first.
func wholeVersions(ctx context.Context, r ports.Repos, record dossier.Record) (all []dossier.Version, err error) {
	for n := 1; n <= record.Version; n++ {
		v, err := r.Applications.Version(ctx, record.Request, n)
		if err != nil {
			return nil, err
		}
		all = append(all, v)
	}
	return all, nil
}
