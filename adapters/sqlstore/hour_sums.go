package sqlstore

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/request"
)

type hourSums struct{ *tx }

// byEmployeeQuery has everybody with hours in a period, by the key that names are sorted by, and
// whether they come after an employee. Late hours go by an index of their own, which has few.
const byEmployeeQuery = `
	SELECT e.id, trim(e.first_name || ' ' || e.last_name), e.function_title, h.total, COALESCE(l.late, 0), h.entries,
		(e.name_key, e.id) > (COALESCE((SELECT a.name_key FROM employees a JOIN requests r ON r.company_id = a.company_id WHERE a.id = $4 AND r.id = $1), ''), $4)
	FROM (SELECT employee_id, CAST(sum(half_hours) AS BIGINT) AS total, count(*) AS entries FROM hours
			WHERE request_id = $1 AND day BETWEEN $2 AND $3 GROUP BY employee_id) h
		JOIN employees e ON e.id = h.employee_id
		LEFT JOIN (SELECT employee_id, CAST(sum(late_half_hours) AS BIGINT) AS late FROM hours
			WHERE request_id = $1 AND day BETWEEN $2 AND $3 AND late_half_hours > 0 GROUP BY employee_id) l ON l.employee_id = h.employee_id
	ORDER BY e.name_key, e.id`

func (r hourSums) SumByEmployee(ctx context.Context, project int64, in domain.Period, after int64, n int) (all hours.PeopleHours, err error) {
	type person struct {
		hours.EmployeeHours
		comes bool // after the employee
	}
	fields := func(p *person) []any {
		return []any{&p.Employee, &p.Name, &p.Function, &p.Hours, &p.Late, &p.Entries, &p.comes}
	}
	people, err := many(ctx, r.tx, "add up hours by employee", fields, byEmployeeQuery, project, in.From.String(), in.To.String(), after)
	for _, p := range people {
		all.People, all.Entries, all.Hours, all.Late = all.People+1, all.Entries+p.Entries, all.Hours+p.Hours, all.Late+p.Late
		if p.comes && len(all.Items) <= n {
			all.Items = append(all.Items, p.EmployeeHours)
		}
	}
	all.List = domain.FirstOf(all.Items, n)
	return all, err
}

func dayHoursFields(d *hours.DayHours) []any { return []any{day{&d.Date}, &d.Hours} }

const byDayQuery = `
	SELECT day, CAST(sum(half_hours) AS BIGINT) FROM hours
	WHERE request_id = $1 AND day BETWEEN $2 AND $3 GROUP BY day ORDER BY day`

func (r hourSums) SumByDay(ctx context.Context, project int64, in domain.Period) ([]hours.DayHours, error) {
	return many(ctx, r.tx, "add up hours by day", dayHoursFields, byDayQuery, project, in.From.String(), in.To.String())
}

func (r hourSums) SumPeriods(ctx context.Context, project int64, in ...domain.Period) ([]domain.Hours, error) {
	query, args := totalsQuery(project, in)
	return one(ctx, r.tx, "add up hours", func(sums *[]domain.Hours) []any {
		*sums = make([]domain.Hours, len(in))
		fields := make([]any, len(in))
		for i := range fields {
			fields[i] = &(*sums)[i]
		}
		return fields
	}, query, args...)
}

// totalsQuery reads one row with the sum of each period.
func totalsQuery(project int64, in []domain.Period) (string, []any) {
	sums, args := make([]string, len(in)), []any{project}
	for i, p := range in {
		sums[i] = fmt.Sprintf(`(SELECT CAST(COALESCE(sum(half_hours), 0) AS BIGINT) FROM hours
			WHERE request_id = $1 AND day BETWEEN $%d AND $%d)`, len(args)+1, len(args)+2)
		args = append(args, p.From.String(), p.To.String())
	}
	return `SELECT ` + strings.Join(sums, ", "), args
}

func (r hourSums) SumProjects(ctx context.Context, in []hours.ProjectPeriod) ([]domain.Hours, error) {
	sums := make([]domain.Hours, 0, len(in))
	for part := range slices.Chunk(in, domain.PageSize) {
		query, args := projectsQuery(part)
		some, err := many(ctx, r.tx, "add up the hours of projects", func(sum *domain.Hours) []any { return []any{sum} }, query, args...)
		if err != nil {
			return nil, err
		}
		sums = append(sums, some...)
	}
	return sums, nil
}

// projectsQuery reads a row with the sum of each period: of its days until its whole months
// begin, and of those months as they are kept.
func projectsQuery(in []hours.ProjectPeriod) (string, []any) {
	asked, args := make([]string, len(in)), []any{}
	for i, p := range in {
		days, months := p.Split()
		n := len(args)
		asked[i] = fmt.Sprintf("(%d, CAST($%d AS BIGINT), $%d, $%d, $%d, $%d)", i, n+1, n+2, n+3, n+4, n+5)
		args = append(args, p.Project, days.From.String(), days.To.String(), monthOf(months.From), monthOf(months.To))
	}
	return `WITH asked (n, project, first_day, last_day, first_month, last_month) AS (VALUES ` + strings.Join(asked, ", ") + `)
		SELECT CAST(COALESCE((SELECT sum(k.half_hours) FROM project_hours k WHERE k.request_id = project AND k.month BETWEEN first_month AND last_month), 0)
			+ COALESCE((SELECT sum(h.half_hours) FROM hours h WHERE h.request_id = project AND h.day BETWEEN first_day AND last_day), 0) AS BIGINT)
		FROM asked ORDER BY n`, args
}

const firstDayQuery = `SELECT COALESCE(min(day), '') FROM hours WHERE request_id = $1`

func (r hourSums) FindFirstDay(ctx context.Context, project int64) (domain.Date, error) {
	return one(ctx, r.tx, "find the first day with hours", func(d *domain.Date) []any { return []any{day{d}} }, firstDayQuery, project)
}

func (r hourSums) ListLatestEntries(ctx context.Context, project int64, n int) ([]hours.HourEntry, error) {
	return many(ctx, r.tx, "read the latest hours", listFields, latestQuery(n), project)
}

func latestQuery(n int) string {
	return fmt.Sprintf(`SELECT `+listColumns+` FROM hours h JOIN employees e ON e.id = h.employee_id WHERE h.request_id = $1 ORDER BY h.day DESC, h.id DESC LIMIT %d`, n)
}

func workFields(w *request.Work) []any { return []any{&w.Employees, &w.Hours} }

func (r hourSums) SumWork(ctx context.Context, project int64, in domain.Month) (request.Work, error) {
	return one(ctx, r.tx, "read the work on a project", workFields, `SELECT `+keptWork("$1", "$2"), project, in.String())
}
