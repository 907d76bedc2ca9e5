package ports

import (
	"context"
	"time"
)

// Assignments says who works on which project.
type Assignments interface {
	// Assign leaves assignments alone that are there already.
	Assign(ctx context.Context, project int64, employees []int64, at time.Time) error
	// Unassign keeps the hours. It leaves alone who is not assigned.
	Unassign(ctx context.Context, project int64, employees []int64) error
	// Assigned reports whether the employee works on the project.
	Assigned(ctx context.Context, project, employee int64) (bool, error)
}
