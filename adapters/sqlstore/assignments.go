package sqlstore

import (
	"cmp"
	"context"
	"slices"
	"time"

	"wbso/domain"
)

type assignments struct{ *tx }

func (r assignments) AssignEmployees(ctx context.Context, project int64, employees []int64, on domain.Date, assigned time.Time) error {
	for _, employee := range byPart(employees) {
		n, err := r.exec(ctx, "assign an employee", `
			INSERT INTO assignments (request_id, employee_id, assigned_at) VALUES ($1, $2, $3)
			ON CONFLICT (request_id, employee_id) DO NOTHING`, project, employee, at(assigned))
		if err == nil && n > 0 {
			err = r.addToProjects(ctx, employee, project, 1)
		}
		if err == nil && n > 0 {
			err = r.begin(ctx, employee, project, on)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// begin begins the days of the assignment of an employee to a project, or with 0 of all assignments.
func (r assignments) begin(ctx context.Context, employee, project int64, on domain.Date) error {
	_, err := r.exec(ctx, "begin the days of an assignment", `
		INSERT INTO assignment_days (employee_id, request_id, from_day, until_day)
			SELECT a.employee_id, a.request_id, CAST($3 AS TEXT), '' FROM assignments a WHERE a.employee_id = $1 AND (a.request_id = $2 OR CAST($2 AS BIGINT) = 0)
				AND NOT EXISTS (SELECT 1 FROM assignment_days d WHERE d.employee_id = a.employee_id AND d.request_id = a.request_id AND d.until_day = '')
		ON CONFLICT (employee_id, request_id, from_day) DO UPDATE SET until_day = ''`, employee, project, on.String())
	return err
}

// end ends what begin began.
func (r assignments) end(ctx context.Context, employee, project int64, on domain.Date) error {
	_, err := r.exec(ctx, "end the days of an assignment", `
		UPDATE assignment_days SET until_day = $3 WHERE employee_id = $1 AND (request_id = $2 OR CAST($2 AS BIGINT) = 0) AND until_day = ''`,
		employee, project, on.String())
	return err
}

func (r assignments) PauseAssignments(ctx context.Context, employee int64, on domain.Date) error {
	return r.end(ctx, employee, 0, on)
}

func (r assignments) ResumeAssignments(ctx context.Context, employee int64, on domain.Date) error {
	return r.begin(ctx, employee, 0, on)
}

// byPart returns employees in the order of the rows that keep their number, so that two
// transactions never wait for each other crosswise.
func byPart(employees []int64) []int64 {
	return slices.SortedFunc(slices.Values(employees), func(a, b int64) int { return cmp.Or(cmp.Compare(a%sumParts, b%sumParts), cmp.Compare(a, b)) })
}

func (r assignments) UnassignEmployees(ctx context.Context, project int64, employees []int64, on domain.Date) error {
	for _, employee := range byPart(employees) {
		if err := r.addToProjects(ctx, employee, project, -1); err != nil {
			return err
		}
		if _, err := r.exec(ctx, "unassign an employee",
			`DELETE FROM assignments WHERE request_id = $1 AND employee_id = $2`, project, employee); err != nil {
			return err
		}
		if err := r.end(ctx, employee, project, on); err != nil {
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
