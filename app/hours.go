package app

import (
	"context"
	"strconv"
	"sync"

	"wbso/domain"
	"wbso/ports"
)

// Hours are the hours that were registered on projects.
type Hours struct {
	deps      *Deps
	importing sync.Map // ids of users who have an import running
}

// List returns the hours of a project in a period, by date, name of the employee and id.
func (h *Hours) List(ctx context.Context, who Actor, project string, in domain.Period, p domain.Page) (list domain.Paged[domain.HourEntry], err error) {
	if err := who.guard(); err != nil {
		return list, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err := paidProject(ctx, r, who, project)
		if err != nil {
			return err
		}
		list, err = r.Hours.List(ctx, found.ID, in, p)
		return err
	})
	h.deps.markLate(list.Items)
	return list, err
}

// Withdraw takes an entry out of every list and total. Its history stays.
func (h *Hours) Withdraw(ctx context.Context, who Actor, id int64) error {
	if err := who.guard(); err != nil {
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
		return r.Hours.Withdraw(ctx, id, recorder(who), h.deps.Clock.Now())
	})
}

// History returns what was done with an entry and with those it replaced, oldest first,
// also when it was withdrawn.
func (h *Hours) History(ctx context.Context, who Actor, id int64) (list []domain.HourAction, err error) {
	if err := who.guard(); err != nil {
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

// recorder is how hours name who recorded them.
func recorder(who Actor) int64 {
	if who.isAdministrator() {
		return 0
	}
	return who.UserID
}

// markLate marks the entries that were recorded late.
func (d *Deps) markLate(entries []domain.HourEntry) {
	for i, e := range entries {
		entries[i].Late = domain.Late(e.Date, d.Clock.Day(e.RecordedAt))
	}
}
