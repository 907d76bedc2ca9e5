package sqlstore

import (
	"context"
	"slices"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/hours"
	"wbso/domain/member"
)

type employees struct{ *tx }

const employeeColumns = `e.id, e.company_id, e.first_name, e.last_name, e.function_title, e.email, e.bsn, e.bsn_key,
	e.approved, e.archived, e.workdays, e.created_at`

func employeeFields(e *hours.Employee) []any {
	return []any{&e.ID, &e.Company, &e.FirstName, &e.LastName, &e.Function, &e.Email, blob{&e.BSN.Cipher}, &e.BSN.Key,
		&e.Approved, &e.Archived, &e.Workdays, instant{&e.CreatedAt}}
}

func employeeEmailTaken() error { return domain.Bad("email", domain.CodeEmployeeEmail) }

func (r employees) AddEmployee(ctx context.Context, e hours.Employee) (hours.Employee, error) {
	e.CreatedAt = micro(e.CreatedAt)
	id, added, err := r.number(ctx, "add an employee", `
		INSERT INTO employees (company_id, first_name, last_name, name_key, function_title, email, email_key, bsn, bsn_key,
			approved, archived, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
		ON CONFLICT (company_id, email_key) WHERE email_key <> '' AND NOT archived DO NOTHING RETURNING id`,
		e.Company, e.FirstName, e.LastName, nameKey(e), e.Function, e.Email, account.FoldEmail(e.Email), notNull(e.BSN.Cipher), e.BSN.Key,
		e.Approved, e.Archived, at(e.CreatedAt))
	if err != nil {
		return hours.Employee{}, err
	}
	if !added {
		return hours.Employee{}, employeeEmailTaken()
	}
	e.ID, e.Workdays = id, hours.MondayToFriday
	return e, r.addToCompany(ctx, id, 1)
}

func (r employees) FindEmployee(ctx context.Context, a member.Access, id int64) (hours.Employee, error) {
	var caller member.Membership
	join, args := joinMember(a, "e.company_id", id)
	fields := func(e *hours.Employee) []any { return append(employeeFields(e), memberFields(&caller)...) }
	e, err := one(ctx, r.tx, "read an employee", fields, `SELECT `+employeeColumns+`, `+memberColumns+` FROM employees e`+join+` WHERE e.id = $1`, args...)
	if err == nil {
		err = a.CheckAccess(caller, e.ID)
	}
	if err != nil {
		return e, err
	}
	found := []hours.Employee{e}
	err = r.addProjects(ctx, found)
	return found[0], err
}

func (r employees) ListEmployees(ctx context.Context, f hours.EmployeeFilter, p domain.Page) (domain.List[hours.Employee], error) {
	q := where{}
	if f.Company != 0 {
		q.add("e.company_id", f.Company)
	}
	if f.Project != 0 {
		q.that(`e.id IN (SELECT a.employee_id FROM assignments a WHERE a.request_id = $%d)`, f.Project) // SQLite looks for EXISTS in each row
	}
	if f.Available != 0 {
		q.that(`e.company_id = (SELECT r.company_id FROM requests r WHERE r.id = $%d)`, f.Available)
		q.that(`NOT EXISTS (SELECT 1 FROM assignments a WHERE a.request_id = $%d AND a.employee_id = e.id)`, f.Available)
	}
	if !f.Archived {
		q.conditions = append(q.conditions, "NOT e.archived")
	}
	list, err := paged(ctx, r.tx, "list employees", employeeFields, `SELECT `+employeeColumns+` FROM employees e`, q, order{from: "employees e", by: "e.name_key, e.id", id: "e.id"}, p)
	if err != nil {
		return list, err
	}
	return list, r.addProjects(ctx, list.Items)
}

