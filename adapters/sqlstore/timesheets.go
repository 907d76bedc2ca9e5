package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
)

type timesheets struct{ *tx }

func projectFields(p *hours.Project) []any {
	return []any{&p.ID, &p.Company, &p.Number, &p.PaymentStatus, day{&p.StartOfProject}, day{&p.ProjectStarted}, &p.EstimatedHours, &p.Applicant, day{&p.Filed}, &p.Title}
}

func (r timesheets) FindProject(ctx context.Context, a member.Access, ref string) (hours.Project, error) {
	column, key := requestKey(ref)
	join, args := joinMember(a, "r.company_id", key)
	fields := func(p *hours.Project) []any { return append(projectFields(p), memberFields(&p.Caller)...) }
	p, err := one(ctx, r.tx, "read a project", fields, `SELECT r.id, r.company_id, r.number, r.payment_status, r.start_of_project, r.project_started_on, r.estimated_hours, r.applicant, COALESCE(f.filed_on, ''), r.title, `+memberColumns+`
		FROM requests r `+withApplication+join+` WHERE r.`+column+` = $1`, args...)
	if err == nil {
		err = a.CheckAccess(p.Caller, p.Caller.Employee)
	}
	return p, err
}

func lockedFields(e *hours.Employee) []any {
	return []any{&e.ID, &e.Company, &e.FirstName, &e.LastName, &e.Function, &e.Archived}
}

func (r timesheets) LockEmployee(ctx context.Context, a member.Access, employee int64) (hours.Employee, error) {
	may, args := reached(a, "employees.company_id", "employees.id", employee)
	return one(ctx, r.tx, "lock an employee", lockedFields,
		`UPDATE employees SET version = version + 1 WHERE id = $1`+may+` RETURNING id, company_id, first_name, last_name, function_title, archived`, args...)
}

const elsewhereQuery = `
	SELECT a.employee_id, h.day, CAST(sum(h.half_hours) AS BIGINT)
	FROM assignments a JOIN hours h ON h.employee_id = a.employee_id AND h.day BETWEEN $2 AND $3 AND h.request_id <> $1
	WHERE a.request_id = $1 AND a.employee_id > $4
	GROUP BY a.employee_id, h.day ORDER BY a.employee_id, h.day LIMIT CAST($5 AS BIGINT)`

func (r timesheets) ListHoursElsewhere(ctx context.Context, project int64, week domain.Period, after int64, n int) (domain.List[hours.PersonDays], error) {
	fields := func(d *hours.EmployeeDay) []any { return []any{&d.Employee, day{&d.Date}, &d.Hours} }
	days, err := many(ctx, r.tx, "read hours on other projects", fields, elsewhereQuery, project, week.From.String(), week.To.String(), after, 7*(n+1))
	var people []hours.PersonDays
	for _, d := range days {
		if last := len(people) - 1; last < 0 || people[last].Employee != d.Employee {
			people = append(people, hours.PersonDays{Employee: d.Employee})
		}
		own := &people[len(people)-1].Days
		*own = append(*own, hours.DayHours{Date: d.Date, Hours: d.Hours})
	}
	return domain.FirstOf(people, n), err
}

func workdayFields(d *hours.Workday) []any { return []any{&d.Assigned, &d.Booked, &d.Mark, &d.Month} }

const workdayQuery = `
	SELECT EXISTS (SELECT 1 FROM assignments WHERE request_id = $1 AND employee_id = $2),
		(SELECT CAST(COALESCE(sum(half_hours), 0) AS BIGINT) FROM hours WHERE employee_id = $2 AND day = $3),
		COALESCE((SELECT mark FROM day_marks WHERE employee_id = $2 AND day = $3), ''),
		COALESCE((SELECT state FROM months WHERE employee_id = $2 AND month = $4), 'open')`

func (r timesheets) FindWorkday(ctx context.Context, project, employee int64, on domain.Date) (hours.Workday, error) {
	return one(ctx, r.tx, "read an employee's day", workdayFields, workdayQuery, project, employee, on.String(), monthOf(on))
}

const myProjectsQuery = `
	SELECT r.id, r.company_id, r.number, r.payment_status, r.start_of_project, r.project_started_on, r.estimated_hours, r.applicant, COALESCE(f.filed_on, ''), r.title,
		p.assigned = 1, COALESCE(h.day, ''), COALESCE(h.total, 0)
	FROM (SELECT request_id, max(assigned) AS assigned FROM (SELECT request_id, 1 AS assigned FROM assignments WHERE employee_id = $1
			UNION ALL SELECT DISTINCT request_id, 0 FROM hours WHERE employee_id = $1 AND day BETWEEN $2 AND $3) x GROUP BY request_id) p
		JOIN requests r ON r.id = p.request_id AND r.payment_status = 'paid' ` + withApplication + `
		LEFT JOIN (SELECT request_id, day, CAST(sum(half_hours) AS BIGINT) AS total FROM hours
			WHERE employee_id = $1 AND day BETWEEN $2 AND $3 GROUP BY request_id, day) h ON h.request_id = r.id
	ORDER BY r.id, h.day`

func (r timesheets) ListMyProjects(ctx context.Context, employee int64, in domain.Period) (projects []hours.MyProject, err error) {
	type row struct {
		hours.Project
		assigned bool
		hours.DayHours
	}
	fields := func(w *row) []any { return append(projectFields(&w.Project), &w.assigned, day{&w.Date}, &w.Hours) }
	rows, err := many(ctx, r.tx, "read an employee's projects", fields, myProjectsQuery, employee, in.From.String(), in.To.String())
	for _, w := range rows {
		if n := len(projects); n == 0 || projects[n-1].ID != w.ID {
			projects = append(projects, hours.MyProject{Project: w.Project, Assigned: w.assigned})
		}
		if !w.Date.IsZero() {
			own := &projects[len(projects)-1].Days
			*own = append(*own, w.DayHours)
		}
	}
	return projects, err
}
