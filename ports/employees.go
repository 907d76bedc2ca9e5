package ports

import (
	"context"

	"wbso/domain"
	"wbso/domain/hours"
	"wbso/domain/member"
)

// Employees keeps the people whose hours are registered. Their names, functions and
// e-mail addresses are those of the company that they work for.
type Employees interface {
	// AddEmployee fails with Invalid employee_email_taken on "email" when the company has an employee
	// with the address who is not archived. It leaves Projects alone.
	AddEmployee(ctx context.Context, e hours.Employee) (hours.Employee, error)
	// FindEmployee fails with NotFound not_found when there is none, and as CheckAccess says.
	FindEmployee(ctx context.Context, a member.Access, id int64) (hours.Employee, error)
	// ListEmployees returns employees by name.
	ListEmployees(ctx context.Context, f hours.EmployeeFilter, p domain.Page) (domain.List[hours.Employee], error)
	// CountEmployees returns how many employees of a company are not archived. It takes no longer
	// for more of them.
	CountEmployees(ctx context.Context, company int64) (int, error)
	// UpdateEmployee writes everything but company, projects and creation time, and raises the
	// version. It fails with NotFound not_found, and with Invalid employee_email_taken like
	// AddEmployee.
	UpdateEmployee(ctx context.Context, e hours.Employee) error
	// DeleteEmployee reports whether it deleted the employee, with the assignments: one who has
	// hours, withdrawn ones too, is kept.
	DeleteEmployee(ctx context.Context, id int64) (bool, error)
	// TouchEmployees raises the version of employees. It fails with NotFound not_found when one is
	// missing. Transactions that touch the same one come one after the other.
	TouchEmployees(ctx context.Context, ids ...int64) error
}