// addProjects adds the numbers of their projects to employees, a part of them at a time:
// the statement names each of them.
func (r employees) addProjects(ctx context.Context, to []hours.Employee) error {
	type assigned struct {
		employee int64
		project  string
	}
	fields := func(a *assigned) []any { return []any{&a.employee, &a.project} }
	for part := range slices.Chunk(to, domain.PageSize) {
		var ids []int64
		byID := map[int64]*hours.Employee{}
		for i := range part {
			ids, byID[part[i].ID] = append(ids, part[i].ID), &part[i]
		}
		args := idsOf(ids)
		all, err := many(ctx, r.tx, "read assignments", fields, `SELECT a.employee_id, r.number FROM assignments a JOIN requests r ON r.id = a.request_id
			WHERE a.employee_id IN (`+places(1, len(args))+`) ORDER BY r.id`, args...)
		if err != nil {
			return err
		}
		for _, a := range all {
			byID[a.employee].Projects = append(byID[a.employee].Projects, a.project)
		}
	}
	return nil
}

// UpdateEmployee looks before it writes, since a violated constraint would end the
// whole transaction on PostgreSQL.
func (r employees) UpdateEmployee(ctx context.Context, e hours.Employee) error {
	key := account.FoldEmail(e.Email)
	if key != "" && !e.Archived {
		_, taken, err := r.number(ctx, "look for an employee's address", `
			SELECT other.id FROM employees other JOIN employees e ON other.company_id = e.company_id AND other.id <> e.id
			WHERE e.id = $1 AND other.email_key = $2 AND other.email_key <> '' AND NOT other.archived`, e.ID, key)
		if err != nil {
			return err
		}
		if taken {
			return employeeEmailTaken()
		}
	}
	archiving, err := r.archiving(ctx, e)
	if err != nil {
		return err
	}
	if archiving && e.Archived {
		err = r.addPerson(ctx, e.ID, -1)
	}
	if err != nil {
		return err
	}
	err = r.update(ctx, "update an employee", `
		UPDATE employees SET first_name = $1, last_name = $2, name_key = $3, function_title = $4, email = $5, email_key = $6,
			bsn = $7, bsn_key = $8, approved = $9, archived = $10, version = version + 1
		WHERE id = $11`,
		e.FirstName, e.LastName, nameKey(e), e.Function, e.Email, key, notNull(e.BSN.Cipher), e.BSN.Key, e.Approved, e.Archived, e.ID)
	if err == nil && archiving && !e.Archived {
		err = r.addPerson(ctx, e.ID, 1)
	}
	return err
}

// archiving reports whether an update archives an employee or takes them back.
func (r employees) archiving(ctx context.Context, e hours.Employee) (bool, error) {
	_, changes, err := r.number(ctx, "look whether an employee is archived", `SELECT 1 FROM employees WHERE id = $1 AND archived <> $2`, e.ID, e.Archived)
	return changes, err
}

func (r employees) DeleteEmployee(ctx context.Context, id int64) (bool, error) {
	_, free, err := r.number(ctx, "look for an employee without hours", `SELECT 1 FROM employees WHERE id = $1 AND `+withoutHours, id)
	if err != nil || !free {
		return false, err
	}
	if err := r.addPerson(ctx, id, -1); err != nil {
		return false, err
	}
	n, err := r.exec(ctx, "delete an employee", `DELETE FROM employees WHERE id = $1 AND `+withoutHours, id)
	return n > 0, err
}

func (r employees) CountEmployees(ctx context.Context, company int64) (int, error) {
	n, _, err := r.number(ctx, "count the employees of a company",
		`SELECT COALESCE(CAST(sum(people) AS BIGINT), 0) FROM company_people WHERE company_id = $1`, company)
	return int(n), err
}

// TouchEmployees goes by id, so that two transactions never wait for each other crosswise.
func (r employees) TouchEmployees(ctx context.Context, ids ...int64) error {
	for _, id := range slices.Compact(slices.Sorted(slices.Values(ids))) {
		if err := r.update(ctx, "touch an employee", `UPDATE employees SET version = version + 1 WHERE id = $1`, id); err != nil {
			return err
		}
	}
	return nil
}
