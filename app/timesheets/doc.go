// Package timesheets has the use cases of employees, their hours, and the reports and files of them.
package timesheets

import (
	"wbso/app/usecase"
)

// UseCases are the use cases of employees and their hours.
type UseCases struct {
	Employees *Employees
	Hours     *Hours
	Reports   *Reports
	Exports   *Exports
	Keys      *Keys
}

// New returns the use cases of employees and their hours.
func New(d Deps, turns *usecase.PrintTurns) UseCases {
	return UseCases{Employees: &Employees{&d}, Hours: &Hours{deps: &d}, Reports: &Reports{&d}, Exports: &Exports{&d, turns}, Keys: &Keys{&d}}
}
