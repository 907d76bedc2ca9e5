package sqlstore

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
)

type dayFacts struct{ *tx }

// ofPeople returns the condition of a filter on employees e, and its first argument.
func ofPeople(f hours.FactsFilter) (condition string, id int64) {
	if f.Employee != 0 {
		return "e.id = $1", f.Employee
	}
	return "e.company_id = $1", f.Company
}

// assignmentQuery reads the first hours on a project only for the first assignment to it, where they may be before that, in a
// period from $2 on.
const assignmentQuery = `
	SELECT a.employee_id, a.from_day, a.until_day,
		CASE WHEN a.from_day = '' OR a.from_day > $2 AND NOT EXISTS (SELECT 1 FROM assignment_days b
			WHERE b.employee_id = a.employee_id AND b.request_id = a.request_id AND b.from_day < a.from_day)
			THEN COALESCE((SELECT h.day FROM hours h WHERE h.employee_id = a.employee_id AND h.request_id = a.request_id
				AND (a.from_day = '' OR h.day < a.from_day) ORDER BY h.day LIMIT 1), '') ELSE '' END,
		r.id, r.company_id, r.number, r.payment_status, r.start_of_project, r.project_started_on, r.estimated_hours, r.applicant, COALESCE(f.filed_on, ''), r.title
	FROM employees e JOIN assignment_days a ON a.employee_id = e.id
		JOIN requests r ON r.id = a.request_id AND r.payment_status = 'paid' ` + withApplication + `
	WHERE (a.request_id = $3 OR CAST($3 AS BIGINT) = 0) AND (a.until_day = '' OR a.until_day > $2) AND `

func assignmentFields(a *hours.Assignment) []any {
	return append([]any{&a.Employee, day{&a.From}, day{&a.Until}, day{&a.FirstHours}}, projectFields(&a.Project)...)
}

func (r dayFacts) ListFacts(ctx context.Context, f hours.FactsFilter, in domain.Period) (people []hours.PersonFacts, err error) {
	if people, err = r.people(ctx, f); err != nil || len(people) == 0 {
		return nil, err
	}
	byID := make(map[int64]*hours.PersonFacts, len(people))
	for i := range people {
		byID[people[i].Employee.ID] = &people[i]
	}
	for _, add := range []func(context.Context, hours.FactsFilter, domain.Period, map[int64]*hours.PersonFacts) error{
		r.addAssignments, r.addHours, r.addMarks, r.addWorkdays, r.addMonths,
	} {
		if err := add(ctx, f, in, byID); err != nil {
			return nil, err
		}
	}
	return people, nil
}

func (r dayFacts) people(ctx context.Context, f hours.FactsFilter) ([]hours.PersonFacts, error) {
	condition, id := ofPeople(f)
	fields := func(p *hours.PersonFacts) []any {
		e := &p.Employee
		p.Hours, p.Marks, p.Months = map[domain.Date]domain.Hours{}, map[domain.Date]hours.DayMark{}, map[domain.Month]hours.EmployeeMonth{}
		return []any{&e.ID, &e.Company, &e.FirstName, &e.LastName, &e.Function, &e.NameKey}
	}
	return many(ctx, r.tx, "read people", fields, `SELECT e.id, e.company_id, e.first_name, e.last_name, e.function_title, e.name_key FROM employees e
		WHERE `+condition+` AND (CAST($2 AS BIGINT) = 0 OR e.id IN (SELECT a.employee_id FROM assignment_days a WHERE a.request_id = $2)) ORDER BY e.name_key, e.id`, id, f.Project)
}

func (r dayFacts) addAssignments(ctx context.Context, f hours.FactsFilter, in domain.Period, people map[int64]*hours.PersonFacts) error {
	condition, id := ofPeople(f)
	all, err := many(ctx, r.tx, "read assignments", assignmentFields, assignmentQuery+condition, id, in.From.String(), f.Project)
	for _, a := range all {
		people[a.Employee].AddAssignment(a)
	}
	return err
}

