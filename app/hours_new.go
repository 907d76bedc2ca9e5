// Package hours has the use cases of employees, their hours, and the reports and files of them.
package app

import "wbso/ports"

// hoursDeps is what employees, hours and their files use.
type hoursDeps struct {
	Runtime
	Vault   ports.Vault
	Sheets  ports.Spreadsheets
	Printer ports.Printer
	Wake    func() // tells the worker that there is a job
}

// hoursUseCases are those of employees and their hours.
type hoursUseCases struct {
	Employees *Employees
	Hours     *Hours
	Reports   *Reports
	Exports   *Exports
	Keys      *Keys
}

// newHoursUseCases returns the use cases of employees and their hours.
func newHoursUseCases(d hoursDeps, turns *PrintTurns) hoursUseCases {
	return hoursUseCases{Employees: &Employees{&d}, Hours: &Hours{deps: &d}, Reports: &Reports{&d}, Exports: &Exports{&d, turns}, Keys: &Keys{&d}}
}
