package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

type hourFiles struct{ *tx }

// hoursAfterQuery goes by the index of a project's hours, so that a page costs the same
// wherever it begins.
const hoursAfterQuery = `
	SELECT id, employee_id, day, half_hours, description FROM hours
	WHERE request_id = $1 AND day <= $2 AND (day, employee_id, half_hours, id) > ($3, $4, $5, $6)
	ORDER BY day, employee_id, half_hours, id LIMIT CAST($7 AS BIGINT)`

func (r hourFiles) ListEntriesAfter(ctx context.Context, project int64, in domain.Period, last hours.HourEntry, n int) ([]hours.HourEntry, error) {
	if last.Date.IsZero() {
		last.Date = in.From
	}
	fields := func(e *hours.HourEntry) []any {
		return []any{&e.ID, &e.Employee, day{&e.Date}, &e.Hours, &e.Description}
	}
	return many(ctx, r.tx, "read hours for a file", fields, hoursAfterQuery,
		project, in.To.String(), last.Date.String(), last.Employee, last.Hours, last.ID, n)
}

const employeeDaysQuery = `
	SELECT employee_id, day, CAST(sum(half_hours) AS BIGINT) FROM hours WHERE request_id = $1 AND day BETWEEN $2 AND $3
	GROUP BY employee_id, day ORDER BY employee_id, day`

func (r hourFiles) ListEmployeeDays(ctx context.Context, project int64, in domain.Period) ([]hours.EmployeeDay, error) {
	fields := func(d *hours.EmployeeDay) []any { return []any{&d.Employee, day{&d.Date}, &d.Hours} }
	return many(ctx, r.tx, "add up hours by employee and day", fields, employeeDaysQuery, project, in.From.String(), in.To.String())
}

const employeeHoursQuery = `
	SELECT id, day, half_hours, description, CAST(recorded_at AS TEXT), CAST(first_recorded_at AS TEXT), late_half_hours FROM hours
	WHERE employee_id = $1 AND request_id = $2 AND day BETWEEN $3 AND $4 ORDER BY day, id`

func (r hourFiles) ListEntriesOfEmployee(ctx context.Context, project, employee int64, in domain.Period) ([]hours.HourEntry, error) {
	fields := func(e *hours.HourEntry) []any {
		return []any{&e.ID, day{&e.Date}, &e.Hours, &e.Description, instant{&e.RecordedAt}, orThat{&e.FirstRecordedAt, &e.RecordedAt}, &e.LateHours}
	}
	return many(ctx, r.tx, "read an employee's hours", fields, employeeHoursQuery,
		employee, project, in.From.String(), in.To.String())
}

func (r hourFiles) FindEmployeeNames(ctx context.Context, employee int64) (hours.Employee, error) {
	fields := func(e *hours.Employee) []any {
		return []any{&e.ID, &e.FirstName, &e.LastName, &e.NameKey, &e.Function, &e.Email}
	}
	return one(ctx, r.tx, "read whose hours these are", fields,
		`SELECT id, first_name, last_name, name_key, function_title, email FROM employees WHERE id = $1`, employee)
}