func (r dayFacts) addHours(ctx context.Context, f hours.FactsFilter, in domain.Period, people map[int64]*hours.PersonFacts) error {
	type row struct {
		hours.EmployeeDay
		late domain.Hours
	}
	condition, id := ofPeople(f)
	late := "0"
	if f.Late {
		late = "CAST(sum(h.late_half_hours) AS BIGINT)"
	}
	fields := func(w *row) []any { return []any{&w.Employee, day{&w.Date}, &w.Hours, &w.late} }
	all, err := many(ctx, r.tx, "read the hours of people", fields, `
		SELECT h.employee_id, h.day, CAST(sum(h.half_hours) AS BIGINT), `+late+` FROM employees e JOIN hours h ON h.employee_id = e.id AND h.day BETWEEN $2 AND $3
		WHERE `+condition+` GROUP BY h.employee_id, h.day`, id, in.From.String(), in.To.String())
	for _, w := range all {
		if p := people[w.Employee]; p != nil {
			p.Hours[w.Date] = w.Hours
			p.Late += w.late
		}
	}
	return err
}

func (r dayFacts) addMarks(ctx context.Context, f hours.FactsFilter, in domain.Period, people map[int64]*hours.PersonFacts) error {
	type row struct {
		employee int64
		hours.MarkedDay
	}
	condition, id := ofPeople(f)
	fields := func(w *row) []any { return []any{&w.employee, day{&w.Date}, &w.Mark} }
	all, err := many(ctx, r.tx, "read the marks of people", fields, `
		SELECT d.employee_id, d.day, d.mark FROM employees e JOIN day_marks d ON d.employee_id = e.id AND d.day BETWEEN $2 AND $3 WHERE `+condition,
		id, in.From.String(), in.To.String())
	for _, w := range all {
		if p := people[w.employee]; p != nil {
			p.Marks[w.Date] = w.Mark
		}
	}
	return err
}

func (r dayFacts) addWorkdays(ctx context.Context, f hours.FactsFilter, _ domain.Period, people map[int64]*hours.PersonFacts) error {
	type row struct {
		employee int64
		hours.WorkdaysChange
	}
	condition, id := ofPeople(f)
	fields := func(w *row) []any { return []any{&w.employee, day{&w.From}, &w.Days} }
	all, err := many(ctx, r.tx, "read the working days of people", fields, `
		SELECT w.employee_id, w.from_day, w.workdays FROM employees e JOIN workday_changes w ON w.employee_id = e.id WHERE `+condition+` ORDER BY w.employee_id, w.from_day`, id)
	for _, w := range all {
		if p := people[w.employee]; p != nil {
			p.Workdays = append(p.Workdays, w.WorkdaysChange)
		}
	}
	return err
}

func (r dayFacts) addMonths(ctx context.Context, f hours.FactsFilter, in domain.Period, people map[int64]*hours.PersonFacts) error {
	condition, id := ofPeople(f)
	all, err := many(ctx, r.tx, "read the months of people", monthFields, monthQuery+` WHERE `+condition+` AND m.month BETWEEN $2 AND $3`,
		id, monthOf(in.From), monthOf(in.To))
	for _, m := range all {
		if p := people[m.Employee]; p != nil {
			p.Months[m.Month] = m
		}
	}
	return err
}

func (r dayFacts) ListDayMarks(ctx context.Context, employee int64, in domain.Period) ([]hours.MarkedDay, error) {
	return many(ctx, r.tx, "read the marks of a person", func(m *hours.MarkedDay) []any { return []any{day{&m.Date}, &m.Mark} },
		`SELECT day, mark FROM day_marks WHERE employee_id = $1 AND day BETWEEN $2 AND $3`, employee, in.From.String(), in.To.String())
}

func (r dayFacts) PutDayMark(ctx context.Context, employee int64, days []domain.Date, mark hours.DayMark) error {
	for _, d := range days {
		var err error
		if mark == hours.NoMark {
			_, err = r.exec(ctx, "take a mark off a day", `DELETE FROM day_marks WHERE employee_id = $1 AND day = $2`, employee, d.String())
		} else {
			_, err = r.exec(ctx, "mark a day", `INSERT INTO day_marks (employee_id, day, mark) VALUES ($1, $2, $3)
				ON CONFLICT (employee_id, day) DO UPDATE SET mark = excluded.mark`, employee, d.String(), mark)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (r dayFacts) PutWorkdays(ctx context.Context, employee int64, change hours.WorkdaysChange) error {
	if err := r.update(ctx, "write working days", `UPDATE employees SET workdays = $2, version = version + 1 WHERE id = $1`, employee, change.Days); err != nil {
		return err
	}
	_, err := r.exec(ctx, "keep a change of working days", `INSERT INTO workday_changes (employee_id, from_day, workdays) VALUES ($1, $2, $3)
		ON CONFLICT (employee_id, from_day) DO UPDATE SET workdays = excluded.workdays`, employee, change.From.String(), change.Days)
	return err
}
