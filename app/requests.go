package app

import (
	"context"

	"wbso/domain"
	"wbso/ports"
)

// Requests are the applications of a user.
type Requests struct {
	deps    *Deps
	judging *Judging
	wake    func()
}

// Retry runs a failed request again.
func (s *Requests) Retry(ctx context.Context, who Actor, ref string) (request domain.Request, err error) {
	if err := who.guard(); err != nil {
		return domain.Request{}, err
	}
	err = s.deps.Store.Write(ctx, func(r ports.Repos) error {
		if request, err = r.Requests.Find(ctx, who.UserID, ref); err != nil {
			return err
		}
		if err := stillOpen(ctx, r, request.Owner); err != nil {
			return err
		}
		if err := request.Move(domain.Processing, s.deps.Clock.Now()); err != nil {
			return domain.Fail(domain.Conflict, domain.CodeNotFailed)
		}
		if err := save(ctx, r, request); err != nil {
			return err
		}
		return s.enqueue(ctx, r, request)
	})
	if err == nil {
		s.wake()
	}
	return request, err
}

// save writes a changed request and raises the version of its owner's lists.
func save(ctx context.Context, r ports.Repos, request domain.Request) error {
	if err := r.Requests.Update(ctx, request); err != nil {
		return err
	}
	return r.ListVersions.Raise(ctx, request.Owner)
}

// ListVersion returns what changes whenever one of the caller's polled lists may have
// changed.
func (s *Requests) ListVersion(ctx context.Context, who Actor) (version domain.ListVersion, err error) {
	if err := who.guard(); err != nil {
		return version, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		version, err = r.ListVersions.Of(ctx, who.UserID)
		return err
	})
	return version, err
}

// List returns summaries of the caller's requests, newest first.
func (s *Requests) List(ctx context.Context, who Actor, p domain.Page) (domain.Paged[domain.RequestSummary], error) {
	if err := who.guard(); err != nil {
		return domain.Paged[domain.RequestSummary]{}, err
	}
	return s.list(ctx, domain.RequestFilter{Owner: who.UserID, HoursIn: s.deps.thisMonth()}, p)
}

// ListAll returns summaries of anybody's requests, newest first, for administrators.
func (s *Requests) ListAll(ctx context.Context, f domain.RequestFilter, p domain.Page) (domain.Paged[domain.RequestSummary], error) {
	if f.Owner == 0 {
		f.Owner = ports.AnyOwner
	}
	return s.list(ctx, f, p)
}

func (s *Requests) list(ctx context.Context, f domain.RequestFilter, p domain.Page) (list domain.Paged[domain.RequestSummary], err error) {
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		list, err = r.Requests.List(ctx, f, p)
		return err
	})
	return list, err
}

// Get returns one request by its id or project number, with what its
// application leaves open and the work of this month.
func (s *Requests) Get(ctx context.Context, who Actor, ref string) (found domain.Request, err error) {
	if err := who.guard(); err != nil {
		return domain.Request{}, err
	}
	err = s.deps.Store.Read(ctx, func(r ports.Repos) error {
		if found, err = r.Requests.Find(ctx, who.UserID, ref); err != nil {
			return err
		}
		if found.Open, err = openQuestions(ctx, r, found); err != nil {
			return err
		}
		found.Work, err = work(ctx, r, found.ID, s.deps.thisMonth())
		return err
	})
	return found, err
}

// thisMonth is the month of the business day.
func (d *Deps) thisMonth() domain.Period { return d.Clock.Today().MonthOf().Period() }

func work(ctx context.Context, r ports.Repos, project int64, in domain.Period) (w domain.Work, err error) {
	if w.Employees, err = r.HourSums.People(ctx, project); err != nil {
		return w, err
	}
	hours, err := r.HourSums.Totals(ctx, project, in)
	if err == nil {
		w.Hours = hours[0]
	}
	return w, err
}
