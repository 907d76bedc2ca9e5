package sqlstore

import (
	"context"
	"fmt"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
)

type hourEntries struct{ *tx }

// entryRow are the columns that both tables of hours have.
const entryRow = `id, request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at, first_recorded_at, late_half_hours, import_id`

// entryQuery reads entries of a table of hours, which has to be named. The time comes as
// text, which costs a quarter of what SQLite's driver needs to read a time.
const entryQuery = `
	SELECT h.id, h.request_id, h.employee_id, h.day, h.half_hours, h.description, h.replaces, h.recorded_by, CAST(h.recorded_at AS TEXT), CAST(h.first_recorded_at AS TEXT), h.late_half_hours, h.import_id,
		r.number, trim(e.first_name || ' ' || e.last_name), e.function_title, %s, ` + memberColumns + `
	FROM %s h JOIN requests r ON r.id = h.request_id JOIN employees e ON e.id = h.employee_id
%s`

// recordedHours are all entries, also those that were withdrawn.
const recordedHours = `(SELECT ` + entryRow + ` FROM hours UNION ALL SELECT ` + entryRow + ` FROM withdrawn_hours)`

func entryRowFields(e *hours.HourEntry) []any {
	return []any{&e.ID, &e.Project, &e.Employee, day{&e.Date}, &e.Hours, &e.Description, &e.Replaces, &e.RecordedBy, instant{&e.RecordedAt}, orThat{&e.FirstRecordedAt, &e.RecordedAt}, &e.LateHours, &e.Import}
}

func entryFields(e *hours.HourEntry) []any {
	return append(entryRowFields(e), &e.ProjectNumber, &e.EmployeeName, &e.EmployeeFunction, &e.RecordedByName)
}

func (r hourEntries) AddHourEntry(ctx context.Context, e hours.HourEntry) (hours.HourEntry, error) {
	e.RecordedAt, e.FirstRecordedAt = micro(e.RecordedAt), micro(e.FirstRecordedAt)
	if e.FirstRecordedAt.IsZero() {
		e.FirstRecordedAt = e.RecordedAt
	}
	fields := func(e *hours.HourEntry) []any { return []any{&e.ID, &e.RecordedByName} }
	added, err := one(ctx, r.tx, "add hours", fields, `
		INSERT INTO hours (request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at, first_recorded_at, late_half_hours, import_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
		RETURNING id, `+personName("hours.recorded_by", "(SELECT r.company_id FROM requests r WHERE r.id = hours.request_id)"),
		entryValues(e)[1:]...)
	if err != nil {
		return hours.HourEntry{}, err
	}
	e.ID, e.RecordedByName = added.ID, added.RecordedByName
	if e.Replaces != 0 {
		if _, err := r.exec(ctx, "mark replaced hours", `UPDATE withdrawn_hours SET replaced = TRUE WHERE id = $1`, e.Replaces); err != nil {
			return hours.HourEntry{}, err
		}
	}
	return e, r.addHours(ctx, e.Project, e.Employee, monthOf(e.Date), e.Hours, e.RecordedAt)
}

// firstAt returns the column value of the first recording: NULL when it is the recording itself.
func firstAt(e hours.HourEntry) any {
	if !e.Corrected() {
		return nil
	}
	return at(e.FirstRecordedAt)
}

func (r hourEntries) FindHourEntry(ctx context.Context, a member.Access, id int64) (hours.HourEntry, error) {
	return r.entry(ctx, "hours", a, id)
}

func (r hourEntries) FindRecordedEntry(ctx context.Context, a member.Access, id int64) (hours.HourEntry, error) {
	return r.entry(ctx, recordedHours, a, id)
}

func (r hourEntries) entry(ctx context.Context, from string, a member.Access, id int64) (hours.HourEntry, error) {
	var caller member.Membership
	join, args := joinMember(a, "r.company_id", id)
	fields := func(e *hours.HourEntry) []any { return append(entryFields(e), memberFields(&caller)...) }
	e, err := one(ctx, r.tx, "read hours", fields, entryOf(from, join), args...)
	if err == nil {
		err = a.CheckAccess(caller, e.Employee)
	}
	return e, err
}

func entryOf(from, join string) string {
	return fmt.Sprintf(entryQuery, personName("h.recorded_by", "r.company_id"), from, join) + ` WHERE h.id = $1`
}

