package timesheets

import (
	"context"
	"strconv"
	"strings"

	"wbso/app/usecase"
	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
	"wbso/domain/retention"
	"wbso/ports"
)

// LogHours are hours of one employee on one day. Project or ProjectNumber, or both, say on
// which project. Replaces is an entry that this one corrects, or 0. Shape, Key and Digest
// are as in Submit.
type LogHours struct {
	Employee      int64
	Project       int64
	ProjectNumber string
	Date          domain.Date
	Hours         domain.Hours
	Description   string
	Replaces      int64
	Shape         domain.Fields
	Key           string
	Digest        string
}

// LogHours registers hours. It returns all field errors at once, as Fields. A call that was
// answered before, with the same key, gets the same answer again.
//
// The key is looked up only when the entry was refused: a repeated call fails at the latest
// where the key is stored.
func (h *Hours) LogHours(ctx context.Context, who usecase.Actor, in LogHours) (entry hours.HourEntry, err error) {
	if err := who.Guard(); err != nil {
		return hours.HourEntry{}, err
	}
	in.Description = strings.TrimSpace(in.Description)
	err = h.deps.Store.Write(ctx, func(r ports.Repos) error {
		entry, err = h.log(ctx, r, who, in)
		return err
	})
	if kind := domain.KindOf(err); err != nil && in.Key != "" && (kind == domain.Invalid || kind == domain.Conflict) {
		entry, err = h.earlier(ctx, who, in, err)
	}
	if err != nil {
		return hours.HourEntry{}, err
	}
	return entry, nil
}

// log locks the employee before it looks, so that calls about one employee come one after
// the other.
func (h *Hours) log(ctx context.Context, r ports.Repos, who usecase.Actor, in LogHours) (hours.HourEntry, error) {
	errs := append(domain.Fields(nil), in.Shape...)
	employee, err := lockEmployee(ctx, r, who, in.Employee, &errs)
	if err != nil {
		return hours.HourEntry{}, err
	}
	project, err := projectOf(ctx, r, who, in, &errs)
	if err != nil {
		return hours.HourEntry{}, err
	}
	entry := hours.HourEntry{
		Project: project.ID, Employee: employee.ID, Date: in.Date, Hours: in.Hours, Description: in.Description, Replaces: in.Replaces,
		RecordedBy: who.Recorder(), RecordedAt: h.deps.Clock.Now(),
		ProjectNumber: project.Number, EmployeeName: employee.Name(), EmployeeFunction: employee.Function,
	}
	var replaced hours.HourEntry
	var left hours.MonthState // of the month that a correction takes hours out of
	if in.Replaces != 0 {
		if replaced, left, err = h.replace(ctx, r, who, employee, entry, &errs); err != nil {
			return hours.HourEntry{}, err
		}
	}
	on, err := r.Timesheets.FindWorkday(ctx, project.ID, employee.ID, in.Date)
	if err != nil {
		return hours.HourEntry{}, err
	}
	on.Archived, on.Replaced = employee.Archived, replaced.Hours
	on.Assigned = on.Assigned || project.ID == 0 // which is said already
	if err := joined(errs, hours.CheckEntry(entry, on, h.deps.Clock.Today())); err != nil {
		return hours.HourEntry{}, err
	}
	if err := h.deps.changeDay(ctx, r, who, employee, entry.Date, on); err != nil {
		return hours.HourEntry{}, err
	}
	entry = entry.Recorded(h.deps.Clock.DayOf(entry.RecordedAt), replaced)
	if left == hours.MonthConfirmed {
		on.Month = left
	}
	entry.Warnings = project.DayWarnings(on, entry.Date)
	return h.add(ctx, r, who, entry, in)
}

// add stores a checked entry with the key of its call.
func (h *Hours) add(
	ctx context.Context, r ports.Repos, who usecase.Actor, entry hours.HourEntry, in LogHours,
) (hours.HourEntry, error) {
	entry, err := r.Hours.AddHourEntry(ctx, entry)
	if err != nil || in.Key == "" {
		return entry, err
	}
	return entry, r.Idempotency.PutCall(ctx, account.IdempotentCall{
		User: who.UserID, Key: in.Key, Digest: in.Digest, Kind: account.EntryCall, Subject: entry.ID, CreatedAt: entry.RecordedAt,
	})
}

