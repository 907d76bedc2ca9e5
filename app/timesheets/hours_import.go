package timesheets

import (
	"context"
	"errors"
	"log/slog"
	"slices"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/ports"
)

// importTries is how often an import looks again when people changed meanwhile.
const importTries = 5

// ImportHours registers the hours of a file: all of them or, with one bad row, none. It returns the
// bad rows, as BadRows. Rows that are there already are skipped, so that the same file again adds
// nothing. It fails with Conflict import_running while the caller has another import running. The
// file is read after the project was found open and the caller has no other import.
//
// Everything is read and checked before the transaction, which writes what is new when
// the people concerned did not change since.
func (h *Hours) ImportHours(ctx context.Context, who usecase.Actor, in ImportHours) (hours.HourImport, error) {
	if err := who.Guard(); err != nil {
		return hours.HourImport{}, err
	}
	if _, running := h.importing.LoadOrStore(who.UserID, true); running {
		return hours.HourImport{}, domain.Fail(domain.Conflict, domain.CodeImportRunning)
	}
	defer h.importing.Delete(who.UserID)
	project, err := h.importProject(ctx, who, in.Project)
	if err != nil {
		return hours.HourImport{}, err
	}
	rows, err := readImport(ctx, in, project, rowsMost(who))
	if err != nil {
		return hours.HourImport{}, err
	}
	for tries := 1; ; tries++ {
		if out, known, err := h.importedBefore(ctx, who, in); known || err != nil {
			return out, err
		}
		plan, err := h.plan(ctx, who, project, in, rows)
		if err == nil && !in.DryRun {
			err = h.write(ctx, plan)
		}
		repeated := in.Key != "" && domain.CodeOf(err) == domain.CodeIdempotencyReuse // on another server, at the same time
		if (errors.Is(err, errStaffChanged) || repeated) && tries < importTries {
			continue
		}
		if err != nil {
			return hours.HourImport{}, err
		}
		return h.imported(ctx, plan), nil
	}
}

// rowsMost returns how many rows a caller's file may have.
func rowsMost(who usecase.Actor) int {
	if who.IsAdministrator() {
		return hours.AdminImportRowsMax
	}
	return hours.ImportRowsMax
}

func (h *Hours) importProject(ctx context.Context, who usecase.Actor, ref string) (project hours.Project, err error) {
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		project, err = importable(ctx, r, who, ref)
		return err
	})
	return project, err
}

// importable is like paidProject, but fails with Conflict account_closed when the owner's account
// was closed, so that no import brings back names and addresses.
func importable(ctx context.Context, r ports.Repos, who usecase.Actor, ref string) (hours.Project, error) {
	project, err := paidProject(ctx, r, who.To(member.EditHours), ref)
	if err != nil {
		return project, err
	}
	return project, employer(ctx, r, member.Everything(), project.Company)
}

// plan decides about every row of a file.
func (h *Hours) plan(
	ctx context.Context, who usecase.Actor, project hours.Project, in ImportHours, rows *importRows,
) (*importPlan, error) {
	p := &importPlan{who: who, project: project, in: in, rows: rows, today: h.deps.Clock.Today()}
	p.in.CreateEmployees = in.CreateEmployees && project.Caller.OwnRows(member.EditHours) == 0
	err := h.deps.Store.Read(ctx, func(r ports.Repos) (err error) {
		p.staff, err = p.listStaff(ctx, r)
		return err
	})
	if err != nil {
		return nil, err
	}
	if in.Round { // another try begins with the rows as they were read
		whole := *rows
		whole.all = slices.Clone(rows.all)
		p.rows = &whole
	}
	p.match()
	if in.Round {
		p.round()
	}
	for i := range p.people {
		if err := h.deps.Store.Read(ctx, func(r ports.Repos) error { return p.check(ctx, r, &p.people[i]) }); err != nil {
			return nil, err
		}
	}
	return p, p.bad()
}

// write stores what is new. The closure may run more than once, so it begins with the
// plan as it was made.
func (h *Hours) write(ctx context.Context, p *importPlan) error {
	if p.created() == 0 {
		return nil
	}
	return h.deps.Store.WriteLong(ctx, func(r ports.Repos) error {
		project, err := importable(ctx, r, p.who, p.project.Number)
		if err == nil && project.Caller.OwnRows(member.EditHours) != p.project.Caller.OwnRows(member.EditHours) { // another role meanwhile
			err = member.EditHours.Refused()
		}
		if err == nil {
			err = holdOwner(ctx, r, project.Company)
		}
		if err != nil {
			return err
		}
		if err := p.lock(ctx, r); err != nil {
			return err
		}
		if err := p.join(ctx, r, h.deps.Clock.Now()); err != nil {
			return err
		}
		if err := p.changeDays(ctx, r, h.deps); err != nil {
			return err
		}
		common := hours.HourEntry{Project: project.ID, RecordedBy: p.who.Recorder(), RecordedAt: h.deps.Clock.Now()}
		fresh, on := p.fresh(), h.deps.Clock.DayOf(common.RecordedAt)
		made, err := r.HoursBulk.AddImport(ctx, p.made(common, fresh))
		if err != nil {
			return err
		}
		common.Import, p.id = made.ID, made.ID
		err = r.HoursBulk.InsertHourEntries(ctx, common, len(fresh), func(i int) hours.HourEntry {
			return p.entry(&p.rows.all[fresh[i]]).Recorded(on, hours.HourEntry{})
		})
		if err != nil {
			return err
		}
		return p.in.keep(ctx, r, p.who, account.HourImportCall, p.result(), common.RecordedAt)
	})
}

// importedBefore returns what the import with the key of this one answered.
func (h *Hours) importedBefore(ctx context.Context, who usecase.Actor, in ImportHours) (out hours.HourImport, known bool, err error) {
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		known, err = in.answered(ctx, r, who, account.HourImportCall, &out)
		return err
	})
	return out, known, err
}

func (h *Hours) imported(ctx context.Context, p *importPlan) hours.HourImport {
	out := p.result()
	if !p.in.DryRun && out.Created > 0 {
		h.deps.Log.InfoContext(ctx, "hours imported", slog.String("request", p.project.Number), slog.Int("created", out.Created), slog.Int("skipped", out.Skipped))
	}
	return out
}
