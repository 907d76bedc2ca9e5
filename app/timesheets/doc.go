// Package timesheets has the use cases of employees, their hours, and the reports and files of them.
package timesheets

import (
	"context"

	"wbso/app/usecase"
	"wbso/domain/request"
	"wbso/ports"
)

// Deps is what employees, hours and their files use.
type Deps struct {
	usecase.Runtime
	Vault   ports.Vault
	Sheets  ports.Spreadsheets
	Printer ports.Printer
	Wake    func() // tells the worker that there is a job
	// AddBenefits adds to requests what their applications are worth.
	AddBenefits func(context.Context, ports.Repos, []request.RequestSummary) error
}

// UseCases are those of employees and their hours.
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
