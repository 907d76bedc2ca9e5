package sqlstore

import (
	"context"
	"time"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
)

// ofImported is the company of an import.
const ofImported = `(SELECT r.company_id FROM requests r WHERE r.id = i.request_id)`

var importRow = `i.id, i.request_id, i.recorded_by, i.recorded_at, i.entries, i.half_hours, i.first_day, i.last_day, i.undone_at,
	` +
	personName("i.recorded_by", ofImported) + `, ` + personName("i.undone_by", ofImported)

func importFields(i *hours.Import) []any {
	return []any{&i.ID, &i.Project, &i.RecordedBy, instant{&i.RecordedAt}, &i.Entries, &i.Hours, day{&i.First}, day{&i.Last}, instant{&i.UndoneAt},
		&i.RecordedByName, &i.UndoneByName}
}

func (r hoursBulk) AddImport(ctx context.Context, i hours.Import) (hours.Import, error) {
	id, _, err := r.number(ctx, "add an import", `
		INSERT INTO hour_imports (request_id, recorded_by, recorded_at, entries, half_hours, first_day, last_day)
		VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
		i.Project, i.RecordedBy, at(i.RecordedAt), i.Entries, i.Hours, i.First.String(), i.Last.String())
	i.ID = id
	return i, err
}

func (r hoursBulk) ListImports(ctx context.Context, project int64, n int) ([]hours.Import, error) {
	return many(ctx, r.tx, "list imports", importFields,
		`SELECT `+importRow+` FROM hour_imports i WHERE i.request_id = $1 ORDER BY i.id DESC LIMIT CAST($2 AS BIGINT)`, project, n)
}

func (r hoursBulk) LockImport(ctx context.Context, a member.Access, id int64) (hours.Import, error) {
	may, args := reached(a, "(SELECT r.company_id FROM requests r WHERE r.id = hour_imports.request_id)", "m.employee_id", id)
	if err := r.update(ctx, "lock an import", `UPDATE hour_imports SET entries = entries WHERE id = $1`+may, args...); err != nil {
		return hours.Import{}, err
	}
	return one(ctx, r.tx, "read an import", importFields, `SELECT `+importRow+` FROM hour_imports i WHERE i.id = $1`, id)
}

// ofImport selects the entries of import $1, which lie between two days.
const ofImport = ` FROM hours h WHERE h.request_id = $2 AND h.day BETWEEN $3 AND $4 AND h.import_id = $1`

func importArgs(i hours.Import) []any {
	return []any{i.ID, i.Project, i.First.String(), i.Last.String()}
}

func (r hoursBulk) ListImported(ctx context.Context, i hours.Import, most int) (employees []int64, entries int, over bool, err error) {
	type person struct {
		id      int64
		entries int
		over    bool
	}
	people, err := many(ctx, r.tx, "read whose hours were imported", func(p *person) []any { return []any{&p.id, &p.entries, &p.over} }, `
		SELECT d.employee_id, CAST(sum(d.entries) AS BIGINT), max(CASE WHEN d.entries + (SELECT count(*) FROM withdrawn_hours w WHERE w.employee_id = d.employee_id AND w.day = d.day) > $5 THEN 1 ELSE 0 END) = 1
		FROM (SELECT h.employee_id, h.day, count(*) AS entries`+ofImport+` GROUP BY h.employee_id, h.day) d GROUP BY d.employee_id ORDER BY d.employee_id`,
		append(importArgs(i), most)...)
	for _, p := range people {
		employees, entries, over = append(employees, p.id), entries+p.entries, over || p.over
	}
	return employees, entries, over, err
}

func (r hoursBulk) UndoImport(ctx context.Context, i hours.Import, by int64, when time.Time) error {
	type sum struct {
		hoursKey
		hours domain.Hours
	}
	months, err := many(ctx, r.tx, "add up an import", func(s *sum) []any { return []any{&s.month, &s.part, &s.hours} }, `
		SELECT substr(h.day, 1, 7), h.employee_id % 8, CAST(sum(h.half_hours) AS BIGINT)`+ofImport+` GROUP BY 1, 2`, importArgs(i)...)
	if err != nil {
		return err
	}
	sums := map[hoursKey]domain.Hours{}
	for _, m := range months {
		sums[m.hoursKey] = -m.hours
	}
	if err := r.update(ctx, "undo an import", `UPDATE hour_imports SET undone_by = $1, undone_at = $2 WHERE id = $3`, by, at(when), i.ID); err != nil {
		return err
	}
	if _, err := r.exec(ctx, "withdraw an import", `
		INSERT INTO withdrawn_hours (`+entryRow+`, withdrawn_by, withdrawn_at)
		SELECT `+entryRow+`, (SELECT undone_by FROM hour_imports WHERE id = $1), (SELECT undone_at FROM hour_imports WHERE id = $1)`+ofImport, importArgs(i)...); err != nil {
		return err
	}
	if _, err := r.exec(ctx, "take out an import", `DELETE FROM hours WHERE request_id = $2 AND day BETWEEN $3 AND $4 AND import_id = $1`, importArgs(i)...); err != nil {
		return err
	}
	return r.addAllHours(ctx, i.Project, sums, when)
}
