package sqlstore

import (
	"cmp"
	"context"
	"slices"

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

const (
	myProjectColumns = `SELECT r.id, r.company_id, r.number, r.payment_status, r.start_of_project, r.project_started_on, r.estimated_hours, r.applicant, COALESCE(f.filed_on, ''), r.title`
	assignedQuery    = myProjectColumns + ` FROM assignments a JOIN requests r ON r.id = a.request_id ` + withApplication + ` WHERE a.employee_id = $1 ORDER BY r.id`
	cellQuery        = `SELECT request_id, day, CAST(sum(half_hours) AS BIGINT) FROM hours WHERE employee_id = $1 AND day BETWEEN $2 AND $3 GROUP BY request_id, day ORDER BY day`
)

// ListMyProjects reads the projects apart from their cells, which are many.
func (r timesheets) ListMyProjects(ctx context.Context, employee int64, in domain.Period) ([]hours.MyProject, error) {
	projects, err := many(ctx, r.tx, "read an employee's projects", myProjectFields, assignedQuery, employee)
	if err != nil {
		return nil, err
	}
	byID := map[int64]int{}
	for i := range projects {
		projects[i].Assigned = true
		byID[projects[i].ID] = i
	}
	type cell struct {
		project int64
		hours.DayHours
	}
	fields := func(c *cell) []any { return []any{&c.project, day{&c.Date}, &c.Hours} }
	cells, err := many(ctx, r.tx, "read an employee's days", fields, cellQuery, employee, in.From.String(), in.To.String())
	if err != nil {
		return nil, err
	}
	for _, c := range cells {
		at, known := byID[c.project]
		if !known { // not assigned any more
			former, err := one(ctx, r.tx, "read a project", myProjectFields, myProjectColumns+` FROM requests r `+withApplication+` WHERE r.id = $1`, c.project)
			if err != nil {
				return nil, err
			}
			at, projects = len(projects), append(projects, former)
			byID[c.project] = at
		}
		projects[at].Days = append(projects[at].Days, c.DayHours)
	}
	slices.SortFunc(projects, func(a, b hours.MyProject) int { return cmp.Compare(a.ID, b.ID) })
	return projects, nil
}

func myProjectFields(p *hours.MyProject) []any { return projectFields(&p.Project) }
