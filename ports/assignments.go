package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Assignments says who works on which project.
type Assignments interface {
	// AssignEmployees leaves assignments alone that are there already. It keeps the business day on which the
	// others began; one that ended on that day goes on.
	AssignEmployees(ctx context.Context, project int64, employees []int64, on domain.Date, at time.Time) error
	// UnassignEmployees keeps the hours, and the business day on which the assignments end. It ignores
	// employees who are not assigned.
	UnassignEmployees(ctx context.Context, project int64, employees []int64, on domain.Date) error
	// PauseAssignments ends the days of all assignments of an employee who is archived, and ResumeAssignments
	// begins them again.
	PauseAssignments(ctx context.Context, employee int64, on domain.Date) error
	ResumeAssignments(ctx context.Context, employee int64, on domain.Date) error
	// IsAssigned reports whether the employee works on the project.
	IsAssigned(ctx context.Context, project, employee int64) (bool, error)
}