func (r hourEntries) ListHourEntries(ctx context.Context, f hours.EntryFilter, p domain.Page) (domain.List[hours.HourEntry], error) {
	query, args := listQuery(f, p), []any{f.Project, f.From.String(), f.To.String(), f.Employee}
	if p.After != 0 {
		before, err := one(ctx, r.tx, "read the entry before a page", placeFields, placeQuery, f.Project, p.After)
		switch {
		case err == nil:
			query, args = deepQuery(f, p), []any{f.Project, max(before.day, f.From.String()), f.To.String(), f.Employee, before.name, p.After, before.day}
		case domain.KindOf(err) != domain.NotFound:
			return domain.List[hours.HourEntry]{}, err
		}
	}
	fields := func(e *hours.HourEntry) []any {
		if f.Log {
			return append(listFields(e), &e.Replaces, &e.RecordedBy, orThat{&e.FirstRecordedAt, &e.RecordedAt}, &e.LateHours, &e.Import)
		}
		return listFields(e)
	}
	list, err := many(ctx, r.tx, "list hours", fields, query, args...)
	nameOf := r.namer(ctx, f.Project)
	for i := range list {
		if err == nil && f.Log {
			list[i].RecordedByName, err = nameOf(list[i].RecordedBy)
		}
	}
	return domain.FirstOf(list, p.Size), err
}

// namer returns what gives the name under which a user is shown in the company of a project. It asks once
// about each: they are a few people.
func (t *tx) namer(ctx context.Context, project int64) func(user int64) (string, error) {
	names := map[int64]string{0: ""}
	return func(user int64) (name string, err error) {
		name, known := names[user]
		if !known {
			name, err = one(ctx, t, "read who recorded hours", func(n *string) []any { return []any{n} },
				`SELECT `+personName("$1", "r.company_id")+` FROM requests r WHERE r.id = $2`, user, project)
			names[user] = name
		}
		return name, err
	}
}

const (
	listColumns = `h.id, h.request_id, h.employee_id, h.day, h.half_hours, h.description, CAST(h.recorded_at AS TEXT), trim(e.first_name || ' ' || e.last_name), e.function_title`
	logColumns  = `, h.replaces, h.recorded_by, CAST(h.first_recorded_at AS TEXT), h.late_half_hours, h.import_id`
	// deletedHours are the withdrawn entries, except those that a correction replaced.
	deletedHours = `(SELECT ` + entryRow + ` FROM withdrawn_hours WHERE NOT replaced)`
	hoursOrder   = ` ORDER BY h.day, e.name_key, h.id LIMIT %d`
)

func listFields(e *hours.HourEntry) []any {
	return []any{&e.ID, &e.Project, &e.Employee, day{&e.Date}, &e.Hours, &e.Description, instant{&e.RecordedAt}, &e.EmployeeName, &e.EmployeeFunction}
}

// hoursOfPeriod reads what a list of entries shows, and the log's part when that is asked for.
func hoursOfPeriod(f hours.EntryFilter) string {
	columns, from := listColumns, "hours"
	if f.Log {
		columns += logColumns
	}
	if f.Deleted {
		from = deletedHours
	}
	return `SELECT ` + columns + ` FROM ` + from + ` h JOIN employees e ON e.id = h.employee_id WHERE h.request_id = $1 AND h.day BETWEEN $2 AND $3 AND (h.employee_id = $4 OR $4 = 0)`
}

func listQuery(f hours.EntryFilter, p domain.Page) string {
	return hoursOfPeriod(f) + fmt.Sprintf(hoursOrder+` OFFSET %d`, p.Size+1, p.Offset)
}

// deepQuery reads on after an entry, from the day of that entry.
func deepQuery(f hours.EntryFilter, p domain.Page) string {
	return hoursOfPeriod(f) + ` AND (h.day > $7 OR e.name_key > $5 OR e.name_key = $5 AND h.id > $6)` + fmt.Sprintf(hoursOrder, p.Size+1)
}

// place is where an entry is in a list.
type place struct{ day, name string }

func placeFields(p *place) []any { return []any{&p.day, &p.name} }

// placeQuery also finds an entry that was withdrawn since its page was read.
const placeQuery = `SELECT h.day, e.name_key FROM ` + recordedHours + ` h JOIN employees e ON e.id = h.employee_id WHERE h.request_id = $1 AND h.id = $2`

