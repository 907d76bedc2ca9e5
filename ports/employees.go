package ports

import (
	"context"
	"time"

	"wbso/domain"
)

// Employees keeps the people whose hours are registered.
type Employees interface {
	// Add: Invalid employee_email_taken on "email" when the company has an employee
	// with the address who is not archived. It leaves Projects alone.
	Add(ctx context.Context, e domain.Employee) (domain.Employee, error)
	// ByID: NotFound not_found, also for somebody else's.
	ByID(ctx context.Context, owner, id int64) (domain.Employee, error)
	// List returns employees by name.
	List(ctx context.Context, f domain.EmployeeFilter, p domain.Page) (domain.Paged[domain.Employee], error)
	// Update writes everything but company and projects: NotFound not_found, and
	// Invalid employee_email_taken as Add.
	Update(ctx context.Context, e domain.Employee) error
	// Delete: NotFound not_found. The employee has no hours.
	Delete(ctx context.Context, id int64) error
	// Touch raises the version of employees. Transactions that touch the same one come
	// one after the other.
	Touch(ctx context.Context, ids ...int64) error
}

// Assignments says who works on which project.
type Assignments interface {
	// Assign leaves assignments alone that are there already.
	Assign(ctx context.Context, project int64, employees []int64, at time.Time) error
	// Unassign keeps the hours. It leaves alone who is not assigned.
	Unassign(ctx context.Context, project int64, employees []int64) error
	// Assigned reports whether the employee works on the project.
	Assigned(ctx context.Context, project, employee int64) (bool, error)
}
