package ports

import (
	"context"
	"time"
)

// Assignments says who works on which project.
type Assignments interface {
	// AssignEmployees leaves assignments alone that are there already.
	AssignEmployees(ctx context.Context, project int64, employees []int64, at time.Time) error
	// UnassignEmployees keeps the hours. It ignores employees who are not assigned.
	UnassignEmployees(ctx context.Context, project int64, employees []int64) error
	// IsAssigned reports whether the employee works on the project.
	IsAssigned(ctx context.Context, project, employee int64) (bool, error)
}