// lockEmployee adds a field error when the caller has no such employee.
func lockEmployee(
	ctx context.Context, r ports.Repos, who usecase.Actor, id int64, errs *domain.Fields,
) (hours.Employee, error) {
	if errs.Has("employee") {
		return hours.Employee{}, nil
	}
	employee, err := r.Timesheets.LockEmployee(ctx, who.To(member.EditHours), id)
	if domain.KindOf(err) == domain.NotFound {
		errs.Add("employee", domain.CodeClientUnknown).Args["pk"] = strconv.FormatInt(id, 10)
		err = nil
	}
	return employee, err
}

// projectOf finds the project that a call is about. For a project that is not the caller's it
// returns a field error when the call names it by id, and NotFound when by number.
func projectOf(
	ctx context.Context, r ports.Repos, who usecase.Actor, in LogHours, errs *domain.Fields,
) (hours.Project, error) {
	if errs.Has("project") || errs.Has("project_number") {
		return hours.Project{}, nil
	}
	if in.ProjectNumber != "" {
		project, err := paidProject(ctx, r, who.To(member.EditHours), in.ProjectNumber)
		if err == nil && in.Project != 0 && in.Project != project.ID {
			errs.Add("project", domain.CodeProjectsDiffer)
		}
		return project, err
	}
	if in.Project == 0 {
		errs.Add("project_number", domain.CodeRequired)
		return hours.Project{}, nil
	}
	id := strconv.FormatInt(in.Project, 10)
	project, err := paidProject(ctx, r, who.To(member.EditHours), id)
	if domain.KindOf(err) == domain.NotFound {
		errs.Add("project", domain.CodeClientUnknown).Args["pk"] = id
		err = nil
	}
	return project, err
}

// replace withdraws the entry that another one corrects, so that it no longer counts, and
// returns it, with what its month was when that is another one.
func (h *Hours) replace(
	ctx context.Context, r ports.Repos, who usecase.Actor, employee hours.Employee, by hours.HourEntry, errs *domain.Fields,
) (old hours.HourEntry, left hours.MonthState, err error) {
	old, err = r.Hours.FindHourEntry(ctx, who.To(member.EditHours), by.Replaces)
	switch {
	case domain.KindOf(err) == domain.NotFound:
		errs.Add("replaces", domain.CodeClientUnknown).Args["pk"] = strconv.FormatInt(by.Replaces, 10)
		return old, left, nil
	case err != nil:
		return old, left, err
	case old.Project != by.Project || old.Employee != by.Employee:
		errs.Add("replaces", domain.CodeReplacesOther)
		return old, left, nil
	}
	err = usecase.CheckBound(ctx, r, retention.WithdrawnBound, old.ID, 1)
	if err == nil && old.Date.MonthOf() != by.Date.MonthOf() { // that of the new day is looked at with its entry
		left, err = h.deps.changeMonth(ctx, r, who, employee, old.Date.MonthOf())
	}
	if err != nil {
		return old, left, err
	}
	return old, left, r.Hours.WithdrawHourEntry(ctx, old.ID, by.RecordedBy, by.RecordedAt)
}

// joined adds errors of rules to those of shape. What has the wrong shape breaks no rule.
func joined(errs domain.Fields, err error) error {
	var rules domain.Fields
	rules.Check("", err)
	shape := errs
	for _, e := range rules {
		if !shape.Has(e.Field) {
			errs = append(errs, e)
		}
	}
	return errs.Err()
}

// earlier answers a refused call as the call that used its key, if there was one. Its
// project is paid: else the refusal would be another one.
func (h *Hours) earlier(
	ctx context.Context, who usecase.Actor, in LogHours, refusal error,
) (entry hours.HourEntry, err error) {
	err = h.deps.Store.Read(ctx, func(r ports.Repos) error {
		call, err := r.Idempotency.FindCall(ctx, who.UserID, in.Key)
		switch {
		case domain.KindOf(err) == domain.NotFound:
			return refusal
		case err != nil:
			return err
		case call.Digest != in.Digest || call.Kind != account.EntryCall:
			return domain.Fail(domain.Conflict, domain.CodeIdempotencyReuse)
		}
		if entry, err = r.Hours.FindRecordedEntry(ctx, who.To(member.EditHours), call.Subject); err != nil {
			return err
		}
		project, err := paidProject(ctx, r, who.To(member.EditHours), strconv.FormatInt(entry.Project, 10))
		entry.Warnings = project.Warnings(entry.Date)
		return err
	})
	return entry, err
}
