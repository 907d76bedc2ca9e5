package hours

import (
	"context"
	"strconv"
	"sync"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/ports"
)

// Hours are the hours that were registered on projects.
type Hours struct {
	deps      *Deps
	importing sync.Map // ids of users who have an import running
}

// List returns the hours of a project in a period, by date, name of the employee and id.
func (h *Hours) List(ctx context.Context, who usecase.Actor, project string, in domain.Period, p domain.Page) (domain.Paged[hours.HourEntry], error) {
	return h.list(ctx, who, project, func(r ports.Repos, id int64) (domain.Paged[hours.HourEntry], error) {
		return r.Hours.List(ctx, id, in, p)
	})
}

// Deleted is List for the entries that were withdrawn, but for those that a correction
// replaced.
func (h *Hours) Deleted(ctx context.Context, who usecase.Actor, project string, in domain.Period, p domain.Page) (domain.Paged[hours.HourEntry], error) {
	return h.list(ctx, who, project, func(r ports.Repos, id int64) (domain.Paged[hours.HourEntry], error) {
		return r.Hours.Deleted(ctx, id, in, p)
	})
}

func (h *Hours) list(ctx context.Context, who usecase.Actor, project string, read func(ports.Repos, int64) (domain.Paged[hours.HourEntry], error)) (list domain.Paged[hours.HourEntry], err error) {
	if err := who.Guard(); err != nil {
		return list, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err := paidProject(ctx, r, who, project)
		if err != nil {
			return err
		}
		list, err = read(r, found.ID)
		found.Warn(list.Items)
		return err
	})
	return list, err
}

// Elsewhere returns what the people of a project work on other projects in a week, since a
// day has room for so much over all of them: at most n people, by id, after an employee.
func (h *Hours) Elsewhere(ctx context.Context, who usecase.Actor, project string, week domain.Period, after int64, n int) (people domain.Paged[hours.PersonDays], err error) {
	if err := who.Guard(); err != nil {
		return people, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err := paidProject(ctx, r, who, project)
		if err == nil {
			people, err = r.Timesheets.Elsewhere(ctx, found.ID, week, after, n)
		}
		return err
	})
	return people, err
}

// Withdraw takes an entry out of every list and total. Its history stays.
func (h *Hours) Withdraw(ctx context.Context, who usecase.Actor, id int64) error {
	if err := who.Guard(); err != nil {
		return err
	}
	return h.deps.Store.Write(ctx, func(r ports.Repos) error {
		entry, err := r.Hours.ByID(ctx, who.UserID, id)
		if err != nil {
			return err
		}
		if _, err := paidProject(ctx, r, who, strconv.FormatInt(entry.Project, 10)); err != nil {
			return err
		}
		if _, err := r.Timesheets.Lock(ctx, who.UserID, entry.Employee); err != nil {
			return err
		}
		if err := usecase.CheckBound(ctx, r, domain.WithdrawnBound, id, 1); err != nil {
			return err
		}
		return r.Hours.Withdraw(ctx, id, who.Recorder(), h.deps.Clock.Now())
	})
}

// History returns what was done with an entry and with those it replaced, oldest first,
// also when it was withdrawn.
func (h *Hours) History(ctx context.Context, who usecase.Actor, id int64) (list []hours.HourAction, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		entry, err := r.Hours.Recorded(ctx, who.UserID, id)
		if err != nil {
			return err
		}
		if _, err := paidProject(ctx, r, who, strconv.FormatInt(entry.Project, 10)); err != nil {
			return err
		}
		list, err = r.Hours.History(ctx, who.UserID, id)
		return err
	})
	return list, err
}
