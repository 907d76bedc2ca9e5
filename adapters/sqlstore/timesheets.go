package sqlstore

import (
	"context"
	"strconv"

	"wbso/domain"
)

type timesheets struct{ *tx }

func projectFields(p *domain.Project) []any {
	return []any{&p.ID, &p.Company, &p.Number, &p.PaymentStatus, day{&p.StartOfProject}, &p.EstimatedHours}
}

func (r timesheets) Project(ctx context.Context, owner int64, ref string) (domain.Project, error) {
	query, key := `SELECT id, company_id, number, payment_status, start_of_project, estimated_hours FROM requests WHERE `, any(ref)
	if id, err := strconv.ParseInt(ref, 10, 64); err == nil {
		query, key = query+`id = $1`, id
	} else {
		query += `number = $1`
	}
	query, args := owned(query, "owner_id", owner, key)
	return one(ctx, r.tx, "read a project", projectFields, query, args...)
}

func lockedFields(e *domain.Employee) []any {
	return []any{&e.ID, &e.Company, &e.FirstName, &e.LastName, &e.Function, &e.Archived}
}

func (r timesheets) Lock(ctx context.Context, owner, employee int64) (domain.Employee, error) {
	query, args := owned(`UPDATE employees SET version = version + 1 WHERE id = $1`,
		"(SELECT c.owner_id FROM companies c WHERE c.id = employees.company_id)", owner, employee)
	return one(ctx, r.tx, "lock an employee", lockedFields,
		query+` RETURNING id, company_id, first_name, last_name, function_title, archived`, args...)
}

func workdayFields(d *domain.Workday) []any { return []any{&d.Assigned, &d.Booked} }

const workdayQuery = `
	SELECT EXISTS (SELECT 1 FROM assignments WHERE request_id = $1 AND employee_id = $2),
		(SELECT CAST(COALESCE(sum(half_hours), 0) AS BIGINT) FROM hours WHERE employee_id = $2 AND day = $3)`

func (r timesheets) Day(ctx context.Context, project, employee int64, on domain.Date) (domain.Workday, error) {
	return one(ctx, r.tx, "read an employee's day", workdayFields, workdayQuery, project, employee, on.String())
}
