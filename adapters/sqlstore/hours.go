package sqlstore

import (
	"context"
	"fmt"
	"time"

	"wbso/domain"
)

type hours struct{ *tx }

// entryRow are the columns that both tables of hours have.
const entryRow = `id, request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at`

// entryQuery reads entries of a table of hours, which has to be named. The time comes as
// text, which costs a quarter of what SQLite's driver needs to read a time.
const entryQuery = `
	SELECT h.id, h.request_id, h.employee_id, h.day, h.half_hours, h.description, h.replaces, h.recorded_by, CAST(h.recorded_at AS TEXT),
		r.number, trim(e.first_name || ' ' || e.last_name), e.function_title, COALESCE(u.username, '')
	FROM %s h JOIN requests r ON r.id = h.request_id JOIN employees e ON e.id = h.employee_id
		LEFT JOIN users u ON u.id = h.recorded_by`

// recordedHours are all entries, also those that were withdrawn.
const recordedHours = `(SELECT ` + entryRow + ` FROM hours UNION ALL SELECT ` + entryRow + ` FROM withdrawn_hours)`

func entryRowFields(e *domain.HourEntry) []any {
	return []any{&e.ID, &e.Project, &e.Employee, day{&e.Date}, &e.Hours, &e.Description, &e.Replaces, &e.RecordedBy, instant{&e.RecordedAt}}
}

func entryFields(e *domain.HourEntry) []any {
	return append(entryRowFields(e), &e.ProjectNumber, &e.EmployeeName, &e.EmployeeFunction, &e.RecordedByName)
}

func (r hours) Add(ctx context.Context, e domain.HourEntry) (domain.HourEntry, error) {
	e.RecordedAt = micro(e.RecordedAt)
	id, _, err := r.number(ctx, "add hours", `
		INSERT INTO hours (request_id, employee_id, day, half_hours, description, replaces, recorded_by, recorded_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
		e.Project, e.Employee, e.Date.String(), e.Hours, e.Description, e.Replaces, e.RecordedBy, at(e.RecordedAt))
	if err != nil {
		return domain.HourEntry{}, err
	}
	e.ID = id
	return e, nil
}

func (r hours) ByID(ctx context.Context, owner, id int64) (domain.HourEntry, error) {
	return r.entry(ctx, "hours", owner, id)
}

func (r hours) Recorded(ctx context.Context, owner, id int64) (domain.HourEntry, error) {
	return r.entry(ctx, recordedHours, owner, id)
}

func (r hours) entry(ctx context.Context, from string, owner, id int64) (domain.HourEntry, error) {
	query, args := owned(entryOf(from), "r.owner_id", owner, id)
	return one(ctx, r.tx, "read hours", entryFields, query, args...)
}

func entryOf(from string) string { return fmt.Sprintf(entryQuery, from) + ` WHERE h.id = $1` }

func (r hours) List(ctx context.Context, project int64, in domain.Period, p domain.Page) (domain.Paged[domain.HourEntry], error) {
	list, err := many(ctx, r.tx, "list hours", entryFields, listQuery(p), project, in.From.String(), in.To.String())
	return domain.FirstOf(list, p.Size), err
}

func listQuery(p domain.Page) string {
	return fmt.Sprintf(entryQuery+`
		WHERE h.request_id = $1 AND h.day BETWEEN $2 AND $3
		ORDER BY h.day, e.name_key, h.id LIMIT %d OFFSET %d`, "hours", p.Size+1, p.Offset)
}

func (r hours) Withdraw(ctx context.Context, id, by int64, when time.Time) error {
	e, err := one(ctx, r.tx, "withdraw hours", entryRowFields, `DELETE FROM hours WHERE id = $1 RETURNING `+entryRow, id)
	if err != nil {
		return err
	}
	_, err = r.exec(ctx, "keep withdrawn hours", `
		INSERT INTO withdrawn_hours (`+entryRow+`, withdrawn_by, withdrawn_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
		e.ID, e.Project, e.Employee, e.Date.String(), e.Hours, e.Description, e.Replaces, e.RecordedBy, at(e.RecordedAt), by, at(when))
	return err
}

func actionFields(a *domain.HourAction) []any {
	return []any{&a.Entry, &a.Action, day{&a.Date}, &a.Hours, &a.Description, instant{&a.At}, &a.By}
}

// historyQuery follows an entry back to the one that it corrects, and so on.
const historyQuery = `
	WITH RECURSIVE chain (id) AS (
		SELECT CAST($1 AS BIGINT)
		UNION
		SELECT COALESCE((SELECT h.replaces FROM hours h WHERE h.id = chain.id),
			(SELECT w.replaces FROM withdrawn_hours w WHERE w.id = chain.id), 0)
		FROM chain WHERE chain.id <> 0
	)
	SELECT a.id, a.kind, a.day, a.half_hours, a.description, a.done_at, COALESCE(u.username, '')
	FROM (
		SELECT h.id, h.request_id, 'recorded' AS kind, h.day, h.half_hours, h.description, h.recorded_at AS done_at, h.recorded_by AS done_by
		FROM chain JOIN hours h ON h.id = chain.id
		UNION ALL
		SELECT w.id, w.request_id, 'recorded', w.day, w.half_hours, w.description, w.recorded_at, w.recorded_by
		FROM chain JOIN withdrawn_hours w ON w.id = chain.id
		UNION ALL
		SELECT w.id, w.request_id, 'withdrawn', w.day, w.half_hours, w.description, w.withdrawn_at, w.withdrawn_by
		FROM chain JOIN withdrawn_hours w ON w.id = chain.id
	) a JOIN requests r ON r.id = a.request_id LEFT JOIN users u ON u.id = a.done_by
	WHERE TRUE`

func (r hours) History(ctx context.Context, owner, id int64) ([]domain.HourAction, error) {
	query, args := owned(historyQuery, "r.owner_id", owner, id)
	list, err := many(ctx, r.tx, "read the history of hours", actionFields, query+` ORDER BY a.done_at, a.id, a.kind`, args...)
	if err == nil && len(list) == 0 {
		return nil, missing()
	}
	return list, err
}
