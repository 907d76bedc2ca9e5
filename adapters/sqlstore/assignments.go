package sqlstore

import (
	"context"
	"time"
)

type assignments struct{ *tx }

func (r assignments) Assign(ctx context.Context, project int64, employees []int64, assigned time.Time) error {
	for _, employee := range employees {
		if _, err := r.exec(ctx, "assign an employee", `
			INSERT INTO assignments (request_id, employee_id, assigned_at) VALUES ($1, $2, $3)
			ON CONFLICT (request_id, employee_id) DO NOTHING`, project, employee, at(assigned)); err != nil {
			return err
		}
	}
	return nil
}

func (r assignments) Unassign(ctx context.Context, project int64, employees []int64) error {
	for _, employee := range employees {
		if _, err := r.exec(ctx, "unassign an employee",
			`DELETE FROM assignments WHERE request_id = $1 AND employee_id = $2`, project, employee); err != nil {
			return err
		}
	}
	return nil
}

func (r assignments) Assigned(ctx context.Context, project, employee int64) (bool, error) {
	_, found, err := r.number(ctx, "look for an assignment",
		`SELECT 1 FROM assignments WHERE request_id = $1 AND employee_id = $2`, project, employee)
	return found, err
}
