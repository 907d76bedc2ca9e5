package sqlstore

import (
	"context"
	"slices"

	"wbso/domain"
)

type employees struct{ *tx }

const employeeQuery = `SELECT e.id, e.company_id, e.first_name, e.last_name, e.function_title, e.email, e.bsn, e.bsn_key,
	e.approved, e.archived, e.created_at
	FROM employees e`

func employeeFields(e *domain.Employee) []any {
	return []any{&e.ID, &e.Company, &e.FirstName, &e.LastName, &e.Function, &e.Email, blob{&e.BSN.Cipher}, &e.BSN.Key,
		&e.Approved, &e.Archived, instant{&e.CreatedAt}}
}

func employeeEmailTaken() error { return domain.Bad("email", domain.CodeEmployeeEmail) }

func (r employees) Add(ctx context.Context, e domain.Employee) (domain.Employee, error) {
	e.CreatedAt = micro(e.CreatedAt)
	id, added, err := r.number(ctx, "add an employee", `
		INSERT INTO employees (company_id, first_name, last_name, name_key, function_title, email, email_key, bsn, bsn_key,
			approved, archived, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
		ON CONFLICT (company_id, email_key) WHERE email_key <> '' AND NOT archived DO NOTHING RETURNING id`,
		e.Company, e.FirstName, e.LastName, e.NameKey(), e.Function, e.Email, domain.FoldEmail(e.Email), notNull(e.BSN.Cipher), e.BSN.Key,
		e.Approved, e.Archived, at(e.CreatedAt))
	if err != nil {
		return domain.Employee{}, err
	}
	if !added {
		return domain.Employee{}, employeeEmailTaken()
	}
	e.ID = id
	return e, nil
}

func (r employees) ByID(ctx context.Context, owner, id int64) (domain.Employee, error) {
	query, args := owned(employeeQuery+` JOIN companies c ON c.id = e.company_id WHERE e.id = $1`, "c.owner_id", owner, id)
	e, err := one(ctx, r.tx, "read an employee", employeeFields, query, args...)
	if err != nil {
		return e, err
	}
	found := []domain.Employee{e}
	err = r.addProjects(ctx, found, ` WHERE a.employee_id = $1`, id)
	return found[0], err
}

func (r employees) List(ctx context.Context, f domain.EmployeeFilter, p domain.Page) (domain.Paged[domain.Employee], error) {
	q := where{}
	if f.Company != 0 {
		q.add("e.company_id", f.Company)
	}
	if f.Project != 0 {
		q.that(`EXISTS (SELECT 1 FROM assignments a WHERE a.request_id = $%d AND a.employee_id = e.id)`, f.Project)
	}
	if f.Available != 0 {
		q.that(`e.company_id = (SELECT r.company_id FROM requests r WHERE r.id = $%d)`, f.Available)
		q.that(`NOT EXISTS (SELECT 1 FROM assignments a WHERE a.request_id = $%d AND a.employee_id = e.id)`, f.Available)
	}
	if !f.Archived {
		q.conditions = append(q.conditions, "NOT e.archived")
	}
	list, err := paged(ctx, r.tx, "list employees", employeeFields, employeeQuery, q, "e.name_key, e.id", p)
	if err != nil {
		return list, err
	}
	var companies []int64 // mostly one
	for _, e := range list.Items {
		if !slices.Contains(companies, e.Company) {
			companies = append(companies, e.Company)
		}
	}
	for _, company := range companies {
		if err := r.addProjects(ctx, list.Items, ` JOIN employees e ON e.id = a.employee_id WHERE e.company_id = $1`, company); err != nil {
			return list, err
		}
	}
	return list, nil
}

// addProjects adds the numbers of their projects to employees, from the assignments that a
// condition selects.
func (r employees) addProjects(ctx context.Context, to []domain.Employee, condition string, key int64) error {
	type assigned struct {
		employee int64
		project  string
	}
	all, err := many(ctx, r.tx, "read assignments", func(a *assigned) []any { return []any{&a.employee, &a.project} },
		`SELECT a.employee_id, r.number FROM assignments a JOIN requests r ON r.id = a.request_id`+condition+` ORDER BY r.id`, key)
	if err != nil {
		return err
	}
	projects := map[int64][]string{}
	for _, a := range all {
		projects[a.employee] = append(projects[a.employee], a.project)
	}
	for i := range to {
		if found := projects[to[i].ID]; found != nil {
			to[i].Projects = found
		}
	}
	return nil
}

// Update looks before it writes, since a violated constraint would end the
// whole transaction on PostgreSQL.
func (r employees) Update(ctx context.Context, e domain.Employee) error {
	key := domain.FoldEmail(e.Email)
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
	return r.update(ctx, "update an employee", `
		UPDATE employees SET first_name = $1, last_name = $2, name_key = $3, function_title = $4, email = $5, email_key = $6,
			bsn = $7, bsn_key = $8, approved = $9, archived = $10, version = version + 1
		WHERE id = $11`,
		e.FirstName, e.LastName, e.NameKey(), e.Function, e.Email, key, notNull(e.BSN.Cipher), e.BSN.Key, e.Approved, e.Archived, e.ID)
}

func (r employees) Delete(ctx context.Context, id int64) (bool, error) {
	n, err := r.exec(ctx, "delete an employee", `DELETE FROM employees WHERE id = $1 AND `+withoutHours, id)
	return n > 0, err
}

// Touch goes by id, so that two transactions never wait for each other crosswise.
func (r employees) Touch(ctx context.Context, ids ...int64) error {
	for _, id := range slices.Compact(slices.Sorted(slices.Values(ids))) {
		if err := r.update(ctx, "touch an employee", `UPDATE employees SET version = version + 1 WHERE id = $1`, id); err != nil {
			return err
		}
	}
	return nil
}
