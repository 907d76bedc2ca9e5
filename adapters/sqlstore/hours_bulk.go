package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

type hoursBulk struct{ *tx }

func staffFields(m *hours.StaffMember) []any {
	return []any{&m.ID, &m.Company, &m.FirstName, &m.LastName, &m.Email, &m.Archived, &m.Version, &m.Assigned}
}

func (r hoursBulk) ListStaff(ctx context.Context, company, project int64) ([]hours.StaffMember, error) {
	return many(ctx, r.tx, "read the staff", staffFields, `
		SELECT e.id, e.company_id, e.first_name, e.last_name, e.email, e.archived, e.version, a.request_id IS NOT NULL
		FROM employees e LEFT JOIN assignments a ON a.employee_id = e.id AND a.request_id = $2
		WHERE e.company_id = $1 ORDER BY e.id`, company, project)
}

func (r hoursBulk) ListBookedDays(ctx context.Context, employee int64, in domain.Period) ([]hours.EmployeeDay, error) {
	fields := func(d *hours.EmployeeDay) []any { return []any{&d.Employee, day{&d.Date}, &d.Hours} }
	return many(ctx, r.tx, "add up an employee's days", fields, `
		SELECT employee_id, day, CAST(sum(half_hours) AS BIGINT) FROM hours WHERE employee_id = $1 AND day BETWEEN $2 AND $3
		GROUP BY employee_id, day ORDER BY day`, employee, in.From.String(), in.To.String())
}

func (r hoursBulk) ListWithdrawnHours(ctx context.Context, project, employee int64, in domain.Period) ([]hours.WithdrawnHours, error) {
	fields := func(w *hours.WithdrawnHours) []any {
		return []any{day{&w.Date}, &w.Hours, &w.Description, &w.Replaced}
	}
	return many(ctx, r.tx, "read an employee's withdrawn hours", fields, `
		SELECT w.day, w.half_hours, w.description, w.replaced FROM withdrawn_hours w
		WHERE w.employee_id = $1 AND w.request_id = $2 AND w.day BETWEEN $3 AND $4
			AND (w.import_id = 0 OR w.replaced OR NOT EXISTS (SELECT 1 FROM hour_imports i WHERE i.id = w.import_id AND i.undone_at IS NOT NULL))`, employee, project, in.From.String(), in.To.String())
}

// InsertHourEntries copies the rows in a long transaction, and adds them one by one in another.
func (r hoursBulk) InsertHourEntries(ctx context.Context, common hours.HourEntry, n int, entry func(i int) hours.HourEntry) error {
	if r.conn == nil {
		return r.addEach(ctx, common, n, entry)
	}
	rows := CopyRows{
		Table: "hours", Columns: []string{"employee_id", "day", "half_hours", "late_half_hours", "description"},
		Shared: []string{"request_id", "replaces", "recorded_by", "recorded_at", "import_id"},
		Values: []any{common.Project, int64(0), common.RecordedBy, at(common.RecordedAt), common.Import}, N: n,
	}
	day, text, month := domain.Date{}, "", ""
	sums := map[hoursKey]domain.Hours{}
	rows.Row = func(i int, values []any) error {
		e := entry(i)
		if e.Date != day || text == "" { // mostly that of the row before
			day, text, month = e.Date, e.Date.String(), monthOf(e.Date)
		}
		sums[hoursKey{month, e.Employee % sumParts}] += e.Hours
		values[0], values[1], values[2], values[3], values[4] = e.Employee, text, int64(e.Hours), int64(e.LateHours), e.Description
		if !keepable(values[4:5]) {
			return unkeepable()
		}
		return nil
	}
	err := r.store.dialect.Copy(ctx, r.conn, rows)
	if err != nil && domain.CodeOf(err) != domain.CodeNullChars {
		err = r.fault(ctx, "copy hours", err)
	}
	if err != nil {
		return err
	}
	return r.addAllHours(ctx, common.Project, sums, common.RecordedAt)
}

func (r hoursBulk) addEach(ctx context.Context, common hours.HourEntry, n int, entry func(i int) hours.HourEntry) error {
	for i := range n {
		e := entry(i)
		e.Project, e.RecordedBy, e.RecordedAt, e.FirstRecordedAt, e.Replaces = common.Project, common.RecordedBy, common.RecordedAt, common.RecordedAt, 0
		e.Import = common.Import
		if _, err := hourEntries(r).AddHourEntry(ctx, e); err != nil {
			return err
		}
	}
	return nil
}
