package wire

import (
	"time"

	"wbso/domain/hours"
)

// Employee is somebody whose hours are registered. The citizen service number is masked.
type Employee struct {
	ID               int64     `json:"id"`
	FirstName        string    `json:"first_name"`
	LastName         string    `json:"last_name"`
	FunctionTitle    string    `json:"function_title"`
	Email            string    `json:"email"`
	BSN              string    `json:"bsn"`
	CompanyProfile   int64     `json:"company_profile"`
	IsApproved       bool      `json:"is_approved"`
	Archived         bool      `json:"archived"`
	AssignedProjects []string  `json:"assigned_projects"`
	CreatedAt        time.Time `json:"created_at"`
}

// EmployeeOf shapes an employee.
func EmployeeOf(e hours.Employee) Employee {
	return Employee{ID: e.ID, FirstName: e.FirstName, LastName: e.LastName, FunctionTitle: e.Function, Email: e.Email,
		BSN: e.MaskedBSN, CompanyProfile: e.Company, IsApproved: e.Approved, Archived: e.Archived,
		AssignedProjects: append([]string{}, e.Projects...), CreatedAt: e.CreatedAt.UTC()}
}

// BSN is a whole citizen service number.
type BSN struct {
	BSN string `json:"bsn"`
}

// Assignments are employees of a project.
type Assignments struct {
	ProjectNumber string  `json:"project_number"`
	EmployeeIDs   []int64 `json:"employee_ids"`
}
