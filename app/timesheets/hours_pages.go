package timesheets

import (
	"cmp"
	"context"
	"iter"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/hoursfile"
	"wbso/domain/member"
	"wbso/ports"
)

// hoursPage is how many entries one transaction reads for a file.
const hoursPage = 4000

// hourPages reads the hours of a project page by page. The store gives them by date; each
// day is put in the order of names once it is complete.
type hourPages struct {
	deps    *Deps
	project hours.Project
	in      domain.Period
	people  map[int64]*exportedEmployee
	entries []hours.HourEntry // read and not given away
	last    bool              // there are no further pages
}

// exportedEmployee is what a file says of an employee.
type exportedEmployee struct {
	id                    int64
	key                   string // by which names are ordered
	name, function, email string
}

// next reads one more page.
func (h *hourPages) next(ctx context.Context) (err error) {
	var page []hours.HourEntry
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		page, err = h.page(ctx, r)
		return err
	})
	h.add(page)
	return err
}

// page reads the entries after those that were read, and who they are of.
func (h *hourPages) page(ctx context.Context, r ports.Repos) ([]hours.HourEntry, error) {
	var after hours.HourEntry
	if n := len(h.entries); n > 0 {
		after = h.entries[n-1]
	}
	page, err := r.HourFiles.ListEntriesAfter(ctx, h.project.ID, h.in, after, hoursPage)
	if err != nil {
		return nil, err
	}
	for _, e := range page {
		if h.people[e.Employee] != nil {
			continue
		}
		who, err := r.HourFiles.FindEmployeeNames(ctx, e.Employee)
		if err != nil {
			return nil, err
		}
		h.people[who.ID] = &exportedEmployee{id: who.ID, key: who.NameKey, name: who.Name(), function: who.Function, email: who.Email}
	}
	return page, nil
}

func (h *hourPages) add(page []hours.HourEntry) {
	h.entries, h.last = append(h.entries, page...), len(page) < hoursPage
}

// appendDays writes the days that are complete. The last day that was read is, when there
// are no further pages.
func (h *hourPages) appendDays(file []byte) []byte {
	written := 0
	for day := range chunks(h.entries, func(e hours.HourEntry) domain.Date { return e.Date }) {
		if written+len(day) < len(h.entries) || h.last {
			file, written = h.appendDay(file, day), written+len(day)
		}
	}
	h.entries = slices.Delete(h.entries, 0, written)
	return file
}

// appendDay writes a day by name and id.
func (h *hourPages) appendDay(file []byte, day []hours.HourEntry) []byte {
	type run struct {
		*exportedEmployee
		entries []hours.HourEntry
	}
	var runs []run
	only := h.project.Caller.OwnRows(member.ReadHours)
	for own := range chunks(day, func(e hours.HourEntry) int64 { return e.Employee }) {
		if only != 0 && own[0].Employee != only {
			continue
		}
		slices.SortFunc(own, func(a, b hours.HourEntry) int { return cmp.Compare(a.ID, b.ID) })
		runs = append(runs, run{h.people[own[0].Employee], own})
	}
	slices.SortFunc(runs, func(a, b run) int { return cmp.Or(strings.Compare(a.key, b.key), cmp.Compare(a.id, b.id)) })
	for _, r := range runs {
		for _, e := range r.entries {
			file = hoursfile.AppendEntry(file, hoursfile.Entry{Date: e.Date, Name: r.name, Function: r.function, Email: r.email,
				Hours: e.Hours, Description: e.Description, Project: h.project.Number})
		}
	}
	return file
}

// chunks splits a list where a key changes.
func chunks[T any, K comparable](list []T, key func(T) K) iter.Seq[[]T] {
	return func(yield func([]T) bool) {
		for from := 0; from < len(list); {
			to := from + 1
			for to < len(list) && key(list[to]) == key(list[from]) {
				to++
			}
			if !yield(list[from:to:to]) {
				return
			}
			from = to
		}
	}
}
