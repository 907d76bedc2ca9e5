package timesheets

import (
	"context"
	"log/slog"
	"slices"
	"strconv"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// importsShown is how many imports a list has.
const importsShown = 20

// ListImports returns the latest imports into a project, newest first.
func (h *Hours) ListImports(ctx context.Context, who usecase.Actor, project string) (list []hours.Import, err error) {
	if err := who.Guard(); err != nil {
		return nil, err
	}
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		found, err := paidProject(ctx, r, who.To(member.ReadHours), project)
		if err == nil {
			list, err = r.HoursBulk.ListImports(ctx, found.ID, importsShown)
		}
		if found.Caller.OwnRows(member.ReadHours) != 0 {
			list = slices.DeleteFunc(list, func(i hours.Import) bool { return i.RecordedBy != who.UserID })
		}
		return err
	})
	return list, err
}

// UndoImport withdraws everything that an import wrote and returns how many entries that were; the
// people whom it made stay. A second time answers the same. It is Conflict changed when one
// of its entries was corrected or withdrawn since.
func (h *Hours) UndoImport(ctx context.Context, who usecase.Actor, id int64) (withdrawn int, err error) {
	if err := who.Guard(); err != nil {
		return 0, err
	}
	err = h.deps.Store.WriteLong(ctx, func(r ports.Repos) error {
		i, err := r.HoursBulk.LockImport(ctx, who.To(member.ReadHours), id)
		if err != nil {
			return err
		}
		project, err := paidProject(ctx, r, who.To(member.EditHours), strconv.FormatInt(i.Project, 10))
		if err != nil {
			return err
		}
		if own := project.Caller.OwnRows(member.EditHours); own != 0 {
			people, _, _, err := r.HoursBulk.ListImported(ctx, i, retention.WithdrawnBound.Most)
			if err != nil {
				return err
			}
			if i.RecordedBy != who.UserID || slices.ContainsFunc(people, func(id int64) bool { return id != own }) {
				return domain.Fail(domain.NotFound, domain.CodeNotFound)
			}
		}
		withdrawn = i.Entries
		if !i.UndoneAt.IsZero() {
			return nil
		}
		return h.undo(ctx, r, who, i)
	})
	if err != nil {
		return 0, err
	}
	h.deps.Log.InfoContext(ctx, "import undone", slog.Int64("import", id), slog.Int("withdrawn", withdrawn))
	return withdrawn, nil
}

// changeMonths opens the confirmed months again in which an import has entries. It fails with Conflict
// month_closed when one of them is closed.
func (h *Hours) changeMonths(ctx context.Context, r ports.Repos, who usecase.Actor, i hours.Import) error {
	months, err := r.Months.ListImportedMonths(ctx, i)
	for _, m := range months {
		var employee hours.Employee
		if err == nil {
			employee, err = r.Employees.FindEmployee(ctx, member.Everything(), m.Employee)
		}
		if err == nil {
			_, err = h.deps.changeMonth(ctx, r, who, employee, m.Month)
		}
	}
	return err
}

// undo counts again once it has locked everybody, since others may have changed an entry meanwhile.
func (h *Hours) undo(ctx context.Context, r ports.Repos, who usecase.Actor, i hours.Import) error {
	bound := retention.WithdrawnBound
	people, _, _, err := r.HoursBulk.ListImported(ctx, i, bound.Most)
	if err == nil {
		err = r.Employees.TouchEmployees(ctx, people...)
	}
	if err != nil {
		return err
	}
	if err := h.changeMonths(ctx, r, who, i); err != nil {
		return err
	}
	_, entries, over, err := r.HoursBulk.ListImported(ctx, i, bound.Most)
	switch {
	case err != nil:
		return err
	case entries != i.Entries:
		return domain.Fail(domain.Conflict, domain.CodeImportChanged)
	case over:
		return bound.CheckRows(bound.Most, 1)
	}
	return r.HoursBulk.UndoImport(ctx, i, who.Recorder(), h.deps.Clock.Now())
}
