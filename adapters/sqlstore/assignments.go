package sqlstore

import (
	"cmp"
	"context"
	"slices"
	"time"
)

type assignments struct{ *tx }

func (r assignments) AssignEmployees(ctx context.Context, project int64, employees []int64, assigned time.Time) error {
	for _, employee := range byPart(employees) {
		n, err := r.exec(ctx, "assign an employee", `
			INSERT INTO assignments (request_id, employee_id, assigned_at) VALUES ($1, $2, $3)
			ON CONFLICT (request_id, employee_id) DO NOTHING`, project, employee, at(assigned))
		if err == nil && n > 0 {
			err = r.addToProjects(ctx, employee, project, 1)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// byPart returns employees in the order of the rows that keep their number, so that two
// transactions never wait for each other crosswise.
func byPart(employees []int64) []int64 {
	return slices.SortedFunc(slices.Values(employees), func(a, b int64) int { return cmp.Or(cmp.Compare(a%sumParts, b%sumParts), cmp.Compare(a, b)) })
}

func (r assignments) UnassignEmployees(ctx context.Context, project int64, employees []int64) error {
	for _, employee := range byPart(employees) {
		if err := r.addToProjects(ctx, employee, project, -1); err != nil {
			return err
		}
		if _, err := r.exec(ctx, "unassign an employee",
			`DELETE FROM assignments WHERE request_id = $1 AND employee_id = $2`, project, employee); err != nil {
			return err
		}
	}
	return nil
}

func (r assignments) IsAssigned(ctx context.Context, project, employee int64) (bool, error) {
	_, found, err := r.number(ctx, "look for an assignment",
		`SELECT 1 FROM assignments WHERE request_id = $1 AND employee_id = $2`, project, employee)
	return found, err
}
