package personaldata

import (
	"context"
	"iter"
	"time"

	"wbso/app/accounts"
	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/application"
	"wbso/domain/application/claim"
	"wbso/domain/application/draft"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/privacy"
	"wbso/ports"
)

// PersonalData is everything that is stored about the holder of an account. What can be much
// is read while it is ranged over, page by page: an error ends it.
type PersonalData struct {
	privacy.PersonalData                                      // without the requests
	Details              map[int64]application.CompanyDetails // by company, of those that have any
	Employees            iter.Seq2[privacy.PersonalEmployee, error]
	Requests             iter.Seq2[PersonalRequest, error]
}

// PersonalRequest is a request with its people, its hours and its application.
type PersonalRequest struct {
	privacy.PersonalRequest
	Assigned    []int64              // ids of employees
	Application *PersonalApplication // nil until it is composed
	Hours       iter.Seq2[privacy.RecordedHours, error]
}

// PersonalApplication is an application with its history, oldest first.
type PersonalApplication struct {
	claim.Record
	Drafts   []draft.Draft
	Versions iter.Seq2[claim.Version, error]
}

// ExportData returns everything that is stored about the caller.
func (a *Privacy) ExportData(ctx context.Context, who usecase.Actor) (PersonalData, error) {
	if err := who.Guard(); err != nil {
		return PersonalData{}, err
	}
	p, err := a.export(ctx, func(r ports.Repos) (account.User, error) { return r.Accounts.FindUser(ctx, who.UserID) })
	if err != nil || len(p.Companies) == 0 {
		return p, err
	}
	return p, a.deps.Store.Write(ctx, func(r ports.Repos) error {
		for _, c := range p.Companies {
			line := member.LogLine{Company: c.ID, Action: member.LogHoursExported, Subject: who.Username, SubjectUser: who.UserID, Detail: "Gegevens van het account"}
			if err := a.deps.LogCompany(ctx, r, who, line); err != nil {
				return err
			}
		}
		return nil
	})
}

// ExportDataOf is like ExportData for any user, for administrators.
func (a *Privacy) ExportDataOf(ctx context.Context, login string) (PersonalData, error) {
	return a.export(ctx, func(r ports.Repos) (account.User, error) { return accounts.FindUser(ctx, r, login) })
}

func (a *Privacy) export(
	ctx context.Context, find func(ports.Repos) (account.User, error),
) (p PersonalData, err error) {
	var requests []int64
	seen := map[int64][]time.Time{}
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		user, err := find(r)
		if err != nil {
			return err
		}
		if p.PersonalData, err = person(ctx, r, user); err != nil {
			return err
		}
		if p.Details, err = detailsOf(ctx, r, p.Companies); err != nil {
			return err
		}
		if seen, err = revealsOf(ctx, r, user.ID); err != nil {
			return err
		}
		requests, err = requestsOf(ctx, r, user.ID)
		return err
	})
	p.Employees = func(yield func(privacy.PersonalEmployee, error) bool) {
		for _, c := range p.Companies {
			of := hours.EmployeeFilter{Company: c.ID, Archived: true}
			for e, err := range a.staff(ctx, of) {
				one := privacy.PersonalEmployee{Employee: e, Reveals: seen[e.ID]}
				if err == nil {
					err = a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
						one.Days, err = daysOf(ctx, r, e)
						return err
					})
				}
				if !yield(one, err) || err != nil {
					return
				}
			}
		}
	}
	p.Requests = func(yield func(PersonalRequest, error) bool) {
		for _, id := range requests {
			if request, err := a.exportRequest(ctx, id); !yield(request, err) || err != nil {
				return
			}
		}
	}
	return p, err
}

// exportRequest reads a request and all that belongs to it, except its hours and versions.
func (a *Privacy) exportRequest(ctx context.Context, id int64) (p PersonalRequest, err error) {
	err = a.deps.Store.Read(ctx, func(r ports.Repos) error {
		if p.PersonalRequest, err = a.personalRequest(ctx, r, id); err != nil {
			return err
		}
		p.Application, err = a.exportApplication(ctx, r, id)
		return err
	})
	if err != nil {
		return p, err
	}
	for e, err := range a.staff(ctx, hours.EmployeeFilter{Project: id, Archived: true}) {
		if err != nil {
			return p, err
		}
		p.Assigned = append(p.Assigned, e.ID)
	}
	p.Hours = pages(ctx, a.deps, exportPage, func(r ports.Repos, last privacy.RecordedHours) ([]privacy.RecordedHours, error) {
		return r.Persons.ListRecordedHours(ctx, id, last, exportPage)
	})
	return p, nil
}

// exportApplication reads the application of a request, nil when it has none.
func (a *Privacy) exportApplication(ctx context.Context, r ports.Repos, request int64) (*PersonalApplication, error) {
	record, err := r.Applications.FindApplication(ctx, request)
	if domain.KindOf(err) == domain.NotFound {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	versions, err := r.Applications.ListVersions(ctx, request)
	if err != nil {
		return nil, err
	}
	drafts, err := r.Drafts.ListDrafts(ctx, request)
	return &PersonalApplication{Record: record, Drafts: drafts, Versions: a.wholeVersions(ctx, versions)}, err
}

// wholeVersions reads versions of an application with their documents, oldest first. One that
// is no longer kept is left out.
func (a *Privacy) wholeVersions(
	ctx context.Context, newestFirst []claim.Version,
) iter.Seq2[claim.Version, error] {
	return func(yield func(claim.Version, error) bool) {
		for i := len(newestFirst) - 1; i >= 0; i-- {
			var whole claim.Version
			err := a.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
				whole, err = r.Applications.FindVersion(ctx, newestFirst[i].Request, newestFirst[i].Number)
				return err
			})
			if domain.KindOf(err) == domain.NotFound {
				continue
			}
			if !yield(whole, err) || err != nil {
				return
			}
		}
	}
}