func (r hourEntries) WithdrawHourEntry(ctx context.Context, id, by int64, when time.Time) error {
	e, err := one(ctx, r.tx, "withdraw hours", entryRowFields, `DELETE FROM hours WHERE id = $1 RETURNING `+entryRow, id)
	if err != nil {
		return err
	}
	_, err = r.exec(ctx, "keep withdrawn hours", `
		INSERT INTO withdrawn_hours (`+entryRow+`, withdrawn_by, withdrawn_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
		append(entryValues(e), by, at(when))...)
	if err != nil {
		return err
	}
	return r.addHours(ctx, e.Project, e.Employee, monthOf(e.Date), -e.Hours, when)
}

// entryValues returns the values of entryRow.
func entryValues(e hours.HourEntry) []any {
	return []any{e.ID, e.Project, e.Employee, e.Date.String(), e.Hours, e.Description, e.Replaces, e.RecordedBy, at(e.RecordedAt), firstAt(e), e.LateHours, e.Import}
}

func (r hourEntries) RestoreHourEntry(ctx context.Context, id, by int64, when time.Time) error {
	var withdrawnBy int64
	var withdrawnAt time.Time
	fields := func(e *hours.HourEntry) []any { return append(entryRowFields(e), &withdrawnBy, instant{&withdrawnAt}) }
	e, err := one(ctx, r.tx, "take withdrawn hours", fields,
		`DELETE FROM withdrawn_hours WHERE id = $1 AND NOT replaced RETURNING `+entryRow+`, withdrawn_by, withdrawn_at`, id)
	if err != nil {
		return err
	}
	if _, err := r.exec(ctx, "put hours back", `
		INSERT INTO hours (`+entryRow+`) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`, entryValues(e)...); err != nil {
		return err
	}
	if _, err := r.exec(ctx, "keep a withdrawal", `
		INSERT INTO hour_restores (entry_id, withdrawn_by, withdrawn_at, restored_by, restored_at) VALUES ($1, $2, $3, $4, $5)`,
		id, withdrawnBy, at(withdrawnAt), by, at(when)); err != nil {
		return err
	}
	if _, err := r.exec(ctx, "part hours from an import that was undone", `
		UPDATE hours SET import_id = 0 WHERE id = $1 AND EXISTS (SELECT 1 FROM hour_imports i WHERE i.id = hours.import_id AND i.undone_at IS NOT NULL)`, id); err != nil {
		return err
	}
	return r.addHours(ctx, e.Project, e.Employee, monthOf(e.Date), e.Hours, when)
}

func actionFields(a *hours.HourAction) []any {
	return []any{&a.Entry, &a.Action, day{&a.Date}, &a.Hours, &a.Description, instant{&a.At}, &a.By}
}

// historyQuery follows an entry back to the one that it corrects, and so on. turn orders what was
// done with an entry at one moment.
var historyQuery = `
	WITH RECURSIVE chain (id) AS (
		SELECT CAST($1 AS BIGINT)
		UNION
		SELECT COALESCE((SELECT h.replaces FROM hours h WHERE h.id = chain.id),
			(SELECT w.replaces FROM withdrawn_hours w WHERE w.id = chain.id), 0)
		FROM chain WHERE chain.id <> 0
	), entries AS (
		SELECT h.id, h.request_id, h.day, h.half_hours, h.description, h.recorded_at, h.recorded_by, NULL AS withdrawn_at, 0 AS withdrawn_by
		FROM chain JOIN hours h ON h.id = chain.id
		UNION ALL
		SELECT w.id, w.request_id, w.day, w.half_hours, w.description, w.recorded_at, w.recorded_by, w.withdrawn_at, w.withdrawn_by
		FROM chain JOIN withdrawn_hours w ON w.id = chain.id
	), done AS (
		SELECT e.id, 'recorded' AS kind, e.recorded_at AS done_at, e.recorded_by AS done_by, 0 AS turn FROM entries e
		UNION ALL
		SELECT e.id, 'withdrawn', s.withdrawn_at, s.withdrawn_by, 2 * s.id FROM entries e JOIN hour_restores s ON s.entry_id = e.id
		UNION ALL
		SELECT e.id, 'restored', s.restored_at, s.restored_by, 2 * s.id + 1 FROM entries e JOIN hour_restores s ON s.entry_id = e.id
		UNION ALL
		SELECT e.id, 'withdrawn', e.withdrawn_at, e.withdrawn_by, 9223372036854775807 FROM entries e WHERE e.withdrawn_at IS NOT NULL
	)
	SELECT e.id, d.kind, e.day, e.half_hours, e.description, d.done_at, ` + personName("d.done_by", "r.company_id") + `
	FROM done d JOIN entries e ON e.id = d.id JOIN requests r ON r.id = e.request_id
	ORDER BY d.done_at, d.id, d.turn`

func (r hourEntries) ListHourActions(ctx context.Context, id int64) ([]hours.HourAction, error) {
	list, err := many(ctx, r.tx, "read the history of hours", actionFields, historyQuery, id)
	if err == nil && len(list) == 0 {
		return nil, missing()
	}
	return list, err
}
